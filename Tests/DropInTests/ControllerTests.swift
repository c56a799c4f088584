import CoreGraphics
import RoostTesting
import SwiftUI
import Testing
import UIKit

@MainActor private func page(_ color: UIColor, _ name: String) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = color
    controller.view.accessibilityIdentifier = name
    controller.title = name
    return controller
}

private final class Source: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [UIViewController]
    var turns = 0
    init(_ pages: [UIViewController]) { self.pages = pages }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil } }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        pages.firstIndex(of: viewController).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { turns += 1 }
}

@MainActor struct ControllerTests {
    private let size = CGSize(width: 200, height: 300)

    @Test func `A swipe turns to the next page, which the data source names`() throws {
        let source = Source([page(.red, "1"), page(.green, "2")])
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = source
        controller.delegate = source
        controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        let live = LiveView(Controlled(controller: controller), size: size)
        #expect(try live.color(at: 100, 150) == [255, 0, 0])
        live.drag(from: CGPoint(x: 180, y: 150), to: CGPoint(x: 20, y: 150))
        live.advance(by: 1)
        #expect(try live.color(at: 100, 150) == [0, 255, 0])
        #expect(controller.viewControllers == [source.pages[1]])
        #expect(source.turns == 1)
        live.drag(from: CGPoint(x: 180, y: 150), to: CGPoint(x: 20, y: 150))
        live.advance(by: 1)
        #expect(controller.viewControllers == [source.pages[1]])
    }

    @Test func `A navigation controller shows its top controller, and pops back`() throws {
        let controller = UINavigationController(rootViewController: page(.red, "First"))
        let live = LiveView(Controlled(controller: controller), size: size)
        #expect(try live.color(at: 100, 250) == [255, 0, 0])
        let second = page(.green, "Second")
        controller.pushViewController(second, animated: false)
        live.advance(by: 1)
        #expect(try live.color(at: 100, 250) == [0, 255, 0])
        #expect(second.navigationController === controller)
        #expect(controller.popViewController(animated: false) === second)
        live.advance(by: 1)
        #expect(try live.color(at: 100, 250) == [255, 0, 0])
    }

    @Test func `A page's own appearance colours the bar above it`() throws {
        let plain = page(.white, "First")
        let coloured = page(.white, "Second")
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        coloured.navigationItem.standardAppearance = appearance
        coloured.navigationItem.scrollEdgeAppearance = appearance
        let controller = UINavigationController(rootViewController: plain)
        let live = LiveView(Controlled(controller: controller), size: size)
        #expect(try live.color(at: 100, 2) == [255, 255, 255])
        controller.pushViewController(coloured, animated: false)
        live.advance(by: 1)
        #expect(try live.color(at: 100, 2) == [255, 0, 0])
    }

    @Test func `A controller's own bar follows settings that are made while it shows`() throws {
        let controller = UINavigationController(rootViewController: page(.white, "First"))
        let live = LiveView(Controlled(controller: controller), size: size)
        #expect(try live.color(at: 100, 2) == [255, 255, 255])
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        controller.navigationBar.standardAppearance = appearance
        controller.navigationBar.scrollEdgeAppearance = appearance
        live.advance(by: 1)
        #expect(try live.color(at: 100, 2) == [255, 0, 0])
    }

