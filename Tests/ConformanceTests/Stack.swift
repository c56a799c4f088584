import RoostTesting

/// `HStack` and `VStack`: order of service, shares, priorities, cross size, frames inside stacks.
enum StackCases {
    @CaseTable static var cases: [Case] {
        Case(
            "stkx-G", 100, 50,
            [
                .size(100, 20), .width("a", 50), .width("b", 50), .proposed("a", .infinity, 50), .proposed("a", 0, 50),
                .proposed("a", 50, 50),
            ]
        ) {
            HStack(spacing: 0) {
                leaf("a", 0...80); leaf("b", 0...80)
            }
        }
        Case(
            "stkx-G1", 100, 50,
            [.size(100, 20), .proposed("b", 50, 50), .proposed("a", 40, 50), .at("a", 0, 0), .at("b", 40, 0)]
        ) {
            HStack(spacing: 0) {
                leaf("a", 20...100); leaf("b", 60...100)
            }
        }
        Case("stkx-G1r", 100, 50, [.frame("b", 0, 0, 60, 20), .frame("a", 60, 0, 40, 20)]) {
            HStack(spacing: 0) {
                leaf("b", 60...100); leaf("a", 20...100)
            }
        }
        Case(
            "stkx-G2", 100, 50,
            [.asked("a", (70, 50)), .width("a", 70), .asked("b", (0, 50), (30, 50)), .frame("b", 70, 0, 30, 20)]
        ) {
            HStack(spacing: 0) {
                leaf("a", 0...80).layoutPriority(1); leaf("b", 30...80)
            }
        }
        Case(
            "stkx-G2c", 100, 50,
            [.asked("a", (100, 50)), .width("a", 80), .asked("b", (0, 50), (20, 50)), .x("b", 80)]
        ) {
            HStack(spacing: 0) {
                leaf("a", 0...80).layoutPriority(1); leaf("b", 0...80)
            }
        }
        Case(
            "stkx-G3", 200, 50,
            [.size(200, 20), .proposed("a", 100, 50), .proposed("b", 180, 50), .frame("b", 20, 0, 180, 20)]
        ) {
            HStack(spacing: 0) {
                leaf("a", 20); flexible("b")
            }
        }
        Case(
            "stkx-G8", .infinity, .infinity,
            [.size(.infinity, 20), .proposed("a", .infinity, .infinity), .proposed("b", .infinity, .infinity)]
        ) {
            HStack(spacing: 0) {
                flexible("a"); leaf("b", 20)
            }
        }
        Case("stkx-G11", 100, 50, [.proposed("a", 100, 50), .width("a", 80), .frame("b", 80, 0, 20, 20)]) {
            HStack(spacing: 0) {
                HStack { leaf("a", 0...80).layoutPriority(1) }; leaf("b", 0...80)
            }
        }
        Case(
            "stkx-G12", 100, 50,
            [
                .size(100, 20), .frame("a", 0, 0, 26.667, 20), .frame("b", 36.667, 0, 26.667, 20),
                .frame("c", 73.333, 0, 26.667, 20),
            ]
        ) {
            HStack(spacing: 10) {
                leaf("a", 0...80); leaf("b", 0...80); leaf("c", 0...80)
            }
        }
        Case("stkx-G15", 50, 100, [.size(20, 100), .frame("a", 0, 0, 20, 50), .frame("b", 0, 50, 20, 50)]) {
            VStack(spacing: 0) {
                leaf("a", 20, 0...80); leaf("b", 20, 20...80)
            }
        }
        Case(
            "stkx-G16", 100, 100,
            [.size(100, 40), .frame("a", 0, 0, 100, 20), .at("b", 35, 20), .proposed("b", 100, 80)]
        ) {
            VStack(spacing: 0) {
                flexible("a"); leaf("b", 30)
            }
        }
        Case("stkx-G21", 100, nil, [.size(40, 30), .proposed("a", 50, 30), .size("a", 20, 30)]) {
            HStack(spacing: 0) {
                flexibleHeight("a"); leaf("b", 20, 30)
            }
        }
        Case("stk-Q1", nil, nil, [.size(30, 80), .size("a", 30, 20)]) {
            VStack(spacing: 0) {
                reflowing("a", area: 600); leaf("b", 30)
            }
        }
        Case(
            "web-layout-spacing-default", window: 300, 100,
            [.frame("stack", 67, 25, 166, 50), .gap("a", "b", 8), .gap("b", "c", 8)]
        ) {
            HStack {
                leaf("a", 50, 50); leaf("b", 50, 50); leaf("c", 50, 50)
            }.named("stack")
        }

        Case("er1-S1", nil, nil, [.size(196, 42), .frame("frame", 0, 16, 196, 26), .x("c", 98)]) {
            VStack(spacing: 0) {
                leaf("a", 42, 16)
                leaf("c", 0, 26).frame(maxWidth: .infinity).named("frame")
            }.frame(width: 196)
        }
        Case("er1-S3", nil, nil, [.size(42, 42), .width("frame", 42)]) {
            VStack(spacing: 0) {
                leaf("a", 42, 16)
                leaf("c", 0, 26).frame(maxWidth: .infinity).named("frame")
            }
        }
        Case("er2-F0", nil, nil, [.size(300, 10), .x("a", 130), .x("b", 170)]) {
            HStack(spacing: 0) {
                leaf("a", 40, 10); leaf("b", 0, 10)
            }.frame(width: 300)
        }
        Case("er2-F2 a child wider than its share", 300, nil, [.size(300, 10), .width("A", 200), .width("B", 100)]) {
            HStack(spacing: 0) {
                leaf("a", 200, 10).frame(maxWidth: .infinity).named("A")
                leaf("b", 20, 10).frame(maxWidth: .infinity).named("B")
            }
        }
        Case("er2-F2", 300, nil, [.size(300, 10), .width("A", 150), .width("B", 150)]) {
            HStack(spacing: 0) {
                leaf("a", 100, 10).frame(maxWidth: .infinity).named("A")
                leaf("b", 20, 10).frame(maxWidth: .infinity).named("B")
            }
        }
        Case("er2-F4", 300, nil, [.width("A", 150), .width("B", 150), .x("a", -25)]) {
            HStack(spacing: 0) {
                leaf("a", 200, 10).frame(minWidth: 0, maxWidth: .infinity).named("A")
                leaf("b", 20, 10).frame(maxWidth: .infinity).named("B")
            }
        }
        Case("er2-X2", nil, nil, [.size("frame", 20, 100)]) {
            HStack(spacing: 0) {
                leaf("a", 20, 40)
                leaf("b", 20, 10).frame(maxHeight: .infinity).named("frame")
            }.frame(height: 100)
        }
        Case("er2-X4", 200, nil, [.width("stack", 200)]) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    leaf("a", 30, 10)
                    leaf("b", 0, 10).frame(maxWidth: .infinity)
                }.named("stack")
            }
        }
        Case("er2-X5", nil, nil, [.size(300, 20), .at("a", 100, 0), .at("b", 0, 10)]) {
            VStack(spacing: 0) {
                leaf("a", 100, 10)
                leaf("b", 20, 10).frame(maxWidth: .infinity, alignment: .leading)
            }.frame(width: 300)
        }
        Case("er2-X7", 300, nil, [.size(300, 20)]) {
            VStack(spacing: 0) {
                leaf("a", 100, 10)
                leaf("b", 20, 10).frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        Case("er2-X8", nil, nil, [.frame("frame", 20, 15, 30, 10)]) {
            HStack(spacing: 0) {
                leaf("a", 20, 40)
                leaf("b", 10, 10).frame(width: 30).named("frame")
            }
        }
        Case("er2-X9", nil, nil, [.frame("frame", 20, 0, 30, 40)]) {
            HStack(spacing: 0) {
                leaf("a", 20, 40)
                leaf("b", 10, 10).frame(width: 30).frame(maxHeight: .infinity).named("frame")
            }
        }
        Case("er2-X10", nil, nil, [.frame("frame", 20, 37.5, 20, 25)]) {
            HStack(spacing: 0) {
                leaf("a", 20, 40)
                leaf("b", 20, 10).frame(maxHeight: 25).named("frame")
            }.frame(height: 100)
        }
        Case("er2-X12", 200, nil, [.frame("padding", 40, 0, 160, 26)]) {
            HStack(spacing: 0) {
                leaf("a", 40, 10)
                leaf("b", 30, 10).frame(maxWidth: .infinity).padding(8).named("padding")
            }
        }
        Case("er2-X16", 200, nil, [.size("stack", 200, 10)]) {
            HStack(spacing: 0) {
                ZStack {
                    leaf("a", 30, 10)
                    leaf("b", 0, 10).frame(maxWidth: .infinity)
                }.named("stack")
            }
        }
        Case("er2-X18", 200, 200, [.size(30, 200), .frame("frame", 0, 20, 30, 180)]) {
            VStack(spacing: 0) {
                leaf("a", 30, 20)
                leaf("b", 30, 10).frame(maxHeight: .infinity).named("frame")
            }
        }
        Case("er2-Z0", nil, nil, [.frame("frame", 20, -10, 20, 50)]) {
            HStack(spacing: 0) {
                leaf("a", 20, 10)
                leaf("b", 20, 50).frame(maxHeight: .infinity).named("frame")
            }.frame(height: 30)
        }
        Case("er2-Z1", nil, nil, [.frame("frame", 20, 0, 20, 30)]) {
            HStack(spacing: 0) {
                leaf("a", 20, 10)
                leaf("b", 20, 50).frame(minHeight: 0, maxHeight: .infinity).named("frame")
            }.frame(height: 30)
        }

        Case("er1-B3", nil, nil, [.size(260, 60), .x("a", 12), .x("b", 60), .x("c", 212)]) {
            HStack(spacing: 12) {
                leaf("a", 36, 36); leaf("b", 140, 36); leaf("c", 36, 36)
            }.padding(12)
        }
        Case("er1-H1", nil, nil, [.size(20, 60)]) {
            VStack(spacing: 0) {
                leaf("a", 20); leaf("b", 20).hidden(); leaf("c", 20)
            }
        }
        Case("er1-H2", nil, nil, [.size(20, 40)]) {
            VStack(spacing: 0) {
                leaf("a", 20)
                if isShown { leaf("b", 20) }
                leaf("c", 20)
            }
        }
        Case("er1-G1", nil, nil, [.frame("b", 52, 14, 516, 12)]) {
            HStack(spacing: 12) {
                leaf("a", 40, 40); leaf("b", 0..., 12)
            }.frame(width: 568)
        }
        Case("er1-W1", 80, nil, slack: .text, [.size(80, 48), .size("long", 46, 48), .frame("short", 46, 16, 34, 16)]) {
            HStack(spacing: 0) {
                label.named("long"); Text("Short").named("short")
            }
        }
        Case("er1-W2", 80, nil, slack: .text, [.size(77, 32), .size("long", 59, 32), .size("short", 18, 32)]) {
            HStack(spacing: 0) {
                label.layoutPriority(1).named("long"); Text("Short").named("short")
            }
        }
        Case("er1-W4", 80, nil, slack: .text, [.size(74, 64), .size("long", 34, 64), .at("a", 34, 27)]) {
            HStack(spacing: 0) {
                label.named("long"); leaf("a", 40, 10)
            }
        }
        Case("er1-W5", 40, nil, slack: .text, [.size(39, 64), .size("a", 20, 64), .size("b", 19, 48)]) {
            HStack(spacing: 0) {
                Text("alpha bravo").named("a"); Text("charlie").named("b")
            }
        }
        Case("er2-F5", 400, nil, [.frame("frame", 196, 0, 204, 32)]) {
            HStack(spacing: 0) {
                leaf("a", 196, 10)
                alphabet.frame(maxWidth: .infinity).named("frame")
            }
        }
        Case("er2-F7", 100, nil, slack: .text, [.size(302, 16), .width("text", 252)]) {
            HStack(spacing: 0) {
                alphabet.fixedSize().named("text")
                leaf("b", 50, 10)
            }
        }
        Case("er2-F9", 100, nil, slack: .text, [.width("A", 50), .width("B", 50), .size("text", 48, 48)]) {
            HStack(spacing: 0) {
                Text("alphabravocharlie").named("text").frame(maxWidth: .infinity).named("A")
                leaf("b", 20, 10).frame(maxWidth: .infinity).named("B")
            }
        }
        Case("er2-J1", 200, nil, [.x("a", 0), .x("b", 90), .x("c", 180)]) { threeApart(by: 0) }
        Case("er2-J2", 200, nil, [.x("a", 0), .x("b", 90), .x("c", 180)]) { threeApart(by: 10) }
        Case("er2-J3", 50, nil, [.size(80, 10), .x("a", 0), .x("b", 30), .x("c", 60)]) { threeApart(by: 10) }
        Case("er2-J4", 200, nil, [.x("a", 35), .x("b", 90), .x("c", 145)]) {
            HStack(spacing: 0) {
                Spacer(minLength: 0)
                leaf("a", 20)
                Spacer(minLength: 0)
                leaf("b", 20)
                Spacer(minLength: 0)
                leaf("c", 20)
                Spacer(minLength: 0)
            }
        }
        Case("er2-J5", 200, nil, [.x("a", 53.333), .x("b", 126.667)]) {
            HStack(spacing: 0) {
                Spacer(minLength: 0)
                leaf("a", 20)
                Spacer(minLength: 10)
                leaf("b", 20)
                Spacer(minLength: 0)
            }
        }
        Case("er2-J6", 200, nil, [.frame("frame", 0, 0, 180, 20), .x("b", 180)]) {
            HStack(spacing: 0) {
                leaf("a", 20).frame(maxWidth: .infinity).named("frame")
                Spacer(minLength: 0)
                leaf("b", 20)
            }
        }
        Case("er2-J7", 200, nil, [.x("a", 23.333), .x("b", 90), .x("c", 156.667)]) {
            HStack(spacing: 0) {
                Group {
                    Spacer(); leaf("a", 20); Spacer()
                }
                Group {
                    Spacer(); leaf("b", 20); Spacer()
                }
                Group {
                    Spacer(); leaf("c", 20); Spacer()
                }
            }
        }
        Case("er2-J8", 200, nil, [.x("a", 50), .x("b", 130)]) { unevenRow }
        Case("er2-J9", 40, nil, [.size(50, 10), .x("a", 0), .x("b", 30)]) { unevenRow }
        for width in [25.0, 20] {
            Case("er2-Y2 in \(width)", width, nil, slack: .text, [.size(19, 32)]) { Text("alpha") }
        }
        Case("er2-Y5", 5, nil, [.size(5, 80)]) { Text("alpha") }

        Case("stk3-X1", 100, 50, [.width("a", 20), .width("b", 80)]) {
            HStack(spacing: 0) {
                leaf("a", 0...80); leaf("b", 80)
            }
        }
        Case(
            "stk3-X3", 100, 50,
            [
                .width("a", 40), .width("b", 30), .width("c", 30), .proposed("b", 33.333, 50), .proposed("c", 35, 50),
                .proposed("a", 40, 50),
            ]
        ) {
            HStack(spacing: 0) {
                leaf("a", 0...80); leaf("b", 30); leaf("c", 30)
            }
        }
        Case("stk3-X4", 70, 50, [.width("a", 30), .width("b", 40)]) {
            HStack(spacing: 0) {
                leaf("a", 0...100, ideal: CGSize(width: 50, height: 20))
                leaf("b", 40...60, ideal: CGSize(width: 50, height: 20))
            }
        }
        Case(
            "stk3-X5", 100, 50,
            [
                .asked("a", (92, 50)), .width("a", 80), .asked("b", (0, 50), (12, 50)), .width("spacer", 8),
                .frame("b", 88, 0, 12, 20),
            ]
        ) {
            HStack(spacing: 0) {
                leaf("a", 0...80).layoutPriority(1)
                Spacer().named("spacer")
                leaf("b", 0...80)
            }
        }
        Case("stk3-X10", nil, nil, [.size(40, 30), .proposed("a", nil, 30), .size("a", 20, 30)]) {
            HStack(spacing: 0) {
                flexibleHeight("a"); leaf("b", 20, 30)
            }
        }
        Case("stk3-Q1", nil, nil, [.size(30, 80), .size("a", 30, 20), .size("b", 30, 20)]) {
            VStack(spacing: 0) {
                reflowing("a", area: 600); leaf("b", 30)
            }
        }
        Case("stk3-Q3", 100, 50, [.size("a", 80, 7.5), .at("b", 80, 0)]) {
            HStack(spacing: 0) {
                reflowing("a", area: 600); leaf("b", 20, 30)
            }
        }
        Case("stk3-K1", nil, nil, slack: .text, [.size(13, 40)]) {
            VStack {
                Text("Hi"); Spacer(); Text("Hi")
            }
        }
        Case("stk3-K2b", 200, 50, [.size(90, 20)]) {
            HStack(spacing: 0) {
                leaf("a", 20); Spacer().aspectRatio(1, contentMode: .fit); leaf("b", 20)
            }
        }
        Case("stk3-K2c", 200, 50, [.size(48, 20)]) {
            HStack(spacing: 0) {
                leaf("a", 20); Spacer().fixedSize(); leaf("b", 20)
            }
        }
        Case("stk3-K3h", nil, nil, [.size(56, 20)]) {
            HStack {
                leaf("a", 20); VStack { Spacer(minLength: 0) }; leaf("b", 20)
            }
        }
        Case("stk3-K3g", nil, nil, [.size(40, 20)]) {
            HStack {
                leaf("a", 20); ZStack { Spacer(minLength: 0) }; leaf("b", 20)
            }
        }
        Case("stk3-SPB6", 100, 50, [.size(100, 50)]) { ZStack { Spacer() } }
        Case("stk3-SPB7", 100, 50, [.size(0, 0)]) { HStack(spacing: 0) {} }
        Case("doc-prio", 100, 50, [.width("a", 80), .width("b", 20), .width("c", 0)]) {
            HStack(spacing: 0) {
                leaf("c", 0...80).layoutPriority(-1)
                leaf("b", 0...80)
                leaf("a", 0...80).layoutPriority(1)
            }
        }
        Case("tok-v2", 500, 500, [.frame("a", 0, 0, 500, 246), .frame("b", 0, 254, 500, 246)]) {
            VStack {
                Rectangle().named("a"); Rectangle().named("b")
            }
        }
        Case("tok-v0", 500, 500, [.frame("a", 0, 0, 500, 250), .frame("b", 0, 250, 500, 250)]) {
            VStack(spacing: 0) {
                Rectangle().named("a"); Rectangle().named("b")
            }
        }
        Case("tok-h2", 500, 500, [.frame("a", 0, 0, 246, 500), .frame("b", 254, 0, 246, 500)]) {
            HStack {
                Rectangle().named("a"); Rectangle().named("b")
            }
        }
        Case("objc-h3", 300, 100, on: .iOS, [.width("a", 100), .width("b", 100), .width("c", 100)]) {
            HStack(spacing: 0) {
                Rectangle().named("a"); Rectangle().named("b"); Rectangle().named("c")
            }
        }
        Case("stk4-X2", 200, 50, [.frame("a", 0, 0, 180, 20), .frame("b", 180, 0, 20, 20), .proposed("b", 100, 50)]) {
            HStack(spacing: 0) {
                flexible("a"); leaf("b", 20)
            }
        }
        Case("stk4-X11", nil, 100, [.size(30, 40), .width("a", 30)]) {
            VStack(spacing: 0) {
                flexible("a"); leaf("b", 30)
            }
        }
        Case("stk4-X13", nil, 50, [.size(160, 20), .proposed("a", nil, 50), .proposed("b", nil, 50)]) {
            HStack(spacing: 0) {
                leaf("a", 80); leaf("b", 80)
            }
        }
        Case("stk4-Q1c", 30, nil, [.size(30, 40)]) {
            VStack(spacing: 0) {
                reflowing("a", area: 600); leaf("b", 30)
            }
        }
    }

    @MainActor private static var isShown = false

    @MainActor private static var label: Text { Text("A fairly long label") }

    @MainActor private static func flexible(_ name: String) -> some View {
        leaf(name, 0..., 20, ideal: CGSize(width: 10, height: 20))
    }

    @MainActor private static func flexibleHeight(_ name: String) -> some View {
        leaf(name, 20, 0..., ideal: CGSize(width: 20, height: 10))
    }

    /// Three boxes with two spacers between them.
    @MainActor private static func threeApart(by minimum: CGFloat) -> some View {
        HStack(spacing: 0) {
            leaf("a", 20, 10)
            Spacer(minLength: minimum)
            leaf("b", 20, 10)
            Spacer(minLength: minimum)
            leaf("c", 20, 10)
        }
    }

    @MainActor private static var unevenRow: some View {
        HStack(spacing: 0) {
            Spacer(minLength: 0)
            leaf("a", 20, 10)
            Spacer(minLength: 0)
            leaf("gap", 10, 10)
            leaf("b", 20, 10)
            Spacer(minLength: 0)
        }
    }
}

/// The text of the recorded wrapping cases.
@MainActor var alphabet: Text { Text("alpha bravo charlie delta echo foxtrot golf") }
