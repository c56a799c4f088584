import CoreGraphics
import RoostLocks

/// The room that `RoostText` fills: shapes text once and wraps it at any width.
package protocol TextEngine: Sendable {
    /// Shapes a paragraph (which may hold line feeds). Engines cache: the same text is never shaped twice.
    func prepare(_ text: StyledText, style: ParagraphStyle) -> any PreparedText
    /// The metrics of a font as SwiftUI sees them, in points (Apple's line metrics, FACTS 2.3, whatever face draws it).
    func metrics(of font: ResolvedFont, idiom: Idiom, displayScale: CGFloat) -> FontMetrics
}

/// Shaped text, ready to be wrapped. Immutable and safe to use from several threads.
package protocol PreparedText: AnyObject, Sendable {
    /// The text laid out for a proposal; nil proposes the ideal on that axis. Results are cached by the implementation.
    func layout(width: CGFloat?, height: CGFloat?) -> TextLayout
    /// Where each character is when all of the text is laid out at a width, without a limit of lines; for editing.
    func geometry(width: CGFloat?) -> TextGeometry
    /// Metrics of the first and last line's fonts, for the spacing rules.
    var firstMetrics: FontMetrics { get }
    var lastMetrics: FontMetrics { get }
}

/// What a font must say for layout, in points.
package struct FontMetrics: Equatable, Sendable {
    /// Above the baseline.
    package var ascender: CGFloat
    /// Below the baseline, positive.
    package var descender: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    /// Between lines; also what text prefers over text.
    package var leading: CGFloat
    /// One line's height as a view has it (rounded to the pixel as the idiom does).
    package var lineHeight: CGFloat

    package init(
        ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, xHeight: CGFloat, leading: CGFloat,
        lineHeight: CGFloat
    ) {
        self.ascender = ascender
        self.descender = descender
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.leading = leading
        self.lineHeight = lineHeight
    }
}

/// Text laid out at a width: its size, baselines and what to draw, in points from its top left corner.
package final class TextLayout: Sendable {
    package struct Fragment: Sendable {
        package var run: GlyphRun
        /// The start of the run's baseline.
        package var origin: CGPoint
        /// Index into `StyledText.runs`: whose colour and decorations apply.
        package var style: Int

        package init(run: GlyphRun, origin: CGPoint, style: Int) {
            self.run = run
            self.origin = origin
            self.style = style
        }
    }

    /// A line under or through text, or a background, as a rectangle to fill.
    package struct Decoration: Sendable {
        package enum Kind: Sendable { case underline, strikethrough, background }
        package var kind: Kind
        package var rect: CGRect
        package var style: Int

        package init(kind: Kind, rect: CGRect, style: Int) {
            self.kind = kind
            self.rect = rect
            self.style = style
        }
    }

    /// Where an inline image goes.
    package struct Attachment: Sendable {
        package var rect: CGRect
        package var style: Int

        package init(rect: CGRect, style: Int) {
            self.rect = rect
            self.style = style
        }
    }

    /// What to draw.
    package struct Contents: Sendable {
        package var fragments: [Fragment] = []
        package var decorations: [Decoration] = []
        package var attachments: [Attachment] = []

        package init() {}
    }

    package let size: CGSize
    package let firstBaseline: CGFloat
    package let lastBaseline: CGFloat
    package let lineCount: Int
    package let isTruncated: Bool
    private let deferred: Mutex<Deferred>

    /// Contents that are made when somebody first asks: most proposals are only measured.
    private enum Deferred {
        case pending(@Sendable () -> Contents)
        case made(Contents)
    }

    package init(
        size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int, isTruncated: Bool = false,
        contents: @escaping @Sendable () -> Contents
    ) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineCount = lineCount
        self.isTruncated = isTruncated
        deferred = Mutex(.pending(contents))
    }

    package var contents: Contents {
        deferred.withLock { deferred in
            switch deferred {
            case .made(let contents): return contents
            case .pending(let make):
                let contents = make()
                deferred = .made(contents)
                return contents
            }
        }
    }

    package var fragments: [Fragment] { contents.fragments }
    package var decorations: [Decoration] { contents.decorations }
    package var attachments: [Attachment] { contents.attachments }
}