    @Test func `A bar's button has the attributes of its words at rest`() throws {
        let first = page(.white, "First")
        let button = UIBarButtonItem(title: "Save")
        button.setTitleTextAttributes(
            [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 24)], for: .normal)
        first.navigationItem.rightBarButtonItem = button
        #expect(button.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
        #expect(button.titleTextAttributes(for: .disabled) == nil)
        let live = LiveView(Controlled(controller: UINavigationController(rootViewController: first)), size: size)
        let colors = try (100..<200).flatMap { x in try (0..<60).map { try live.color(at: x, $0) } }
        #expect(colors.contains([255, 0, 0]))
    }

    @Test func `An alert shows until one of its actions is pressed`() throws {
        let controller = page(.white, "page")
        let live = LiveView(Controlled(controller: controller), size: CGSize(width: 390, height: 600))
        let alert = UIAlertController(title: "Delete?", message: "For ever", preferredStyle: .alert)
        var pressed: [String] = []
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { pressed.append($0.title ?? "") })
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { pressed.append($0.title ?? "") })
        controller.present(alert, animated: true)
        live.advance(by: 1)
        #expect(controller.presentedViewController === alert)
        #expect(try live.color(at: 10, 10) != [255, 255, 255])
        for y in stride(from: 590, to: 200, by: -4) where pressed.isEmpty {
            live.tap(at: CGPoint(x: 260, y: Double(y)))
        }
        live.advance(by: 1)
        #expect(pressed.count == 1)
        #expect(controller.presentedViewController == nil)
        #expect(try live.color(at: 10, 10) == [255, 255, 255])
    }

    @Test func `A presented controller covers the page and is dismissed`() throws {
        let controller = page(.white, "page")
        let live = LiveView(Controlled(controller: controller), size: size)
        let cover = page(.red, "cover")
        cover.modalPresentationStyle = .fullScreen
        controller.present(cover, animated: false)
        live.advance(by: 1)
        #expect(try live.color(at: 100, 150) == [255, 0, 0])
        #expect(cover.presentingViewController === controller)
        cover.dismiss(animated: false)
        live.advance(by: 1)
        #expect(try live.color(at: 100, 150) == [255, 255, 255])
    }

    private final class PresentationDelegate: UIAdaptivePresentationControllerDelegate {
        var mayDismiss = true
        var dismissals = 0
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            mayDismiss
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { dismissals += 1 }
    }

    @Test(arguments: [true, false])
    func `A sheet has its detent's height, and its delegate hears that people take it away`(mayDismiss: Bool) throws {
        let controller = page(.white, "page")
        let live = LiveView(Controlled(controller: controller), size: CGSize(width: 390, height: 600))
        let (sheet, delegate) = (page(.red, "sheet"), PresentationDelegate())
        delegate.mayDismiss = mayDismiss
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.presentationController?.delegate = delegate
        controller.present(sheet, animated: false)
        live.advance(by: 1)
        #expect(try live.color(at: 195, 550) == [255, 0, 0])
        #expect(try live.color(at: 195, 200) != [255, 0, 0])
        live.tap(at: CGPoint(x: 195, y: 50))
        live.advance(by: 1)
        #expect((controller.presentedViewController == nil) == mayDismiss)
        #expect(delegate.dismissals == (mayDismiss ? 1 : 0))
    }

    @Test func `A delegate does not hear of a dismissal by the app`() {
        let controller = page(.white, "page")
        let live = LiveView(Controlled(controller: controller), size: size)
        let (sheet, delegate) = (page(.red, "sheet"), PresentationDelegate())
        sheet.presentationController?.delegate = delegate
        controller.present(sheet, animated: false)
        live.advance(by: 1)
        sheet.dismiss(animated: false)
        live.advance(by: 1)
        #expect(controller.presentedViewController == nil && delegate.dismissals == 0)
    }

    @Test func `A controller's way of presentation follows its style`() {
        let controller = UIViewController()
        #expect(controller.sheetPresentationController != nil && controller.popoverPresentationController == nil)
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(controller.popoverPresentationController?.sourceRect.minX == 1)
        #expect(controller.sheetPresentationController == nil)
        controller.modalPresentationStyle = .fullScreen
        #expect(controller.presentationController != nil && controller.sheetPresentationController == nil)
    }

    @Test func `A controller that is on no page presents nothing`() {
        let controller = UIViewController()
        controller.present(UIViewController(), animated: false)
        #expect(controller.presentedViewController == nil)
    }

    @Test func `A tab bar controller shows the selected controller`() throws {
        let controller = UITabBarController()
        controller.viewControllers = [page(.red, "1"), page(.green, "2")]
        let live = LiveView(Controlled(controller: controller), size: size)
        #expect(try live.color(at: 100, 100) == [255, 0, 0])
        controller.selectedIndex = 1
        live.advance(by: 1)
        #expect(try live.color(at: 100, 100) == [0, 255, 0])
    }
}
