import CoreGraphics
@_spi(Engine) import RoostCore

/// A field's text in the layout tree. It takes the proposed width; its height is that of its lines.
final class TextInputObject: LayoutObject {
    private let string: String
    private let isMultiline: Bool
    private let fillsHeight: Bool
    private let isSecure: Bool
    /// Whether the dots of a secure field are drawn as circles, and not as the font's bullets.
    let hasOwnDots: Bool
    /// Whether the text is not drawn.
    let isHidden: Bool
    let styles: [ResolvedText.RunStyle]
    private let displayScale: CGFloat
    /// All of the text, to be edited.
    private let text: (any PreparedText)?
    /// The text as far as the environment's line limit shows it.
    private let limited: (any PreparedText)?
    private let metrics: FontMetrics

    init(_ input: TextInput, _ environment: EnvironmentValues) {
        string = input.display
        isMultiline = input.isMultiline
        fillsHeight = input.fillsHeight
        displayScale = environment.displayScale
        isSecure = input.isSecure
        let font = environment.resolvedFont
        isHidden = isSecure && environment.hidesSecureText
        hasOwnDots = isSecure && font.family == nil && environment.idiom == .iOS
        var shown = Text(verbatim: string)
        if hasOwnDots { shown = shown.kerning(SecureDots.kerning * font.size) }
        let resolved = ResolvedText(shown, in: environment)
        styles = resolved.styles
        let engine = environment.engines.text
        var style = environment.paragraphStyle
        style.minimumScaleFactor = 1
        if !isMultiline {
            style.lineLimit = 1
            style.reservedLines = 0
        }
        limited = string.isEmpty ? nil : engine?.prepare(resolved.styled, style: style)
        lineLimit = style.lineLimit
        reservedLines = style.reservedLines
        style.lineLimit = nil
        style.reservedLines = 0
        text = string.isEmpty ? nil : engine?.prepare(resolved.styled, style: style)
        metrics =
            engine?.metrics(of: environment.resolvedFont, idiom: environment.idiom, displayScale: displayScale)
            ?? FontMetrics(ascender: 0, descender: 0, capHeight: 0, xHeight: 0, leading: 0, lineHeight: 0)
        isRightToLeft = environment.layoutDirection == .rightToLeft
    }

    private let lineLimit: Int?
    private let reservedLines: Int
    private let isRightToLeft: Bool

    func stands(for input: TextInput) -> Bool {
        string == input.display && isSecure == input.isSecure && isMultiline == input.isMultiline
            && fillsHeight == input.fillsHeight
    }

    // MARK: Text

    /// All of the text at a width.
    func layout(width: CGFloat) -> TextLayout {
        text?.layout(width: isMultiline ? width : nil, height: nil) ?? Self.nothing
    }

    /// A single line, truncated where it is too long.
    func layoutAtRest(width: CGFloat) -> TextLayout { limited?.layout(width: width, height: nil) ?? Self.nothing }

    private static let nothing = TextLayout(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0) {
        TextLayout.Contents()
    }

    /// The places of all characters at a width.
    func geometry(width: CGFloat) -> TextGeometry {
        if let known = known, known.width == width { return known.geometry }
        let geometry = text?.geometry(width: isMultiline ? width : nil) ?? emptyGeometry
        known = (width, geometry)
        return geometry
    }

    private var known: (width: CGFloat, geometry: TextGeometry)?

    private var emptyGeometry: TextGeometry {
        let line = TextGeometry.Line(
            bytes: 0..<0, end: 0, minX: 0, top: 0, height: metrics.lineHeight, baseline: metrics.ascender,
            isRightToLeft: isRightToLeft, cells: [])
        return TextGeometry(lines: [line], size: CGSize(width: 0, height: metrics.lineHeight))
    }

    // MARK: Layout

    private func limitedSize(width: CGFloat?) -> CGSize {
        guard let limited else {
            let lines = CGFloat(max(1, min(reservedLines, 10_000)))
            return CGSize(width: 0, height: lines * metrics.lineHeight + (lines - 1) * metrics.leading)
        }
        return limited.layout(width: width, height: nil).size
    }

    override func size(for proposal: Proposal, of element: LayoutID, in tree: LayoutTree) -> CGSize {
        let proposal = proposal.proposedViewSize
        if fillsHeight, let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        let size = limitedSize(width: isMultiline ? proposal.width : nil)
        return CGSize(width: proposal.width ?? size.width, height: size.height)
    }

    override func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: Proposal, of element: LayoutID, in tree: LayoutTree
    ) -> Double? {
        guard key == .firstTextBaseline || key == .lastTextBaseline || key == .labelIcon else { return nil }
        let layout = limited?.layout(width: isMultiline ? size.width : nil, height: nil)
        if key == .lastTextBaseline { return layout?.lastBaseline ?? metrics.ascender }
        let first = layout?.firstBaseline ?? metrics.ascender
        return key == .labelIcon ? first - metrics.capHeight / 2 : first
    }
}
