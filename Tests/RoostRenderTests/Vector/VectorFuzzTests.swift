import CoreGraphics
import Foundation
import RoostPicture
import Testing

@testable import RoostRender

/// Random display lists: their files are well-formed.
@Suite struct VectorFuzzTests {
    @Test(arguments: 0..<12) func `A random list gives well-formed SVG without NaN or infinity`(batch: UInt64) throws {
        var random = RandomLists(seed: batch)
        for _ in 0..<12 {
            let list = random.list()
            let summary = try XMLSummary(SVGRenderer().render(list, title: random.string()))
            for element in summary.elements {
                for (name, value) in element.attributes where !["href", "class", "id", "style"].contains(name) {
                    #expect(
                        value.firstRange(of: /\b(nan|inf)\b/.ignoresCase()) == nil, "\(element.name) \(name)=\(value)")
                }
            }
        }
    }

    @Test(arguments: 0..<6) func `Random lists give a PDF that Poppler reads without complaints`(batch: UInt64) throws {
        var random = RandomLists(seed: 1000 + batch)
        let data = try PDFRenderer().render((0..<10).map { _ in random.list() })
        #expect(data.starts(with: Data("%PDF-".utf8)))
        #expect(data.suffix(8).contains(Data("%%EOF".utf8)))
        #expect(try Tool.complaints(aboutPDF: data) == "")
    }
}

private struct RandomLists {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    private mutating func bits() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    private mutating func below(_ limit: Int) -> Int { Int(bits() % UInt64(limit)) }
    private mutating func chance(_ oneIn: Int) -> Bool { below(oneIn) == 0 }

    private mutating func number() -> CGFloat {
        if chance(40) {
            return [.nan, .infinity, -.infinity, 0, -0.0, 1e300, -1e300, 1e-300, 1e9, 5e6][below(10)]
        }
        return CGFloat(below(2600)) / 10 - 30
    }

    private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    private mutating func rect() -> CGRect {
        CGRect(x: number(), y: number(), width: number() / 2, height: number() / 2)
    }
    private mutating func color() -> ResolvedColor {
        func component(_ value: CGFloat) -> Float { Float(value / 200) }
        return ResolvedColor(
            red: component(number()), green: component(number()), blue: component(number()),
            opacity: component(number()))
    }

    mutating func string() -> String {
        let pieces = [
            "Hello", "&<>\"'", "]]>", "\u{0}\u{7}", "مرحبا", "שלום", "日本", "👍🏽", "e\u{301}", "\n", "\t", "नमस्ते", "ffi",
            "\u{FFFE}", "\u{200D}", "\u{202E}", "", "𝒳", "11:11",
        ]
        return (0..<below(4)).map { _ in pieces[below(pieces.count)] }.joined()
    }

    private mutating func path() -> Path {
        switch below(5) {
        case 0: return Path(rect())
        case 1: return Path(ellipseIn: rect())
        case 2:
            let style: RoundedCornerStyle = chance(2) ? .circular : .continuous
            return Path(roundedRect: rect(), cornerRadius: number() / 5, style: style)
        case 3: return Path()
        default:
            return Path { path in
                for _ in 0..<below(8) {
                    switch below(5) {
                    case 0: path.move(to: point())
                    case 1: path.addLine(to: point())
                    case 2: path.addQuadCurve(to: point(), control: point())
                    case 3: path.addCurve(to: point(), control1: point(), control2: point())
                    default: path.closeSubpath()
                    }
                }
            }
        }
    }

