import CoreGraphics
import RoostCore

/// A `UIView` as a SwiftUI view: made once, and told of changes.
///
/// Its size is that which the view's class has of itself, as far as its hugging and its resistance say; a view without
/// one takes what it is proposed. The view is drawn as `UIView` says.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
    associatedtype UIViewType: UIView
    /// Who the view reports to.
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, once for each identity; `updateUIView` follows.
    func makeUIView(context: Context) -> UIViewType
    /// Called where this value, its state or what it reads changed.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Called when the view's identity ends.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    /// The size for a proposal; nil for what the view's class says.
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

/// What a `UIViewRepresentable` is told when its view is made and updated.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    /// How changes are to move.
    public let transaction: Transaction
    public let environment: EnvironmentValues

    init(_ circumstances: UIKitCircumstances<Representable.Coordinator>) {
        coordinator = circumstances.coordinator
        transaction = circumstances.transaction
        environment = circumstances.environment
    }
}
