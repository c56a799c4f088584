import Foundation
import RoostLocks

/// Attributes of an attributed string that a module above sets under keys of its own, as the engine draws them.
package struct ForeignTextAttributes: Sendable {
    package var font: Font?
    package var foregroundColor: Color?
    package var backgroundColor: Color?
    package var underline: Text.LineStyle?
    package var strikethrough: Text.LineStyle?

    package init() {}

    package typealias Reader = @Sendable (AttributeContainer) -> ForeignTextAttributes

    private static let reader = Mutex<Reader?>(nil)

    /// Called by the module above before it sets such an attribute for the first time.
    package static func setReader(_ read: @escaping Reader) { reader.withLock { $0 = read } }

    static func read(_ attributes: AttributeContainer) -> ForeignTextAttributes? {
        reader.withLock { $0 }?(attributes)
    }
}
