import CoreGraphics
import RoostCore
import UIKit

/// A `UIViewController`'s view as a SwiftUI view. It is made once and updated after that; see `UIViewRepresentable`.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
    /// The class of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The object that the controller reports to, its delegate for example; by default none.
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller, once for each identity of the view. `updateUIViewController` follows.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Called after this value, its state or the environment that it reads changed.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Called when the view's identity ends. Does nothing by default.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes the coordinator, once, before the controller.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal; nil, the default, for the own size of the controller's view.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    public var body: some View {
        UIKitHost(
            UIKitRepresentation(
                makeCoordinator: { makeCoordinator() },
                make: { makeUIViewController(context: Context($0)) },
                update: { updateUIViewController($0, context: Context($1)) },
                size: { sizeThatFits($0, uiViewController: $1, context: Context($2)) },
                dismantle: { Self.dismantleUIViewController($0, coordinator: $1) },
                view: { $0.view },
                appear: { $0.appear($1) }))
    }
}

/// The context in which a `UIViewControllerRepresentable` makes and updates its controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object from `makeCoordinator()`, the same for each update.
    public let coordinator: Representable.Coordinator
    /// The transaction of the update, with its animation.
    public let transaction: Transaction
    /// The environment of the representable.
    public let environment: EnvironmentValues

    init(_ circumstances: UIKitCircumstances<Representable.Coordinator>) {
        coordinator = circumstances.coordinator
        transaction = circumstances.transaction
        environment = circumstances.environment
    }
}
