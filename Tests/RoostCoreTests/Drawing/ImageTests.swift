import CoreGraphics
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@Suite struct ImageTests {
    /// 80 × 40 pixels, 40 × 20 points.
    static let image = Image(decorative: picture(width: 80, height: 40), scale: 2)

    /// Every pixel's red is its column, its green its row.
    static func picture(width: Int, height: Int) -> CGImage {
        var pixels: [UInt8] = []
        for y in 0..<height { for x in 0..<width { pixels += [UInt8(x), UInt8(y), 0, 255] } }
        return CGImage(width: width, height: height, pixels: pixels)
    }

    @Test func `An image has its own size at every proposal (sh-I1)`() {
        for (width, height) in [(nil, nil), (100, 60), (0, 0), (100, nil)] as [(CGFloat?, CGFloat?)] {
            #expect(size(of: Self.image, width, height) == CGSize(width: 40, height: 20))
            #expect(size(of: Self.image.scaledToFit(), width, height) == CGSize(width: 40, height: 20))
        }
    }

    @Test func `A missing image has no size; a resizable one that is fitted is a square`() throws {
        let (sizes, _) = try Log.collecting {
            (
                size(of: Image("no such picture"), 92, 300),
                size(of: Image("no such picture").resizable().aspectRatio(contentMode: .fit), 92, 300)
            )
        }
        #expect(sizes.0 == .zero)
        #expect(sizes.1 == CGSize(width: 92, height: 92))
    }

    @Test func `A resizable image takes the proposal (sh-I2)`() {
        let view = Self.image.resizable()
        #expect(size(of: view, nil, nil) == CGSize(width: 40, height: 20))
        #expect(size(of: view, 100, 60) == CGSize(width: 100, height: 60))
        #expect(size(of: view, 0, 0) == .zero)
        #expect(size(of: view, 100, nil) == CGSize(width: 100, height: 20))
    }

    @Test func `An image that is scaled to fit or to fill keeps its shape (sh-I3, sh-I4)`() {
        #expect(size(of: Self.image.resizable().scaledToFit(), 100, 60) == CGSize(width: 100, height: 50))
        let fit = drawing(Self.image.resizable().scaledToFit().frame(width: 100, height: 60))
        #expect(fit.images[0].rect == CGRect(x: 0, y: 5, width: 100, height: 50))
        let fill = drawing(Self.image.resizable().scaledToFill().frame(width: 100, height: 60))
        #expect(fill.images[0].rect == CGRect(x: -10, y: 0, width: 120, height: 60))
    }

    @Test func `An image that is not found takes no room and warns (web-img1)`() {
        let (chosen, warnings) = Log.collecting { size(of: Image("nowhere-to-be-found"), 100, 60) }
        #expect(chosen == .zero)
        #expect(warnings.count == 1)
    }

    @Test func `A template is drawn in the foreground style`() {
        let commands = drawing(Self.image.renderingMode(.template).foregroundStyle(.red))
        #expect(commands.images[0].tint == .color(Color.red.resolve(in: EnvironmentValues())))
    }

    @Test func `Caps keep their size, and the rest is stretched`() {
        let insets = EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        let items = drawing(Self.image.resizable(capInsets: insets)).images
        #expect(items.count == 9)
        #expect(items[0].rect == CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(items[0].source == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(items[4].rect == CGRect(x: 10, y: 5, width: 80, height: 50))
        #expect(items[8].source == CGRect(x: 60, y: 30, width: 20, height: 10))
    }

    @Test func `A tiled image is repeated in its own size`() {
        guard case .image(_, let origin, let tile) = drawing(Self.image.resizable(resizingMode: .tile)).fills[0].paint
        else {
            Issue.record("no tiles")
            return
        }
        #expect(origin == .zero && tile == CGSize(width: 40, height: 20))
    }

    @Test func `A camera's orientation is undone`() {
        let picture = Self.picture(width: 3, height: 2)
        func corner(_ orientation: Image.Orientation) -> [UInt8] { Array(picture.turned(orientation).pixels[0..<2]) }
        #expect(corner(.up) == [0, 0])
        #expect(corner(.down) == [2, 1])
        #expect(corner(.upMirrored) == [2, 0])
        #expect(corner(.right) == [0, 1])
        #expect(corner(.left) == [2, 0])
        #expect(picture.turned(.right).width == 2)
    }

    @Test func `A symbol stands on the baseline and has the foreground style`() {
        struct Symbols: SymbolSource {
            func symbol(
                named name: String, size: CGFloat, weight: Int, scale: SymbolScale, displayScale: CGFloat
            ) -> SymbolOutline? {
                guard name == "square" else { return nil }
                return SymbolOutline(
                    path: Path(CGRect(x: 0, y: -10, width: 10, height: 10)), isEvenOdd: false,
                    size: CGSize(width: 10, height: 12), baseline: 11)
            }

            func names(near name: String) -> [String] { [] }
        }
        let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Image(systemName: "square")
            Color.clear.frame(width: 10, height: 40)
        }
        let fills = drawing(view.foregroundStyle(.red), height: 41) { $0.engines.symbols = Symbols() }.fills
        #expect(fills[0].path.boundingRect == CGRect(x: 40, y: 30, width: 10, height: 10))
        #expect(fills[0].paint == .color(Color.red.resolve(in: EnvironmentValues())))
    }

    /// The pixels of a chequered picture that is reduced to six tenths.
    @MainActor private func reduced(_ interpolation: Image.Interpolation) throws -> [UInt8] {
        let pixels = (0..<64 * 64).flatMap { index -> [UInt8] in
            let grey: UInt8 = (index % 64 / 3 + index / 64) % 2 == 0 ? 0 : 255
            return [grey, grey, grey, 255]
        }
        let image = Image(decorative: CGImage(width: 64, height: 64, pixels: pixels), scale: 1)
        let view = image.resizable().interpolation(interpolation).frame(width: 38, height: 38)
        return try #require(ImageRenderer(content: view).cgImage).pixels
    }

    @Test func `The medium quality of a reduced picture is the low one (sh-I8)`() async throws {
        let (low, medium, high) = try await (reduced(.low), reduced(.medium), reduced(.high))
        #expect(medium == low)
        #expect(high != low)
    }
}
