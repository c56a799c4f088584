/// The design of San Francisco whose letters Inter's are fitted to.
struct Likeness: Equatable, Sendable {
    /// How far the design has gone from that of texts (0) to that of display sizes (1).
    var display: Double
    /// Whether it is the rounded one.
    var isRounded = false
}
