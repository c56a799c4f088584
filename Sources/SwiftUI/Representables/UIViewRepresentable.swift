import CoreGraphics
import RoostCore
import UIKit

/// A `UIView` as a SwiftUI view. It is made once and updated after that.
///
/// It has the own size of the view's class, as flexible as the view's hugging and compression resistance allow. A view
/// without an own size takes its proposal. `UIView` says how the view is drawn.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
    /// The class of the view.
    associatedtype UIViewType: UIView
    /// The object that the view reports to, its delegate for example; by default none.
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, once for each identity. `updateUIView` follows.
    func makeUIView(context: Context) -> UIViewType
    /// Called after this value, its state or the environment that it reads changed.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Called when the view's identity ends. Does nothing by default.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the coordinator, once, before the view.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal; nil, the default, for the own size of the view's class.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    public var body: some View {
        UIKitHost(
            UIKitRepresentation(
                makeCoordinator: { makeCoordinator() },
                make: { makeUIView(context: Context($0)) },
                update: { updateUIView($0, context: Context($1)) },
                size: { sizeThatFits($0, uiView: $1, context: Context($2)) },
                dismantle: { Self.dismantleUIView($0, coordinator: $1) },
                view: { $0 },
                appear: { view, _ in view.didMoveToWindow() }))
    }
}

/// The context in which a `UIViewRepresentable` makes and updates its view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
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
