import RoostTesting

/// `ZStack`, overlays and backgrounds, padding, positions, the window's root, `ViewThatFits`, the order of modifiers and
/// how they spread over groups.
enum ContainerCases {
    @CaseTable static var cases: [Case] {
        Case("stkx-A4", nil, nil, [.size(60, 40), .placed("a", with: 60, 40), .placed("b", with: 60, 40)]) {
            ZStack(alignment: .topLeading) {
                leaf("a", 60); leaf("b", 20, 40)
            }
        }
        Case("stkx-A5", 100, 80, [.size(100, 80), .at("b", 40, 30)]) {
            ZStack {
                flexible; leaf("b", 20)
            }
        }
        Case("stkx-A5n", nil, nil, [.size(20, 20), .size("a", 20, 20)]) {
            ZStack {
                flexible; leaf("b", 20)
            }
        }
        Case("stk-Z1", 60, 40, [.size(30, 20), .frame("h", 7.5, 5, 15, 10), .frame("o", 5, 0, 20, 20)]) {
            ZStack {
                half("h"); leaf("o", 20, 20)
            }
        }
        Case("web-layout-zstack", window: 200, 200, [.frame("stack", 50, 50, 100, 100), .at("b", 120, 120)]) {
            ZStack(alignment: .bottomTrailing) {
                leaf("a", 100, 100); leaf("b", 30, 30)
            }.named("stack")
        }
        Case("web-layout-zstack-fill", window: 200, 200, [.size("fill", 200, 200), .at("b", 0, 0)]) {
            ZStack(alignment: .topLeading) {
                Color.red.named("fill"); leaf("b", 30, 30)
            }
        }
        Case("osui-zi", window: 200, 200, [.at("a", 50, -4), .at("b", 50, 104)]) {
            VStack {
                leaf("a", 100, 100).zIndex(1); leaf("b", 100, 100).zIndex(0)
            }
        }

        for (id, alignment, x, y) in [
            ("stkx-A6-topLeading", Alignment.topLeading, 0.0, 0.0), ("stkx-A6-leading", .leading, 0, 10),
            ("stkx-A6-trailing", .trailing, 40, 10),
        ] {
            Case(id, nil, nil, [.size(60, 40), .proposed("o", 60, 40), .at("o", x, y)]) {
                leaf("a", 60, 40).overlay(alignment: alignment) { leaf("o", 20) }
            }
        }
        Case("stkx-A7", 300, 300, [.proposed("a", 60, 40), .size("a", 60, 40)]) {
            leaf("p", 60, 40).overlay { flexible }
        }
        Case("stkx-A8", nil, nil, [.size(60, 40), .frame("o", 0, 0, 100, 100)]) {
            leaf("a", 60, 40).overlay(alignment: .topLeading) { leaf("o", 100, 100) }
        }
        for (part, alignment, x, y) in [
            ("top leading", Alignment.topLeading, 0.0, 0.0), ("center", .center, 20, 10),
            ("bottom trailing", .bottomTrailing, 40, 20),
        ] {
            Case("stkx-A9 \(part)", nil, nil, [.at("bg", x, y)]) {
                leaf("a", 60, 40).background(alignment: alignment) { leaf("bg", 20) }
            }
        }
        Case("stk-K5", 300, 300, [.proposed("h", 60, 40), .placed("h", with: 60, 40)]) {
            leaf("a", 60, 40).overlay { half("h") }
        }
        Case("stk-K5g", 60, 40, [.at("o", 0, 0), .at("p", 5, 5)]) {
            leaf("a", 60, 40).overlay(alignment: .topLeading) {
                leaf("o", 20); leaf("p", 10, 10)
            }
        }
        Case("stk-A11", nil, nil, [.size(60, 40)]) { leaf("a", 60, 40).overlay {}.background {} }

        Case("mo-K1", nil, nil, [.size(36, 36), .at("c", 8, 8)]) { box.padding(8) }
        Case("mo-O1", nil, nil, [.size(60, 60), .at("c", 20, 20)]) { box.padding(8).frame(width: 60, height: 60) }
        Case("mo-O2", nil, nil, [.size(76, 76), .at("c", 28, 28)]) { box.frame(width: 60, height: 60).padding(8) }
        Case("mo-O3", nil, nil, [.size(56, 56), .at("c", 18, 18)]) {
            box.padding(4).frame(width: 40, height: 40).padding(8)
        }
        Case("mo-O4", nil, nil, [.size(64, 64), .at("c", 22, 22)]) {
            box.frame(width: 40, height: 40).padding(4).padding(8)
        }
        Case(
            "web-layout-padding-edges", window: 200, 100,
            [.frame("inner", 32, 17, 164, 64), .frame("outer", 0, 0, 200, 100)]
        ) {
            Color.red.named("inner").padding(.leading, 30).padding(.vertical)
                .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).named("outer")
        }
        Case("web-ios-layout-basics", nil, nil, on: .iOS, [.at("text", 16, 16), .height(52.5)]) {
            Text("Hello").named("text").padding()
        }
        Case("er2-P7", nil, nil, [.at("c", 12, 0), .at("padding", 0, -12)]) { tight(.leading) }
        Case("er2-P8", nil, nil, [.at("c", 0, 12)]) { tight(.top) }
        Case("er2-P9", nil, nil, [.at("c", 0, 0), .at("padding", -12, -12)]) { tight(.center) }
        Case("er2-P3", nil, nil, [.size(56, 36), .at("bg", 8, 8), .at("b", 36, 8)]) {
            HStack(spacing: 0) {
                leaf("a", 20).background { Color.red.named("bg") }.padding(8); leaf("b", 20)
            }
        }
        Case("er2-P4", nil, nil, [.size(24, 20), .at("a", -8, 0), .at("b", 4, 0)]) {
            HStack(spacing: 0) {
                leaf("a", 20).padding(-8); leaf("b", 20)
            }
        }

