/// A colour, which may depend on the environment.
public struct Color: Hashable, Sendable {
    package enum Provider: Hashable, Sendable {
        case resolved(Resolved)
    }
    package var provider: Provider
}
