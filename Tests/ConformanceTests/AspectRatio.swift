import RoostTesting

/// `aspectRatio`, `scaledToFit` and `scaledToFill`: their proposal to the child, whose answer is theirs.
enum AspectRatioCases {
    @CaseTable static var cases: [Case] {
        Case("stk-AR1", 500, 300, [.size(168, 95), .proposed("c", 500, 281.25), .answers(nil, nil, 168, 95)]) {
            leaf("c", 168, 95).aspectRatio(16 / 9, contentMode: .fit)
        }
        Case("stk-K4 fit", 500, nil, [.proposed("c", 500, 281.25)]) { wide(.fit) }
        Case("stk-K4 fill", 500, nil, [.proposed("c", 500, 281.25)]) { wide(.fill) }
        Case("stk-K4b", nil, 300, [.proposed("c", 533.333, 300)]) { wide(.fit) }
        Case("stk-K4d", .infinity, .infinity, [.proposed("c", .infinity, .infinity)]) { wide(.fit) }
        Case("stk-K4d one axis, fit", 500, .infinity, [.proposed("c", 500, 281.25)]) { wide(.fit) }
        Case("stk-K4d one axis, fill", 500, .infinity, [.proposed("c", .infinity, .infinity)]) { wide(.fill) }
        Case(
            "sh-A1", nil, nil,
            [
                .size(10, 10), .answers(100, 60, 60, 60), .answers(0, 0, 0, 0),
                .answers(.infinity, .infinity, .infinity, .infinity), .answers(100, nil, 100, 100),
            ]
        ) { Color.red.aspectRatio(contentMode: .fit) }
        Case(
            "sh-A2", nil, nil,
            [
                .size(10, 10), .answers(100, 60, 100, 100), .answers(0, 0, 0, 0),
                .answers(.infinity, .infinity, .infinity, .infinity), .answers(100, nil, 100, 100),
            ]
        ) { Color.red.scaledToFill() }
        Case(
            "sh-A3", nil, nil,
            [
                .size(40, 20), .answers(100, 60, 100, 50), .answers(0, 0, 0, 0),
                .answers(.infinity, .infinity, .infinity, .infinity), .answers(100, nil, 100, 50),
            ]
        ) { Color.red.frame(idealWidth: 40, idealHeight: 20).aspectRatio(contentMode: .fit) }
        Case(
            "sh-A4", nil, nil,
            [
                .size(40, 20), .answers(100, 60, 40, 20), .answers(0, 0, 40, 20),
                .answers(.infinity, .infinity, 40, 20), .answers(100, nil, 40, 20),
            ]
        ) { leaf("c", 40, 20).aspectRatio(contentMode: .fit) }
        Case("stk3-AR1", 500, 300, [.size(168, 95), .proposed("c", 500, 281.25)]) {
            leaf("c", 168, 95).aspectRatio(16 / 9, contentMode: .fit)
        }
        Case("stk3-AR3", 500, 300, [.size(500, 281.25)]) {
            leaf("c", 0..., 0...).aspectRatio(16 / 9, contentMode: .fit)
        }
        Case("stk3-AR4", 856, 300, [.size(528, 95)]) {
            HStack(spacing: 12) {
                leaf("a", 168, 64)
                leaf("b", 168, 95).aspectRatio(16 / 9, contentMode: .fit)
                leaf("c", 168, 64)
            }
        }
        Case("web-img2 fit", 100, 40, [.size(64, 40), .answers(40, 100, 40, 25)]) {
            testImage(64, 40).resizable().aspectRatio(nil, contentMode: .fit)
        }
        Case("web-img2 fill", 40, 60, [.size(96, 60)]) {
            testImage(64, 40).resizable().aspectRatio(nil, contentMode: .fill)
        }
        Case("web-img3 square", 60, 40, [.size(40, 40)]) {
            testImage(64, 40).resizable().aspectRatio(1, contentMode: .fit)
        }
        Case("web-img3 size", 30, 30, [.size(30, 90)]) {
            testImage(64, 40).resizable().aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill)
        }
        Case("web-img3 width only", 100, nil, [.size(100, 62.5)]) { testImage(64, 40).resizable().scaledToFit() }
        Case("web-img3 height only", nil, 30, [.size(48, 30)]) { testImage(64, 40).resizable().scaledToFit() }
    }

    @MainActor private static func wide(_ mode: ContentMode) -> some View {
        leaf("c", 0..., 0..., ideal: CGSize(width: 10, height: 10)).aspectRatio(16 / 9, contentMode: mode)
    }
}
