import RoostCore

/// Ends the page: the views that follow stand on the next one. At the beginning of a page it does nothing, and neither
/// does it outside of a document or inside a stack; there, `pageBreakBefore()` is the way.
nonisolated public struct PageBreak: View {
    /// A break of the page.
    nonisolated public init() {}

    @MainActor public var body: some View { EmptyView() }
}

extension PageBreak: FlowingView {
    @MainActor func flow(into flow: Flow) throws { try flow.composer.breakPage() }
}
