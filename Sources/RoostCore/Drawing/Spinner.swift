import CoreGraphics

/// The proportions of the system's spinner: eight capsules, counted against the clock from the top.
package enum Spinner {
    /// The measures of a spoke, as parts of the spinner's size. The radius is that of the spokes' middles.
    package static let width = 0.125
    package static let length = 0.28
    package static let radius = 0.36
    /// Seconds for one turn.
    package static let period = 0.8

    /// The brightest spoke goes round clockwise; the spokes that it has left fade.
    package static func opacity(ofSpoke spoke: Int, turn: Double) -> Double {
        let behind = (Double(spoke) + 8 * turn).truncatingRemainder(dividingBy: 8)
        return behind <= 7 ? 1 - 0.1 * behind : 0.3 + 0.7 * (behind - 7)
    }
}
