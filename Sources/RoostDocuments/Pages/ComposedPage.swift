import CoreGraphics
import RoostCore
import RoostPicture

/// A page in the making: its header and footer, and the slices that stand on it.
@MainActor
final class ComposedPage {
    let info: DocumentPage
    let style: PageStyle
    private(set) var slices: [PageSlice] = []
    /// Header, footer and footnotes, with their places on the page.
    private(set) var margins: [(block: FlowBlock, origin: CGPoint)] = []
    private(set) var footnotes: [FlowBlock] = []
    /// The room of the content: less than the page's by header and footer.
    private let content: CGRect
    private var column = 0
    /// The end of the column's content.
    private var y: CGFloat
    /// The end of what repeats at the column's top: a column with nothing below counts as empty.
    private var columnStart: CGFloat
    private var footnoteHeight: CGFloat = 0

    private static let footnoteSpacing: CGFloat = 4
    private static let footnoteDistance: CGFloat = 12

    init(
        _ info: DocumentPage, style: PageStyle, header: PageMargin?, footer: PageMargin?, environment: BlockContext
    ) {
        self.info = info
        self.style = style
        (margins, content) = Self.makeMargins(info, style, header, footer, environment)
        y = content.minY
        columnStart = y
    }

    // MARK: Margins

    private static func makeMargins(
        _ info: DocumentPage, _ style: PageStyle, _ header: PageMargin?, _ footer: PageMargin?,
        _ environment: BlockContext
    ) -> (margins: [(block: FlowBlock, origin: CGPoint)], content: CGRect) {
        var margins: [(block: FlowBlock, origin: CGPoint)] = []
        var rect = style.contentRect
        var context = environment
        context.width = rect.width
        context.isTagged = false
        if let header {
            let block = header.makeBlock(info, context)
            margins.append((block, CGPoint(x: rect.minX + block.x, y: rect.minY)))
            if block.size.height > 0 { rect = rect.shrunk(top: block.size.height + header.spacing) }
        }
        if let footer {
            let block = footer.makeBlock(info, context)
            margins.append((block, CGPoint(x: rect.minX + block.x, y: rect.maxY - block.size.height)))
            if block.size.height > 0 { rect = rect.shrunk(bottom: block.size.height + footer.spacing) }
        }
        if rect.height < 1 {
            Log.warning("The header and footer of page \(info.number) leave no room for the content between them.")
            rect.size.height = style.contentRect.height
        }
        return (margins, rect)
    }

    /// Makes header and footer anew, which may show facts about the document that were not known before. Returns false
    /// if they leave another room to the content.
    func renewMargins(header: PageMargin?, footer: PageMargin?, environment: BlockContext) -> Bool {
        let new = Self.makeMargins(info, style, header, footer, environment)
        margins = new.margins
        return new.content == content
    }

    /// Takes header and footer from the same page of another layout. Returns false if they leave another room to the
    /// content.
    func takeMargins(of page: ComposedPage) -> Bool {
        margins = page.margins
        return page.style == style && page.content == content
    }

    /// Frees header and footer of a page that will not be drawn with them.
    func removeMargins() {
        for (block, _) in margins { block.release() }
        margins = []
    }

    // MARK: Columns

    var columnIsEmpty: Bool { y <= columnStart }

    private var columnX: CGFloat { content.minX + CGFloat(column) * (style.columnWidth + style.columnSpacing) }

    private var bottom: CGFloat { content.maxY - footnoteHeight }

    /// Begins the page's next column; false if it has no more.
    func beginColumn() -> Bool {
        guard column + 1 < style.columnCount else { return false }
        column += 1
        (y, columnStart) = (content.minY, content.minY)
        return true
    }

    /// Counts what stands in the column so far as its beginning.
    func markColumnStart() { columnStart = y }

    // MARK: Room

    /// The height in the column for a piece.
    func columnRoom(after placement: PageComposer.Placement, _ table: TableInProgress?) -> CGFloat {
        columnRoomLeft(table, row: placement.row) - (columnIsEmpty ? 0 : placement.gap) + 0.01
    }

    func columnRoomLeft(_ table: TableInProgress?, row: Int? = nil) -> CGFloat {
        bottom - y - (table?.reserve(after: row) ?? 0)
    }

    /// Whether pieces fit in the column, with their footnotes.
    func fits(_ chain: [PageComposer.Placement], _ table: TableInProgress?) -> Bool {
        room(after: chain) >= (table?.reserve(after: chain.last?.row) ?? 0) - 0.01
    }

    /// The room in which a row of subtotals fits: a quarter of the column.
    var ampleRoom: CGFloat { content.height / 4 }

    /// Whether pieces leave so much room that a row of subtotals need not be measured.
    func hasAmpleRoom(after chain: [PageComposer.Placement]) -> Bool { room(after: chain) >= ampleRoom }

    /// The height left in the column below pieces and above their footnotes.
    private func room(after chain: [PageComposer.Placement]) -> CGFloat {
        var height: CGFloat = 0
        var notes: CGFloat = 0
        for (index, placement) in chain.enumerated() {
            if index > 0 || !columnIsEmpty { height += placement.gap }
            height += placement.piece.height
            for note in placement.block.notes[placement.index] ?? [] {
                notes += note.size.height + Self.footnoteSpacing
            }
        }
        if notes > 0, footnotes.isEmpty { notes += Self.footnoteDistance }
        return bottom - notes - y - height
    }

    // MARK: Content

    func put(_ placement: PageComposer.Placement) {
        skip(placement.gap)
        put(placement.block, placement.piece.minY...placement.piece.maxY)
    }

    /// Leaves room before the next piece, except at the top of the column.
    func skip(_ gap: CGFloat) {
        if !columnIsEmpty { y += gap }
    }

    func put(_ block: FlowBlock, _ range: ClosedRange<CGFloat>, isRepeated: Bool = false) {
        let height = range.upperBound - range.lowerBound
        defer { y += height }
        // A piece right below the last one of its block continues that slice.
        if let last = block.slices.last, last === slices.last {
            let shift = y - last.origin.y - (range.lowerBound - last.minY)
            if abs(shift) < 0.01 { return last.maxY = range.upperBound }
        }
        let slice = PageSlice(
            block, minY: range.lowerBound, maxY: range.upperBound, origin: CGPoint(x: columnX + block.x, y: y),
            page: info.number, isRepeated: isRepeated)
        block.slices.append(slice)
        slices.append(slice)
    }

    // MARK: Footnotes

    func add(footnotes notes: [FlowBlock]) {
        for note in notes {
            if footnotes.isEmpty { footnoteHeight += Self.footnoteDistance }
            footnotes.append(note)
            footnoteHeight += note.size.height + Self.footnoteSpacing
        }
    }

    /// The footnotes with their places on the page, and the line above them.
    var placedFootnotes: (line: CGRect, notes: [(block: FlowBlock, origin: CGPoint)])? {
        guard !footnotes.isEmpty else { return nil }
        var y = content.maxY - footnoteHeight + Self.footnoteDistance
        let line = CGRect(
            x: content.minX, y: y - Self.footnoteDistance / 2, width: min(content.width, 144), height: 0.5)
        var placed: [(FlowBlock, CGPoint)] = []
        for note in footnotes {
            y += Self.footnoteSpacing
            placed.append((note, CGPoint(x: content.minX + note.x, y: y)))
            y += note.size.height
        }
        return (line, placed)
    }
}

extension CGRect {
    fileprivate func shrunk(top: CGFloat = 0, bottom: CGFloat = 0) -> CGRect {
        CGRect(x: minX, y: minY + top, width: width, height: height - top - bottom)
    }
}
