import CoreGraphics
import Foundation

/// A row, header or footer in the look of its list.
///
/// Distances on iOS, in points (`web-ios-list-basic`, `web-ios-list-plain`, `web-ios-list-footer`): 17.5 above a section
/// without a header and below one without a footer, twice that above the first; 10 above and below a header; 8 above
/// and below a footer. A row is at least 52 points tall, its content 16 in from both sides, with a line below all but
/// the last; rows, headers and footers stand 4 apart, of which rows take 2 on each side.
nonisolated struct ListRow: View {
    let content: Subview
    let place: ListRowPlace
    let look: _ListLook
    let attributes: ListRowAttributes
    /// What the next row says of the line between the two.
    let separatorOfNext: ListRowAttributes.Separator?
    let tag: SelectionTag?
    let selection: ListSelection?
    let isEditing: Bool
    let edits: RowEdits
    /// Counted in the collection that `edits` are about.
    let row: Int
    /// How many rows that collection has.
    let rowCount: Int
    let commands: ListCommands
    @Environment(\.listAttributes) private var list
    @Environment(\.defaultMinListHeaderHeight) private var minimumHeaderHeight

    @MainActor var body: some View {
        switch place.part {
        case .header:
            content
                .frame(minHeight: minimumHeaderHeight)
                .accessibilityAddTraits(.isHeader)
                .padding(.horizontal, 16)
                .padding(.vertical, 10)
                .padding(.top, look == .plain && !place.isAtTop ? 22 : 0)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(look == .plain ? Color(.background) : .clear)
                .padding(.bottom, place.sectionGoesOn ? 0 : gap)
                .padding(.horizontal, margin)
        case .footer:
            content.padding(.horizontal, 16).padding(.vertical, 8).padding(.horizontal, margin)
        case .rows:
            ListRowBody(row: self)
                .padding(.horizontal, margin)
                .padding(.top, place.isFirst ? roomAbove : 0)
                .padding(.bottom, place.isLast ? place.hasFooter ? 2 : gap + 2 : 0)
                .padding(.bottom, place.isLast ? 0 : list.rowSpacing ?? 0)
        }
    }

    private var roomAbove: CGFloat {
        if place.hasHeader { return 2 }
        if place.isAtTop { return look == .plain ? 0 : 33 }
        return place.followsFooter ? gap + 1 : max(0, gap - 2)
    }

    private var margin: CGFloat { look == .insetGrouped ? 16 : 0 }
    private var gap: CGFloat { look == .plain ? 0 : (list.sectionSpacing ?? 35) / 2 }
}

