import CoreGraphics
import RoostCore

/// A `UIViewController`'s view as a SwiftUI view: made once, and told of changes; see `UIViewRepresentable`.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
    associatedtype UIViewControllerType: UIViewController
    /// Who the controller reports to.
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller, once for each identity; `updateUIViewController` follows.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Called where this value, its state or what it reads changed.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Called when the view's identity ends.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    /// The size for a proposal; nil for what the controller's view says.
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

/// What a `UIViewControllerRepresentable` is told when its controller is made and updated.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
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
