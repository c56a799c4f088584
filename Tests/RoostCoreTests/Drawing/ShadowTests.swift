import CoreGraphics
import RoostPicture
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// What casts a shadow: the view as a whole on iOS, each child of a stack on macOS.
@MainActor
@Suite struct ShadowTests {
    /// The names of the commands, in order.
    private func names(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> [String] {
        drawing(view, change).map { command in
            switch command {
            case .pushFilter(.shadow): "shadow"
            case .pushClip: "clip"
            case .pushTransform: "transform"
            case .fill: "fill"
            case .backdropBlur: "blur"
            case .pop: "pop"
            default: "other"
            }
        }
    }

    /// Red, green and blue over white, at a point of a picture.
    private func level(_ image: CGImage, _ x: Int, _ y: Int) -> Int {
        let start = (y * image.width + x) * 4
        return Int(image.pixels[start]) + 255 - Int(image.pixels[start + 3])
    }

    private var pair: some View {
        ZStack {
            Color.white.frame(width: 80, height: 40)
            Color.white.frame(width: 20, height: 20)
        }
    }

    @Test func `A stack casts one shadow on iOS, and one for each child on macOS (pst-SH5)`() {
        #expect(names(pair.shadow(radius: 4)) == ["shadow", "fill", "fill", "pop"])
        #expect(
            names(pair.shadow(radius: 4)) { $0.idiom = .macOS } == ["shadow", "fill", "pop", "shadow", "fill", "pop"])
    }

    @Test(arguments: [Idiom.iOS, .macOS])
    func `A view and its background cast one shadow`(idiom: Idiom) {
        let card = Color.red.padding(8).background(.white).shadow(radius: 4)
        #expect(names(card) { $0.idiom = idiom } == ["shadow", "fill", "fill", "pop"])
    }

    @Test(arguments: [Idiom.iOS, .macOS])
    func `A clip inside a shadow does not cut it`(idiom: Idiom) {
        let card = Color.red.padding(8).background(.white).cornerRadius(8).shadow(radius: 4)
        #expect(names(card) { $0.idiom = idiom } == ["shadow", "clip", "fill", "fill", "pop", "pop"])
    }

    @Test(arguments: [Idiom.iOS, .macOS])
    func `A transform inside a shadow does not turn it (T10)`(idiom: Idiom) {
        let bar = Color.red.rotationEffect(.degrees(90)).shadow(radius: 0, x: 10)
        #expect(names(bar) { $0.idiom = idiom } == ["shadow", "transform", "fill", "pop", "pop"])
    }

    @Test func `A clipped card has a shadow outside and none inside`() throws {
        let card = ZStack {
            Color.white
            Color.white.frame(width: 10, height: 10)
        }
        .frame(width: 60, height: 40).cornerRadius(8).shadow(color: .black, radius: 4).padding(20)
        let image = try #require(ImageRenderer(content: card).cgImage)
        // Half of the recorded profile of a straight edge: 140, 163, 186 … (pst-SH3b).
        for (x, grey) in [(80, 140), (82, 186), (84, 221), (86, 243)] {
            #expect(abs(level(image, x, 40) - grey) <= 2, "column \(x): \(level(image, x, 40))")
        }
        for x in 22..<78 { #expect(level(image, x, 40) == 255) }
    }

    @Test func `A material in a shadow blurs what lies behind the shadow`() {
        let card = Rectangle().fill(.regularMaterial).clipShape(Circle()).shadow(radius: 4)
        #expect(names(card) == ["clip", "blur", "pop", "shadow", "clip", "fill", "pop", "pop"])
    }

    @Test func `A kept drawing with a material in a shadow stays as it is`() {
        var environment = EnvironmentValues()
        environment.displayScale = 2
        let card = VStack {
            ForEach(0..<3) { _ in
                VStack {
                    ForEach(0..<4) { _ in Color.red }
                }.background(.regularMaterial).shadow(radius: 4)
            }
        }
        let graph = ViewGraph(card, environment: environment)
        let size = CGSize(width: 100, height: 300)
        graph.layOut(in: CGRect(origin: .zero, size: size))
        let plain = graph.displayList(size: size)
        #expect(graph.retainedDisplayList(size: size).flattened == plain)
        #expect(graph.retainedDisplayList(size: size).flattened == plain)
    }
}
