import CoreGraphics
import RoostControls
import RoostCore

/// The headings of a document with their page numbers. Views with `accessibilityHeading` are headings.
///
/// Its lines lead to their headings. Outside of a document it is empty.
nonisolated public struct TableOfContents<Row: View>: View {
    private let levels: ClosedRange<Int>
    private let row: @MainActor (OutlineEntry) -> Row
    @Environment(\.documentFacts) private var facts

    /// A table of contents with lines of your own.
    /// - Parameters:
    ///   - levels: The levels of headings to list; 1 is the highest.
    ///   - row: The line of a heading.
    nonisolated public init(
        levels: ClosedRange<Int> = 1...3, @ViewBuilder row: @escaping @MainActor (OutlineEntry) -> Row
    ) {
        self.levels = levels
        self.row = row
    }

    @MainActor public var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach((facts?.survey?.outline ?? []).filter { levels.contains($0.level) }) { row($0) }
        }
    }
}

extension TableOfContents where Row == TableOfContentsRow {
    /// A table of contents whose lines are titles with their page numbers at the other side.
    /// - Parameter levels: The levels of headings to list; 1 is the highest.
    nonisolated public init(levels: ClosedRange<Int> = 1...3) {
        self.init(levels: levels) { TableOfContentsRow(entry: $0) }
    }
}

/// A line of a table of contents: the title, set in by its level, and the page number.
nonisolated public struct TableOfContentsRow: View {
    let entry: OutlineEntry

    @MainActor public var body: some View {
        Link(destination: entry.url) {
            HStack(alignment: .firstTextBaseline) {
                Text(entry.title)
                Spacer()
                Text("\(entry.page)").monospacedDigit()
            }
            .padding(.leading, CGFloat(entry.level - 1) * 16)
        }
        .foregroundStyle(.primary)
    }
}
