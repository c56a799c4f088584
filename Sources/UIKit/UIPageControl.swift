import CoreGraphics
import Foundation
import RoostControls
import RoostCore

/// UIKit's row of dots for pages. A press on its left or right half goes a page back or forward.
@MainActor @preconcurrency open class UIPageControl: UIControl {
    private static let every = UIPageControl(frame: .zero)

    /// The settings of all dots: those of a `TabView` in the style of pages, and of page controls without colours of their
    /// own, follow `pageIndicatorTintColor` and `currentPageIndicatorTintColor`.
    public static func appearance() -> UIPageControl { every }

    /// As `appearance()`: dots in other controllers do not differ.
    public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIPageControl {
        Log.warning("UIPageControl.appearance(whenContainedInInstancesOf:) sets the look of all dots")
        return every
    }

    /// Hands the colours to the dots of tab views, if they are those of all dots.
    private func publish() {
        setNeedsDisplay()
        guard self === Self.every else { return }
        var look = PageDotsLook()
        look.current = currentPageIndicatorTintColor?.color
        look.rest = pageIndicatorTintColor?.color
        PageDotsLook.shared = look
    }

    /// The number of pages; by default 0.
    open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
    /// The index of the current page. Setting it tells nobody.
    open var currentPage = 0 { didSet { if currentPage != oldValue { setNeedsDisplay() } } }
    /// Whether a single page shows no dot; by default false.
    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
    /// The colour of the other dots; nil for a light one.
    open var pageIndicatorTintColor: UIColor? { didSet { publish() } }
    /// The colour of the current dot; nil for a strong one.
    open var currentPageIndicatorTintColor: UIColor? { didSet { publish() } }

    /// The picture of a dot; nil for a circle.
    open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    /// The picture of the current page's dot; nil for that of the others.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    /// Whether the dots have a ground. `automatic` has none here: it comes with a finger on Apple's systems.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }
    /// Kept for the app: a press goes one page on or back.
    open var allowsContinuousInteraction = true
    private var pictures: [Int: UIImage] = [:]

    /// Whether dots have a ground.
    public enum BackgroundStyle: Int, Sendable {
        /// While a finger is on them.
        case automatic
        /// Always.
        case prominent
        /// Never.
        case minimal
    }

    /// Sets the picture of one page's dot; nil for that of all.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        pictures[page] = image
        setNeedsDisplay()
    }

    /// The picture of one page's dot; nil for that of all.
    open func indicatorImage(forPage page: Int) -> UIImage? { pictures[page] }

    private enum Metrics {
        static let dot: CGFloat = 7
        static let gap: CGFloat = 10
        static let height: CGFloat = 26
    }

    /// The size of a number of dots, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(pageCount, 0))
        return CGSize(width: count * Metrics.dot + max(count - 1, 0) * Metrics.gap + 18, height: Metrics.height)
    }

    override open var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func turn(to page: Int) {
        let limited = min(max(page, 0), max(numberOfPages - 1, 0))
        guard limited != currentPage else { return }
        currentPage = limited
        sendActions(for: .valueChanged)
    }

    @ViewBuilder private func dot(_ page: Int) -> some View {
        let own = page == currentPage ? preferredCurrentPageIndicatorImage : nil
        if let image = own ?? pictures[page] ?? preferredIndicatorImage {
            Image(uiImage: image).renderingMode(.template).resizable().aspectRatio(contentMode: .fit)
        } else {
            Circle()
        }
    }

    override func content() -> AnyView? {
        guard numberOfPages > 1 || !hidesForSinglePage else { return nil }
        let look = PageDotsLook.shared
        let rest = pageIndicatorTintColor?.color ?? look.rest ?? UIColor.label.withAlphaComponent(0.3).color
        let current = currentPageIndicatorTintColor?.color ?? look.current ?? UIColor.label.color
        return AnyView(
            HStack(spacing: Metrics.gap) {
                ForEach(0..<max(numberOfPages, 0), id: \.self) { page in
                    self.dot(page).foregroundStyle(page == self.currentPage ? current : rest)
                        .frame(width: Metrics.dot, height: Metrics.dot)
                }
            }
            .padding(.horizontal, 9)
            .frame(height: Metrics.height)
            .background(backgroundStyle == .prominent ? Color(.fill) : .clear, in: Capsule(style: .continuous))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .gesture(
                SpatialTapGesture().onEnded { [weak self] value in
                    guard let self, isEnabled else { return }
                    turn(to: currentPage + (value.location.x < bounds.midX ? -1 : 1))
                }
            )
            .accessibilityElement()
            .accessibilityValue(Text(verbatim: "page \(currentPage + 1) of \(numberOfPages)")))
    }
}
