import CoreGraphics
import Foundation
import RoostCore

/// A controller whose view shows a SwiftUI view.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content { didSet { hosting.show(rootView) } }
    /// Which of the view's sizes others take over.
    open var sizingOptions: UIHostingControllerSizingOptions = []

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    /// There is no root view in a storyboard: a programmer's error, as with Apple's.
    public required init?(coder aDecoder: NSCoder) {
        fatalError("UIHostingController<\(Content.self)> needs init(coder:rootView:)")
    }

    private lazy var hosting = UIHostingView(AnyView(rootView))

    override open func loadView() { view = hosting }

    /// The size that the view chooses for a proposal.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        measured(rootView, ProposedViewSize(size), hosting.environment)
    }
}

/// Which of a hosted view's sizes others take over.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The view of a hosting controller.
final class UIHostingView: UIView {
    private var root: AnyView

    init(_ root: AnyView) {
        self.root = root
        super.init(frame: .zero)
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { return nil }

    func show<V: View>(_ view: V) {
        root = AnyView(view)
        invalidateIntrinsicContentSize()
    }

    override func content() -> AnyView? { root }
}
