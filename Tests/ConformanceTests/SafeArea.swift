import RoostTesting

/// Safe areas and frames relative to a container.
enum SafeAreaCases {
    @CaseTable static var cases: [Case] {
        Case("web-sa1", 100, 200, [.height("content", 162), .frame("bar", 0, 170, 100, 30)]) {
            VStack { Color.clear.named("content") }.safeAreaInset(edge: .bottom) { leaf("bar", 100, 30) }
        }
        Case("web-sa2", 100, 200, [.size("scroll", 100, 200), .y("c", 0)]) {
            ScrollView { leaf("c", 100, 300) }.named("scroll").safeAreaInset(edge: .bottom) { leaf("bar", 100, 30) }
        }
        for (id, alignment, direction, expected) in [
            (
                "osui-sa-top", Alignment.top, LayoutDirection.leftToRight,
                EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)
            ),
            ("osui-sa-bottom", .bottom, .leftToRight, EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0)),
            ("osui-sa-lead", .leading, .leftToRight, EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)),
            ("osui-sa-rtl", .leading, .rightToLeft, EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)),
            ("osui-sa-mid", .center, .leftToRight, EdgeInsets()),
        ] {
            Case(id) { trial in
                var insets: EdgeInsets?
                _ = LayoutReport(
                    of: Color.clear.overlay(alignment: alignment) {
                        GeometryReader { proxy in
                            let _ = insets = proxy.safeAreaInsets
                            Color.clear
                        }
                        .frame(width: 100, height: 20)
                    }
                    .safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
                    .environment(\.layoutDirection, direction), in: CGSize(width: 400, height: 800))
                trial.same(insets, expected, "insets")
            }
        }
        Case("doc-crf", window: 400, 100, [.width("c", 195)]) {
            Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10).named("c")
        }
    }
}
