import RoostCore

/// A placeholder, over which a live page lays an element of its own. It takes the size that is proposed.
nonisolated package struct EmbeddedView<Placeholder: View>: View {
    private let content: EmbeddedContent?
    private let report: (EmbeddedReport) -> Void
    private let placeholder: Placeholder

    /// - Parameters:
    ///   - content: The element; nil for the placeholder alone.
    ///   - report: Called with what the page tells of its element.
    package init(
        _ content: EmbeddedContent?, report: @escaping (EmbeddedReport) -> Void = { _ in },
        @ViewBuilder placeholder: () -> Placeholder
    ) {
        self.content = content
        self.report = report
        self.placeholder = placeholder()
    }

    @MainActor package var body: some View {
        if let content {
            placeholder.accessibleControl(control(content))
        } else {
            placeholder
        }
    }

    private func control(_ content: EmbeddedContent) -> AccessibleControl {
        var control = AccessibleControl(
            content.kind == .page ? .webPage : .media, label: content.title, value: content.json)
        control.set = { [report] in report(EmbeddedReport($0, of: content.kind)) }
        return control
    }
}
