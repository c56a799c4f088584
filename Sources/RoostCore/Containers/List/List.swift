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

    /// A tree of rows: what has children can be opened and closed.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        self.init(rows: OutlineGroup(data, children: children, content: rowContent))
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
    @Environment(\.listAttributes) private var attributes

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
        .background(attributes.ground == .hidden ? Color.clear : Color(ground))
        .preference(key: ScreenGroundKey.self, value: ground)
        .accessibleControl(.container(.list))
    }

    private var ground: SystemColor { look == .plain ? .background : .groupedBackground }
}

nonisolated private struct ListSection: View {
    let section: SectionConfiguration
    let look: _ListLook
    let isFirst: Bool
    @Environment(\.listAttributes) private var attributes
    @Environment(\.defaultMinListHeaderHeight) private var minimumHeaderHeight

    @MainActor var body: some View {
        let gap = (attributes.sectionSpacing ?? 35) / 2
        VStack(alignment: .leading, spacing: 0) {
            if section.header.isEmpty {
                Color.clear.frame(height: look == .plain ? 0 : isFirst ? 35 : gap)
            } else {
                section.header
                    .frame(minHeight: minimumHeaderHeight)
                    .accessibilityAddTraits(.isHeader)
                    .padding(.horizontal, 16)
                    .padding(.vertical, 10)
                    .padding(.top, look == .plain && !isFirst ? 22 : 0)
            }
            rows
            if !section.footer.isEmpty {
                section.footer.padding(.horizontal, 16).padding(.vertical, 8)
            } else if look != .plain {
                Color.clear.frame(height: gap)
            }
        }
        .padding(.horizontal, look == .insetGrouped ? 16 : 0)
    }

    @ViewBuilder private var rows: some View {
        let spacing = attributes.rowSpacing ?? 0
        let stack = VStack(alignment: .leading, spacing: spacing) {
            ForEach(section.content) { row in
                let next = section.content.firstIndex { $0.id == row.id }.map { $0 + 1 } ?? section.content.endIndex
                let isLast = spacing > 0 || next == section.content.endIndex
                ListRow(
                    row: row, isLast: isLast, look: look,
                    separatorOfNext: isLast ? nil : section.content[next].containerValues.listRow.top
                )
                .modifier(ListCard(look: spacing > 0 ? look : .plain))
            }
        }
        stack.modifier(ListCard(look: spacing > 0 ? .plain : look))
    }
}

/// The ground of rows that belong together.
nonisolated private struct ListCard: ViewModifier {
    let look: _ListLook

    @MainActor func body(content: Content) -> some View {
        switch look {
        case .plain: content
        case .grouped: content.background(Color(.secondaryGroupedBackground))
        case .insetGrouped:
            content
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
    /// What the next row says of the line between the two.
    let separatorOfNext: ListRowAttributes.Separator?
    @Environment(\.displayScale) private var displayScale
    @Environment(\.defaultMinListRowHeight) private var minimumHeight

    @MainActor var body: some View {
        let attributes = row.containerValues.listRow
        HStack(spacing: 8) {
            row.frame(maxWidth: .infinity, alignment: .leading)
            if let badge = attributes.badge { badge.foregroundStyle(.secondary) }
        }
        .padding(attributes.insets ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
        .frame(minHeight: minimumHeight)
        .background { attributes.background }
        .overlay(alignment: .bottom) {
            if hasSeparator(attributes) {
                Rectangle()
                    .fill(separatorOfNext?.tint ?? attributes.bottom.tint ?? Color(.separator))
                    .frame(height: 1 / displayScale)
                    .padding(.leading, attributes.insets?.leading ?? 16)
                    .padding(.trailing, look == .insetGrouped ? 16 : 0)
            }
        }
    }

    private func hasSeparator(_ attributes: ListRowAttributes) -> Bool {
        if attributes.bottom.visibility == .hidden || separatorOfNext?.visibility == .hidden { return false }
        return !isLast || look == .plain
    }
}
