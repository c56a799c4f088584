import RoostCore

/// A type that makes previews: the older form of `#Preview`.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of `previews`.
    associatedtype Previews: View

    /// The previews; each view of a group is one.
    @ViewBuilder static var previews: Previews { get }
}
