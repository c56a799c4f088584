import CoreGraphics
import Foundation
import RoostCore
import RoostDocuments

/// Makes the pages of content that is longer than one. Use a subclass.
@MainActor @preconcurrency open class UIPrintFormatter: NSObject {
    /// The room around the content of a page, in points; 20 mm on each side by default.
    open var perPageContentInsets = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)

    static let margin: CGFloat = 56

    /// The pages as a PDF file.
    func document(paper: PageSize) throws -> Data {
        try Document { EmptyView() }.pageSize(paper).pdfData()
    }
}

/// Makes the pages of a text.
@MainActor @preconcurrency open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text; setting it removes attributes.
    open var text: String? { didSet { attributedText = nil } }
    /// The text with attributes; nil for one look.
    open var attributedText: NSAttributedString?
    /// The font where no attribute gives one; by default 12 points of the system font.
    open var font: UIFont? = .systemFont(ofSize: 12)
    /// The colour where no attribute gives one; by default black.
    open var color: UIColor? = .black
    /// The side of the lines; `natural` by default.
    open var textAlignment = NSTextAlignment.natural

    /// The pages of a text.
    public init(text: String) {
        super.init()
        self.text = text
    }

    /// The pages of a text with attributes.
    public init(attributedText: NSAttributedString) {
        super.init()
        self.attributedText = attributedText
    }

    override func document(paper: PageSize) throws -> Data {
        let insets = perPageContentInsets
        let side = Alignment(horizontal: textAlignment.side(in: .leftToRight), vertical: .top)
        return try Document {
            (attributedText.map { Text($0) } ?? Text(verbatim: text ?? ""))
                .font((font ?? .systemFont(ofSize: 12)).shown(adjusts: false))
                .foregroundStyle((color ?? .black).color)
                .multilineTextAlignment(textAlignment.alignment(in: .leftToRight))
                .frame(maxWidth: .infinity, alignment: side)
        }
        .pageSize(paper)
        .pageMargins(
            EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        )
        .pdfData()
    }
}

/// Makes the pages of a view: it is as wide as the paper lets it be, and cut where a page ends.
@MainActor @preconcurrency open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    public let view: UIView

    init(view: UIView) {
        self.view = view
        super.init()
    }

    override func document(paper: PageSize) throws -> Data {
        view.layoutIfNeeded()
        let page = CGRect(x: 0, y: 0, width: paper.width, height: paper.height)
        let room = page.inset(by: perPageContentInsets)
        let size = view.bounds.size
        guard size.width > 0, size.height > 0, room.width > 0, room.height > 0 else {
            return try super.document(paper: paper)
        }
        let scale = room.width / size.width
        let count = min(max(1, Int((size.height * scale / room.height).rounded(.up))), 10_000)
        return UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            for index in 0..<count {
                context.beginPage()
                let drawing = context.cgContext
                drawing.clip(to: room)
                drawing.translateBy(x: room.minX, y: room.minY - CGFloat(index) * room.height)
                drawing.scaleBy(x: scale, y: scale)
                view.layer.render(in: drawing)
            }
        }
    }
}

extension UIView {
    /// A formatter that prints the view as it looks.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}
