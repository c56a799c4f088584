import SwiftUI

extension ChartProxy {
    /// Selects the value at a position on the x axis, in points from the plot's leading edge, for `chartXSelection(value:)`.
    public func selectXValue(at xPosition: CGFloat) {
        select(.x, isRange: false, from: CGPoint(x: xPosition, y: 0), to: CGPoint(x: xPosition, y: 0))
    }

    /// Selects the value at a position on the y axis, in points from the plot's top, for `chartYSelection(value:)`.
    public func selectYValue(at yPosition: CGFloat) {
        select(.y, isRange: false, from: CGPoint(x: 0, y: yPosition), to: CGPoint(x: 0, y: yPosition))
    }

    /// Selects the values between two positions on the x axis, in points from the plot's leading edge, for
    /// `chartXSelection(range:)`.
    public func selectXRange(from: CGFloat, to: CGFloat) {
        select(.x, isRange: true, from: CGPoint(x: from, y: 0), to: CGPoint(x: to, y: 0))
    }

    /// Selects the values between two positions on the y axis, in points from the plot's top, for
    /// `chartYSelection(range:)`.
    public func selectYRange(from: CGFloat, to: CGFloat) {
        select(.y, isRange: true, from: CGPoint(x: 0, y: from), to: CGPoint(x: 0, y: to))
    }

    /// Selects the number at an angle of the sectors, clockwise from the top, for `chartAngleSelection(value:)`.
    public func selectAngleValue(at angle: Angle) {
        guard let number = number(at: angle) else { return }
        for selection in selections where selection.axis == nil {
            selection.set(ChartSelection.Values(first: .number(number), last: .number(number)))
        }
    }

    private func select(_ axis: ChartAxis, isRange: Bool, from first: CGPoint, to last: CGPoint) {
        for selection in selections where selection.axis == axis && selection.isRange == isRange {
            selection.select(from: first, to: last, self)
        }
    }

    /// The angle of a point around the middle of the plot, clockwise from the top. The point is in points from the
    /// plot's top leading corner.
    public func angle(at position: CGPoint) -> Angle {
        let turn = atan2(position.x - plotSize.width / 2, plotSize.height / 2 - position.y)
        return .radians(turn < 0 ? turn + 2 * .pi : turn)
    }

    /// The number at an angle of the sectors, as a value of a type; nil without sectors.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        number(at: angle).flatMap { P(plotValue: .number($0)) }
    }

    /// The number at an angle, counted from the top through all sectors; nil without sectors.
    private func number(at angle: Angle) -> Double? {
        let turns = angle.radians / (2 * .pi)
        guard model.angleTotal > 0, turns.isFinite else { return nil }
        return (turns - turns.rounded(.down)) * model.angleTotal
    }

    /// The value at a point of the plot on an axis, or of the sectors' angles.
    func value(at point: CGPoint, on axis: ChartAxis?) -> PlotValue? {
        switch axis {
        case .x: geometry.x.value(at: point.x)
        case .y: geometry.y.value(at: point.y)
        case nil: number(at: angle(at: point)).map { .number($0) }
        }
    }
}
