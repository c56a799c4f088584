import RoostTesting

/// `ScrollView` as a layout container, and lazy grids.
enum ScrollingCases {
    @CaseTable static var cases: [Case] {
        Case("stkx-SC1c", .infinity, .infinity, [.size(.infinity, .infinity)]) { ScrollView { flexible } }
        Case("stkx-SC4", 100, 100, [.size(500, 100)]) { ScrollView { leaf("c", 500, 500) } }
        Case("stkx-SC1h", 100, 100, [.size(100, 100), .proposed("c", nil, 100), .size("c", 50, 100)]) {
            ScrollView(.horizontal) { leaf("c", 0..., 0..., ideal: CGSize(width: 50, height: 300)) }
        }
        Case("stk-SCG2", 100, 100, [.at("c", 25, 35)]) {
            ScrollView([.horizontal, .vertical]) { leaf("c", 50, 30) }
        }
        Case("stk-SCG2 one axis", 100, 100, [.at("c", 0, 0)]) { ScrollView { leaf("c", 50, 30) } }
        Case("web-scroll-wide-content", window: 300, 200, [.at("c", -50, 0), .width("scroll", 400)]) {
            ScrollView { leaf("c", 400) }.named("scroll")
        }
        Case("web-scroll-in-stack", 300, 200, [.height("a", 16), .height("scroll", 168), .height("b", 16)]) {
            VStack(spacing: 0) {
                Text("A").named("a")
                ScrollView { leaf("c", 60, 300) }.named("scroll")
                Text("B").named("b")
            }
        }
        for (part, axis) in [("vertical", Axis.Set.vertical), ("horizontal", .horizontal)] {
            Case("web-scroll-children \(part)", 200, 200, [.gap("a", "c", 8.151), .gap("c", "b", 4.742)]) {
                ScrollView(axis) {
                    Text("A").named("a"); leaf("c", 60, 30); Text("B").named("b")
                }
            }
        }
        Case("er3-V1", window: 100, 200, [.frame("scroll", 20, 38, 60, 162)]) { column(60, 300) }
        Case("er3-V3", window: 100, 200, [.frame("scroll", 20, 38, 60, 162), .at("c", 20, 38)]) { column(60, 20) }
        Case("er3-V4", window: 100, 200, [.frame("scroll", 38, 70, 62, 60)]) {
            HStack {
                leaf("a", 30, 60); ScrollView(.horizontal) { leaf("c", 300, 60) }.named("scroll")
            }
        }
        Case("er3-V5", window: 100, 200, [.size("scroll", 60, 300), .y("a", -69)]) {
            VStack {
                leaf("a", 60, 30); ScrollView { leaf("c", 60, 300) }.fixedSize().named("scroll")
            }
        }
        for (part, axes, x, y) in [
            ("vertical", Axis.Set.vertical, 25.0, 0.0), ("horizontal", .horizontal, 0, 35),
            ("both", [.horizontal, .vertical], 25, 35),
        ] {
            Case("stk3-SCG \(part)", nil, nil, [.at("c", x, y)]) {
                ScrollView(axes) { leaf("c", 50, 30) }.frame(width: 100, height: 100)
            }
        }
        Case("stk3-SC3", 200, 200, [.size(200, 58)]) {
            ScrollView(.horizontal) {
                leaf("a", 50, 30); leaf("b", 30, 20)
            }
        }
        Case("stk3-SC4", 100, 100, [.size(100, 500)]) { ScrollView(.horizontal) { leaf("c", 500, 500) } }
        Case("stk4-SC2h", 100, 100, [.size(100, 30)]) { ScrollView(.horizontal) { leaf("c", 50, 30) } }
        Case("stk4-SC2b", 100, 100, [.size(100, 100), .at("c", 25, 35)]) {
            ScrollView([.horizontal, .vertical]) { leaf("c", 50, 30) }
        }
        Case("stk4-SC4b", 100, 100, [.size(100, 100), .at("c", 0, 0)]) {
            ScrollView([.horizontal, .vertical]) { leaf("c", 500, 500) }
        }

        Case(
            "lz-LZ0", 200, 200, [.size(128, 28), .at("a", 35, 0), .at("b", 108, 0), .at("c", 0, 18), .at("d", 108, 18)]
        ) {
            Grid {
                GridRow {
                    leaf("a", 30, 10); leaf("b", 20, 10)
                }
                GridRow {
                    leaf("c", 100, 10); leaf("d", 20, 10)
                }
            }
        }
        Case(
            "lz-LZ1", 200, 200,
            [.size(200, 28), .at("a", 33, 0), .at("b", 142, 0), .at("c", -2, 18), .at("d", 142, 18)]
        ) { LazyVGrid(columns: [GridItem(), GridItem()]) { four } }
        Case(
            "lz-LZ4", nil, nil,
            [.size(58, 28), .at("a", -2.5, 0), .at("b", 35.5, 0), .at("c", -37.5, 18), .at("d", 35.5, 18)]
        ) { LazyVGrid(columns: [GridItem(), GridItem()]) { four } }
        Case(
            "lz-LZ5", 200, 200,
            [.size(28, 200), .at("a", 0, 71), .at("b", 0, 109), .at("c", 18, 36), .at("d", 18, 109)]
        ) {
            LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(20))]) {
                leaf("a", 10, 30)
                leaf("b", 10, 20)
                leaf("c", 10, 100)
                leaf("d", 10, 20)
            }
        }
        Case(
            "web-lazy-grids", 280, 300,
            [
                .frame("0", 11, 0, 60, 20), .frame("1", 79, 0, 102, 20), .frame("2", 189, 0, 80, 20), .y("3", 24),
            ]
        ) {
            LazyVGrid(
                columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))],
                spacing: 4
            ) { ForEach(0..<6) { leaf("\($0)", 0..., 20) } }
        }
        Case(
            "web-lazy-grids.3", 200, 70,
            [.size(132, 70), .at("0", 0, 1), .at("1", 0, 39), .x("2", 46), .x("4", 92)]
        ) {
            LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
                ForEach(0..<5) { leaf("\($0)", 40, 0...) }
            }
        }
        Case("objc-grid", 200, nil, on: .iOS, [.frame("0", 0, 0, 70, 20), .frame("1", 78, 0, 57, 20), .x("2", 143)]) {
            LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
                ForEach(0..<3) { leaf("\($0)", 0..., 20) }
            }
        }
        Case("doc-griditem", 200, nil, [.width("c", 200)]) {
            LazyVGrid(columns: [GridItem()]) { leaf("c", 0..., 20) }
        }
        Case("doc-griditem at its minimum", 5, nil, [.width("c", 10)]) {
            LazyVGrid(columns: [GridItem()]) { leaf("c", 0..., 20) }
        }
        Case("lz-LZ6", 200, 200, []) {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<1000) { _ in Evaluated(in: .current) } }
            }
        }.also { trial in
            _ = trial.report
            trial.equal(CGFloat(trial.recorder.measured.count { $0.leaf == "body" }), 16, "bodies")
        }
        Case("doc-adaptive", 240, nil, [.width("0", 52.5), .x("1", 62.5), .x("3", 187.5), .at("4", 0, 28)]) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)]) {
                ForEach(0..<5) { leaf("\($0)", 0..., 20) }
            }
        }
    }

    @MainActor private static var flexible: some View {
        leaf("c", 0..., 0..., ideal: CGSize(width: 10, height: 10))
    }

    @MainActor @ViewBuilder private static var four: some View {
        leaf("a", 30, 10)
        leaf("b", 20, 10)
        leaf("c", 100, 10)
        leaf("d", 20, 10)
    }

    /// A box over a scroll view.
    @MainActor private static func column(_ width: CGFloat, _ height: CGFloat) -> some View {
        VStack {
            leaf("a", 60, 30); ScrollView { leaf("c", width, height) }.named("scroll")
        }
    }
}

/// A cell 20 points high that records the evaluation of its body.
private struct Evaluated: View {
    private let recorder: Recorder

    init(in recorder: Recorder) { self.recorder = recorder }

    var body: some View {
        recorder.measured("body", .unspecified)
        return Color.red.frame(height: 20)
    }
}
