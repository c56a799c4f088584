import RoostTesting

/// Alignment of stacks, guides and text baselines.
enum AlignmentCases {
    @CaseTable static var cases: [Case] {
        for (id, alignment, y) in [
            ("stkx-A1t", VerticalAlignment.top, 0.0), ("stkx-A1c", .center, 10), ("stkx-A1b", .bottom, 20),
        ] {
            Case(id, nil, nil, [.size(40, 30), .at("a", 0, y)]) {
                HStack(alignment: alignment, spacing: 0) {
                    leaf("a", 20, 10); leaf("b", 20, 30)
                }
            }
        }
        for (part, alignment, x) in [
            ("leading", HorizontalAlignment.leading, 0.0), ("center", .center, 10), ("trailing", .trailing, 20),
        ] {
            Case("stkx-A2 \(part)", nil, nil, [.size(30, 40), .x("a", x)]) {
                VStack(alignment: alignment, spacing: 0) {
                    leaf("a", 10); leaf("b", 30)
                }
            }
        }
        for (part, alignment, x, y) in [
            ("top leading", Alignment.topLeading, 0.0, 0.0), ("top", .top, 20, 0),
            ("top trailing", .topTrailing, 40, 0),
            ("leading", .leading, 0, 10), ("center", .center, 20, 10), ("trailing", .trailing, 40, 10),
            ("bottom leading", .bottomLeading, 0, 20), ("bottom", .bottom, 20, 20),
            ("bottom trailing", .bottomTrailing, 40, 20),
        ] {
            Case("stk-A3 \(part)", nil, nil, [.size(60, 40), .at("c", x, y)]) {
                ZStack(alignment: alignment) {
                    leaf("b", 60, 40); leaf("c", 20, 20)
                }
            }
        }
        Case(
            "web-layout-vstack-alignment", window: 300, 200,
            [
                .frame("leading", 50, 78, 100, 44), .x("a", 50), .at("b", 50, 102), .x("trailing", 150), .x("c", 150),
                .at("d", 200, 102),
            ]
        ) {
            HStack(spacing: 0) {
                VStack(alignment: .leading, spacing: 4) {
                    leaf("a", 100); leaf("b", 50)
                }.named("leading")
                VStack(alignment: .trailing, spacing: 4) {
                    leaf("c", 100); leaf("d", 50)
                }.named("trailing")
            }
        }
        Case(
            "web-layout-alignment-guide", window: 300, 200,
            [.frame("stack", 75, 66, 150, 68), .at("a", 75, 66), .at("b", 175, 90), .at("c", 160, 114)]
        ) {
            VStack(alignment: .leading, spacing: 4) {
                leaf("a", 100).alignmentGuide(.leading) { $0[.trailing] }
                leaf("b", 50)
                leaf("c", 30).alignmentGuide(.leading) { $0.width / 2 }
            }.named("stack")
        }

        Case("txs-B2f", nil, nil, slack: .text, [.size(78.5, 44), .baselines(25, 41)] + rows(12, 0, 12, 15)) {
            HStack(alignment: .firstTextBaseline, spacing: 0) { texts }
        }
        Case("txs-B2l", nil, nil, slack: .text, [.size(78.5, 34), .baselines(13, 29)] + rows(16, 4, 0, 19)) {
            HStack(alignment: .lastTextBaseline, spacing: 0) { texts }
        }
        Case("txs-B2c", nil, nil, slack: .text, [.size(78.5, 32)] + rows(8, 1, 0, 11)) {
            HStack(alignment: .center, spacing: 0) { texts }
        }
        Case("txs-B2t", nil, nil, slack: .text, [.size(78.5, 32), .baselines(13, 29)] + rows(0, 0, 0, 0)) {
            HStack(alignment: .top, spacing: 0) { texts }
        }
        Case("txs-B1", nil, nil, slack: .text, [.size(17.5, 16), .baselines(13, 13)]) { small }
        Case("txs-B1 26 points", nil, nil, slack: .text, [.size(33.5, 30), .baselines(25, 25)]) { large }
        Case("txs-B1.5", nil, nil, slack: .text, [.size(51, 30), .baselines(20, 25)]) {
            HStack(alignment: .center, spacing: 0) {
                small; large
            }
        }
        Case("txs-B1.6", nil, nil, [.guide(.firstTextBaseline, 21)]) { small.padding(8) }
        Case("txs-B1.7", nil, nil, slack: .text, [.size(17.5, 50), .guide(.firstTextBaseline, 30)]) {
            small.frame(height: 50)
        }
        Case("txs-B1.8", nil, nil, [.size(40, 40), .guide(.firstTextBaseline, 25)]) {
            ZStack {
                Color.red.frame(width: 40, height: 40); small
            }
        }
        Case("txs-B1.9", nil, nil, [.guide(.firstTextBaseline, 10)]) { HStack { square } }
        Case("txs-B1.10", 30, nil, slack: .text, [.size(21, 48), .baselines(13, 45)]) { Text("Hg Hg Hg") }
        Case("txs-B1.11", nil, nil, slack: .text, [.size(17.5, 26), .guide(.firstTextBaseline, 23)]) {
            VStack(spacing: 0) {
                square; small
            }
        }
        Case("txs-X3", nil, nil, slack: .text, [.size(51, 30), .baselines(20, 25)]) {
            HStack(spacing: 0) {
                large; small
            }
        }
        Case("txs-X3.2", nil, nil, [.baselines(13, 13)]) {
            VStack(spacing: 0) {
                small; square
            }
        }
        Case("txs-X3.3", nil, nil, slack: .text, [.size(35, 32), .baselines(13, 29)]) {
            HStack(alignment: .bottom, spacing: 0) {
                small; Text("Hg\nHg")
            }
        }
        Case("txs-X3.4", nil, nil, [.size(8, 0)]) { HStack { Spacer() } }
        Case("txs-X3.6", nil, nil, [.guide(.firstTextBaseline, 30)]) {
            Color.red.frame(width: 30, height: 30).overlay { small }
        }
        Case("txs-X3.7", nil, nil, [.guide(.firstTextBaseline, 13)]) { Grid { GridRow { small } } }
        Case("txs-X3.9", nil, nil, [.guide(.firstTextBaseline, 13)]) { small.offset(y: 7) }
        Case("txs-X3.10", nil, nil, [.baselines(4, 13)]) { small.alignmentGuide(.firstTextBaseline) { _ in 4 } }
        Case("bo-O1c", nil, nil, slack: .text, [.size(33.5, 46), .baselines(13, 41)]) {
            VStack(spacing: 0) {
                small; large
            }
        }
        Case("bo-O1", nil, nil, slack: .text, [.size(33.5, 54), .baselines(13, 49)]) {
            VStack(spacing: 8) {
                small; large
            }
        }
        Case("bo-O2", nil, nil, slack: .text, [.size(81.5, 78), .baselines(25, 73)]) { grid(.center) }
        Case("bo-O3", nil, nil, slack: .text, [.size(81.5, 78), .baselines(13, 73)]) { grid(.top) }
        Case("bo-O4", nil, nil, slack: .text, [.size(65.5, 40), .baselines(37, 37)]) {
            Grid(alignment: .top) {
                GridRow {
                    small.gridCellAnchor(.bottom); Color.red.frame(width: 40, height: 40)
                }
            }
        }
    }

    /// 17.5 × 16 points with the baseline at 13, in the recordings.
    @MainActor private static var small: Text { Text("Hg") }
    /// 33.5 × 30 points with the baseline at 25, in the recordings.
    @MainActor private static var large: some View { Text("Hg").font(.system(size: 26)) }

    @MainActor private static var square: some View { Color.red.frame(width: 10, height: 10) }

    @MainActor @ViewBuilder private static var texts: some View {
        small.named("a")
        large.named("b")
        Text("Hg\nHg").named("c")
        square.named("d")
    }

    private static func rows(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [Expectation] {
        [.y("a", a), .y("b", b), .y("c", c), .y("d", d)]
    }

    @MainActor private static func grid(_ alignment: Alignment) -> some View {
        Grid(alignment: alignment, verticalSpacing: 8) {
            GridRow {
                small; Color.red.frame(width: 40, height: 40)
            }
            GridRow { large }
        }
    }
}
