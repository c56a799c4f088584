import CoreGraphics
@_spi(Engine) import RoostCore
import Testing

@testable import RoostText

/// One engine for all tests. Its decoder reads only the size of a PNG: no test looks at pixels.
let engine = FontTextEngine { data in
    let bytes = Array(data.prefix(24))
    try #require(bytes.count == 24 && bytes[1...3].elementsEqual("PNG".utf8))
    func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(at: 16), number(at: 20))
    return CGImage(width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
}

/// A text in one font.
func text(
    _ string: String, size: CGFloat = 13, weight: Int = 400, _ change: (inout StyledText.Run) -> Void = { _ in }
) -> StyledText {
    var font = ResolvedFont(size: size)
    font.weight = weight
    var run = StyledText.Run(length: string.utf8.count, font: font)
    change(&run)
    return StyledText(string: string, runs: [run])
}

/// A paragraph style: macOS at two pixels per point unless changed, as in most recorded cases.
func style(_ change: (inout ParagraphStyle) -> Void = { _ in }) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.idiom = .macOS
    change(&style)
    return style
}

func layout(
    _ text: StyledText, width: CGFloat? = nil, height: CGFloat? = nil, style: ParagraphStyle = style()
) -> TextLayout {
    engine.prepare(text, style: style).layout(width: width, height: height)
}

extension TextLayout {
    /// The characters of each line, its runs joined from left to right.
    var visualLines: [String] {
        var lines: [(baseline: CGFloat, text: String)] = []
        for fragment in fragments {
            if lines.last?.baseline == fragment.origin.y {
                lines[lines.count - 1].text += fragment.run.text
            } else {
                lines.append((fragment.origin.y, fragment.run.text))
            }
        }
        return lines.map(\.text)
    }

    var glyphCount: Int { fragments.reduce(0) { $0 + $1.run.glyphs.count } }
}
