import CoreGraphics
import Foundation
import RoostCore

/// UIKit's row of dots for pages. A press on its left or right half goes a page back or forward.
@MainActor @preconcurrency open class UIPageControl: UIControl {
    /// The number of pages; by default 0.
    open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
    /// The index of the current page. Setting it tells nobody.
    open var currentPage = 0 { didSet { if currentPage != oldValue { setNeedsDisplay() } } }
    /// Whether a single page shows no dot; by default false.
    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
    /// The colour of the other dots; nil for a light one.
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of the current dot; nil for a strong one.
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

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

    override func content() -> AnyView? {
        guard numberOfPages > 1 || !hidesForSinglePage else { return nil }
        let rest = (pageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.3)).color
        let current = (currentPageIndicatorTintColor ?? .label).color
        return AnyView(
            HStack(spacing: Metrics.gap) {
                ForEach(0..<max(numberOfPages, 0), id: \.self) { page in
                    Circle().fill(page == self.currentPage ? current : rest)
                        .frame(width: Metrics.dot, height: Metrics.dot)
                }
            }
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
