import CoreGraphics
import RoostCore

/// Views side by side, with lines between them. The views share the width evenly: the lines cannot be dragged here.
nonisolated public struct HSplitView<Content: View>: View {
    private let content: Content
    @Environment(\.displayScale) private var displayScale

    /// Each view of `content` becomes a pane, which fills its share and the whole height.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        Group(subviews: content) { parts in
            HStack(spacing: 0) {
                ForEach(parts) { part in
                    if part.id != parts.first?.id { Rectangle().fill(Color(.separator)).frame(width: 1 / displayScale) }
                    part.frame(maxWidth: .infinity, maxHeight: .infinity)
                }
            }
        }
    }
}

/// Views one below the other, with lines between them. The views share the height evenly: the lines cannot be dragged
/// here.
nonisolated public struct VSplitView<Content: View>: View {
    private let content: Content
    @Environment(\.displayScale) private var displayScale

    /// Each view of `content` becomes a pane, which fills its share and the whole width.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        Group(subviews: content) { parts in
            VStack(spacing: 0) {
                ForEach(parts) { part in
                    if part.id != parts.first?.id {
                        Rectangle().fill(Color(.separator)).frame(height: 1 / displayScale)
                    }
                    part.frame(maxWidth: .infinity, maxHeight: .infinity)
                }
            }
        }
    }
}