        Case("stk-R1", window: 100, 100, [.at("c", 40, 40), .proposed("c", 100, 100)]) { box }
        Case("web-layout-root-centering", window: 200, 100, [.frame("c", 75, 35, 50, 30)]) {
            Color.red.frame(width: 50, height: 30).named("c")
        }
        Case("web-pos1 ZStack", 200, 90, [.size(200, 90), .frame("c", 20, 10, 20, 20)]) {
            ZStack { box.position(x: 30, y: 20) }
        }
        Case("web-pos1 HStack", 300, 60, [.frame("p", 56, 0, 244, 60), .at("c", 56 + 20, 0)]) {
            HStack {
                leaf("a", 48); box.position(x: 30, y: 10).named("p")
            }
        }
        Case("web-pos1 VStack", 100, 68, [.frame("p", 0, 28, 100, 40), .at("c", 20, 28)]) {
            VStack {
                leaf("a", 48); box.position(x: 30, y: 10).named("p")
            }
        }
        Case("web-layout-fixed-size", window: 200, 200, [.frame("a", 95, 80, 10, 10), .frame("b", 95, 90, 10, 30)]) {
            VStack(spacing: 0) {
                Color.red.fixedSize().named("a")
                Color.red.fixedSize(horizontal: true, vertical: false).frame(height: 30).named("b")
            }
        }
        Case(
            "web-layout-divider", window: 200, 200,
            [
                .frame("a", 50, 0, 100, 20), .frame("h", 0, 20, 200, 1), .frame("row", 79.5, 21, 41, 179),
                .frame("v", 99.5, 21, 1, 179), .frame("b", 79.5, 80.5, 20, 60), .frame("c", 100.5, 80.5, 20, 60),
            ]
        ) {
            VStack(spacing: 0) {
                leaf("a", 100)
                Divider().named("h")
                HStack(spacing: 0) {
                    leaf("b", 20, 60); Divider().named("v"); leaf("c", 20, 60)
                }.named("row")
            }
        }
        Case(
            "web-layout-spacer-min-length", window: 300, 100,
            [
                .frame("row1", -35, 0, 370, 20), .x("a", -35), .frame("s1", 215, 10, 20, 0), .x("b", 235),
                .frame("row2", 0, 20, 300, 20), .width("s2", 130), .width("s3", 130), .x("c", 130),
                .frame("s4", 150, 40, 0, 60),
            ]
        ) {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    leaf("a", 250); Spacer(minLength: 20).named("s1"); leaf("b", 100)
                }.named("row1")
                HStack(spacing: 0) {
                    Spacer().named("s2"); leaf("c", 40); Spacer().named("s3")
                }.named("row2")
                Spacer().named("s4")
            }
        }

        Case("web-vtf1 enough room", 200, 50, [.size("wide", 101.5, 16)]) { fitting() }
        for width in [60.0, 10] {
            Case("web-vtf1 \(width) wide", width, 50, [.size("narrow", 30, 16)]) { fitting() }
        }
        Case("web-vtf1 width only", 200, 10, [.size("wide", 101.5, 16)]) { fitting(in: .horizontal) }
        Case("web-vtf1 height only, fits", 10, 60, [.size("tall", 100, 32)]) { fittingByHeight }
        Case("web-vtf1 height only, does not", 10, 20, [.size("low", 30, 16)]) { fittingByHeight }
        Case("doc-vtf", 50, 50, [.size(80, 10)]) {
            ViewThatFits {
                leaf("a", 100, 10); leaf("b", 80, 10)
            }
        }

        Case("omo-L2", nil, nil, [.size(20, 20)]) { box.border(Color.red, width: 4) }
        Case("omo-L3-L9 opacity", nil, nil, [.size(20, 20)]) { box.opacity(0.5) }
        Case("omo-L3-L9 clipShape", nil, nil, [.size(20, 20)]) { box.clipShape(Circle()) }
        Case("omo-L3-L9 cornerRadius", nil, nil, [.size(20, 20)]) { box.cornerRadius(4) }
        Case("omo-L3-L9 overlay", nil, nil, [.size(20, 20)]) { box.overlay { leaf("o", 40, 40) } }
        Case("omo-B1", nil, nil, [.frame("bg", 0, 0, 60, 60)]) {
            box.frame(width: 60, height: 60).background { Color.red.named("bg") }
        }
        Case("omo-B2", nil, nil, [.frame("bg", 20, 20, 20, 20)]) {
            box.background { Color.red.named("bg") }.frame(width: 60, height: 60)
        }
        Case("omo-D2", nil, nil, [.frame("bg", 20, 20, 20, 20)]) {
            box.background { Color.red.named("bg") }.padding(8).frame(width: 60, height: 60)
        }
        Case("omo-F2/F3 clipped, then padded", nil, nil, [.size(36, 36)]) {
            leaf("c", 40, 40).frame(width: 20, height: 20).clipped().padding(8)
        }
        Case("omo-F2/F3 padded, then clipped", nil, nil, [.size(36, 36)]) {
            leaf("c", 40, 40).frame(width: 20, height: 20).padding(8).clipped()
        }
        Case(
            "web-layout-group-modifier", window: 300, 100,
            [.frame("a", 5, 25, 50, 50), .frame("b", 65, 25, 50, 50), .frame("c", 120, 0, 180, 100)]
        ) {
            HStack(spacing: 0) {
                Group {
                    Color.red.named("a"); Color.red.named("b")
                }.frame(width: 50, height: 50).padding(5)
                Color.red.named("c")
            }
        }
        Case("er3-W6", window: 300, 100, [.x("a", 0), .x("b", 154)]) {
            HStack { Pair().frame(maxWidth: .infinity, alignment: .leading) }
        }
        Case("cd-G1", nil, nil, [.size(88, 10)]) { HStack { Pair() } }
        Case("cd-G7", nil, nil, [.size(148, 10), .x("a", 20), .x("b", 88)]) { HStack { Pair().frame(width: 70) } }
        Case(
            "cd-G9", nil, nil,
            [.frames("bg", [CGRect(x: 0, y: 0, width: 30, height: 10), CGRect(x: 38, y: 0, width: 50, height: 10)])]
        ) { HStack { Pair().background { Color.red.named("bg") } } }
    }

    @MainActor private static var box: some View { leaf("c", 20, 20) }

    @MainActor private static var flexible: some View {
        leaf("a", 0..., 0..., ideal: CGSize(width: 10, height: 10))
    }

    @MainActor private static func half(_ name: String) -> some View {
        leaf(name) { CGSize(width: ($0.width ?? 0) / 2, height: ($0.height ?? 0) / 2) }
    }

    @MainActor private static func tight(_ alignment: Alignment) -> some View {
        leaf("c", 10, 10).padding(12).named("padding").frame(width: 10, height: 10, alignment: alignment)
    }

    @MainActor private static func fitting(in axes: Axis.Set = [.horizontal, .vertical]) -> some View {
        ViewThatFits(in: axes) {
            leaf("wide", 101.5, 16); leaf("narrow", 30, 16)
        }
    }

    @MainActor private static var fittingByHeight: some View {
        ViewThatFits(in: .vertical) {
            leaf("tall", 100, 32); leaf("low", 30, 16)
        }
    }
}

/// Two views from one: 30 × 10 and 50 × 10.
private struct Pair: View {
    var body: some View {
        leaf("a", 30, 10)
        leaf("b", 50, 10)
    }
}
