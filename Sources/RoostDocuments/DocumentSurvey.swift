import CoreGraphics
import RoostCore

/// The facts about a document that are known only when all of its pages are laid out: the number of pages, and the
/// pages of its headings. The first use of one lays the document out, without drawing it.
@MainActor
final class DocumentSurvey {
    struct Facts: Equatable {
        var pageCount = 0
        var outline: [OutlineEntry] = []
    }

    private let document: Document
    let pageLimit: Int
    let graphs: BlockGraphs
    private var facts = Facts()
    private var isKnown = false
    private var isRunning = false
    /// Whether the outline has been used: its length decides about the pages, as the number of pages does not.
    private var outlineIsUsed = false

    /// The first blocks of the content, as the survey has laid them out: the next layout takes them in order. Their number
    /// is limited, so that memory stays flat.
    private var blocks: [FlowBlock?] = []
    /// The blocks that the layout had made before it began its first page. The survey lays out the same.
    private var begun: [FlowBlock]? = []
    private var recorded: RecordedLayout?
    /// Takes the pages while the survey runs.
    private var finisher = SurveyFinisher()
    /// The heights of the rows that carry a table's subtotals over, by the number of the table's first block.
    private var carriedHeights: [Int: CGFloat] = [:]

    private static let roundLimit = 5
    private static let blockLimit = 128

    init(_ document: Document, pageLimit: Int, graphs: BlockGraphs) {
        self.document = document
        self.pageLimit = pageLimit
        self.graphs = graphs
    }

    var pageCount: Int { known.pageCount }

    var outline: [OutlineEntry] {
        outlineIsUsed = true
        return known.outline
    }

    /// A block of the content, which the survey has laid out already or is made now.
    /// - Parameter number: Its place among the blocks of the content.
    func block(_ number: Int, _ context: BlockContext, _ make: (BlockContext) -> FlowBlock) -> FlowBlock {
        guard isRunning else {
            if blocks.indices.contains(number), let block = blocks[number] {
                blocks[number] = nil
                block.slices = []
                return block
            }
            let block = make(context)
            begun?.append(block)
            return block
        }
        guard blocks.count < Self.blockLimit else {
            finisher.stopRecording()
            return make(context)
        }
        var context = context
        context.isTagged = document.isTagged
        let block = begun.flatMap { $0.indices.contains(number) ? $0[number] : nil } ?? make(context)
        block.isKept = true
        blocks.append(block)
        return block
    }

    /// The height of the row that carries a table's subtotals over, which each layout needs and which none changes.
    /// - Parameter number: The number of the table's first block.
    func carriedHeight(_ number: Int, _ measure: () -> CGFloat) -> CGFloat {
        if let known = carriedHeights[number] { return known }
        let height = measure()
        carriedHeights[number] = height
        return height
    }

    /// The last layout, if it is small and its content does not depend on the facts: then the next layout would be the
    /// same, but for headers and footers. It can be taken once.
    func takeRecorded() -> RecordedLayout? {
        defer { recorded = nil }
        return recorded
    }

    /// Takes note that the layout goes on by itself, after its first page has begun.
    func forgetBegun() {
        guard !isRunning else { return }
        for block in begun ?? [] { block.slices = [] }
        begun = nil
    }

    /// Ends the views of blocks that nobody has taken. They may hold the survey.
    func end() {
        recorded?.forget()
        finisher.stopRecording()
        for block in blocks { block?.slices = [] }
        forgetBegun()
        (blocks, recorded) = ([], nil)
    }

    private var known: Facts {
        if !isRunning, !isKnown { run() }
        return facts
    }

    /// Lays the document out, again and again if it shows facts that then turn out to be others.
    private func run() {
        (isRunning, isKnown) = (true, true)
        defer { isRunning = false }
        for _ in 0..<Self.roundLimit {
            blocks = []
            for block in begun ?? [] { block.slices = [] }
            finisher = SurveyFinisher()
            let composer = PageComposer(document, survey: self, finisher: finisher)
            do {
                try composer.layOut()
            } catch {
                // The layout that asks for the facts meets the same error, and throws it.
                return
            }
            let found = Facts(pageCount: composer.pageCount, outline: finisher.outline)
            defer { facts = found }
            // Blocks that show the outline were made before it was known.
            if outlineIsUsed { blocks = [] } else { recorded = finisher.recorded }
            if found == facts || !outlineIsUsed { return }
        }
        Log.warning("The page numbers in the document change the lengths of its pages each time; they may be wrong.")
    }
}
