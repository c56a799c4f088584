import RoostTesting

/// Right-to-left: containers, guides, offsets and positions are mirrored, an island of left-to-right is not.
enum RightToLeftCases {
    @CaseTable static var cases: [Case] {
        Case(
            "web-layout-rtl-stacks", window: 320, 260,
            [
                .x("a", 270), .x("b", 202), .x("c", 10), .frame("padded", 230, 57, 80, 20),
                .frame("framed", 190, 87, 120, 20), .at("zback", 210, 117), .at("zfront", 290, 117),
                .at("island", 242, 167),
                .x("i1", 242), .x("i2", 280), .at("guided", 270, 223),
            ]
        ) {
            VStack(alignment: .leading, spacing: 10) {
                HStack {
                    leaf("a", 40, 30); leaf("b", 60, 30); Spacer(); leaf("c", 30, 30)
                }
                leaf("p", 50).padding(.leading, 30).named("padded")
                leaf("f", 40).frame(width: 120, alignment: .leading).named("framed")
                ZStack(alignment: .topLeading) {
                    leaf("zback", 100, 40); leaf("zfront", 20)
                }
                HStack {
                    leaf("i1", 30); leaf("i2", 30)
                }.named("island").environment(\.layoutDirection, .leftToRight)
                Text("Text")
                leaf("guided", 30).alignmentGuide(.leading) { _ in -10 }
            }
            .frame(width: 300, alignment: .leading)
            .environment(\.layoutDirection, .rightToLeft)
        }
        Case(
            "web-layout-rtl-shapes", window: 300, 200, slack: .text,
            [
                .frame("row", 90, 30, 140, 30), .at("arrow", 190, 30), .at("fixed", 140, 30),
                .x("image", 115), .x("flipped", 90), .at("gradient", 110, 70),
                .at("box", 70, 100), .at("offset", 210, 150),
                // The mirrored arrow's base is on the right, the fixed one's on the left.
                .pixel(228, 33, 255, 56, 60), .pixel(192, 33, 255, 255, 255), .pixel(142, 33, 0, 136, 255),
                .pixel(178, 33, 255, 255, 255),
                .pixel(180, 160, 255, 141, 40), .pixel(220, 160, 255, 255, 255), .pixel(200, 120, 52, 199, 89),
            ]
        ) { shapes }
        .also { trial in
            let (left, right) = (trial.picture()[112, 80], trial.picture()[227, 80])
            trial.isTrue(left.red > left.blue && right.blue > right.red, "a gradient's leading end stays left")
        }
        Case(
            "web-layout-rtl-shapes symbols", window: 300, 200, slack: .text,
            [.frame("image", 115, 39, 15, 12), .frame("flipped", 90, 39, 15, 12)]
        ) { shapes }
        Case("web-layout-rtl-scroll", window: 200, 80, [.x("0", 140), .x("5", -160)]) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) { ForEach(0..<6) { leaf("\($0)", 50, 40) } }
            }
            .frame(width: 180, height: 60)
            .environment(\.layoutDirection, .rightToLeft)
        }
        Case(
            "web-layout-rtl-grid", window: 320, 220,
            [
                .frame("grid", 85, 23, 150, 110), .x("a", 195), .x("b", 125), .x("c", 85), .at("d", 130, 63),
                .x("e", 85),
                .at("f", 195, 103), .at("l0", 188, 149), .at("l1", 140, 149), .at("l2", 92, 149), .at("l3", 188, 177),
                .at("l4", 140, 177),
            ]
        ) {
            VStack(spacing: 16) {
                Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                    GridRow {
                        leaf("a", 40, 30); leaf("b", 60, 30); leaf("c", 30, 30)
                    }
                    GridRow {
                        leaf("d", 100, 30).gridCellColumns(2); leaf("e", 30, 30)
                    }
                    GridRow { leaf("f", 40, 30).gridColumnAlignment(.trailing) }
                }
                .named("grid")
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(40)), count: 3)) {
                    ForEach(0..<5) { leaf("l\($0)", 40, 20) }
                }
                .frame(width: 200)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }

    @MainActor private static var shapes: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(spacing: 10) {
                Arrow().fill(.red).frame(width: 40, height: 30).named("arrow")
                FixedArrow().fill(.blue).frame(width: 40, height: 30).named("fixed")
                Image(systemName: "arrow.right").named("image")
                Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true).named("flipped")
            }
            .named("row")
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                .frame(width: 120, height: 20).named("gradient")
            ZStack(alignment: .topLeading) {
                Color.clear.frame(width: 160, height: 40).named("box")
                Color.green.frame(width: 20, height: 20).position(x: 30, y: 20)
            }
            .frame(width: 160, height: 40)
            Color.orange.frame(width: 20, height: 20).offset(x: 40).named("offset")
        }
        .environment(\.layoutDirection, .rightToLeft)
    }
}

/// A triangle whose tip is its trailing end.
private struct Arrow: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: rect.origin)
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

private struct FixedArrow: Shape {
    func path(in rect: CGRect) -> Path { Arrow().path(in: rect) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
