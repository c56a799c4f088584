import Foundation
import RoostControls
import RoostCore
import RoostImaging
import UIKit

/// A view of AppKit's as a SwiftUI view. It is made once and updated after that; see `UIViewRepresentable`.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View {
    /// The class of the view.
    associatedtype NSViewType: NSView
    /// The object that the view reports to, its delegate for example; by default none.
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>

    /// Makes the view, once for each identity. `updateNSView` follows.
    func makeNSView(context: Context) -> NSViewType
    /// Called after this value, its state or the environment that it reads changed.
    func updateNSView(_ nsView: NSViewType, context: Context)
    /// Called when the view's identity ends. Does nothing by default.
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    /// Makes the coordinator, once, before the view.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal; nil, the default, for the own size of the view's class.
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension NSViewRepresentable {
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
    public var body: some View { RepresentedView(source: self) }
}

/// The context in which an `NSViewRepresentable` makes and updates its view.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<View: NSViewRepresentable> {
    /// The object from `makeCoordinator()`, the same for each update.
    public let coordinator: View.Coordinator
    /// The transaction of the update, with its animation.
    public let transaction: Transaction
    /// The environment of the representable.
    public let environment: EnvironmentValues

    fileprivate init(_ context: UIViewRepresentableContext<RepresentedView<View>>) {
        coordinator = context.coordinator
        transaction = context.transaction
        environment = context.environment
    }
}

private struct RepresentedView<Source: NSViewRepresentable>: UIViewRepresentable {
    let source: Source

    func makeCoordinator() -> Source.Coordinator { source.makeCoordinator() }
    func makeUIView(context: Context) -> Source.NSViewType {
        source.makeNSView(context: NSViewRepresentableContext(context))
    }
    func updateUIView(_ uiView: Source.NSViewType, context: Context) {
        source.updateNSView(uiView, context: NSViewRepresentableContext(context))
    }
    static func dismantleUIView(_ uiView: Source.NSViewType, coordinator: Source.Coordinator) {
        Source.dismantleNSView(uiView, coordinator: coordinator)
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: Source.NSViewType, context: Context) -> CGSize? {
        source.sizeThatFits(proposal, nsView: uiView, context: NSViewRepresentableContext(context))
    }
}

/// A controller of AppKit's as a SwiftUI view. It is made once and updated after that.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View {
    /// The class of the controller.
    associatedtype NSViewControllerType: NSViewController
    /// The object that the controller reports to, its delegate for example; by default none.
    associatedtype Coordinator = Void
    typealias Context = NSViewControllerRepresentableContext<Self>

    /// Makes the controller, once for each identity. `updateNSViewController` follows.
    func makeNSViewController(context: Context) -> NSViewControllerType
    /// Called after this value, its state or the environment that it reads changed.
    func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
    /// Makes the coordinator, once, before the controller.
    func makeCoordinator() -> Coordinator
}

extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension NSViewControllerRepresentable {
    public var body: some View { RepresentedController(source: self) }
}

/// The context in which an `NSViewControllerRepresentable` makes and updates its controller.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Controller: NSViewControllerRepresentable> {
    /// The object from `makeCoordinator()`, the same for each update.
    public let coordinator: Controller.Coordinator
    /// The transaction of the update, with its animation.
    public let transaction: Transaction
    /// The environment of the representable.
    public let environment: EnvironmentValues

    fileprivate init(_ context: UIViewControllerRepresentableContext<RepresentedController<Controller>>) {
        coordinator = context.coordinator
        transaction = context.transaction
        environment = context.environment
    }
}

private struct RepresentedController<Source: NSViewControllerRepresentable>: UIViewControllerRepresentable {
    let source: Source

    func makeCoordinator() -> Source.Coordinator { source.makeCoordinator() }
    func makeUIViewController(context: Context) -> Source.NSViewControllerType {
        source.makeNSViewController(context: NSViewControllerRepresentableContext(context))
    }
    func updateUIViewController(_ uiViewController: Source.NSViewControllerType, context: Context) {
        source.updateNSViewController(uiViewController, context: NSViewControllerRepresentableContext(context))
    }
}

/// AppKit's controllers of SwiftUI views are UIKit's.
public typealias NSHostingController = UIHostingController

/// A view of AppKit's that shows a SwiftUI view.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
    /// The SwiftUI view.
    open var rootView: Content { didSet { hosting.rootView = rootView } }
    private let hosting: UIHostingController<Content>
    private var wasEvaluated = false

    /// A view that shows a SwiftUI view.
    public init(rootView: Content) {
        self.rootView = rootView
        hosting = UIHostingController(rootView: rootView)
        super.init(frame: .zero)
        hosting.view.backgroundColor = .clear
        addSubview(hosting.view)
    }

    public required init?(coder: NSCoder) { return nil }

    open override var intrinsicContentSize: CGSize { hosting.view.intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        hosting.view.frame = bounds
        // Outside of a window, the first layout evaluates each body and closure, and what is drawn is their second
        // evaluation (Rules.md, Identity).
        if !wasEvaluated, window == nil {
            wasEvaluated = true
            _ = hosting.sizeThatFits(in: bounds.size)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.sizeThatFits(in: size) }
}
