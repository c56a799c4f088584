/// Rows in one column that scrolls.
nonisolated public struct List<SelectionValue, Content: View>: View {
    private let content: Content
    @Environment(\.listStyle) private var style

    private init(rows: Content) { content = rows }

    @MainActor public var body: some View { ListBody(content: content, look: style._look) }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent))
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }

    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(rows: ForEach(data, content: rowContent))
    }

    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(rows: ForEach(data, content: rowContent))
    }
}

/// Sections, one below the other, in a scroll view that takes all it is offered (`stk-K6`).
///
/// Distances on iOS, in points (`web-ios-list-basic`, `web-ios-list-footer`, `sentry-list`): 17.5 above a section
/// without a header and below one without a footer, twice that above the first; 10 above and below a header; 8 above
/// and below a footer.
nonisolated private struct ListBody<Content: View>: View {
    let content: Content
    let look: _ListLook

    @MainActor var body: some View {
        ScrollView {
            Group(sections: content.environment(\.isInList, true)) { sections in
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(sections) { section in
                        ListSection(section: section, look: look, isFirst: section.id == sections.first?.id)
                    }
                }
            }
        }
        .frame(idealWidth: 0, maxWidth: .infinity, idealHeight: 0, maxHeight: .infinity, alignment: .top)
        .background(Color(ground))
        .preference(key: ScreenGroundKey.self, value: ground)
        .accessibleControl(.container(.list))
    }

    private var ground: SystemColor { look == .plain ? .background : .groupedBackground }
}

nonisolated private struct ListSection: View {
    let section: SectionConfiguration
    let look: _ListLook
    let isFirst: Bool

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if section.header.isEmpty {
                Color.clear.frame(height: look == .plain ? 0 : isFirst ? 35 : 17.5)
            } else {
                section.header
                    .accessibilityAddTraits(.isHeader)
                    .padding(.horizontal, 16)
                    .padding(.vertical, 10)
                    .padding(.top, look == .plain && !isFirst ? 22 : 0)
            }
            rows
            if !section.footer.isEmpty {
                section.footer.padding(.horizontal, 16).padding(.vertical, 8)
            } else if look != .plain {
                Color.clear.frame(height: 17.5)
            }
        }
        .padding(.horizontal, look == .insetGrouped ? 16 : 0)
    }

    @ViewBuilder private var rows: some View {
        let stack = VStack(alignment: .leading, spacing: 0) {
            ForEach(section.content) { row in
                ListRow(row: row, isLast: row.id == section.content.last?.id, look: look)
            }
        }
        switch look {
        case .plain: stack
        case .grouped: stack.background(Color(.secondaryGroupedBackground))
        case .insetGrouped:
            stack
                .background(Color(.secondaryGroupedBackground))
                .clipShape(RoundedRectangle(cornerRadius: 26, style: .continuous))
        }
    }
}

/// At least 52 points tall, its content 16 in from both sides; a line below all but the last.
nonisolated private struct ListRow: View {
    let row: Subview
    let isLast: Bool
    let look: _ListLook
    @Environment(\.displayScale) private var displayScale

    @MainActor var body: some View {
        row
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 16)
            .padding(.vertical, 11)
            .frame(minHeight: 52)
            .overlay(alignment: .bottom) {
                if !isLast || look == .plain {
                    Rectangle()
                        .fill(Color(.separator))
                        .frame(height: 1 / displayScale)
                        .padding(.leading, 16)
                        .padding(.trailing, look == .insetGrouped ? 16 : 0)
                }
            }
    }
}
