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
        Case("doc-crf", window: 400, 100, [.width("c", 195)]) {
            Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10).named("c")
        }
    }
}
