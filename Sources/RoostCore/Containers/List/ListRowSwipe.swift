import CoreGraphics

/// A row that people swipe aside to get at its actions: 74 points for each; past half of that it stays open, and a swipe
/// over most of the row performs the first action.
nonisolated struct ListRowSwipe<Content: View>: View {
    let row: ListRow
    let actions: (leading: ListRowAttributes.SwipeActions?, trailing: ListRowAttributes.SwipeActions?)
    let content: Content
    @State private var offset: CGFloat = 0
    @State private var rest: CGFloat = 0
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
                // Nobody swipes who does not see it.
                .accessibilityActions {
                    actions.leading?.content
                    actions.trailing?.content
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
                        changed: { dragged(by: $0) }, ended: { ended(velocity: $0) }))
        }
    }

    /// The buttons in the room that the row has left, the first one at the row's edge.
    @MainActor private func buttons(
        _ swipe: ListRowAttributes.SwipeActions, at edge: HorizontalEdge, _ room: CGFloat, _ count: Binding<Int>
    ) -> some View {
        Group(subviews: swipe.content) { subviews in
            HStack(spacing: 0) {
                ForEach(subviews) { subview in
                    subview.frame(width: room / CGFloat(max(1, subviews.count)))
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

    // MARK: Dragging

    @MainActor private func dragged(by translation: CGFloat) {
        if rest == 0 && offset == 0 {
            row.commands.closeOpenRow?()
            triggers.removeAll()
        }
        var wanted = rest + (direction == .rightToLeft ? -translation : translation)
        if actions.leading == nil { wanted = min(wanted, 0) }
        if actions.trailing == nil { wanted = max(wanted, 0) }
        offset = wanted
    }

    @MainActor private func ended(velocity: CGFloat) {
        let isTrailing = offset < 0
        let swipe = isTrailing ? actions.trailing : actions.leading
        let open = buttonWidth * CGFloat(isTrailing ? trailingCount : leadingCount)
        let velocity = direction == .rightToLeft ? -velocity : velocity
        let goesOn = isTrailing ? velocity < -100 : velocity > 100
        let goesBack = isTrailing ? velocity > 100 : velocity < -100
        if let swipe, swipe.allowsFullSwipe, abs(offset) > 0.6 * width, !goesBack {
            let act = triggers.first
            close()
            return act?() ?? ()
        }
        let isOpen = swipe != nil && !goesBack && (abs(offset) > open / 2 || goesOn)
        settle(at: isOpen ? isTrailing ? -open : open : 0)
    }

    @MainActor private func settle(at place: CGFloat) {
        rest = place
        row.commands.closeOpenRow = place == 0 ? nil : close
        withAnimation(.spring(duration: 0.3)) { offset = place }
    }

    /// Brings the row back. The row is not in it: the list's commands, which the row has, keep it.
    private var close: () -> Void {
        { [rest = $rest, offset = $offset, weak commands = row.commands] in
            rest.wrappedValue = 0
            commands?.closeOpenRow = nil
            withAnimation(.spring(duration: 0.3)) { offset.wrappedValue = 0 }
        }
    }
}

extension LayoutDirection {
    nonisolated fileprivate var opposite: LayoutDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}

/// What the buttons of a swiped row do, in their order.
nonisolated private final class SwipeTriggers {
    private var entries: [(key: ObjectIdentifier, action: @MainActor () -> Void)] = []

    var first: (@MainActor () -> Void)? { entries.first?.action }

    func set(_ action: @escaping @MainActor () -> Void, for key: SwipeKey) {
        let key = ObjectIdentifier(key)
        if let index = entries.firstIndex(where: { $0.key == key }) {
            entries[index].action = action
        } else {
            entries.append((key, action))
        }
    }

    func removeAll() { entries = [] }
}

/// Which of a row's buttons one is.
nonisolated private final class SwipeKey {}

/// A button that fills its part of the room beside a swiped row.
nonisolated private struct SwipeButtonStyle: PrimitiveButtonStyle {
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
        let _ = triggers.set({ [configuration] in configuration.trigger() }, for: key)
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
