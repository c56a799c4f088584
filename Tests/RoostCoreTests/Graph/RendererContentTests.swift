import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// A renderer whose content is set again.
@MainActor struct RendererContentTests {
    /// A card with parts that come and go.
    private struct Card: View {
        struct Spec: Equatable {
            var title = "Title"
            var tags: [Int] = []
            var isWide = false
            var picture: Int?
            var bars: [Double] = []
        }

        let spec: Spec

        var body: some View {
            VStack(alignment: .leading) {
                Text(spec.title).font(.headline)
                if let picture = spec.picture {
                    Circle().fill([Color.red, .green, .blue][picture]).frame(width: 20, height: 20)
                }
                HStack { ForEach(spec.tags, id: \.self) { Text("tag \($0)").padding(2).background(.yellow) } }
                HStack(alignment: .bottom) {
                    ForEach(spec.bars.indices, id: \.self) { index in
                        Rectangle().frame(width: 4, height: 20 * spec.bars[index])
                    }
                }
            }
            .frame(width: spec.isWide ? 220 : 160)
            .animation(.default, value: spec)
        }

        static func random(_ generator: inout some RandomNumberGenerator) -> Spec {
            Spec(
                title: String(repeating: "word ", count: .random(in: 1...9, using: &generator)),
                tags: Array(0..<6).shuffled(using: &generator).prefix(.random(in: 0...4, using: &generator)).map { $0 },
                isWide: .random(using: &generator), picture: [nil, 0, 1, 2].randomElement(using: &generator)!,
                bars: (0..<Int.random(in: 0...5, using: &generator)).map { _ in .random(in: 0...1, using: &generator) })
        }
    }

    @Test func `It draws what a new renderer draws`() throws {
        var generator = Seeded(seed: 5)
        let renderer = ImageRenderer(content: Card(spec: .init()))
        for turn in 0..<60 {
            let spec = Card.random(&generator)
            renderer.content = Card(spec: spec)
            let expected = try ImageRenderer(content: Card(spec: spec)).pngData()
            #expect(try renderer.pngData() == expected, "after \(turn) others")
        }
    }

    @Test func `What is as it was is not evaluated again`() throws {
        final class Count { var evaluations = 0 }
        struct Part: View {
            let name: String
            let count: Count
            var body: some View {
                let _ = count.evaluations += 1
                Text(name)
            }
        }
        let count = Count()
        func parts(_ last: String) -> some View {
            VStack { ForEach(["a", "b", "c", last], id: \.self) { Part(name: $0, count: count) } }
        }
        let renderer = ImageRenderer(content: parts("d"))
        _ = try renderer.displayList()
        #expect(count.evaluations == 4)
        renderer.content = parts("e")
        _ = try renderer.displayList()
        #expect(count.evaluations == 5)
    }

    @Test func `The view's state stays`() throws {
        struct Remembering: View {
            let name: String
            @State private var first: String
            init(name: String) {
                self.name = name
                _first = State(initialValue: name)
            }
            var body: some View { Text("\(first), \(name)") }
        }
        let renderer = ImageRenderer(content: Remembering(name: "a"))
        _ = try renderer.pngData()
        renderer.content = Remembering(name: "b")
        #expect(try renderer.pngData() == ImageRenderer(content: Text("a, b")).pngData())
    }
}
