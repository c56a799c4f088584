import CoreGraphics
import Testing
import UIKit

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct LayoutConstraintTests {
    private func tree(_ count: Int) -> (root: UIView, views: [UIView]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let views = (0..<count).map { _ in UIView() }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        return (root, views)
    }

    @Test func `Edges that are pinned follow the superview`() {
        let (root, views) = tree(1)
        NSLayoutConstraint.activate([
            views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            views[0].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            views[0].topAnchor.constraint(equalTo: root.topAnchor),
            views[0].bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
        ])
        root.layoutIfNeeded()
        #expect(views[0].frame == CGRect(x: 10, y: 0, width: 170, height: 95))
        root.frame.size = CGSize(width: 100, height: 50)
        root.layoutIfNeeded()
        #expect(views[0].frame == CGRect(x: 10, y: 0, width: 70, height: 45))
    }

    @Test func `The fitting height of a view of fixed width is that of its wrapped text`() {
        let (root, _) = tree(0)
        let label = UILabel()
        label.text = "A sentence that needs two lines"
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        let line = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        root.widthAnchor.constraint(equalToConstant: 160).isActive = true
        let wrapped = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(wrapped.width == 160)
        #expect(wrapped.height > 1.5 * line.height)
    }

    @Test func `Views in a row share the width, in proportion and around a middle`() {
        let (root, views) = tree(2)
        NSLayoutConstraint.activate([
            views[0].leftAnchor.constraint(equalTo: root.leftAnchor),
            views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor, constant: 20),
            views[1].rightAnchor.constraint(equalTo: root.rightAnchor),
            views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 2),
            views[0].heightAnchor.constraint(equalToConstant: 40),
            views[1].heightAnchor.constraint(equalTo: views[1].widthAnchor, multiplier: 0.5),
            views[0].centerYAnchor.constraint(equalTo: root.centerYAnchor),
            views[1].centerYAnchor.constraint(equalTo: views[0].centerYAnchor),
        ])
        root.layoutIfNeeded()
        #expect(views[0].frame == CGRect(x: 0, y: 30, width: 60, height: 40))
        #expect(views[1].frame == CGRect(x: 80, y: 20, width: 120, height: 60))
    }

    @Test func `Of rules that exclude each other the one of higher priority holds`() {
        let (root, views) = tree(1)
        let wide = views[0].widthAnchor.constraint(equalToConstant: 150)
        wide.priority = .defaultLow
        NSLayoutConstraint.activate([
            wide, views[0].widthAnchor.constraint(lessThanOrEqualToConstant: 80),
            views[0].heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(views[0].frame.size == CGSize(width: 80, height: 30))
        wide.priority = .required
        let (_, warnings) = Log.collecting { root.layoutIfNeeded() }
        #expect(warnings.count <= 1)
    }

    @Test func `A rule that is switched off counts no longer`() {
        let (root, views) = tree(1)
        let width = views[0].widthAnchor.constraint(equalToConstant: 50)
        width.isActive = true
        root.layoutIfNeeded()
        #expect(views[0].frame.width == 50)
        width.constant = 60
        root.layoutIfNeeded()
        #expect(views[0].frame.width == 60)
        width.isActive = false
        root.layoutIfNeeded()
        #expect(views[0].frame.width == 0)
    }

    @Test func `Numbers that are not finite and views without a common superview are refused with a warning`() {
        let (root, views) = tree(1)
        let stranger = UIView()
        let (_, warnings) = Log.collecting {
            views[0].widthAnchor.constraint(equalToConstant: .nan).isActive = true
            views[0].leftAnchor.constraint(equalTo: stranger.leftAnchor).isActive = true
            root.layoutIfNeeded()
        }
        #expect(warnings.count == 2)
        #expect(views[0].frame == .zero)
    }

    @Test func `Autoresizing shares what is gained among what is flexible`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
        root.addSubview(view)
        root.frame.size = CGSize(width: 140, height: 120)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 90, height: 50))
    }
}
