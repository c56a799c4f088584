import RoostTesting

/// `Spacer`: its minimum, priority and lack of spacing, and which of these survive wrappers.
enum SpacerCases {
    @CaseTable static var cases: [Case] {
        Case("stkx-G5", 200, 50, [.proposed("a", 96, 50), .frame("b", 28, 0, 172, 20), .width("spacer", 8)]) {
            HStack(spacing: 0) {
                leaf("a", 20); Spacer().named("spacer"); flexible("b")
            }
        }
        Case("stkx-G5b", 200, 50, [.frame("b", 0, 0, 172, 20), .x("a", 180)]) {
            HStack(spacing: 0) {
                flexible("b"); Spacer(); leaf("a", 20)
            }
        }
        Case("stkx-G19", nil, 50, [.size(48, 20), .x("b", 28)]) { row(Spacer()) }
        Case("stk-SP", nil, nil, [.size(70, 20), .at("b", 50, 0)]) { row(Spacer(minLength: 30)) }
        Case("stk-SP1", nil, nil, [.size(48, 20), .at("b", 28, 0)]) { row(Spacer()) }
        Case("stk-SP3", nil, nil, [.size(40, 20)]) {
            HStack {
                leaf("a", 20); Spacer(minLength: 0); leaf("b", 20)
            }
        }
        Case("stk-SP5", nil, nil, slack: .text, [.size(34, 16)]) {
            HStack {
                Text("Hi"); Spacer(); Text("Hi")
            }
        }
        Case("stk-SP5 without", nil, nil, slack: .text, [.size(34, 16)]) {
            HStack {
                Text("Hi"); Text("Hi")
            }
        }
        Case(
            "stk-SP8", 200, 50, [.size(200, 20), .proposed("a", 96, 50), .proposed("b", 172, 50), .at("b", 180, 0)]
        ) { row(Spacer()) }
        Case("stk-SP10", 200, 50, [.size(200, 20), .proposed("a", 142, 50), .x("a", 90)]) {
            HStack(spacing: 0) {
                Spacer(minLength: 50); leaf("a", 20); Spacer()
            }
        }
        Case("stk-SP13", 100, 50, [.size(100, 20), .proposed("a", 92, 50), .at("a", 80, 0)]) {
            HStack(spacing: 0) {
                Spacer(); leaf("a", 20)
            }
        }
        Case("stk-SP14", 100, 50, [.size(20, 50), .proposed("a", 100, 42), .at("a", 0, 30)]) {
            VStack(spacing: 0) {
                Spacer(); leaf("a", 20)
            }
        }
        Case("stk-SP18", 100, 50, [.size(20, 50), .at("a", 0, 15)]) {
            HStack(spacing: 0) {
                VStack { Spacer() }; leaf("a", 20)
            }
        }
        Case("stk-SP19", 200, 50, [.size(50, 20), .at("b", 30, 0)]) { row(Spacer().frame(width: 10)) }
        Case("stk-SPB1", 100, 50, [.size(100, 0)]) { HStack { Spacer() } }
        Case("stk-SPB2", nil, nil, [.size(8, 0)]) { HStack { Spacer() } }
        Case("stk-SPB4", nil, nil, [.size(8, 8)]) { Spacer() }
        Case("stk-K0", nil, nil, [.height(32), .gap("a", "b", 0)]) {
            VStack {
                Text("Hi").named("a"); Text("Hi").named("b")
            }
        }
        Case("stk-K1", nil, nil, [.height(40)]) {
            VStack {
                Text("Hi"); Spacer(); Text("Hi")
            }
        }
        Case("stk-K3 padding(0)", nil, nil, [.size(40, 20)]) { defaultRow(Spacer(minLength: 0).padding(0)) }
        Case("stk-K3 fixed frame", nil, nil, [.size(40, 20)]) { defaultRow(Spacer(minLength: 0).frame(width: 0)) }
        Case("stk-K3 fixed frame, then padding(0)", nil, nil, [.size(50, 20)]) {
            defaultRow(Spacer(minLength: 0).frame(width: 10).padding(0))
        }
        Case("stk-K3 flexible frame", nil, nil, [.size(40, 20)]) {
            defaultRow(Spacer(minLength: 0).frame(maxWidth: .infinity))
        }
        Case("stk-K3 overlay", nil, nil, [.size(40, 20)]) {
            defaultRow(Spacer(minLength: 0).overlay { leaf("o", 0, 0) })
        }
        Case("stk-K3 layoutPriority", nil, nil, [.size(40, 20)]) { defaultRow(Spacer(minLength: 0).layoutPriority(1)) }
        Case("stk-K3 fixedSize", nil, nil, [.size(40, 20)]) { defaultRow(Spacer(minLength: 0).fixedSize()) }
        Case("stk-K3 aspectRatio", nil, nil, [.size(40, 20)]) {
            defaultRow(Spacer(minLength: 0).aspectRatio(1, contentMode: .fit))
        }
        Case("stk-K3 ZStack of spacers", nil, nil, [.size(40, 20)]) {
            defaultRow(
                ZStack {
                    Spacer(minLength: 0); Spacer(minLength: 0)
                })
        }
        Case("stk-K3m", nil, nil, [.size(64, 20)]) {
            HStack {
                leaf("a", 20); Spacer(minLength: 0).padding(4); leaf("b", 20)
            }
        }
        Case("stk-K3m leading edge only", nil, nil, [.size(52, 20)]) {
            HStack {
                leaf("a", 20); Spacer(minLength: 0).padding(.leading, 4); leaf("b", 20)
            }
        }
        Case("stk-K3h stack", nil, nil, [.size(56, 20)]) {
            HStack {
                leaf("a", 20); VStack { Spacer(minLength: 0) }; leaf("b", 20)
            }
        }
        Case("stk-K3h ZStack with something else", nil, nil, [.size(56, 20)]) {
            HStack {
                leaf("a", 20);
                ZStack {
                    Spacer(minLength: 0); leaf("c", 0, 0)
                }; leaf("b", 20)
            }
        }
        Case("cis-IN0", 300, nil, slack: .text, [.size(300, 16), .x("b", 291.5)]) {
            HStack {
                Text("A"); Spacer(); Text("B").named("b")
            }
        }
        Case("stk4-SP21", 100, 50, [.size(100, 20), .at("c", 40, 0)]) {
            VStack(spacing: 0) {
                HStack(spacing: 0) { Spacer() }; leaf("c", 20)
            }
        }
        Case("stk4-K2d", 200, 50, [.size(200, 20), .x("b", 180)]) { row(Spacer().frame(maxWidth: .infinity)) }
    }

    @MainActor private static func row(_ spacer: some View) -> some View {
        HStack(spacing: 0) {
            leaf("a", 20); spacer; leaf("b", 20)
        }
    }

    @MainActor private static func flexible(_ name: String) -> some View {
        leaf(name, 0..., 20, ideal: CGSize(width: 10, height: 20))
    }

    @MainActor private static func defaultRow(_ spacer: some View) -> some View {
        HStack {
            leaf("a", 20); spacer; leaf("b", 20)
        }
    }
}
