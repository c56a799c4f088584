import CoreGraphics

/// Views side by side, lines between them. Nobody can drag the lines here: the views share the width.
nonisolated public struct HSplitView<Content: View>: View {
    private let content: Content
    @Environment(\.displayScale) private var displayScale

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

/// Views one below the other, lines between them. Nobody can drag the lines here: the views share the height.
nonisolated public struct VSplitView<Content: View>: View {
    private let content: Content
    @Environment(\.displayScale) private var displayScale

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
