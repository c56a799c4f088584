import RoostTesting
import Testing
import WidgetKit

/// Live activities, of which there are only pictures.
@MainActor
struct ActivityTests {
    struct Delivery: ActivityAttributes {
        struct ContentState: Codable, Hashable {
            var minutes: Int
        }
        var name: String
    }

    struct DeliveryWidget: Widget {
        var body: some WidgetConfiguration {
            ActivityConfiguration(for: Delivery.self) { context in
                Text(verbatim: "\(context.attributes.name) \(context.state.minutes)")
                    .padding()
                    .accessibilityIdentifier("card")
                    .activityBackgroundTint(.red)
                    .activitySystemActionForegroundColor(.black)
            } dynamicIsland: { context in
                DynamicIsland {
                    DynamicIslandExpandedRegion(.leading) {
                        Text(verbatim: "Leading").accessibilityIdentifier("leading")
                    }
                    DynamicIslandExpandedRegion(.trailing) {
                        Text(verbatim: "Trailing").accessibilityIdentifier("trailing")
                    }
                    if context.state.minutes > 0 {
                        DynamicIslandExpandedRegion(.bottom) {
                            Text(verbatim: "Bottom \(context.state.minutes)").accessibilityIdentifier("bottom")
                        }
                    }
                } compactLeading: {
                    Text(verbatim: "L").accessibilityIdentifier("L")
                } compactTrailing: {
                    Text(verbatim: "T \(context.state.minutes)").accessibilityIdentifier("T")
                } minimal: {
                    Text(verbatim: "\(context.state.minutes)").accessibilityIdentifier("minimal")
                }
                .widgetURL(URL(string: "https://example.com"))
                .keylineTint(.red)
            }
        }
    }

    private func view(_ kind: ActivityPreviewViewKind) -> some View {
        ActivityView(
            DeliveryWidget(), as: kind, attributes: Delivery(name: "Pizza"), state: Delivery.ContentState(minutes: 5))
    }

    @Test func `no activity is made`() {
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
        #expect(Activity<Delivery>.activities.isEmpty)
        #expect(throws: ActivityAuthorizationError.unsupported) {
            _ = try Activity.request(
                attributes: Delivery(name: "Pizza"),
                content: ActivityContent(state: Delivery.ContentState(minutes: 5), staleDate: nil))
        }
    }

    @Test func `the lock screen's card shows the state on the app's ground`() throws {
        let image = try #require(ImageRenderer(content: view(.content)).cgImage)
        #expect(image.width == 373 && image.height > 40 && image.height <= 160)
        let live = LiveView(view(.content), size: CGSize(width: 400, height: 200))
        #expect(live.contains("Pizza 5"))
    }

    @Test func `the island has its parts beside the camera`() throws {
        let live = LiveView(view(.dynamicIsland(.compact)), size: CGSize(width: 400, height: 100))
        let (left, right) = (try #require(live.frame(of: "L")), try #require(live.frame(of: "T")))
        #expect(right.minX - left.maxX >= 125)
        #expect(live.contains("T 5"))
    }

    @Test func `the opened island has its parts around the camera`() throws {
        let live = LiveView(view(.dynamicIsland(.expanded)), size: CGSize(width: 400, height: 200))
        let (leading, trailing) = (try #require(live.frame(of: "leading")), try #require(live.frame(of: "trailing")))
        let bottom = try #require(live.frame(of: "bottom"))
        #expect(leading.maxX < trailing.minX && bottom.minY > leading.maxY)
    }

    @Test func `the smallest island is round`() throws {
        let image = try #require(ImageRenderer(content: view(.dynamicIsland(.minimal))).cgImage)
        #expect(image.width == image.height)
    }
}

#Preview("Card", as: .content, using: ActivityTests.Delivery(name: "Pizza")) {
    ActivityTests.DeliveryWidget()
} contentStates: {
    ActivityTests.Delivery.ContentState(minutes: 5)
    ActivityTests.Delivery.ContentState(minutes: 0)
}
