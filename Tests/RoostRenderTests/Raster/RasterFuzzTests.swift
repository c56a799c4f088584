import CoreGraphics
import RoostPicture
import Testing

@testable import RoostRender

/// Random lists, most of them senseless: the rasterizer neither crashes nor hangs on any.
@Suite struct RasterFuzzTests {
    private struct Source: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    private struct Maker {
        var source: Source

        mutating func pick<T>(_ values: [T]) -> T { values.randomElement(using: &source)! }

        mutating func number() -> CGFloat {
            switch Int.random(in: 0..<24, using: &source) {
            case 0: return pick([.nan, .infinity, -.infinity, 0, -0.0])
            case 1: return pick([1e300, -1e300, 1e18, -1e18, 1e9, -1e9, .leastNonzeroMagnitude, 1e-12])
            case 2...4: return CGFloat.random(in: -5000...5000, using: &source)
            default: return CGFloat.random(in: -10...80, using: &source)
            }
        }

        mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
        mutating func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }

        mutating func color() -> ResolvedColor {
            func part(_ maker: inout Maker) -> Float { maker.pick([0, 0.3, 0.5, 1, 1, 2, -1, .nan, .infinity]) }
            return ResolvedColor(
                red: part(&self), green: part(&self), blue: part(&self), opacity: pick([1, 1, 0.5, 0, 2, .nan]))
        }

        mutating func gradient() -> ResolvedGradient {
            ResolvedGradient(
                stops: (0..<Int.random(in: 0..<5, using: &source)).map { _ in
                    .init(color: color(), location: pick([0, 0.2, 0.5, 1, .nan, -3, 7]))
                })
        }

        mutating func paint() -> Paint {
            switch Int.random(in: 0..<8, using: &source) {
            case 0: .linearGradient(gradient(), start: point(), end: point())
            case 1: .radialGradient(gradient(), center: point(), startRadius: number(), endRadius: number())
            case 2:
                .ellipticalGradient(
                    gradient(), bounds: rect(), center: point(), startRadius: number(), endRadius: number())
            case 3: .angularGradient(gradient(), center: point(), startAngle: number(), endAngle: number())
            case 4: .image(image(), origin: point(), tileSize: CGSize(width: number(), height: number()))
            default: .color(color())
            }
        }

        mutating func image() -> CGImage {
            let (width, height) = (pick([1, 2, 7]), pick([1, 3, 64]))
            return CGImage(width: width, height: height, pixels: [UInt8](repeating: 255, count: width * height * 4))
        }

        mutating func path() -> Path {
            switch Int.random(in: 0..<7, using: &source) {
            case 0: return Path(rect())
            case 1: return Path(ellipseIn: rect())
            case 2: return Path(roundedRect: rect(), cornerRadius: number())
            case 3:
                let places = ContiguousArray((0..<pick([1, 70])).map { _ in point() })
                return Path(copiesOf: Path(ellipseIn: rect()), by: places)
            default:
                var path = Path()
                for _ in 0..<Int.random(in: 0..<8, using: &source) {
                    switch Int.random(in: 0..<5, using: &source) {
                    case 0: path.move(to: point())
                    case 1: path.addQuadCurve(to: point(), control: point())
                    case 2: path.addCurve(to: point(), control1: point(), control2: point())
                    case 3: path.closeSubpath()
                    default: path.addLine(to: point())
                    }
                }
                return path
            }
        }

        mutating func matrix() -> CGAffineTransform {
            pick([true, true, false])
                ? CGAffineTransform(translationX: 4, y: 7).rotated(by: number())
                : CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
        }

        mutating func command() -> DisplayCommand {
            let style = FillStyle(eoFill: pick([true, false]), antialiased: pick([true, true, false]))
            switch Int.random(in: 0..<22, using: &source) {
            case 0...5: return .fill(path(), style, paint())
            case 6:
                // No dashes: the path limits their number, not the rasterizer.
                return .stroke(
                    path(), StrokeStyle(lineWidth: number(), lineJoin: pick([.miter, .round, .bevel])), paint())
            case 7:
                return .image(
                    ImageItem(
                        image: image(), rect: rect(), source: pick([nil, nil, rect()]),
                        interpolation: pick([.none, .low, .high]), tint: pick([nil, nil, paint()]),
                        isFlippedHorizontally: pick([true, false])))
            case 8: return .pushTransform(matrix())
            case 9: return .pushProjection((0..<pick([9, 9, 4])).map { _ in number() / 10 })
            case 10, 11: return .pushClip(path(), style)
            case 12: return .pushOpacity(pick([0.5, 0.2, 1, 0, .nan, -1, 9]))
            case 13: return .pushBlend(pick([.multiply, .hue, .softLight, .destinationOut, .plusDarker, .normal]))
            case 14: return .pushLayer
            case 15: return .pushFilter(.blur(radius: number(), opaque: pick([true, false])))
            case 16: return .pushFilter(.shadow(color: color(), radius: number(), x: number(), y: number()))
            case 17:
                return .pushFilter(
                    pick([.luminanceToAlpha, .colorMatrix([1, 2]), .colorMatrix(Array(repeating: .nan, count: 20))]))
            case 18: return .beginMask
            case 19: return .maskContent
            default: return .pop
            }
        }
    }

    @Test(arguments: 0..<24) func `A random list gives a whole picture of premultiplied pixels`(seed: UInt64) throws {
        var maker = Maker(source: Source(state: seed))
        for _ in 0..<6 {
            var list = DisplayList(size: CGSize(width: 61, height: 43))
            for _ in 0..<Int.random(in: 1..<40, using: &maker.source) { list.append(maker.command()) }
            let image: CGImage
            do {
                image = try Rasterizer().draw(list, scale: maker.pick([1, 2, 0.5]), background: .white)
            } catch RasterError.layersTooLarge {
                continue
            }
            #expect(image.pixels.count == image.width * image.height * 4)
            // On an opaque background only the modes that cut holes leave colours that are less than opaque, never
            // more.
            for i in stride(from: 0, to: image.pixels.count, by: 4) where image.pixels[i + 3] < 255 {
                #expect(image.pixels[i..<(i + 3)].allSatisfy { $0 <= image.pixels[i + 3] })
            }
        }
    }
}
