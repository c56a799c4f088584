import RoostCore

/// Views and modifiers for the library of Xcode, which is the only one to read them.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
    /// The type of the value that a modifier of the library is applied to.
    associatedtype ModifierBase = Any
    /// The views; none by default.
    @LibraryContentBuilder var views: [LibraryItem] { get }
    /// The modifiers of a view; none by default.
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    public var views: [LibraryItem] { [] }
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// An entry of the library of Xcode.
@MainActor @preconcurrency
public struct LibraryItem {
    /// A group of entries.
    nonisolated public struct Category: Hashable, Sendable {
        private let value: Int
        /// Effects.
        public static let effect = Category(value: 0)
        /// Layouts.
        public static let layout = Category(value: 1)
        /// Controls.
        public static let control = Category(value: 2)
        /// Everything else.
        public static let other = Category(value: 3)
    }

    /// An entry with an example.
    public init<SnippetExpressionType>(
        _ snippet: @autoclosure @escaping () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
        category: Category = .other, matchingSignature: String? = nil
    ) {}
}

/// Builds the entries of a library.
@resultBuilder
public enum LibraryContentBuilder {
    /// The entries of all statements.
    public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
