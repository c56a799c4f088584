import RoostTesting

/// One run of a case: the laid-out view, the calls of its leaves, and the mismatches.
@MainActor
final class Trial {
    /// The allowed difference of a number, in points, unless a case gives another.
    static nonisolated let tolerance: CGFloat = 0.01

    enum Container {
        case proposal(ProposedViewSize)
        case window(CGSize)
    }

    private(set) var mismatches: [String] = []
    private(set) var recorder = Recorder()
    private(set) var slack = Slack.none
    private(set) var platform = Platform.macOS
    private var container = Container.proposal(.unspecified)
    private var makeView: @MainActor () -> AnyView = { AnyView(EmptyView()) }
    private var laidOut: LayoutReport?

    func run(
        _ view: @escaping @MainActor () -> some View, in container: Container, on platform: Platform = .macOS,
        slack: Slack = .none, _ expectations: [Expectation]
    ) {
        self.container = container
        self.platform = platform
        self.slack = slack
        makeView = { AnyView(view()) }
        recorder = Recorder()
        laidOut = nil
        for expectation in expectations { expectation.check(self) }
    }

    /// The view's layout, with the calls of its leaves in `recorder`.
    var report: LayoutReport {
        if let laidOut { return laidOut }
        let report = Recorder.$current.withValue(recorder) { layOut(makeView(), in: container) }
        laidOut = report
        return report
    }

    /// The same view at another proposal.
    func report(at proposal: ProposedViewSize) -> LayoutReport {
        Recorder.$current.withValue(Recorder()) { layOut(makeView(), in: .proposal(proposal)) }
    }

    /// The size of another view at a proposal.
    func size(of view: some View, at proposal: ProposedViewSize = .unspecified) -> CGSize {
        layOut(view, in: .proposal(proposal)).size
    }

    /// Inspects the view as a parent does, at the case's proposal.
    func inspect(_ look: @escaping @Sendable (LayoutSubview, ProposedViewSize) -> Void) {
        let view = Recorder.$current.withValue(Recorder()) { makeView() }
        _ = layOut(Inspector(look: look) { view }, in: container)
    }

    /// Inspects another view as a parent does.
    func inspect(
        _ view: some View, at proposal: ProposedViewSize,
        _ look: @escaping @Sendable (LayoutSubview, ProposedViewSize) -> Void
    ) {
        _ = layOut(Inspector(look: look) { view }, in: .proposal(proposal))
    }

    /// The case's view painted at one pixel a point, as large as it chooses to be.
    func picture() -> Picture {
        Picture(of: makeView(), in: container, on: platform)
    }

    private func layOut(_ view: some View, in container: Container) -> LayoutReport {
        switch container {
        case .proposal(let proposal):
            LayoutReport(
                of: view, proposal: proposal, environment: { self.platform.configure(&$0) },
                displayScale: platform.scale)
        case .window(let size):
            LayoutReport(
                of: view, in: size, environment: { self.platform.configure(&$0) }, displayScale: platform.scale)
        }
    }
}

// MARK: - Comparing

extension Trial {
    func equal(_ actual: CGFloat?, _ expected: CGFloat, _ what: String, within tolerance: CGFloat = Trial.tolerance) {
        guard let actual else { return fail("\(what): nothing there, \(number(expected)) recorded") }
        if actual == expected || abs(actual - expected) <= tolerance { return }
        fail("\(what): \(number(actual)), \(number(expected)) recorded")
    }

    func equal(_ actual: CGFloat?, _ expected: CGFloat, _ what: String, within slack: Slack) {
        equal(actual, expected, what, within: slack.allowance(for: expected))
    }

    func same<T: Equatable>(_ actual: T, _ expected: T, _ what: String) {
        if actual != expected { fail("\(what): \(actual), \(expected) recorded") }
    }

    func isTrue(_ condition: Bool, _ what: String) {
        if !condition { fail(what) }
    }

    func fail(_ message: String) { mismatches.append(message) }
}

/// A length as the recordings write it.
func number(_ value: CGFloat?) -> String {
    guard let value else { return "nil" }
    if value == .infinity { return "inf" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
}

func text(_ proposal: ProposedViewSize) -> String { "\(number(proposal.width))x\(number(proposal.height))" }

/// Calls `look` with its only child and the proposal.
private struct Inspector: Layout {
    let look: @Sendable (LayoutSubview, ProposedViewSize) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let child = subviews.first else { return .zero }
        look(child, proposal)
        return child.sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
}
