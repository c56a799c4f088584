import Combine
import CoreGraphics
import Foundation
import RoostCore
import UIKit

/// A controller whose view shows a SwiftUI view.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    /// The SwiftUI view. A new value shows in the next frame.
    open var rootView: Content {
        didSet {
            hosting.show(HostedRoot(content: rootView))
            rootChanges.send()
        }
    }
    let rootChanges = ObservableObjectPublisher()
    /// Accepted for source compatibility; has no effect here: the view always has an intrinsic size.
    open var sizingOptions: UIHostingControllerSizingOptions = []

    /// A controller of a SwiftUI view, on the system's background colour.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller of a SwiftUI view; the coder is not read.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    /// Ends the app: an archive has no root view. That is a programmer's error, as with Apple's.
    public required init?(coder aDecoder: NSCoder) {
        fatalError("UIHostingController<\(Content.self)> needs init(coder:rootView:)")
    }

    private lazy var hosting = UIHostingView(AnyView(HostedRoot(content: rootView)))

    override open func loadView() { view = hosting }

    /// The size, in points, that the SwiftUI view chooses for a proposal. Zero is proposed as such: a text alone
    /// chooses 0 × 0 then.
    open func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(ProposedViewSize(size)) }
}

extension UIHostingController: UIHostingRoot {
    var hostedView: AnyView { AnyView(rootView) }
}

/// The sizes of a hosted view that others may take over. They have no effect here.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The controller's preferred size; has no effect here.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The view's intrinsic size, which the view has in any case.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