/// A row's content with its controls, on its card.
nonisolated private struct ListRowBody: View {
    let row: ListRow
    @State private var isPressed = false
    @Environment(\.displayScale) private var displayScale
    @Environment(\.idiom) private var idiom
    @Environment(\.defaultMinListRowHeight) private var minimumHeight
    @Environment(\.listAttributes) private var list
    @Environment(\.showNextColumn) private var showNextColumn

    private var isSelectable: Bool {
        guard let selection = row.selection, let tag = row.tag, selection.accepts(tag) else { return false }
        if row.attributes.isSelectionDisabled { return false }
        return !selection.needsEditing || row.isEditing || idiom == .macOS
    }

    private var isSelected: Bool {
        guard let selection = row.selection, let tag = row.tag else { return false }
        return selection.isSelected(tag)
    }

    @MainActor var body: some View {
        ListRowSwipe(row: row, actions: actions) {
            HStack(spacing: 16) {
                if row.isEditing { editingControl }
                HStack(spacing: 8) {
                    row.content.frame(maxWidth: .infinity, alignment: .leading)
                    if let badge = row.attributes.badge { badge.foregroundStyle(.secondary) }
                }
                if row.isEditing, row.edits.move != nil, !row.attributes.isMoveDisabled { ListMoveHandle(row: row) }
            }
            .padding(row.attributes.insets ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
            .frame(minHeight: minimumHeight)
            .padding(.top, row.look == .plain && row.place.isAtTop && row.place.isFirst ? 0 : 2)
            .padding(.bottom, 2)
            .frame(maxWidth: .infinity)
            .background { ground }
            .overlay(alignment: .top) {
                if showsLineAbove { line(row.attributes.top.tint ?? row.attributes.sectionTop.tint) }
            }
            .overlay(alignment: .bottom) {
                if showsLine {
                    line(
                        row.separatorOfNext?.tint ?? row.attributes.bottom.tint
                            ?? (row.place.isLast ? row.attributes.sectionBottom.tint : nil))
                }
            }
            .modifier(ListRowTap(isChoice: isSelectable, isPressed: $isPressed, action: tapAction))
            .modifier(ListRowMenuGestures(menu: idiom == .iOS && !row.isEditing ? row.content.listRowMenu : nil))
        }
        .clipShape(shape)
    }

    // MARK: Look

    private var shape: UnevenRoundedRectangle {
        let radius: CGFloat = row.look == .insetGrouped ? 26 : 0
        let isFirst = row.place.isFirst || hasGaps
        let isLast = row.place.isLast || hasGaps
        return UnevenRoundedRectangle(
            topLeadingRadius: isFirst ? radius : 0, bottomLeadingRadius: isLast ? radius : 0,
            bottomTrailingRadius: isLast ? radius : 0, topTrailingRadius: isFirst ? radius : 0, style: .continuous)
    }

    @MainActor @ViewBuilder private var ground: some View {
        if isSelected && (isSelectable || idiom == .macOS) || isPressed && tapAction?.showsPress == true {
            Color(.fill).background(row.look == .plain ? Color(.background) : Color(.secondaryGroupedBackground))
        } else if let own = row.attributes.background {
            own
        } else if row.look != .plain {
            Color(.secondaryGroupedBackground)
        }
    }

    /// Whether rows lie apart, each on a card of its own.
    private var hasGaps: Bool { (list.rowSpacing ?? 0) > 0 }

    /// The line at the top is that of the row above, if there is one.
    private var showsLineAbove: Bool {
        guard row.place.isFirst || hasGaps else { return false }
        return switch row.attributes.top.visibility {
        case .visible: true
        case .hidden: false
        case .automatic: row.place.isFirst && row.attributes.sectionTop.visibility == .visible
        }
    }

    private var showsLine: Bool {
        let below = row.separatorOfNext?.visibility ?? .automatic
        switch row.attributes.bottom.visibility {
        case .hidden: return false
        case _ where below == .hidden: return false
        case .visible: return true
        case .automatic:
            if row.place.isLast, row.attributes.sectionBottom.visibility == .hidden { return false }
            if row.place.isLast, row.attributes.sectionBottom.visibility == .visible { return true }
            return below == .visible || (!row.place.isLast || row.look == .plain) && !hasGaps
        }
    }

    @MainActor private func line(_ tint: Color?) -> some View {
        Rectangle()
            .fill(tint ?? Color(.separator))
            .frame(height: 1 / displayScale)
            .padding(.leading, row.attributes.insets?.leading ?? 16)
            .padding(.trailing, row.look == .insetGrouped ? 16 : 0)
    }

    // MARK: Choosing and editing

    /// What a tap does where nothing in the row takes it.
    @MainActor private var tapAction: ListRowTap.Action? {
        if isSelectable { return ListRowTap.Action(showsPress: false) { select() } }
        guard idiom == .iOS, !row.isEditing, let action = row.content.listRowAction else { return nil }
        action.isOfRow = true
        return ListRowTap.Action(showsPress: action.showsPress) {
            row.commands.closeOpenRow?()
            action.run()
        }
    }

    @MainActor private func select() {
        guard let selection = row.selection, let tag = row.tag else { return }
        row.commands.closeOpenRow?()
        selection.select(tag, selection.needsEditing && idiom == .iOS)
        if !row.isEditing { showNextColumn?.show() }
    }

    @MainActor @ViewBuilder private var editingControl: some View {
        if row.selection?.needsEditing == true {
            ZStack {
                Circle().strokeBorder(Color(.separator), lineWidth: 1.5).opacity(isSelected ? 0 : 1)
                Image(systemName: "checkmark.circle.fill").resizable().foregroundStyle(.tint)
                    .opacity(isSelected ? 1 : 0)
            }
            .frame(width: 22, height: 22)
        } else if let delete = row.edits.delete, !row.attributes.isDeleteDisabled {
            Button {
                withAnimation { delete(IndexSet(integer: row.row)) }
            } label: {
                ZStack {
                    Circle().fill(Color.red)
                    Capsule().fill(Color.white).frame(width: 11, height: 2)
                }
                .frame(width: 22, height: 22)
            }
            .buttonStyle(PlainButtonStyle())
            .accessibilityLabel("Delete")
        }
    }

    /// What swiping reveals: the row's own buttons, or one that deletes it.
    @MainActor private var actions:
        (leading: ListRowAttributes.SwipeActions?, trailing: ListRowAttributes.SwipeActions?)
    {
        guard !row.isEditing else { return (nil, nil) }
        if let own = row.attributes.trailingSwipe { return (row.attributes.leadingSwipe, own) }
        guard let delete = row.edits.delete, !row.attributes.isDeleteDisabled else {
            return (row.attributes.leadingSwipe, nil)
        }
        let index = row.row
        let button = Button("Delete", role: .destructive) { withAnimation { delete(IndexSet(integer: index)) } }
        return (
            row.attributes.leadingSwipe, ListRowAttributes.SwipeActions(content: AnyView(button), allowsFullSwipe: true)
        )
    }
}

/// Makes a row a thing to tap, where it can be chosen or its content is a button.
nonisolated private struct ListRowTap: ViewModifier {
    struct Action {
        /// Whether the row is grey while it is pressed.
        let showsPress: Bool
        let run: @MainActor () -> Void
    }

    let isChoice: Bool
    let isPressed: Binding<Bool>
    let action: Action?

    @MainActor func body(content: Content) -> some View {
        if let action {
            if isChoice {
                content.contentShape(Rectangle()).onTapGesture { action.run() }.accessibilityAddTraits(.isButton)
            } else {
                // Beside what the content's own press shows and does, of which one wins.
                content.contentShape(Rectangle()).onPress(isPressed, isOfRow: true) { action.run() }
            }
        } else {
            content
        }
    }
}

/// Opens the context menu of a row's content from anywhere on the row.
nonisolated private struct ListRowMenuGestures: ViewModifier {
    let menu: ListRowMenu?

    @MainActor func body(content: Content) -> some View {
        if let menu {
            content.contentShape(Rectangle()).opensMenu { menu.open($0) }
        } else {
            content
        }
    }
}

/// Three lines at a row's end by which it is dragged to another place.
nonisolated private struct ListMoveHandle: View {
    let row: ListRow
    @State private var translation: CGFloat = 0
    private let height: CGFloat = 52

    @MainActor var body: some View {
        VStack(spacing: 4) {
            ForEach(0..<3, id: \.self) { _ in Capsule().fill(Color(.tertiary)).frame(width: 20, height: 2) }
        }
        .frame(width: 24, height: 30)
        .contentShape(Rectangle())
        .offset(y: translation)
        .gesture(
            DragGesture(minimumDistance: 2)
                .onChanged { translation = $0.translation.height }
                .onEnded { value in
                    translation = 0
                    let rows = value.translation.height / height
                    guard rows.isFinite, let move = row.edits.move else { return }
                    let steps = Int(min(max(rows, -1e9), 1e9).rounded())
                    guard steps != 0 else { return }
                    let place = min(max(0, steps > 0 ? row.row + steps + 1 : row.row + steps), row.rowCount)
                    withAnimation { move(IndexSet(integer: row.row), place) }
                }
        )
        .accessibilityLabel("Reorder")
    }
}
