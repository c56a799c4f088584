import CoreGraphics
import RoostCore

/// The table whose rows are being placed: what repeats on each of its pages.
@MainActor
final class TableInProgress {
    private let rowCount: Int
    private let makeHeader: (BlockContext) -> FlowBlock
    private let makeRow: (any View, BlockContext) -> FlowBlock
    private let totals: (any TotalsInProgress)?
    private var placedRows = 0
    /// The height of the row that carries the subtotal over, once a page gets full.
    private var carriedHeight: CGFloat?

    init(
        rowCount: Int, totals: (any TotalsInProgress)?, makeHeader: @escaping (BlockContext) -> FlowBlock,
        makeRow: @escaping (any View, BlockContext) -> FlowBlock
    ) {
        self.rowCount = rowCount
        self.totals = totals
        self.makeHeader = makeHeader
        self.makeRow = makeRow
    }

    func placed(_ row: Int) {
        placedRows = row + 1
        totals?.addNext()
    }

    /// Whether a subtotal may have to be carried over below a row.
    func reserves(after row: Int?) -> Bool { totals != nil && row.map { $0 < rowCount - 1 } ?? false }

    /// The height to keep free below a row, for the subtotal that is carried over.
    func reserve(after row: Int?) -> CGFloat { reserves(after: row) ? carriedHeight ?? 0 : 0 }

    /// Measures the row of subtotals.
    /// - Parameters:
    ///   - number: The number of the table's first block.
    ///   - limit: The height that pages keep free until they get full.
    func prepare(_ context: BlockContext, _ survey: DocumentSurvey, _ number: Int, limit: CGFloat) {
        guard let totals, carriedHeight == nil else { return }
        carriedHeight = survey.carriedHeight(number) {
            let height = makeRow(totals.longest, context).size.height
            if height > limit {
                Log.warning(
                    "A table's row of subtotals is \(height) points high; above \(limit) points it may leave its page.")
            }
            return height
        }
    }

    private var isBroken: Bool { placedRows > 0 && placedRows < rowCount }

    /// The last row of a page.
    func carriedBlock(_ context: BlockContext) -> FlowBlock? {
        guard isBroken, let totals else { return nil }
        return makeRow(totals.carried, context)
    }

    /// The first rows of a page: the head again, and the subtotal.
    func openingBlocks(_ context: BlockContext) -> [FlowBlock] {
        guard placedRows > 0 else { return [] }
        let header = makeHeader(context)
        guard isBroken, let totals else { return [header] }
        return [header, makeRow(totals.brought, context)]
    }
}

/// The sum of the rows that have been placed.
@MainActor
protocol TotalsInProgress {
    var carried: any View { get }
    var brought: any View { get }
    /// The row that carries over the sum of all rows, for its height.
    var longest: any View { get }
    /// Adds the value of the next row.
    func addNext()
}

/// The same, with the rows that follow.
@MainActor
protocol RunningTotals<Element>: TotalsInProgress {
    associatedtype Element
    /// Notes a row that will be placed.
    func append(_ element: Element)
}

/// Sums of values, and the rows that show them.
@MainActor
final class Subtotals<Element, Value: AdditiveArithmetic>: RunningTotals {
    private let value: @MainActor (Element) -> Value
    private let makeCarried: (Value) -> any View
    private let makeBrought: (Value) -> any View
    private let total: Value
    private var sum = Value.zero
    /// The values of rows that wait to be placed, in order.
    private var waiting: [Value] = []

    init(
        value: @escaping @MainActor (Element) -> Value, total: Value,
        carried: @escaping @MainActor (Value) -> some View,
        brought: @escaping @MainActor (Value) -> some View
    ) {
        self.value = value
        self.total = total
        makeCarried = { carried($0) }
        makeBrought = { brought($0) }
    }

    var carried: any View { makeCarried(sum) }
    var brought: any View { makeBrought(sum) }
    var longest: any View { makeCarried(total) }
    func append(_ element: Element) { waiting.append(value(element)) }
    func addNext() { if !waiting.isEmpty { sum += waiting.removeFirst() } }
}
