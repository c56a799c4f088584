/// A type that makes previews, from before there was `#Preview`.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    /// The previews; each view of a group is one.
    @ViewBuilder static var previews: Previews { get }
}
