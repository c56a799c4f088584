import RoostCore

/// A closure that a control runs at an event.
@MainActor @preconcurrency public final class UIAction {
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

    /// The action's words; shown nowhere here.
    public var title: String
    /// The action's picture; shown nowhere here.
    public var image: UIImage?
    /// The name; by default a new one for each action.
    public let identifier: Identifier
    /// The control that ran the action last; nil before.
    public private(set) weak var sender: UIControl?
    private let handler: Handler

    /// An action with a closure; nil makes a new identifier.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping Handler
    ) {
        self.title = title
        self.image = image
        Self.count += 1
        self.identifier = identifier ?? Identifier("action \(Self.count)")
        self.handler = handler
    }

    /// The number of actions so far, for new identifiers.
    private static var count = 0

    func run(from control: UIControl) {
        sender = control
        handler(self)
    }
}
