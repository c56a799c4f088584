import CoreGraphics
import RoostCore
import RoostImaging

/// Fills pages with the pieces of blocks, from top to bottom, and hands each page on as soon as it is complete.
///
/// A piece goes on the current page if it fits, together with the pieces that it is kept with. Otherwise a new column or
/// page begins. What is higher than a column begins at the top of one, and is divided.
@MainActor
final class PageComposer {
    let document: Document
    let survey: DocumentSurvey
    private(set) var style: PageStyle
    private let finisher: PageFinisher
    private let environment: EnvironmentValues

    /// The page in progress; nil before its first piece.
    private var page: ComposedPage?
    /// The number of steps that the finisher took before the first page.
    private var firstSteps = 0
    /// The number of pages begun.
    private(set) var pageCount = 0
    /// The number of views added.
    private var blockCount = 0
    /// The pieces that wait for the one that they are kept with.
    private var chain: [Placement] = []
    /// The height left empty between the last piece and whatever follows it.
    private var trailingGap: CGFloat = 0
    private var lastSpacing: ViewSpacing?
    var table: TableInProgress? {
        didSet { tableStart = blockCount }
    }
    /// The number of the table's first block.
    private var tableStart = 0

    /// A piece on its way to a page.
    struct Placement {
        let block: FlowBlock
        let index: Int
        /// The distance from the piece before, if they share a column.
        var gap: CGFloat
        /// The number of the table's row that the piece ends; nil for other pieces.
        var row: Int?
        var piece: FlowPiece { block.outline.pieces[index] }
        var isLastOfBlock: Bool { index == block.outline.pieces.count - 1 }
    }

    init(_ document: Document, survey: DocumentSurvey, finisher: PageFinisher) {
        self.document = document
        self.survey = survey
        self.finisher = finisher
        style = document.style
        environment = survey.graphs.environment(language: document.metadata.language)
    }

    // MARK: Content

    /// The surroundings of the blocks on the current pages.
    var context: BlockContext { context(on: style) }

    private func context(on style: PageStyle) -> BlockContext {
        BlockContext(
            width: style.columnWidth, spacing: document.spacing, alignment: style.alignment,
            environment: environment, graphs: survey.graphs, isTagged: finisher.isTagged)
    }

    /// Adds a view.
    /// - Parameters:
    ///   - row: The number of the table's row that the block is.
    ///   - keepsWithNext: Whether its end stays with the next block, whatever the view says.
    func add(
        row: Int? = nil, gap: CGFloat? = nil, keepsWithNext: Bool = false, _ makeBlock: (BlockContext) -> FlowBlock
    ) throws {
        let block = survey.block(blockCount, context, makeBlock)
        blockCount += 1
        let distance = gap ?? document.spacing ?? preferredDistance(to: block)
        lastSpacing = block.spacing
        let pieces = block.outline.pieces
        for index in pieces.indices {
            var placement = Placement(
                block: block, index: index, gap: index == 0 ? distance : pieces[index].minY - pieces[index - 1].maxY)
            if index == pieces.count - 1 { placement.row = row }
            if pieces[index].breaksBefore { try breakPage() }
            chain.append(placement)
            let isKept = pieces[index].keepsWithNext || (keepsWithNext && index == pieces.count - 1)
            if !isKept || pieces[index].breaksAfter { try placeChain() }
            if pieces[index].breaksAfter { try breakPage() }
        }
    }

    private func preferredDistance(to block: FlowBlock) -> CGFloat {
        guard let lastSpacing, let spacing = block.spacing else { return 0 }
        return lastSpacing.distance(to: spacing, along: .vertical)
    }

    /// Ends the page, unless it is empty.
    func breakPage() throws {
        try placeChain()
        try endPage()
    }

    /// Begins pages of another style.
    func begin(_ style: PageStyle) throws {
        try breakPage()
        lastSpacing = nil
        try style.check()
        self.style = style
    }

    /// Begins a part of the document that holds the next blocks.
    func begin(_ container: BlockMeaning.Container) throws {
        try placeChain()
        if pageCount == 0 { firstSteps += 1 }
        finisher.begin(container)
    }

    func endContainer() throws {
        try placeChain()
        if pageCount == 0 { firstSteps += 1 }
        finisher.endContainer()
    }

