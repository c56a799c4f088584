import RoostTesting

/// Scroll positions that are set in code, and the rows that are made for them.
enum ScrollPositionCases {
    @CaseTable static var cases: [Case] {
        for (id, anchor, offset) in [
            ("ds-T3", UnitPoint.bottom, 230.0), ("ds-T4", nil, 230), ("ds-T9", UnitPoint(x: 0.5, y: 0.25), 282.5),
        ] {
            Case(id) { trial in
                let scroll = Scroll(rows: 20, of: 30, in: 100)
                scroll.go(to: 10, anchor)
                trial.equal(scroll.offset, offset, "offset")
            }
        }
        Case("ds-T5") { trial in
            let scroll = Scroll(rows: 20, of: 30, in: 100)
            scroll.go(to: 1, nil)
            trial.equal(scroll.offset, 0, "offset")
        }
        Case("ds-T10") { trial in
            let scroll = Scroll(rows: 200, of: 30, in: 100, isLazy: true)
            scroll.go(to: 150, .top)
            trial.equal(scroll.offset, 4500, "offset")
        }
        Case("svr-S3") { trial in
            let scroll = Scroll(rows: 20, of: 30, in: 100, named: true)
            scroll.go(to: 10, .top)
            trial.equal(scroll.offset, 0, "offset for a number")
            scroll.go(to: "10", .top)
            trial.equal(scroll.offset, 300, "offset for the text")
        }
        for (row, anchor, offset) in [(15, nil, 120.0), (3, UnitPoint.top, 60), (10, .center, 110)] {
            Case("web-scroll-scroll-to row \(row)") { trial in
                let scroll = Scroll(rows: 20, of: 20, in: 200)
                scroll.go(to: row, anchor)
                trial.equal(scroll.offset, offset, "offset")
            }
        }
        Case("ds-T14") { trial in
            let live = LiveView(
                ScrollView {
                    ScrollView { Color.red.frame(height: 600).accessibilityIdentifier("inner") }.frame(height: 100)
                    Color.blue.frame(height: 600).accessibilityIdentifier("outer")
                }, size: CGSize(width: 100, height: 200))
            let before = live.frame(of: "outer")?.minY
            live.scroll(by: CGSize(width: 0, height: 50), at: CGPoint(x: 50, y: 50))
            trial.equal(live.frame(of: "inner")?.minY, -50, "the inner content")
            trial.equal(live.frame(of: "outer")?.minY, before ?? 0, "the outer content")
        }
        Case("ds-L1", 100, 400, [.height("list", 0)]) {
            ScrollView {
                leaf("header", 100, 300)
                List { Text("A") }.named("list")
            }
        }
        Case("ds-L2") { trial in
            let live = LiveView(
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(height: 300)
                        LazyVStack(spacing: 0) {
                            ForEach(0..<50, id: \.self) {
                                Color.blue.frame(height: 30).accessibilityIdentifier("\($0)")
                            }
                        }
                    }
                }, size: CGSize(width: 100, height: 112))
            func made() -> [Int] { (0..<50).filter { live.frame(of: "\($0)") != nil } }
            trial.same(made(), [], "rows at 0")
            live.scroll(by: CGSize(width: 0, height: 300), at: CGPoint(x: 50, y: 50))
            trial.same(made(), [0, 1, 2, 3], "rows at 300")
        }
        lists
    }

    /// On the machine of the recorded iOS lists a body line is 4 points taller and a footnote line 3 points taller (Rules.md,
    /// Text styles): positions are lower here by that for each line above.
    @CaseTable private static var lists: [Case] {
        Case("stk-K6", 100, 100, [.size(100, 100)]) { List { Text("A") } }
        Case("stk-K6 ideal", nil, nil, [.size(0, 0)]) { List { Text("A") } }
        Case("stk-K6 wide", 100, nil, [.size(100, 0)]) { List { Text("A") } }
        Case("stk-K6 infinite", .infinity, .infinity, [.size(.infinity, .infinity)]) { List { Text("A") } }
        Case(
            "web-ios-list-basic", 320, 400, on: .iOS,
            [.at("a", 32, 50.75), .y("b", 106.75 - 4), .at("c", 32, 224.75 - 3 * 4), .y("d", 280.75 - 4 * 4)]
        ) {
            List {
                Text("A").named("a")
                Text("B").named("b")
                Section("Fruit") {
                    Text("C").named("c")
                    HStack { Text("D").named("d") }
                }
            }
        }
        Case(
            "web-ios-list-plain", 320, 300, on: .iOS,
            [.at("a", 16, 15.75), .y("b", 71.75 - 4), .at("c", 16, 194.25 - 3 * 4)]
        ) {
            List {
                Text("A").named("a")
                Text("B").named("b")
                Section("Fruit") { Text("C").named("c") }
            }
            .listStyle(.plain)
        }
        Case("web-li2 plain", 300, 300, [.at("a", 8, 4)]) { List { Text("A").named("a") }.listStyle(.plain) }
        Case("web-li2 bordered", 300, 300, [.at("a", 7, 5)]) { List { Text("A").named("a") }.listStyle(.bordered) }
        Case("web-li2 sidebar", 300, 300, [.x("a", 16), .y("b", 10 + 32 + 8)]) {
            List {
                Text("A").named("a")
                Text("B").named("b")
            }
            .listStyle(.sidebar)
        }
        Case(
            "web-ios-list-footer", 320, 400, on: .iOS,
            [
                .at("header", 32, 10), .y("a", 60.25 - 4), .y("footer", 108.5 - 2 * 4), .y("b", 168.75 - 2 * 4 - 3),
                .y("footer 2", 217 - 3 * 4 - 3),
            ]
        ) {
            List {
                Section {
                    Text("A").named("a")
                } header: {
                    Text("Header").named("header")
                } footer: {
                    Text("Footer").named("footer")
                }
                Section {
                    Text("B").named("b")
                } footer: {
                    Text("Footer 2").named("footer 2")
                }
            }
        }
    }
}

/// A live scroll view of rows, scrolled by its proxy.
@MainActor
private final class Scroll {
    private var proxy: ScrollViewProxy!
    private var live: LiveView!

    init(rows: Int, of height: CGFloat, in viewport: CGFloat, isLazy: Bool = false, named: Bool = false) {
        let view = ScrollViewReader { proxy in
            let _ = self.proxy = proxy
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { ForEach(0..<rows, id: \.self) { Self.row($0, height) } }
                } else if named {
                    VStack(spacing: 0) {
                        ForEach((0..<rows).map { "\($0)" }, id: \.self) { Self.row(0, height).id($0) }
                    }
                } else {
                    VStack(spacing: 0) { ForEach(0..<rows, id: \.self) { Self.row($0, height).id($0) } }
                }
            }
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y
            } action: {
                self.offset = $1
            }
        }
        live = LiveView(view, size: CGSize(width: 100, height: viewport))
    }

    private static func row(_ index: Int, _ height: CGFloat) -> some View { Color.blue.frame(height: height) }

    private(set) var offset: CGFloat = 0

    func go<ID: Hashable>(to id: ID, _ anchor: UnitPoint?) {
        proxy.scrollTo(id, anchor: anchor)
        live.update()
    }
}
