/// The reason why a request cannot be met, in a sentence for the user.
struct HostFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
