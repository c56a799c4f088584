import CoreGraphics
import Foundation
import RoostControls
import RoostCore

/// UIKit's alert or action sheet; SwiftUI's shows it when a controller presents it.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
    /// A sheet of actions, or an alert in the middle.
    public enum Style: Int, Sendable { case actionSheet, alert }

    /// An alert without actions. Add at least one, for people to close it.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// The words below the title; nil for none.
    open var message: String?
    /// The kind.
    public private(set) var preferredStyle = Style.actionSheet
    /// The actions, in the order in which they were added.
    public private(set) var actions: [UIAlertAction] = []
    /// The action of the return key; nil for none.
    open var preferredAction: UIAlertAction?
    /// The fields, in the order in which they were added; nil for none.
    public private(set) var textFields: [UITextField]?

    /// Adds an action.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a field to an alert, which a closure sets up.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}

/// A button of an alert.
@MainActor @preconcurrency open class UIAlertAction {
    /// An ordinary button, the one that cancels, or a red one.
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive

        var role: ButtonRole? {
            switch self {
            case .default: nil
            case .cancel: .cancel
            case .destructive: .destructive
            }
        }
    }

    /// The words.
    public let title: String?
    /// The kind.
    public let style: Style
    /// Whether the button may be pressed.
    open var isEnabled = true
    private let handler: ((UIAlertAction) -> Void)?

    /// A button that calls a closure after the alert was taken away.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }

    func run() { handler?(self) }
}

nonisolated extension UIAlertAction: Hashable {
    public static func == (a: UIAlertAction, b: UIAlertAction) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
