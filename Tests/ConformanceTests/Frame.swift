import RoostTesting

/// `frame`, fixed and flexible: the child's proposal, the frame's answer, the child's position.
enum FrameCases {
    @CaseTable static var cases: [Case] {
        Case("frame-A", nil, nil, [.size(20, 20), .proposed("c", nil, nil)]) { box }
        Case("frame-A1", nil, nil, [.size(60, 20), .proposed("c", 60, nil), .at("c", 20, 0)]) { box.frame(width: 60) }
        Case("frame-A2", 300, 200, [.size(60, 40), .proposed("c", 60, 40), .at("c", 20, 10)]) {
            box.frame(width: 60, height: 40)
        }
        Case("frame-A4", 300, 200, [.size(20, 40), .proposed("c", 300, 40), .at("c", 0, 10)]) { box.frame(height: 40) }
        Case("frame-A5", 300, 200, [.size(60, 40), .frame("c", -70, -60, 200, 160)]) {
            large.frame(width: 60, height: 40)
        }
        Case("frame-A6", 300, 200, [.size(0, 0), .proposed("c", 0, 0), .frame("c", -10, -10, 20, 20)]) {
            box.frame(width: 0, height: 0)
        }
        for (id, alignment, x, y) in [
            ("frame-B4", Alignment.leading, 0.0, 10.0), ("frame-B5", .trailing, 40, 10),
            ("frame-B6", .bottomLeading, 0, 20), ("frame-B7", .bottom, 20, 20),
        ] {
            Case(id, 300, 200, [.size(60, 40), .frame("c", x, y, 20, 20)]) {
                box.frame(width: 60, height: 40, alignment: alignment)
            }
        }
        Case("frame-B9", 300, 200, [.size(60, 40), .frame("c", 0, 0, 200, 160)]) {
            large.frame(width: 60, height: 40, alignment: .topLeading)
        }
        Case("frame-C", 300, 200, [.size(20, 20), .proposed("c", 300, 200), .placed("c", with: 20, 20)]) {
            box.frame(idealWidth: 80)
        }
        Case("frame-C1", nil, nil, [.size(80, 20), .proposed("c", 80, nil), .at("c", 30, 0)]) {
            box.frame(idealWidth: 80)
        }
        Case("frame-C2", nil, nil, [.size(80, 50), .proposed("c", 80, 50), .at("c", 30, 15)]) {
            box.frame(idealWidth: 80, idealHeight: 50)
        }
        Case("frame-C3", nil, nil, [.size(80, 160), .proposed("c", 80, nil), .frame("c", -60, 0, 200, 160)]) {
            large.frame(idealWidth: 80)
        }
        Case("frame-C4", nil, nil, [.size(80, 20), .proposed("c", 80, nil), .at("c", 30, 0)]) {
            box.frame(minWidth: 40, idealWidth: 80, maxWidth: 120)
        }
        Case("frame-C5", 300, 200, [.size(120, 20), .proposed("c", 120, 200), .at("c", 50, 0)]) {
            box.frame(minWidth: 40, idealWidth: 80, maxWidth: 120)
        }
        Case(
            "frame-D", 100, 100,
            [.size(80, 20), .proposed("c", 80, 100), .at("c", 30, 0), .placed("c", with: 80, 20)]
        ) { box.frame(minWidth: 40, maxWidth: 80) }
        Case("frame-D1", 60, 60, [.size(60, 20), .proposed("c", 60, 60), .at("c", 20, 0)]) {
            box.frame(minWidth: 40, maxWidth: 80)
        }
        Case("frame-D2", 30, 30, [.size(40, 20), .proposed("c", 40, 30), .at("c", 10, 0)]) {
            box.frame(minWidth: 40, maxWidth: 80)
        }
        Case("frame-D5", 30, 30, [.size(30, 20), .proposed("c", 30, 30), .at("c", 5, 0)]) { box.frame(maxWidth: 80) }
        Case(
            "frame-D7", 100, 100,
            [.size(40, 20), .proposed("c", 100, 100), .placed("c", with: 40, 20), .at("c", 10, 0)]
        ) { box.frame(minWidth: 40) }
        Case("frame-D8", 30, 30, [.size(40, 20), .proposed("c", 40, 30), .at("c", 10, 0)]) { box.frame(minWidth: 40) }
        Case("frame-D10", 100, 100, [.size(100, 20), .proposed("c", 100, 100), .at("c", 40, 0)]) {
            box.frame(maxWidth: .infinity)
        }
        Case("frame-D11", nil, nil, [.size(20, 20), .proposed("c", nil, nil)]) { box.frame(maxWidth: .infinity) }
        Case(
            "frame-D12", .infinity, .infinity,
            [.size(.infinity, 20), .proposed("c", .infinity, .infinity), .at("c", .infinity, 0)]
        ) { box.frame(maxWidth: .infinity) }
        Case("frame-D13", 100, 100, [.size(80, 160), .proposed("c", 80, 100), .frame("c", -60, 0, 200, 160)]) {
            large.frame(minWidth: 40, maxWidth: 80)
        }
        Case(
            "frame-D14", nil, nil,
            [.size(80, 160), .proposed("c", nil, nil), .placed("c", with: 80, nil), .at("c", -60, 0)]
        ) { large.frame(maxWidth: 80) }
        Case("frame-D16", 100, 100, [.size(20, 80), .proposed("c", 100, 80), .at("c", 0, 30)]) {
            box.frame(minHeight: 40, maxHeight: 80)
        }
        Case("frame-D17", 100, 100, [.size(80, 20), .at("c", 0, 0)]) {
            box.frame(minWidth: 40, maxWidth: 80, alignment: .topLeading)
        }
        Case("frame-E1", 300, 200, [.size(50, 20), .proposed("c", 100, 200), .at("c", 15, 0)]) {
            box.frame(width: 100).frame(width: 50)
        }
        Case("frame-E2", 300, 200, [.size(100, 20), .proposed("c", 50, 200), .at("c", 40, 0)]) {
            box.frame(width: 50).frame(width: 100)
        }
        Case("frame-E3", 300, 200, [.size(50, 20), .proposed("c", 50, 200), .at("c", 15, 0)]) {
            box.frame(maxWidth: .infinity).frame(width: 50)
        }
        Case("frame-E5", 300, 200, [.size(80, 20), .proposed("c", 300, 200), .at("c", 30, 0)]) {
            box.frame(minWidth: 40).frame(minWidth: 80)
        }
        Case("frame-E6", nil, nil, [.size(120, 100), .proposed("c", 60, 40), .at("c", 20, 10)]) {
            box.frame(width: 60, height: 40).frame(width: 120, height: 100, alignment: .topLeading)
        }
        Case("frame-G", nil, nil, [.size(40, 20), .proposed("a", nil, nil), .placed("a", with: nil, 20)]) {
            HStack(spacing: 0) {
                leaf("a", 20); leaf("b", 20)
            }
        }

        Case("fneg-H1", -30, -30, [.size(20, 20), .proposed("c", -30, -30)]) { box }
        Case("fneg-H2", -30, -30, [.size(20, 20), .proposed("c", -30, -30)]) { box.frame(maxWidth: 80) }
        Case("fneg-H3", 100, 100, [.size(20, 20)]) { box.frame(minWidth: -50) }
        Case("fneg-H4", -30, -30, [.size(0, 20), .proposed("c", 0, -30), .at("c", -10, 0)]) {
            box.frame(minWidth: -50, maxWidth: 80)
        }
        Case("fneg-H5", -30, -30, [.size(60, 20)]) { box.frame(width: 60) }
        Case("fneg-H6", 100, 100, [.size(0, 20)]) { box.frame(minWidth: -50, maxWidth: -10) }
        Case("fneg-H7", 0, 0, [.size(20, 20)]) { box.frame(maxWidth: 80) }
        Case("fneg-H8", 10, 10, [.size(20, 20)]) { box.frame(maxWidth: 80) }
        Case("fneg-H9", nil, nil, [.size(20, 20)]) { box.frame(minWidth: -50) }
        Case("fneg-H11", 10, 10, [.size(10, 20), .at("c", -5, 0)]) { box.frame(minWidth: 5, maxWidth: 80) }
        Case("fneg-H12", 60, 60, [.size(60, 20)]) { box.frame(minWidth: 5, maxWidth: 80) }
        Case("fneg-H14", 10, 10, [.size(10, 20)]) { box.frame(minWidth: 0, maxWidth: 80) }
        Case("fneg-H15", 10, 10, [.size(80, 160), .at("c", -60, 0)]) { large.frame(maxWidth: 80) }
        Case("osui-flex", nil, nil, [.size(3, 20), .proposed("c", 3, nil)]) {
            box.frame(minWidth: -5, idealWidth: 3, maxWidth: 2)
        }
    }

    @MainActor private static var box: some View { leaf("c", 20, 20) }
    @MainActor private static var large: some View { leaf("c", 200, 160) }
}