    private mutating func paint() -> Paint {
        let stops = (0..<below(4)).map { _ in
            ResolvedGradient.Stop(color: color(), location: Double(number() / 150))
        }
        let gradient = ResolvedGradient(stops: stops, isPerceptual: chance(2))
        switch below(8) {
        case 0: return .linearGradient(gradient, start: point(), end: point())
        case 1: return .radialGradient(gradient, center: point(), startRadius: number(), endRadius: number())
        case 2:
            return .ellipticalGradient(
                gradient, bounds: rect(), center: point(), startRadius: number() / 100, endRadius: number() / 100)
        case 3:
            return .angularGradient(
                gradient, center: point(), startAngle: number() / 30, endAngle: number() / 30)
        case 4:
            return .image(Sample.image, origin: point(), tileSize: CGSize(width: number(), height: number()))
        default: return .color(color())
        }
    }

    private mutating func transform() -> CGAffineTransform {
        if chance(3) {
            return CGAffineTransform(
                a: number() / 100, b: number() / 100, c: number() / 100, d: number() / 100, tx: number(), ty: number())
        }
        return CGAffineTransform(translationX: number(), y: number())
    }

    private mutating func filter() -> Filter {
        switch below(4) {
        case 0: return .blur(radius: number() / 20, opaque: chance(2))
        case 1: return .shadow(color: color(), radius: number() / 20, x: number() / 10, y: number() / 10)
        case 2: return .colorMatrix((0..<(chance(9) ? 7 : 20)).map { _ in Float(number() / 100) })
        default: return .luminanceToAlpha
        }
    }

    private mutating func appendDrawing(to list: inout DisplayList) {
        switch below(5) {
        case 0:
            let dash = (0..<below(4)).map { _ in number() / 5 }
            let style = StrokeStyle(
                lineWidth: number() / 10, lineCap: [.butt, .round, .square][below(3)],
                lineJoin: [.miter, .round, .bevel][below(3)], miterLimit: number() / 10, dash: dash, dashPhase: number()
            )
            list.append(.stroke(path(), style, paint()))
        case 1:
            list.text(
                string(), x: number(), y: number(), size: CGFloat(1 + below(40)), isRightToLeft: chance(3),
                paint: paint())
        case 2:
            let count = below(5)
            let run = GlyphRun(
                font: FilelessFont(), size: number(), glyphs: (0..<count).map { _ in 1 },
                positions: (0..<(chance(5) ? 2 : count)).map { _ in point() }, width: number(), text: string(),
                clusters: (0..<count).map { _ in below(9) - 1 }, isRightToLeft: chance(2), slant: number() / 100)
            list.append(.glyphs(run, origin: point(), paint()))
        case 3:
            list.append(
                .image(
                    ImageItem(
                        image: Sample.image, rect: rect(), source: chance(2) ? rect() : nil,
                        tint: chance(3) ? paint() : nil, isFlippedHorizontally: chance(2))))
        default: list.append(.fill(path(), FillStyle(eoFill: chance(2), antialiased: !chance(5)), paint()))
        }
    }

    private mutating func group() -> DisplayCommand {
        switch below(10) {
        case 0: return .pushTransform(transform())
        case 1:
            let third = number() / 20_000
            return .pushProjection(
                chance(9) ? [1, 2] : [1, number() / 500, third, 0, 1, -third, number() / 5, number() / 5, 1])
        case 2: return .pushClip(path(), FillStyle(eoFill: chance(2)))
        case 3: return .pushOpacity(Double(number() / 150))
        case 4:
            let modes: [BlendMode] = [
                .normal, .multiply, .hue, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter,
            ]
            return .pushBlend(modes[below(modes.count)])
        case 5: return .pushLayer
        case 6: return .pushFilter(filter())
        case 7: return .pushLink(URL(string: chance(2) ? "https://example.com/?q='&x=1" : "javascript:x")!, rect())
        default: return .beginMask
        }
    }

    mutating func list() -> DisplayList {
        var list = DisplayList(size: CGSize(width: 40 + below(160), height: 40 + below(160)))
        for _ in 0..<below(40) {
            switch below(8) {
            case 0, 1: list.append(group())
            case 2: list.append(.pop)
            case 3: list.append(chance(2) ? .maskContent : .pop)
            default: appendDrawing(to: &list)
            }
        }
        return list
    }
}
