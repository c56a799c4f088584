import CoreGraphics
import RoostCore

/// A table whose head repeats on each page of a document, whose rows are not split unless they must be, and whose
/// subtotals are carried over.
///
/// ```swift
/// DocumentTable(invoice.lines, columns: [GridItem(.flexible()), GridItem(.fixed(80), alignment: .trailing)]) { line in
///     Text(line.name)
///     Text(line.amount, format: .currency(code: "EUR"))
/// } header: {
///     Text("Item")
///     Text("Amount")
/// }
/// .subtotals(of: \.amount) { sum in
///     Text("Carried over")
///     Text(sum, format: .currency(code: "EUR"))
/// } broughtForward: { sum in
///     Text("Brought forward")
///     Text(sum, format: .currency(code: "EUR"))
/// }
/// ```
///
/// Each row's views are the cells of the columns, in order. Rows are made one by one as the pages fill, so a table may
/// have any length. Outside of a document, and inside a stack, the table is one view with one head.
nonisolated public struct DocumentTable<Data: RandomAccessCollection, Row: View, Header: View, Footer: View>: View {
    private let data: Data
    private let columns: [GridItem]
    private let row: @MainActor (Data.Element) -> Row
    private let header: Header
    private let footer: Footer
    private var style = DocumentTableStyle()
    private var totals: (@MainActor (Data) -> any RunningTotals<Data.Element>)?

    /// A table of a collection's elements.
    /// - Parameters:
    ///   - columns: The columns' widths and alignments; by default cells are aligned at the top and the leading side.
    ///   - row: The cells of an element's row.
    ///   - header: The cells of the head.
    ///   - footer: The cells of a last row, which stays with the row before.
    nonisolated public init(
        _ data: Data, columns: [GridItem], @ViewBuilder row: @escaping @MainActor (Data.Element) -> Row,
        @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.data = data
        self.columns = columns
        self.row = row
        self.header = header()
        self.footer = footer()
    }

    /// Sets the room above and below the cells of a row, in points; by default 4.
    nonisolated public func rowPadding(_ length: CGFloat) -> DocumentTable {
        var copy = self
        copy.style.padding = length
        return copy
    }

    /// Draws lines between rows, or none; by default thin ones.
    nonisolated public func rowLines(_ visibility: Visibility) -> DocumentTable {
        var copy = self
        copy.style.hasLines = visibility != .hidden
        return copy
    }

    /// Ends each page of the table with the sum of its rows so far, and begins the next page with it. A row of sums is at
    /// most a quarter as high as a page's content.
    /// - Parameters:
    ///   - value: The summand of an element.
    ///   - carried: The cells of the row at the end of a page.
    ///   - broughtForward: The cells of the row at the beginning of the next page.
    nonisolated public func subtotals<Value: AdditiveArithmetic, Carried: View, Brought: View>(
        of value: @escaping @MainActor (Data.Element) -> Value,
        @ViewBuilder carried: @escaping @MainActor (Value) -> Carried,
        @ViewBuilder broughtForward: @escaping @MainActor (Value) -> Brought
    ) -> DocumentTable {
        var copy = self
        copy.totals = { data in
            let total = data.reduce(Value.zero) { $0 + value($1) }
            return Subtotals<Data.Element, Value>(
                value: value, total: total, carried: carried, brought: broughtForward)
        }
        return copy
    }

    @MainActor public var body: some View {
        let columns = TableColumns(columns)
        VStack(spacing: 0) {
            headerView(columns)
            ForEach(Array(data.enumerated()), id: \.offset) { rowView(row($0.element), columns, .row) }
            if Footer.self != EmptyView.self { rowView(footer, columns, .row, hasLine: false) }
        }
    }

    @MainActor private func headerView(_ columns: TableColumns) -> some View {
        rowView(header, columns, .header).fontWeight(.semibold)
    }

    private func rowView<Cells: View>(
        _ cells: Cells, _ columns: TableColumns, _ kind: TableRowKey.Kind, hasLine: Bool = true
    ) -> DocumentTableRow<Cells> {
        DocumentTableRow(
            content: ModifiedContent(
                content: _LayoutContainer(layout: columns, content: cells),
                modifier: TableRowTraits(kind: kind)),
            modifier: TableRowFrame(kind: kind, padding: style.padding, hasLine: hasLine && style.hasLines))
    }
}

extension DocumentTable: FlowingView {
    @MainActor func flow(into flow: Flow) throws {
        let composer = flow.composer
        let columns = TableColumns(columns)
        let totals = totals?(data)
        // Rows touch each other: only the last one's distance to the view below is asked for.
        func block(_ view: some View, isLast: Bool, _ context: BlockContext) -> FlowBlock {
            var context = context
            context.hasSpacing = isLast
            return flow.modified(view, isSingle: true, context)
        }
        let table = TableInProgress(
            rowCount: data.count, totals: totals, makeHeader: { block(headerView(columns), isLast: false, $0) },
            makeRow: { cells, context in
                @MainActor func make(_ cells: some View) -> FlowBlock {
                    block(rowView(cells, columns, .row), isLast: false, context)
                }
                return make(cells)
            })
        try composer.begin(.table)
        composer.table = table
        try composer.add(keepsWithNext: true) { block(headerView(columns), isLast: data.isEmpty, $0) }
        let hasFooter = Footer.self != EmptyView.self
        for (index, element) in data.enumerated() {
            totals?.append(element)
            let isLast = index == data.count - 1
            try composer.add(row: index, gap: 0, keepsWithNext: isLast && hasFooter) {
                block(rowView(row(element), columns, .row), isLast: isLast, $0)
            }
        }
        if hasFooter {
            try composer.add(gap: 0) { block(rowView(footer, columns, .row, hasLine: false), isLast: true, $0) }
        }
        try composer.endContainer()
        composer.table = nil
    }
}

/// The look of a table.
struct DocumentTableStyle {
    var padding: CGFloat = 4
    var hasLines = true
}
