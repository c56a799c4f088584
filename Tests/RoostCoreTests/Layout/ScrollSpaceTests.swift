import RoostTesting
import SwiftUI
import Testing

/// The coordinate spaces of scroll views.
@MainActor struct ScrollSpaceTests {
    @Test func `A scroll view's space can be asked for by its axis`() {
        struct Page: View {
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(height: 30)
                    ScrollView {
                        VStack(spacing: 0) {
                            Color.green.frame(height: 20)
                            ScrollView(.horizontal) {
                                HStack(spacing: 0) {
                                    Color.blue.frame(width: 10, height: 40)
                                    GeometryReader { proxy in
                                        let near = proxy.frame(in: .scrollView)
                                        let down = proxy.frame(in: .scrollView(axis: .vertical))
                                        let across = proxy.frame(in: .scrollView(axis: .horizontal))
                                        Text(
                                            verbatim:
                                                "\(near.minX) \(near.minY) \(down.minX) \(down.minY) \(across.minX) \(across.minY)"
                                        )
                                    }
                                    .frame(width: 100)
                                }
                            }
                        }
                    }
                }
            }
        }
        let window = AccessibleWindow(Page())
        #expect(window.words == ["10.0 0.0 10.0 20.0 10.0 0.0"])
    }
}
