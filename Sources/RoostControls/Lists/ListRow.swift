import CoreGraphics
import Foundation
@_spi(Engine) import RoostCore

/// A row, header or footer in the look of its list, with the distances of `ListMetrics`.
nonisolated struct ListRow: View {
    let content: Subview
    let place: ListRowPlace
    let look: _ListLook
    let attributes: ListRowAttributes
    /// The next row's settings for the separator between the two.
    let separatorOfNext: ListRowAttributes.Separator?
    let tag: SelectionTag?
    let selection: ListSelection?
    let isEditing: Bool
    let edits: RowEdits
    /// The row's offset in the collection that `edits` change.
    let row: Int
    /// The number of rows of that collection.
    let rowCount: Int
    let commands: ListCommands
    @Environment(\.idiom) private var idiom
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.windowSize) private var windowSize
    @Environment(\.listAttributes) private var list
    @Environment(\.defaultMinListHeaderHeight) private var minimumHeaderHeight
    @Environment(\.barAbove) private var barAbove
    @Environment(\.topContentMargin) private var ownMargin

    @MainActor var body: some View {
        let metrics = ListMetrics(
            look: look, idiom: idiom, isWide: ListMetrics.isWide(sizeClass, windowSize.width),
            sectionSpacing: list.sectionSpacing)
        switch place.part {
        case .header:
            content
                .frame(minHeight: minimumHeaderHeight ?? metrics.minimumHeaderHeight)
                .accessibilityAddTraits(.isHeader)
                .padding(metrics.headerInsets)
                .padding(.top, place.isAtTop ? roomAtTop(metrics.topOfHeader) : metrics.beforeHeader)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(look == .plain ? Color(.background) : .clear)
                .overlay(alignment: .bottom) {
                    if let lines = metrics.lines, lines.areBelowHeaders {
                        ListLine(lines: lines, leading: nil, tint: nil)
                    }
                }
                .padding(.bottom, place.sectionGoesOn ? 0 : metrics.afterRows)
                .padding(.horizontal, metrics.margin)
        case .footer:
            FooterRoom(belowLines: idiom == .iOS ? -2 : 0) { content }
                .padding(metrics.footerInsets)
                .frame(maxWidth: .infinity, alignment: metrics.footerAlignment)
                .padding(.horizontal, metrics.margin)
        case .rows:
            ListRowBody(row: self, metrics: metrics)
                .padding(.horizontal, metrics.margin)
                .padding(.top, place.isFirst ? roomAbove(metrics) : 0)
                .padding(.bottom, place.isLast && !place.hasFooter ? metrics.afterRows : 0)
                .padding(.bottom, place.isLast ? 0 : list.rowSpacing ?? 0)
        }
    }

    private func roomAbove(_ metrics: ListMetrics) -> CGFloat {
        if place.hasHeader { return 0 }
        return place.isAtTop ? roomAtTop(metrics.top) : metrics.beforeRows
    }

    /// The list's own margin replaces its usual room at the top; under a large title there is neither.
    private func roomAtTop(_ usual: CGFloat) -> CGFloat {
        if barAbove?.hasLargeTitle ?? false { return -(ownMargin ?? 0) }
        return ownMargin == nil ? usual : 0
    }
}

