import RoostCore

// The bar of keys of some portable Macs. There is none here: each modifier is accepted so that existing code compiles, and
// logs once that it has no effect.

/// A bar of keys; it does not show.
nonisolated public struct TouchBar<Content: View> {
    /// A bar with content, which is not evaluated.
    public init(@ViewBuilder content: () -> Content) {}
    /// A bar that people could rearrange, with content, which is not evaluated.
    public init(id: String, @ViewBuilder content: () -> Content) {}
}

/// When an item of a bar of keys shows; none does here.
nonisolated public enum TouchBarItemPresence: Sendable {
    /// Always, by default, or where people have added it.
    case required(String)
    case `default`(String)
    case optional(String)
}

extension View {
    /// Accepted for existing code; there is no bar of keys.
    nonisolated public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        withoutEffect("touchBar", "there is no bar of keys")
    }

    /// Accepted for existing code; there is no bar of keys.
    nonisolated public func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View {
        withoutEffect("touchBar", "there is no bar of keys")
    }

    /// Accepted for existing code; there is no bar of keys.
    nonisolated public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }

    /// Accepted for existing code; there is no bar of keys.
    nonisolated public func touchBarCustomizationLabel(_ label: Text) -> some View { self }

    /// Accepted for existing code; there is no bar of keys.
    nonisolated public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View { self }
}
