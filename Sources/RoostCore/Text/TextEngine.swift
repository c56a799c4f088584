import CoreGraphics
import RoostLocks

/// The interface of `RoostText`: shapes text once and wraps it at any width.
package protocol TextEngine: Sendable {
    /// Shapes a paragraph (which may contain line feeds). Engines cache: the same text is never shaped twice.
    func prepare(_ text: StyledText, style: ParagraphStyle) -> any PreparedText
    /// The metrics of a font in SwiftUI, in points: Apple's line metrics (Rules.md, Font metrics), whatever face draws
    /// it.
    func metrics(of font: ResolvedFont, idiom: Idiom, displayScale: CGFloat) -> FontMetrics
    /// The weight of a font: of one that is named by a face, that face's.
    func weight(of font: ResolvedFont) -> Int
}

/// Shaped text, ready to be wrapped. Immutable and safe to use from several threads.
package protocol PreparedText: AnyObject, Sendable {
    /// Lays the text out for a proposal; nil proposes the ideal size on that axis. Implementations cache the results.
    func layout(width: CGFloat?, height: CGFloat?) -> TextLayout
    /// The positions of all characters at a width, without a limit of lines; for editing.
    func geometry(width: CGFloat?) -> TextGeometry
    /// Metrics of the first and last line's fonts, for the spacing rules.
    var firstMetrics: FontMetrics { get }
    var lastMetrics: FontMetrics { get }
}

/// A text laid out at a width: its size, baselines and drawing, in points from its top left corner.
package final class TextLayout: Sendable {
    package struct Fragment: Sendable {
        package var run: GlyphRun
        /// The start of the run's baseline.
        package var origin: CGPoint
        /// The index into `StyledText.runs` of the colour and decorations.
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

    /// The place of an inline image.
    package struct Attachment: Sendable {
        package var rect: CGRect
        package var style: Int

        package init(rect: CGRect, style: Int) {
            self.rect = rect
            self.style = style
        }
    }

    /// The drawing.
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

    /// The drawing is made on first use: most proposals are only measured.
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
