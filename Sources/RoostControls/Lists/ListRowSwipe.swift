import CoreGraphics
import RoostCore

/// A row that is swiped aside to reveal its actions, 74 points for each. Past half of that it stays open, until
/// somebody touches something else or scrolls. A swipe over most of the row performs the first action, which then fills
/// all the room, unless full swipes are forbidden.
nonisolated struct ListRowSwipe<Content: View>: View {
    let row: ListRow
    let actions: (leading: ListRowAttributes.SwipeActions?, trailing: ListRowAttributes.SwipeActions?)
    let content: Content
    @State private var offset: CGFloat = 0
    @State private var rest: CGFloat = 0
    /// Whether the finger has gone far enough to perform the first action.
    @State private var isFull = false
    @State private var width: CGFloat = 320
    @State private var trailingCount = 1
    @State private var leadingCount = 1
    @State private var triggers = SwipeTriggers()
    @Environment(\.layoutDirection) private var direction

    private let buttonWidth: CGFloat = 74

    init(
        row: ListRow, actions: (leading: ListRowAttributes.SwipeActions?, trailing: ListRowAttributes.SwipeActions?),
        @ViewBuilder content: () -> Content
    ) {
        self.row = row
        self.actions = actions
        self.content = content()
    }

    @MainActor var body: some View {
        if actions.leading == nil && actions.trailing == nil {
            content
        } else {
            content
                // People who cannot see the row reach the buttons as accessibility actions.
                .accessibilityActions {
                    actions.leading?.content
                    actions.trailing?.content
                }
                .overlay {
                    // The content of an open row takes no taps: a tap closes the row.
                    if rest != 0 { Color.clear.contentShape(Rectangle()).onTapGesture { close() } }
                }
                .offset(x: offset)
                .background(alignment: .trailing) {
                    if offset < 0, let trailing = actions.trailing {
                        buttons(trailing, at: .trailing, -offset, $trailingCount)
                    }
                }
                .background(alignment: .leading) {
                    if offset > 0, let leading = actions.leading {
                        buttons(leading, at: .leading, offset, $leadingCount)
                    }
                }
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    width = $0
                }
                .modifier(
                    HorizontalDragModifier(
                        changed: { dragged(by: $0) }, ended: { ended(velocity: $0) },
                        close: { [weak commands = row.commands] in commands?.closeOpenRow }))
        }
    }

    /// The buttons in the room beside the row, the first one at the row's edge.
    @MainActor private func buttons(
        _ swipe: ListRowAttributes.SwipeActions, at edge: HorizontalEdge, _ room: CGFloat, _ count: Binding<Int>
    ) -> some View {
        Group(subviews: swipe.content) { subviews in
            HStack(spacing: 0) {
                ForEach(subviews) { subview in
                    let isFirst = subview.id == subviews.first?.id
                    subview.frame(width: width(ofFirst: isFirst, in: room, subviews.count))
                        .opacity(isFull && !isFirst ? 0 : 1)
                        .environment(\.layoutDirection, direction)
                }
            }
            .environment(\.layoutDirection, edge == .leading ? direction : direction.opposite)
            .onGeometryChange(for: Int.self) { _ in
                subviews.count
            } action: {
                count.wrappedValue = $0
            }
        }
        .buttonStyle(SwipeButtonStyle(triggers: triggers) { close() })
        .frame(width: room)
        .frame(maxHeight: .infinity)
        .clipped()
    }

    private func width(ofFirst isFirst: Bool, in room: CGFloat, _ count: Int) -> CGFloat {
        if isFull { return isFirst ? room : 0 }
        return room / CGFloat(max(1, count))
    }

    // MARK: Dragging

    @MainActor private func dragged(by translation: CGFloat) {
        if rest == 0 && offset == 0 {
            row.commands.closeOpenRow?()
            triggers.removeAll()
        }
        var wanted = rest + (direction == .rightToLeft ? -translation : translation)
        if actions.leading == nil { wanted = min(wanted, 0) }
        if actions.trailing == nil { wanted = max(wanted, 0) }
        let swipe = wanted < 0 ? actions.trailing : actions.leading
        let allowsFullSwipe = swipe?.allowsFullSwipe ?? false
        let open = openWidth(isTrailing: wanted < 0)
        if !allowsFullSwipe, abs(wanted) > open {
            // Beyond the width of its buttons a row follows only a quarter of the way.
            let length = open + (abs(wanted) - open) / 4
            wanted = wanted < 0 ? -length : length
        }
        offset = wanted
        let isFull = allowsFullSwipe && abs(wanted) > 0.6 * width
        if isFull != self.isFull { withAnimation(.spring(duration: 0.25)) { self.isFull = isFull } }
    }

    private func openWidth(isTrailing: Bool) -> CGFloat {
        buttonWidth * CGFloat(isTrailing ? trailingCount : leadingCount)
    }

    @MainActor private func ended(velocity: CGFloat) {
        let isTrailing = offset < 0
        let swipe = isTrailing ? actions.trailing : actions.leading
        let open = openWidth(isTrailing: isTrailing)
        let velocity = direction == .rightToLeft ? -velocity : velocity
        let goesOn = isTrailing ? velocity < -100 : velocity > 100
        let goesBack = isTrailing ? velocity > 100 : velocity < -100
        if let swipe, swipe.allowsFullSwipe, abs(offset) > 0.6 * width, !goesBack {
            return perform(triggers.first, isTrailing: isTrailing)
        }
        isFull = false
        let isOpen = swipe != nil && !goesBack && (abs(offset) > open / 2 || goesOn)
        settle(at: isOpen ? isTrailing ? -open : open : 0)
    }

    /// Performs an action. A row that is to be deleted continues the way it was swiped; if it still exists afterwards,
    /// it comes back.
    @MainActor private func perform(_ first: SwipeTriggers.Entry?, isTrailing: Bool) {
        let close = close
        guard let first, first.isDestructive else {
            close()
            return first?.action() ?? ()
        }
        row.commands.closeOpenRow = nil
        withAnimation(.spring(duration: 0.3)) {
            offset = isTrailing ? -width : width
        } completion: {
            close()
        }
        first.action()
    }

    @MainActor private func settle(at place: CGFloat) {
        rest = place
        row.commands.closeOpenRow = place == 0 ? nil : close
        withAnimation(.spring(duration: 0.3)) { offset = place }
    }

    /// Brings the row back. The closure does not capture the row: the list's commands, which the row holds, retain the
    /// closure.
    private var close: () -> Void {
        { [rest = $rest, offset = $offset, isFull = $isFull, weak commands = row.commands] in
            rest.wrappedValue = 0
            commands?.closeOpenRow = nil
            withAnimation(.spring(duration: 0.3)) {
                offset.wrappedValue = 0
                isFull.wrappedValue = false
            }
        }
    }
}

