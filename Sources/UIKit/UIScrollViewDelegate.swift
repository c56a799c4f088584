import CoreGraphics
import Foundation

/// The object that hears of a `UIScrollView`'s scrolling. UIKit's optional methods are ordinary ones here: each has an
/// implementation, which does nothing.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called after the offset changed, by people or by code.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called after the scale changed, by people or by code.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called when a finger begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the finger leaves; `decelerate` says whether the content runs on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when the content begins to run on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when the content has come to rest by itself.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called after an animated scroll by code ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The view that zooming scales; nil, the default, for no zooming.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called when two fingers begin to zoom.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called when the fingers leave after zooming.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
