import RoostTesting
import SwiftUI
import RoostLocks
import Testing

struct ThreadTests {
    nonisolated struct Card: View {
        var body: some View {
            VStack(alignment: .leading) {
                Text("Office, Käse, 你好, مرحبا, 👩‍👩‍👧").font(.headline)
                Grid {
                    ForEach(0..<4) { row in
                        GridRow {
                            Text("Row \(row)")
                            ProgressView(value: Double(row), total: 4)
                        }
                    }
                }
                HStack {
                    RoundedRectangle(cornerRadius: 12)
                        .fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                        .shadow(radius: 4)
                    Circle().strokeBorder(.green, lineWidth: 3).blur(radius: 1)
                    Image(systemName: "star.fill")
                }
            }
            .padding()
            .frame(width: 300, height: 260)
        }
    }

    private static func files() throws -> [Data] {
        let renderer = ImageRenderer(content: Card())
        renderer.scale = 2
        return [try renderer.pngData(), try renderer.svgData(), try renderer.pdfData()]
    }

    @Test func `Four threads draw the same bytes as one`() throws {
        let alone = try Self.files()
        #expect(alone == (try Self.files()), "drawn twice")
        let drawn = Mutex<[[Data]]>([])
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            let files = (try? Self.files()) ?? []
            drawn.withLock { $0.append(files) }
        }
        for files in drawn.withLock({ $0 }) { #expect(files == alone) }
    }
}