/// A row's content with its controls, on its card.
nonisolated private struct ListRowBody: View {
    let row: ListRow
    let metrics: ListMetrics
    @State private var isPressed = false
    @Environment(\.idiom) private var idiom
    @Environment(\.minimumListRowHeight) private var minimumHeight
    @Environment(\.defaultMinListRowHeight) private var usualMinimumHeight
    @Environment(\.listAttributes) private var list
    @Environment(\.showNextColumn) private var showNextColumn
    @Environment(\.selectionMenu) private var selectionMenu
    @Environment(\.isDrawnFromLayers) private var isDrawnFromLayers

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
            .padding(row.attributes.insets ?? metrics.rowInsets)
            .frame(minHeight: minimumHeight ?? metrics.minimumRowHeight ?? usualMinimumHeight)
            .frame(maxWidth: .infinity)
            .background { ground }
            .overlay(alignment: .top) {
                if showsLineAbove { line(row.attributes.top.tint ?? row.attributes.sectionTop.tint) }
            }
            .modifier(lineBelow)
            .modifier(ListRowTap(isChoice: isSelectable, isPressed: $isPressed, action: tapAction))
            .modifier(doubleClick)
            .modifier(ListRowMenuGestures(menu: idiom == .iOS && !row.isEditing ? row.content.listRowMenu : nil))
            .modifier(SelectionMenuOfRow(menu: menuItems))
        }
        .clipShape(shape)
    }

    // MARK: Look

    private var shape: ListCardShape {
        ListCardShape(
            radius: metrics.cornerRadius, isFirst: row.place.isFirst || hasGaps, isLast: row.place.isLast || hasGaps,
            isLayer: idiom == .iOS, isCircular: idiom == .iOS && isDrawnFromLayers)
    }

    @MainActor @ViewBuilder private var ground: some View {
        if isSelected && (isSelectable || idiom == .macOS) || isPressed && tapAction?.showsPress == true {
            if idiom == .macOS && !row.look.hasCards {
                RoundedRectangle(cornerRadius: 7, style: .continuous).fill(Color(.fill)).padding(.horizontal, 10)
            } else {
                Color(.fill).background(row.look.hasCards ? Color(.secondaryGroupedBackground) : Color(.background))
            }
        } else if let own = row.attributes.background {
            own
        } else if row.look.hasCards {
            Color(.secondaryGroupedBackground)
        }
    }

    /// Whether rows lie apart, each on its own card.
    private var hasGaps: Bool { (list.rowSpacing ?? 0) > 0 }

    /// The separator at the top belongs to the row above, if there is one.
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
        guard let lines = metrics.lines else { return row.attributes.bottom.visibility == .visible }
        let endsWithLine = row.place.isAtEnd ? lines.endList : lines.endSections
        switch row.attributes.bottom.visibility {
        case .hidden: return false
        case _ where below == .hidden: return false
        case .visible: return true
        case .automatic:
            if row.place.isLast, row.attributes.sectionBottom.visibility == .hidden { return false }
            if row.place.isLast, row.attributes.sectionBottom.visibility == .visible { return true }
            return below == .visible || (!row.place.isLast || endsWithLine) && !hasGaps
        }
    }

    @MainActor private func line(_ tint: Color?) -> some View {
        ListLine(lines: metrics.lines ?? .init(), leading: row.attributes.insets?.leading, tint: tint)
    }

    @MainActor private var lineBelow: ListLineBelow {
        let lines = metrics.lines ?? .init()
        return ListLineBelow(
            tint: row.separatorOfNext?.tint ?? row.attributes.bottom.tint
                ?? (row.place.isLast ? row.attributes.sectionBottom.tint : nil),
            layout: ListLineLayout(
                leading: row.attributes.insets?.leading ?? lines.leading, trailing: lines.trailing,
                followsText: idiom == .iOS), isShown: showsLine)
    }

    // MARK: Choosing

    /// The action of a tap that nothing inside the row takes.
    @MainActor private var tapAction: ListRowTap.Action? {
        if idiom == .iOS, !row.isEditing, row.content.listRowAction == nil, let primaryAction {
            return ListRowTap.Action(showsPress: true) {
                row.commands.closeOpenRow?()
                primaryAction()
            }
        }
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

    // MARK: The selection's menu

    /// What the row's menu is for: the whole selection for a selected row, else the row alone; nil for a row that the
    /// list does not select.
    @MainActor private var valuesOfMenu: SelectionMenu.Values? {
        guard let selectionMenu, let selection = row.selection, let tag = row.tag, selection.accepts(tag),
            !row.attributes.isSelectionDisabled
        else { return nil }
        return selectionMenu.values(tag, selection.isSelected(tag) ? selection.chosen() : [])
    }

    @MainActor private var menuItems: (@MainActor () -> AnyView)? {
        guard let selectionMenu, let values = valuesOfMenu else { return nil }
        return { selectionMenu.items(values) }
    }

    @MainActor private var primaryAction: (@MainActor () -> Void)? {
        guard let act = selectionMenu?.primaryAction, let values = valuesOfMenu else { return nil }
        return { act(values) }
    }

    /// On a Mac a click selects, and two clicks act.
    @MainActor private var doubleClick: DoubleClickOfRow {
        DoubleClickOfRow(action: idiom == .macOS ? primaryAction : nil)
    }

    // MARK: Editing

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
                    Capsule(style: .continuous).fill(Color.white).frame(width: 11, height: 2)
                }
                .frame(width: 22, height: 22)
            }
            .buttonStyle(PlainButtonStyle())
            .accessibilityLabel("Delete")
        }
    }

    /// The actions that swiping reveals: the row's own buttons, or one that deletes the row.
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

/// Makes a row tappable if it can be selected or its content is a button.
nonisolated private struct ListRowTap: ViewModifier {
    struct Action {
        /// Whether the row turns grey while it is pressed.
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
                // The content's own press is recognised beside this one; one of the two wins.
                content.contentShape(Rectangle()).onPress(isPressed, isOfRow: true) { action.run() }
            }
        } else {
            content
        }
    }
}

/// Opens the menu of the selection from anywhere on a row.
nonisolated private struct SelectionMenuOfRow: ViewModifier {
    let menu: (@MainActor () -> AnyView)?

    @MainActor func body(content: Content) -> some View {
        if let menu {
            content.contentShape(Rectangle()).contextMenu { runIsolated { menu() } }
        } else {
            content
        }
    }
}

/// Acts on two clicks on a row.
nonisolated private struct DoubleClickOfRow: ViewModifier {
    let action: (@MainActor () -> Void)?

    @MainActor func body(content: Content) -> some View {
        if let action {
            content.contentShape(Rectangle())
                .simultaneousGesture(TapGesture(count: 2).onEnded { runIsolated { action() } })
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

/// Three lines at a row's end, for dragging it to another place.
nonisolated private struct ListMoveHandle: View {
    let row: ListRow
    @State private var translation: CGFloat = 0
    @Environment(\.defaultMinListRowHeight) private var height

    @MainActor var body: some View {
        VStack(spacing: 4) {
            ForEach(0..<3, id: \.self) { _ in
                Capsule(style: .continuous).fill(Color(.tertiary)).frame(width: 20, height: 2)
            }
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
