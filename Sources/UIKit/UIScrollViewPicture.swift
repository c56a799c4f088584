import CoreGraphics
import RoostCore

/// The content of a `UIScrollView`, in SwiftUI's scroll view.
struct UIScrollViewPicture<Subviews: View>: View {
    private let view: UIScrollView
    /// The number of requests of code to scroll.
    private let wishes: Int
    private let subviews: Subviews
    @State private var position: ScrollPosition
    @State private var pinch: (scale: CGFloat, point: CGPoint)?

    init(_ view: UIScrollView, @ViewBuilder subviews: () -> Subviews) {
        self.view = view
        wishes = view.wish.count
        self.subviews = subviews()
        _position = State(
            initialValue: view.contentOffset == .zero ? ScrollPosition() : ScrollPosition(point: view.contentOffset))
    }

    var body: some View {
        let axes = view.axes
        let inset = view.contentInset
        ScrollView(axes.isEmpty ? .vertical : axes) {
            ZStack(alignment: .topLeading) {
                Color.clear
                subviews
            }
            .frame(
                width: max(view.contentSize.width, view.bounds.width - inset.left - inset.right, 0),
                height: max(view.contentSize.height, view.bounds.height - inset.top - inset.bottom, 0))
        }
        .modifier(UIRefreshing(control: view.refreshControl))
        .contentMargins(.all, EdgeInsets(inset), for: .scrollContent)
        .scrollDisabled(!view.isScrollEnabled || axes.isEmpty)
        .scrollIndicators(view.showsVerticalScrollIndicator ? .automatic : .hidden, axes: .vertical)
        .scrollIndicators(view.showsHorizontalScrollIndicator ? .automatic : .hidden, axes: .horizontal)
        .scrollBounceBehavior(view.bounces ? .automatic : .basedOnSize)
        .scrollClipDisabled(!view.clipsToBounds)
        .modifier(Paging(isOn: view.isPagingEnabled))
        .scrollPosition($position)
        .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { _, offset in view.move(to: offset) }
        .onScrollPhaseChange { view.phaseChanged($0, $1) }
        .onChange(of: wishes) {
            let offset = view.wishedOffset
            if view.wish.isAnimated {
                withAnimation { position.scrollTo(point: offset) }
            } else {
                position.scrollTo(point: offset)
            }
        }
        .simultaneousGesture(zooming, isEnabled: view.isZoomable)
    }

    private var zooming: some Gesture {
        MagnifyGesture()
            .onChanged { value in
                let start = pinch ?? (view.zoomScale, value.startLocation)
                if pinch == nil {
                    pinch = start
                    view.isZooming = true
                    view.delegate?.scrollViewWillBeginZooming(view, with: view.delegate?.viewForZooming(in: view))
                }
                let offset = view.contentOffset
                view.setZoomScale(
                    start.scale * value.magnification,
                    keeping: CGPoint(x: start.point.x + offset.x, y: start.point.y + offset.y), animated: false)
            }
            .onEnded { _ in
                pinch = nil
                view.isZooming = false
                view.delegate?.scrollViewDidEndZooming(
                    view, with: view.delegate?.viewForZooming(in: view), atScale: view.zoomScale)
            }
    }

    private struct Paging: ViewModifier {
        let isOn: Bool

        func body(content: Content) -> some View {
            if isOn { content.scrollTargetBehavior(.paging) } else { content }
        }
    }
}
