/// A node's answer about a point on one of its elements.
package enum HitRegion {
    /// The contents decide.
    case content
    /// The point misses, whatever is inside.
    case outside
    /// The point hits, whatever is inside.
    case inside
    /// The point hits as if everything that the element wraps were hit (`contentShape` after a gesture, case `ix-C2`).
    case shape
    /// The contents decide; if none of them is hit, the nearest control inside is.
    case nearestControl
}
