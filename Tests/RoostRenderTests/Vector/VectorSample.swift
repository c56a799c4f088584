import CoreGraphics
import Foundation
@_spi(Engine) import RoostCore
import RoostPicture
import RoostText

@testable import RoostRender

/// Contents for display lists.
enum Sample {
    /// An engine whose emoji are squares, which are easy to recognise.
    static let engine = FontTextEngine(decodePNG: { _ in CGImage(width: 1, height: 1, pixels: [255, 160, 0, 255]) })

    static func color(_ red: Float, _ green: Float, _ blue: Float, _ opacity: Float = 1) -> ResolvedColor {
        ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
    }
    static let black = color(0, 0, 0)
    static let white = color(1, 1, 1)
    static let red = color(1, 0.23, 0.19)
    static let green = color(0.2, 0.78, 0.35)
    static let blue = color(0, 0.48, 1)
    static let clear = color(0, 0, 0, 0)

    static func gradient(_ colors: ResolvedColor...) -> ResolvedGradient {
        let last = Double(max(colors.count - 1, 1))
        return ResolvedGradient(
            stops: colors.enumerated().map { .init(color: $0.element, location: Double($0.offset) / last) })
    }

    /// A soft spot on black.
    static let spot = CGImage(
        width: 40, height: 40,
        pixels: (0..<1600).flatMap { index -> [UInt8] in
            let (x, y) = (Double(index % 40) - 19.5, Double(index / 40) - 19.5)
            let level = UInt8(max(0, 255 - 13 * (x * x + y * y).squareRoot()))
            return [level, level / 2, level / 3, 255]
        })

    /// Four by four pixels, some half transparent.
    static let image = CGImage(
        width: 4, height: 4,
        pixels: (0..<16).flatMap { index -> [UInt8] in
            if (index + index / 4).isMultiple(of: 2) { return [255, 0, 0, 255] }
            return index < 8 ? [0, 0, 128, 128] : [0, 200, 0, 255]
        })
}

extension DisplayList {
    init(_ width: CGFloat, _ height: CGFloat, _ commands: DisplayCommand...) {
        self.init(size: CGSize(width: width, height: height))
        for command in commands { append(command) }
    }

    mutating func fill(_ path: Path, _ color: ResolvedColor) { append(.fill(path, FillStyle(), .color(color))) }

    mutating func fill(_ rect: CGRect, _ color: ResolvedColor) { fill(Path(rect), color) }

    /// Text with its top left corner at a point.
    mutating func text(
        _ string: String, x: CGFloat = 10, y: CGFloat = 10, size: CGFloat = 17, weight: Int = 400,
        family: String? = nil, isRightToLeft: Bool = false, usesMonospacedDigits: Bool = false,
        paint: Paint = .color(Sample.black)
    ) {
        var font = ResolvedFont(size: size)
        font.weight = weight
        font.family = family
        font.usesMonospacedDigits = usesMonospacedDigits
        var style = ParagraphStyle()
        style.isRightToLeft = isRightToLeft
        // Browsers set glyphs between pixels; so do the rasteriser's for a Mac.
        style.idiom = .macOS
        let text = StyledText(string: string, runs: [.init(length: string.utf8.count, font: font)])
        for fragment in Sample.engine.prepare(text, style: style).layout(width: nil, height: nil).fragments {
            let origin = CGPoint(x: x + fragment.origin.x, y: y + fragment.origin.y)
            append(.glyphs(fragment.run, origin: origin, paint))
        }
    }

    /// Text on a white page of its own.
    static func page(_ string: String, isRightToLeft: Bool = false) -> DisplayList {
        var list = DisplayList(400, 60)
        list.fill(CGRect(x: 0, y: 0, width: 400, height: 60), Sample.white)
        list.text(string, size: 20, isRightToLeft: isRightToLeft)
        return list
    }
}
