import CoreGraphics
import Foundation
import RoostControls
import RoostCore

/// How a controller is presented, and who hears of it.
///
/// There is one for each controller, from the first time that it is asked for.
@MainActor @preconcurrency open class UIPresentationController {
    /// The controller that is presented.
    public unowned let presentedViewController: UIViewController
    /// The controller that presents it; the presented one itself before that.
    public var presentingViewController: UIViewController {
        presentedViewController.presentingViewController ?? presentedViewController
    }
    /// Hears that people take the controller away, and may forbid it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The way in which the controller is presented.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

    init(_ presented: UIViewController) { presentedViewController = presented }

    /// Whether people may drag the controller's sheet away.
    var mayBeDismissed: Bool {
        !presentedViewController.isModalInPresentation && delegate?.presentationControllerShouldDismiss(self) ?? true
    }

    func wasDismissed() { delegate?.presentationControllerDidDismiss(self) }
}

/// Hears of a presented controller.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Never asked here: a page shows sheets as sheets, and popovers as sheets.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Never asked here: a page shows sheets as sheets, and popovers as sheets.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Whether people may drag the controller's sheet away; by default they may.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Never called here: a drag of a sheet is heard of at its end.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// People have taken the controller away. `dismiss` does not call it.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Never called here.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.presentationStyle
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { controller.presentationStyle }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// The sheet of a controller: its heights, its grabber and its corners.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
    /// A height of a sheet.
    public struct Detent {
        /// The name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// A name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Half of the page.
            public static let medium = Identifier("medium")
            /// All of the page.
            public static let large = Identifier("large")
        }

        /// The name.
        public let identifier: Identifier
        let detent: PresentationDetent

        /// Half of the page.
        public static func medium() -> Detent { Detent(identifier: .medium, detent: .medium) }
        /// All of the page.
        public static func large() -> Detent { Detent(identifier: .large, detent: .large) }
    }

    /// The heights, from the lowest to the highest; by default the whole page.
    open var detents: [Detent] = [.large()]
    /// The height that the sheet begins with; nil for the first one. It is not written when people drag the sheet.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// Whether the sheet has a grabber; by default not.
    open var prefersGrabberVisible = false
    /// The radius of the corners, in points; nil for the usual one.
    open var preferredCornerRadius: CGFloat?
    /// Kept for the app: the page below a sheet is always dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Kept for the app: content scrolls by itself.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Kept for the app: a low page shows sheets as others do.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Kept for the app: a low page shows sheets as others do.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

    /// Makes changes, which a sheet that is shown takes over at its next drawing.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        presentingViewController.viewIfLoaded?.setNeedsDisplay()
    }
}

/// A popover's place. A page shows popovers as sheets.
@MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
    /// Kept for the app: the view that the popover points at.
    open var sourceView: UIView?
    /// Kept for the app: the part of the view that the popover points at.
    open var sourceRect = CGRect.zero
    /// Kept for the app: the button that the popover points at.
    open var barButtonItem: UIBarButtonItem?
    /// Kept for the app: the directions of the arrow.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// Kept for the app: the colour.
    open var backgroundColor: UIColor?
}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A direction.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// A direction.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// A direction.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// A direction.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any direction.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Hears of a popover: what any presented controller's delegate hears of.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Hears of a sheet: what any presented controller's delegate hears of.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// A sheet's heights, grabber and corners.
struct UISheetLook: ViewModifier {
    let sheet: UISheetPresentationController?
    /// The height to which people have moved the sheet.
    @State private var chosen: PresentationDetent?

    func body(content: Content) -> some View {
        if let sheet, let lowest = sheet.detents.first {
            let first = sheet.detents.first { $0.identifier == sheet.selectedDetentIdentifier } ?? lowest
            content
                .presentationDetents(
                    Set(sheet.detents.map(\.detent)),
                    selection: Binding {
                        chosen ?? first.detent
                    } set: {
                        chosen = $0
                    }
                )
                .presentationDragIndicator(sheet.prefersGrabberVisible ? .visible : .hidden)
                .presentationCornerRadius(sheet.preferredCornerRadius)
        } else {
            content
        }
    }
}

extension UIViewController {
    /// How the controller is presented: a sheet's, a popover's, or another's, by `modalPresentationStyle`.
    public var presentationController: UIPresentationController? {
        let needsPopover = modalPresentationStyle == .popover
        let needsSheet = !needsPopover && !modalPresentationStyle.coversPage
        if let made = madePresentation, made is UIPopoverPresentationController == needsPopover,
            made is UISheetPresentationController == needsSheet
        {
            return made
        }
        let made =
            needsPopover
            ? UIPopoverPresentationController(self)
            : needsSheet ? UISheetPresentationController(self) : UIPresentationController(self)
        made.delegate = madePresentation?.delegate
        madePresentation = made
        return made
    }

    /// The sheet's, unless the controller is presented as something else.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The popover's, where `modalPresentationStyle` is `popover`.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// False: a presentation begins and ends at once here.
    public var isBeingPresented: Bool { false }
    /// False: a presentation begins and ends at once here.
    public var isBeingDismissed: Bool { false }
    /// False: a controller comes and goes at once here.
    public var isMovingToParent: Bool { false }
    /// False: a controller comes and goes at once here.
    public var isMovingFromParent: Bool { false }
}
