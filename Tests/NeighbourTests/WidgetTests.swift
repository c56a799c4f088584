@testable import RoostTesting
import Testing
import WidgetKit

struct WidgetTests {
    struct Entry: TimelineEntry {
        let date: Date
        let steps: Int
    }

    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, steps: 0) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
            completion(Entry(date: .distantPast, steps: Int(context.displaySize.width)))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            let entries = (1...3).map { Entry(date: Date(timeIntervalSince1970: Double($0)), steps: $0) }
            completion(Timeline(entries: entries, policy: .atEnd))
        }
    }

    struct Steps: View {
        let entry: Entry
        @Environment(\.widgetFamily) private var family
        @Environment(\.widgetContentMargins) private var margins

        var body: some View {
            Text(verbatim: "\(entry.steps) \(family) \(Int(margins.top))").containerBackground(.red, for: .widget)
        }
    }

    struct StepsWidget: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "steps", provider: Provider()) { Steps(entry: $0) }
                .configurationDisplayName("Steps")
                .description("How far")
                .supportedFamilies([.systemSmall, .accessoryCircular])
        }
    }

    struct Settings: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Settings"
        @Parameter(title: "Emoji", default: "😃") var emoji: String
    }

    struct Asked: AppIntentTimelineProvider {
        struct Entry: TimelineEntry {
            let date: Date
            let emoji: String
        }
        func placeholder(in context: Context) -> Entry { Entry(date: .now, emoji: "") }
        func snapshot(for configuration: Settings, in context: Context) async -> Entry {
            Entry(date: .now, emoji: configuration.emoji)
        }
        func timeline(for configuration: Settings, in context: Context) async -> Timeline<Entry> {
            Timeline(entries: [Entry(date: .now, emoji: configuration.emoji)], policy: .never)
        }
    }

    struct AskedWidget: Widget {
        var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "asked", intent: Settings.self, provider: Asked()) { entry in
                Text(entry.emoji).containerBackground(for: .widget) { Color.blue }
            }
        }
    }

    struct Bundle: WidgetBundle {
        @WidgetBundleBuilder var body: some Widget {
            StepsWidget()
            AskedWidget()
        }
    }

    @MainActor private func words<V: View>(of view: V) -> [String] {
        LiveView(view, size: CGSize(width: 400, height: 400)).session.accessibilityTree().map(\.label)
    }

    @MainActor private func corner<V: View>(of view: V) throws -> (size: CGSize, middle: [UInt8], corner: [UInt8]) {
        let image = try #require(ImageRenderer(content: view).cgImage)
        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            Array(image.pixels[(y * image.width + x) * 4..<(y * image.width + x) * 4 + 4])
        }
        return (CGSize(width: image.width, height: image.height), pixel(image.width / 2, 4), pixel(0, 0))
    }

    @MainActor @Test func `a widget has its family's size, its background and round corners`() throws {
        let sizes: [(WidgetFamily, CGSize)] = [
            (.systemSmall, CGSize(width: 158, height: 158)), (.systemMedium, CGSize(width: 338, height: 158)),
            (.systemLarge, CGSize(width: 338, height: 354)),
        ]
        for (family, size) in sizes {
            let drawn = try corner(of: WidgetView(StepsWidget(), family: family))
            #expect(drawn.size == size)
            #expect(drawn.middle[0] > 200 && drawn.middle[1] < 100)
            #expect(drawn.corner[3] == 0)
        }
    }

    @MainActor @Test func `an accessory widget has no background`() throws {
        let drawn = try corner(of: WidgetView(StepsWidget(), family: .accessoryRectangular))
        #expect(drawn.size == CGSize(width: 160, height: 72))
        #expect(drawn.middle[3] == 0)
    }

    @MainActor @Test func `outside of a widget a container's background is not drawn`() throws {
        let drawn = try corner(of: Color.clear.frame(width: 20, height: 20).containerBackground(.red, for: .widget))
        #expect(drawn.size == CGSize(width: 20, height: 20))
        #expect(drawn.corner[3] == 0)
    }

    @MainActor @Test func `outside of previews a preview's context leaves a view as it is`() throws {
        let view = Color.red.frame(width: 20, height: 20)
        let drawn = try corner(of: view.previewContext(WidgetPreviewContext(family: .systemSmall)))
        #expect(drawn.size == CGSize(width: 20, height: 20))
        #expect(drawn.corner[3] == 255)
    }

    @MainActor @Test func `the content reads its family and its margins`() async {
        let small = await WidgetView.snapshot(of: StepsWidget(), family: .systemSmall)
        #expect(words(of: small) == ["158 systemSmall 16"])
        let circle = await WidgetView.snapshot(of: StepsWidget(), family: .accessoryCircular)
        #expect(words(of: circle) == ["72 accessoryCircular 0"])
    }

    @MainActor @Test func `a timeline gives a view for each entry`() async {
        #expect(await WidgetView.timeline(of: StepsWidget(), family: .systemSmall).count == 3)
    }

    @MainActor @Test func `parameters have their defaults`() async {
        let view = await WidgetView.snapshot(of: AskedWidget(), family: .systemSmall)
        #expect(words(of: view) == ["😃"])
    }

    @MainActor @Test func `a bundle has all of its widgets`() {
        #expect(Bundle().body.body._kinds.count == 2)
    }
}

#Preview("Small", as: .systemSmall) {
    WidgetTests.StepsWidget()
} timeline: {
    WidgetTests.Entry(date: .now, steps: 5)
    WidgetTests.Entry(date: .now, steps: 6)
}
