import CoreGraphics
import RoostTesting
import SwiftUI
import Testing
import UIKit

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor private final class Told: NSObject, UIScrollViewDelegate {
    var offsets: [CGPoint] = []
    var zoomed: UIView?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}

private struct Shown: UIViewRepresentable {
    let view: UIScrollView
    func makeUIView(context: Context) -> UIScrollView { view }
    func updateUIView(_ uiView: UIScrollView, context: Context) {}
}

@MainActor struct UIScrollViewTests {
    /// A red page and a blue one below it, in a window of one page.
    private func pages(_ told: Told? = nil) -> UIScrollView {
        let scroll = UIScrollView()
        scroll.delegate = told
        scroll.contentSize = CGSize(width: 20, height: 40)
        for (index, color) in [UIColor.red, .blue].enumerated() {
            let page = UIView(frame: CGRect(x: 0, y: 20 * index, width: 20, height: 20))
            page.backgroundColor = color
            scroll.addSubview(page)
        }
        return scroll
    }

    private func color(_ live: LiveView) throws -> [UInt8] { Array(try live.image().pixels.prefix(3)) }

    @Test func `Content is seen from its offset, which code may set before anything is shown`() throws {
        let scroll = pages()
        let size = CGSize(width: 20, height: 20)
        #expect(try color(LiveView(Shown(view: scroll), size: size)) == [255, 0, 0])
        let second = pages()
        second.contentOffset.y = 20
        #expect(try color(LiveView(Shown(view: second), size: size)) == [0, 0, 255])
    }

    @Test func `Scrolling moves the content and tells the delegate`() throws {
        let told = Told()
        let scroll = pages(told)
        let live = LiveView(Shown(view: scroll), size: CGSize(width: 20, height: 20))
        live.scroll(by: CGSize(width: 0, height: 20), at: CGPoint(x: 10, y: 10))
        live.advance(by: 0.5)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 20))
        #expect(told.offsets.last == CGPoint(x: 0, y: 20))
        #expect(try color(live) == [0, 0, 255])
        scroll.setContentOffset(.zero, animated: false)
        live.advance(by: 0.1)
        #expect(try color(live) == [255, 0, 0])
    }

    @Test func `Constraints to its edges say how large the content is`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 300),
        ])
        scroll.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 50, height: 320))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 50, height: 300))
    }

    @Test func `Constraints between views in it leave the content's size alone`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        scroll.contentSize = CGSize(width: 70, height: 90)
        let (a, b) = (UIView(), UIView())
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(view)
        }
        a.topAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
        scroll.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 70, height: 90))
    }

    @Test func `Zooming makes the view that the delegate names larger, and the content with it`() {
        let told = Told()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.addSubview(picture)
        told.zoomed = picture
        scroll.delegate = told
        scroll.maximumZoomScale = 3
        scroll.setZoomScale(2, animated: false)
        #expect(scroll.zoomScale == 2)
        #expect(scroll.contentSize == CGSize(width: 200, height: 200))
        #expect(scroll.contentOffset == CGPoint(x: 50, y: 50))
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
        scroll.zoomScale = 10
        #expect(scroll.zoomScale == 3)
    }

    @Test func `An offset that is not finite is refused`() {
        let scroll = UIScrollView()
        scroll.contentOffset = CGPoint(x: CGFloat.nan, y: 3)
        #expect(scroll.contentOffset == .zero)
    }
}
