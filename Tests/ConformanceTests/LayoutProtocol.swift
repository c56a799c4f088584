import RoostTesting

/// The `Layout` protocol: memoised answers, subview proxies, explicit and default placement.
enum LayoutProtocolCases {
    @CaseTable static var cases: [Case] {
        Case("lp-A", 50, 50, [.measured("c", times: 1)]) { Twice { leaf("c", 20) } }
        Case("lp-E0") { trial in
            trial.seenByParent("priority is 2.5", Color.red.layoutPriority(2.5)) { $0.priority == 2.5 }
            trial.measured(Color.red, .zero, 0, 0)
            trial.measured(Color.red, .unspecified, 10, 10)
            trial.measured(Color.red, .infinity, .infinity, .infinity)
        }
        Case("lp-E1") { trial in
            trial.seenByParent("priority is -infinity", Spacer(minLength: 12)) { $0.priority == -.infinity }
            trial.measured(Spacer(minLength: 12), .zero, 12, 12)
            trial.measured(Spacer(minLength: 12), .unspecified, 12, 12)
            trial.measured(Spacer(minLength: 12), .infinity, .infinity, .infinity)
        }
        Case("lp-L") { trial in
            let view = Color.red.layoutPriority(2)
            trial.seenByParent("a frame hides the priority", view.frame(width: 10)) { $0.priority == 0 }
            trial.seenByParent("padding hides the priority", view.padding(3)) { $0.priority == 0 }
            trial.seenByParent("the outermost priority counts", view.padding(3).layoutPriority(2)) { $0.priority == 2 }
            trial.measured(view.padding(3), .zero, 6, 6)
            trial.measured(view.padding(3), .unspecified, 16, 16)
        }
        Case("lp-I2", 220, 170, [.frame("c", 155, 105, 30, 30)]) { placing(leaf("c", 30, 30)) { _, _ in } }
        Case("lp-J", 220, 170, [.at("c", 130, 80)]) {
            placing(leaf("c", 30, 30)) { child, bounds in
                child.place(at: bounds.origin, proposal: .unspecified)
                child.place(at: CGPoint(x: bounds.minX + 10, y: bounds.minY + 10), proposal: .unspecified)
            }
        }
        for (part, anchor, x, y) in [
            ("center", UnitPoint.center, 110.0, 115.0), ("bottom trailing", .bottomTrailing, 95, 105),
        ] {
            Case("lp-K \(part)", 220, 170, [.frame("c", x, y, 30, 20)]) {
                placing(Color.red.named("c")) { child, bounds in
                    child.place(
                        at: CGPoint(x: bounds.minX + 5, y: bounds.minY + 55), anchor: anchor,
                        proposal: ProposedViewSize(width: 30, height: 20))
                }
            }
        }
        Case("lp-N infinite", 100, 100, [.size(.infinity, 20)]) {
            leaf("c") { _ in CGSize(width: CGFloat.infinity, height: 20) }
        }
        Case("lp-M infinite", 220, 170, [.x("c", .infinity)]) {
            placing(leaf("c", 30, 30)) { child, bounds in
                child.place(at: CGPoint(x: CGFloat.infinity, y: bounds.minY), proposal: .unspecified)
            }
        }
        Case("doc-prop") { trial in
            trial.same(ProposedViewSize.zero, ProposedViewSize(width: 0, height: 0), "zero")
            trial.same(ProposedViewSize.unspecified, ProposedViewSize(width: nil, height: nil), "unspecified")
            trial.same(
                ProposedViewSize.infinity, ProposedViewSize(width: .infinity, height: .infinity), "infinity")
        }
    }

    /// A layout at (120, 70), 100 × 100 in a proposal of 220 × 170, that places its only child as told.
    @MainActor private static func placing(
        _ child: some View, _ place: @escaping @Sendable (LayoutSubview, CGRect) -> Void
    ) -> some View {
        Placing(place: place) { child }.padding(.leading, 120).padding(.top, 70)
    }
}

extension Trial {
    fileprivate func seenByParent(
        _ what: String, _ view: some View, holds: @escaping @Sendable (LayoutSubview) -> Bool
    ) {
        let found = Found<Bool>()
        inspect(view, at: .unspecified) { child, _ in found.value = holds(child) }
        isTrue(found.value == true, what)
    }

    fileprivate func measured(_ view: some View, _ proposal: ProposedViewSize, _ width: CGFloat, _ height: CGFloat) {
        let found = Found<CGSize>()
        inspect(view, at: proposal) { child, proposal in found.value = child.sizeThatFits(proposal) }
        equal(found.value?.width, width, "width at \(text(proposal))")
        equal(found.value?.height, height, "height at \(text(proposal))")
    }
}

/// Measures its child twice with the same proposal, and places it with that.
private struct Twice: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        _ = subviews[0].sizeThatFits(proposal)
        return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

/// Takes what it is proposed, and places its child as told.
private struct Placing: Layout {
    let place: @Sendable (LayoutSubview, CGRect) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        place(subviews[0], bounds)
    }
}
