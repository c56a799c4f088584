import RoostTesting

/// Default spacing: between kinds of views, below, above and between texts, by font.
enum SpacingCases {
    @CaseTable static var cases: [Case] {
        gaps("stk-S", 8, 8) {
            Rectangle().named("a")
        } then: {
            Rectangle().named("b")
        }
        gaps("stk-S.2", 8, 8) {
            Color.red.named("a")
        } then: {
            Color.red.named("b")
        }
        gaps("stk-S.3", 8, 8) {
            leaf("a", 20)
        } then: {
            leaf("b", 20)
        }
        gaps("stk-S.6", 8, 8.151) {
            Text("Hg").named("a")
        } then: {
            Rectangle().named("b")
        }
        gaps("stk-S.7", 8, 4.742) {
            leaf("a", 20)
        } then: {
            Text("Hg").named("b")
        }
        gaps("stk-S.9", 8, 0) {
            Image(systemName: "star").named("a")
        } then: {
            Text("Hg").named("b")
        }
        gaps("stk-S.12", 8, 8) {
            Button("Go") {}.named("a")
        } then: {
            Button("Go") {}.named("b")
        }
        gaps("stk-S.13", 8, 8.151) {
            Text("Hg").named("a")
        } then: {
            Button("Go") {}.named("b")
        }
        gaps("stk-S.14", 8, 8) {
            Text("Hg").padding(4).named("a")
        } then: {
            Text("Hg").padding(4).named("b")
        }
        gaps("stk-S.15", 8, 8) {
            Text("Hg").padding(4).named("a")
        } then: {
            Rectangle().named("b")
        }
        gaps("stk-S.18", 8, 0) {
            ZStack { Text("Hg") }.named("a")
        } then: {
            Text("Hg").named("b")
        }
        Case("stk-S-explicit HStack 0", nil, nil, [.gap("a", "b", 0)]) { HStack(spacing: 0) { pair } }
        Case("stk-S-explicit HStack 20", nil, nil, [.gap("a", "b", 20)]) { HStack(spacing: 20) { pair } }
        Case("stk-S-explicit VStack 20", nil, nil, [.gap("a", "b", 20)]) { VStack(spacing: 20) { pair } }

        Case("txs-X4.2", nil, nil, [.size(10, 28)]) {
            VStack {
                square; square
            }
        }
        Case("txs-X4.3", nil, nil, [.height(34.151)]) {
            VStack {
                Text("Hg"); square
            }
        }
        Case("txs-X4.5", nil, nil, [.height(55.802)]) {
            VStack {
                Text("Hg").font(.system(size: 26)); square
            }
        }
        Case("txs-X4.7", nil, nil, [.height(60)]) {
            VStack {
                Text("Hg").font(.system(size: 26)); Text("Hg").font(.system(size: 26))
            }
        }
        Case("txs-X4.9", nil, nil, [.height(46.516)]) {
            VStack {
                Text("Hg").font(.custom("Noto Sans", size: 17)); square
            }
        }
        Case("txs-X4.10", nil, nil, [.height(36)]) {
            VStack {
                Text("Hg").padding(1); square
            }
        }
        Case("txs-X4.11", nil, nil, [.height(38)]) {
            VStack {
                Text("Hg").frame(height: 20); square
            }
        }
        Case("txs-X4.12", nil, nil, slack: .text, [.size(35.5, 16)]) {
            HStack {
                Text("Hg"); square
            }
        }
        Case(
            "web-text-vstack-spacing", 200, 200,
            [.height(70.893), .y("one", 0), .y("two", 16), .y("box", 40.151), .y("three", 54.893)]
        ) {
            VStack {
                Text("One").named("one")
                Text("Two").named("two")
                leaf("box", 50, 10)
                Text("Three").named("three")
            }
        }
        // A body line of the recording machine is 4 points taller than elsewhere (24.5 for 20.5), so 51 becomes 43
        // and 49.309 becomes 41.309.
        Case("web-ios-layout-basics.2", nil, nil, on: .iOS, [.height(43), .gap("a", "b", 2)]) {
            VStack {
                Text("Hg").named("a"); Text("Hg").named("b")
            }
        }
        Case("web-ios-layout-basics.3", nil, nil, on: .iOS, [.height(41.309), .gap("a", "b", 10.809)]) {
            VStack {
                Text("Hg").named("a"); leaf("b", 40, 10)
            }
        }

        for (size, line, below, above) in [
            (11.0, 13.5, 6.876465, 4.15332), (13, 16, 8.354004, 5.135742), (15, 18, 9.331543, 5.618164),
            (17, 20.5, 10.809082, 6.600586), (22, 26.5, 13.75293, 8.306641), (24, 29, 14.730469, 8.789063),
            (26, 31.5, 16.208008, 9.771484), (32, 38.5, 19.640625, 11.71875), (40, 48, 24.550781, 14.648438),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)] {
            Case("ios-sysfont-\(Int(size))", nil, nil, on: .iOS, around(line, below, above)) { aroundText(of: size) }
        }
        for (size, line, baseline, below, above) in [
            (10.0, 13, 10, 6.231445, 3.609375), (13, 16, 13, 8.150879, 4.742188), (20, 24, 19, 11.962891, 6.71875),
            (24, 28, 23, 14.355469, 8.0625), (32, 38, 31, 19.140625, 10.75),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)] {
            Case(
                "mac-sysfont-\(Int(size))", nil, nil,
                around(line, below, above) + [.guide(.firstTextBaseline, baseline)]
            ) {
                aroundText(of: size)
            }
        }
    }

    /// The gaps between two views named a and b, side by side and one over the other.
    private static func gaps<A: View, B: View>(
        _ id: String, _ horizontal: CGFloat, _ vertical: CGFloat, _ first: @escaping @MainActor @Sendable () -> A,
        then second: @escaping @MainActor @Sendable () -> B
    ) -> [Case] {
        [
            Case("\(id) HStack", nil, nil, [.gap("a", "b", horizontal)]) {
                HStack {
                    first(); second()
                }
            },
            Case("\(id) VStack", nil, nil, [.gap("a", "b", vertical)]) {
                VStack {
                    first(); second()
                }
            },
        ]
    }

    @MainActor @ViewBuilder private static var pair: some View {
        leaf("a", 20)
        leaf("b", 20)
    }

    @MainActor private static var square: some View { Color.red.frame(width: 10, height: 10) }

    private static func around(_ line: CGFloat, _ below: CGFloat, _ above: CGFloat) -> [Expectation] {
        [.height("upper", line), .gap("upper", "box", below), .gap("box", "lower", above), .gap("lower", "last", 0)]
    }

    @MainActor private static func aroundText(of size: CGFloat) -> some View {
        VStack {
            Text("Hg").named("upper")
            leaf("box", 10, 10)
            Text("Hg").named("lower")
            Text("Hg").named("last")
        }
        .font(.system(size: size))
    }
}
