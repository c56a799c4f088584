import RoostCore

/// What a control does where something happens to it.
@MainActor @preconcurrency public final class UIAction {
    /// Tells actions apart: of two with one name a control keeps the later.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public typealias Handler = @MainActor (UIAction) -> Void

    public var title: String
    public var image: UIImage?
    public let identifier: Identifier
    /// The control that runs the action now.
    public private(set) weak var sender: UIControl?
    private let handler: Handler

    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping Handler
    ) {
        self.title = title
        self.image = image
        Self.count += 1
        self.identifier = identifier ?? Identifier("action \(Self.count)")
        self.handler = handler
    }

    /// How many were made, for names of their own.
    private static var count = 0

    func run(from control: UIControl) {
        sender = control
        handler(self)
    }
}