extension LayoutDirection {
    nonisolated fileprivate var opposite: LayoutDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}

/// The actions of a swiped row's buttons, in order.
nonisolated private final class SwipeTriggers {
    struct Entry {
        fileprivate let key: ObjectIdentifier
        let isDestructive: Bool
        let action: @MainActor () -> Void
    }

    private var entries: [Entry] = []

    var first: Entry? { entries.first }

    func set(_ action: @escaping @MainActor () -> Void, isDestructive: Bool, for key: SwipeKey) {
        let entry = Entry(key: ObjectIdentifier(key), isDestructive: isDestructive, action: action)
        if let index = entries.firstIndex(where: { $0.key == entry.key }) {
            entries[index] = entry
        } else {
            entries.append(entry)
        }
    }

    func removeAll() { entries = [] }
}

/// Identifies one of a row's buttons.
nonisolated private final class SwipeKey {}

/// A button that fills its part of the room beside a swiped row.
nonisolated private struct SwipeButtonStyle: PrimitiveButtonStyle, SystemStyle {
    let triggers: SwipeTriggers
    let close: @MainActor () -> Void

    @MainActor func makeBody(configuration: Configuration) -> some View {
        SwipeButton(configuration: configuration, triggers: triggers, close: close)
    }
}

nonisolated private struct SwipeButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let triggers: SwipeTriggers
    let close: @MainActor () -> Void
    @State private var key = SwipeKey()
    @Environment(\.tint) private var tint

    @MainActor var body: some View {
        let _ = triggers.set(
            { [configuration] in configuration.trigger() }, isDestructive: configuration.role == .destructive, for: key)
        configuration.label
            .labelStyle(.iconOnly)
            .lineLimit(1)
            .foregroundStyle(.white)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                Rectangle().fill(
                    configuration.role == .destructive ? AnyShapeStyle(.red) : tint ?? AnyShapeStyle(.gray))
            }
            .contentShape(Rectangle())
            .onTapGesture {
                close()
                configuration.trigger()
            }
    }
}
