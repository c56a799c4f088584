import RoostControls
import RoostCore
import RoostLocks

/// A closure that a control or a menu runs.
@MainActor @preconcurrency public final class UIAction: UIMenuElement {
    /// The name of an action. Of two actions with one name a control keeps the later.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An identifier with a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The closure; it gets the action, and from it the `sender`.
    public typealias Handler = @MainActor (UIAction) -> Void

    /// The look and the use of the action in a menu.
    public var attributes: Attributes
    /// The mark of the action in a menu.
    public var state: State
    /// The name; by default a new one for each action.
    public let identifier: Identifier
    /// The control that ran the action last; nil before.
    public private(set) weak var sender: UIControl?
    private let handler: Handler

    /// An action with a closure; nil makes a new identifier.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping Handler
    ) {
        self.attributes = attributes
        self.state = state
        self.identifier =
            identifier ?? Identifier("action \(Self.count.add(1, ordering: .relaxed).newValue)")
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The number of actions so far, for new identifiers.
    ///
    /// Graphs that draw side by side, each on a thread of its own, share it.
    nonisolated private static let count = Atomic(0)

    func run(from control: UIControl?) {
        sender = control
        handler(self)
    }

    override func content(sender: UIControl?) -> AnyView {
        guard !attributes.contains(.hidden) else { return AnyView(EmptyView()) }
        return AnyView(
            Button(role: attributes.contains(.destructive) ? .destructive : nil) {
                self.run(from: sender)
            } label: {
                Text(verbatim: title)
                if let subtitle { Text(verbatim: subtitle) }
                if state == .on { Image(systemName: "checkmark") } else if let image { Image(uiImage: image) }
            }
            .disabled(attributes.contains(.disabled)))
    }
}
