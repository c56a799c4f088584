import CoreGraphics
import RoostPicture
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// What fades as one picture: each leaf, unless its views are put together before.
@MainActor
@Suite struct OpacityTests {
    /// The commands in order, with the opacities that they push.
    private func names(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> [String] {
        drawing(view, change).map { command in
            switch command {
            case .pushOpacity(let opacity): "opacity \(opacity)"
            case .pushFilter(.shadow): "shadow"
            case .pushClip: "clip"
            case .pushTransform: "transform"
            case .pushLayer: "layer"
            case .beginMask: "mask"
            case .maskContent: "content"
            case .fill: "fill"
            case .pop: "pop"
            default: "other"
            }
        }
    }

    private func pixel(_ view: some View, _ x: Int, _ y: Int) throws -> [Int] {
        let image = try #require(ImageRenderer(content: view.background(.white)).cgImage)
        return (0..<3).map { Int(image.pixels[(y * image.width + x) * 4 + $0]) }
    }

    private func isNear(_ one: [Int], _ other: [Int]) -> Bool { zip(one, other).allSatisfy { abs($0 - $1) <= 1 } }

    private var pair: some View {
        ZStack {
            Color.white.frame(width: 80, height: 40)
            Color.white.frame(width: 20, height: 20)
        }
    }

    private let halves = ["opacity 0.5", "fill", "pop", "opacity 0.5", "fill", "pop"]
    private let whole = ["opacity 0.5", "fill", "fill", "pop"]

    /// A box that is chosen and disabled, in four pictures of iOS 17: white at 40 % over a grey at 40 %.
    @Test func `Views that overlap show through each other`() throws {
        let grey = Color(red: 52.5 / 255, green: 55.0 / 255, blue: 105.0 / 255)
        let box = grey.frame(width: 20, height: 20).overlay { Color.white.frame(width: 8, height: 8) }.opacity(0.4)
        #expect(isNear(try pixel(box, 2, 2), [174, 175, 195]))
        #expect(isNear(try pixel(box, 10, 10), [206, 207, 219]))
    }

    @Test func `A compositing group fades as a whole`() throws {
        let box = Color.red.frame(width: 20, height: 20).overlay { Color.white.frame(width: 8, height: 8) }
        #expect(isNear(try pixel(box.compositingGroup().opacity(0.5), 10, 10), [255, 255, 255]))
        #expect(names(pair.compositingGroup().opacity(0.5)) == ["opacity 0.5", "layer", "fill", "fill", "pop", "pop"])
        #expect(names(pair.opacity(0.5).compositingGroup()) == ["layer"] + halves + ["pop"])
    }

    /// A knob on a disabled switch, in two pictures of iOS 26.
    @Test func `A view's shadow shows through the view`() throws {
        let track = Color(red: 235.0 / 255, green: 0, blue: 0).frame(width: 50, height: 31)
        let knob = Circle().fill(.white).frame(width: 27, height: 27).shadow(radius: 1, x: 0, y: 1)
        let faded = track.overlay(knob).opacity(0.5)
        #expect(isNear(try pixel(faded, 3, 15), [245, 128, 128]))
        #expect(isNear(try pixel(faded, 25, 15), [230, 181, 181]))
    }

    @Test func `A background and its content fade each for itself`() {
        #expect(names(Color.red.padding(8).background(.white).opacity(0.5)) == halves)
        #expect(names(pair.opacity(0.5)) == halves)
    }

    @Test func `Opacities inside of each other multiply`() {
        #expect(
            names(pair.opacity(0.5).opacity(0.5))
                == ["opacity 0.25", "fill", "pop", "opacity 0.25", "fill", "pop"])
    }

    @Test func `What is turned fades leaf by leaf`() {
        #expect(names(pair.rotationEffect(.degrees(30)).opacity(0.5)) == ["transform"] + halves + ["pop"])
    }

    @Test func `What is clipped, masked or scrolled fades as a whole`() {
        #expect(names(pair.clipShape(Circle()).opacity(0.5)) == ["opacity 0.5", "clip", "fill", "fill", "pop", "pop"])
        #expect(
            names(pair.mask(Color.black).opacity(0.5))
                == ["opacity 0.5", "mask", "fill", "content", "fill", "fill", "pop", "pop"])
        #expect(
            names(ScrollView { pair }.opacity(0.5)) == ["opacity 0.5", "clip", "fill", "fill", "pop", "pop"])
    }

    @Test func `Views of UIKit and controls fade as a whole`() {
        #expect(names(pair.wholeOpacity(0.5)) == whole)
        #expect(names(pair.wholeOpacity(1).opacity(0.5)) == whole)
        #expect(names(pair.wholeOpacity(0)).isEmpty)
    }

    @Test func `On macOS a leaf fades with the shadow below it`() {
        let leaves = ["shadow", "opacity 0.5", "fill", "pop", "pop"]
        #expect(names(pair.shadow(radius: 4).opacity(0.5)) { $0.idiom = .macOS } == leaves + leaves)
        #expect(names(pair.opacity(0.5).shadow(radius: 4)) { $0.idiom = .macOS } == leaves + leaves)
        #expect(names(pair.shadow(radius: 4).opacity(0.5)) == ["shadow"] + halves + ["pop"])
    }
}
