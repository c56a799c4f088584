import RoostCore

/// What code registered for changes of traits.
struct UITraitObserver {
    let id: Int
    let handler: @MainActor (UIView, UITraitCollection) -> Void
}

/// A registration for changes of traits, by which it can be taken back.
public protocol UITraitChangeRegistration {}

private struct Registration: UITraitChangeRegistration {
    let id: Int
}

/// A view or a controller, which hears of changes of traits.
@MainActor @preconcurrency public protocol UITraitChangeObservable: UIResponder {
    /// The view that hears of traits.
    var _viewOfTraits: UIView { get }
}

extension UIView: UITraitChangeObservable {
    public var _viewOfTraits: UIView { self }
}

extension UIViewController: UITraitChangeObservable {
    /// The controller's view, which this loads.
    public var _viewOfTraits: UIView { view }
}

extension UITraitChangeObservable {
    /// Calls a closure after traits changed, with the view or the controller and the traits before. A controller's view is
    /// loaded.
    /// - Parameter traits: Accepted for source compatibility: here every change of a trait counts.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        _viewOfTraits.observeTraits { [weak self] _, previous in
            if let self { handler(self, previous) }
        }
    }
}

extension UITraitChangeObservable {
    /// Calls a closure that names the type of the view or of the controller, after traits changed.
    @_disfavoredOverload @discardableResult
    public func registerForTraitChanges<Observer: UITraitChangeObservable>(
        _ traits: [any UITraitDefinition.Type], handler: @escaping @MainActor (Observer, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        _viewOfTraits.observeTraits { [weak self] _, previous in
            if let observer = self as? Observer { handler(observer, previous) }
        }
    }
}

extension UIView {
    private static var registrations = 0

    fileprivate func observeTraits(
        _ handler: @escaping @MainActor (UIView, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        Self.registrations += 1
        traitObservers.append(UITraitObserver(id: Self.registrations, handler: handler))
        return Registration(id: Self.registrations)
    }

    /// Takes a registration back.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        guard let registration = registration as? Registration else { return }
        traitObservers.removeAll { $0.id == registration.id }
    }

    /// Tells the view, its controller and all below it that traits changed.
    package final func tellOfTraits(before previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        controller?.traitCollectionDidChange(previous)
        for observer in traitObservers { observer.handler(self, previous) }
        for view in subviews { view.tellOfTraits(before: previous) }
    }
}

/// The name of a trait, for `registerForTraitChanges(_:handler:)`.
public protocol UITraitDefinition {}

/// The trait of light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// The trait of the scale.
public enum UITraitDisplayScale: UITraitDefinition {}
/// The trait of the direction.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// The trait of the room from left to right.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// The trait of the room from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// The trait of the text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The trait of the contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {}
/// The trait of the weight of letters.
public enum UITraitLegibilityWeight: UITraitDefinition {}