    /// Lays the whole document out.
    func layOut() throws {
        // A table that an error has ended would keep this object.
        defer { table = nil }
        do {
            try Flow(composer: self).add(document.content)
            try breakPage()
            if pageCount == 0 { throw DocumentError.noContent }
            try finisher.finish(pageCount: pageCount)
        } catch is RecordedLayout.Found {
            guard let recorded else { return }
            self.recorded = nil
            defer { recorded.forget() }
            pageCount = recorded.pageCount
            try recorded.finish(finisher, after: firstSteps)
        }
    }

    /// The layout of a survey that takes the place of this one.
    private var recorded: RecordedLayout?

    /// Ends this layout if the survey has made the same one, now that headers and footers can show facts.
    private func checkRecorded(_ first: ComposedPage) throws {
        defer { if self.recorded == nil { survey.forgetBegun() } }
        guard let recorded = survey.takeRecorded(), pageCount == 1 else { return }
        for page in recorded.pages {
            let fits =
                page.info.number == 1
                ? page.takeMargins(of: first)
                : page.renewMargins(
                    header: document.header, footer: document.footer, environment: context(on: page.style))
            if !fits { return }
        }
        self.recorded = recorded
        throw RecordedLayout.Found()
    }

    // MARK: Placing

    private func placeChain() throws {
        guard !chain.isEmpty else { return }
        let chain = self.chain
        self.chain = []
        let page = try currentPage()
        if let table, table.reserves(after: chain.last?.row), !page.hasAmpleRoom(after: chain) {
            table.prepare(context, survey, tableStart, limit: page.ampleRoom)
        }
        if page.fits(chain, table) {
            for placement in chain { try place(placement, on: page) }
            return
        }
        var current = page
        if !page.columnIsEmpty { current = try nextColumn() }
        let isWhole = current.fits(chain, table)
        for placement in chain {
            if !isWhole, !current.columnIsEmpty, !current.fits([placement], table) { current = try nextColumn() }
            try place(placement, on: current)
            current = self.page ?? current
        }
    }

    private func place(_ placement: Placement, on page: ComposedPage) throws {
        page.add(footnotes: placement.block.notes[placement.index] ?? [])
        let (block, piece) = (placement.block, placement.piece)
        if piece.height > page.columnRoom(after: placement, table) {
            try divide(placement, on: page)
        } else {
            page.put(placement)
        }
        if let row = placement.row { table?.placed(row) }
        guard placement.isLastOfBlock else { return }
        finisher.complete(block)
    }

    /// Spreads a piece that is higher than a column over several.
    private func divide(_ placement: Placement, on first: ComposedPage) throws {
        var page = first
        var top = placement.piece.minY
        let (block, bottom) = (placement.block, placement.piece.maxY)
        page.skip(placement.gap)
        while true {
            let limit = top + page.columnRoomLeft(table)
            if bottom <= limit + 0.01 { return page.put(block, top...bottom) }
            let gap = placement.piece.gaps.last { $0.upperBound > top + 0.01 && $0.lowerBound <= limit + 0.01 }
            let cut = gap.map { min($0.upperBound, limit) } ?? limit
            guard cut > top + 0.5 else {
                if page.columnIsEmpty { return page.put(block, top...bottom) }
                page = try nextColumn()
                continue
            }
            page.put(block, top...cut)
            top = cut
            page = try nextColumn()
        }
    }

    /// Puts a block that repeats what stands elsewhere, such as a table's head.
    func putRepeated(_ block: FlowBlock, on page: ComposedPage) {
        page.put(block, 0...block.size.height, isRepeated: true)
        finisher.complete(block)
    }

    // MARK: Pages

    private func currentPage() throws -> ComposedPage {
        if let page { return page }
        if pageCount == survey.pageLimit { throw DocumentError.tooManyPages(limit: survey.pageLimit) }
        pageCount += 1
        let info = DocumentPage(number: pageCount, survey: survey)
        let page = ComposedPage(
            info, style: style, header: document.header, footer: document.footer, environment: context)
        self.page = page
        try checkRecorded(page)
        return page
    }

    /// Goes on to the next column, or the first of a new page.
    private func nextColumn() throws -> ComposedPage {
        if let page {
            if let table, let block = table.carriedBlock(context) { putRepeated(block, on: page) }
            if !page.beginColumn() { try endPage() }
        }
        let page = try currentPage()
        if let table {
            for block in table.openingBlocks(context) { putRepeated(block, on: page) }
            page.markColumnStart()
        }
        return page
    }

    private func endPage() throws {
        guard let page else { return }
        self.page = nil
        try finisher.append(page)
    }
}
