import Foundation

/// What `chartXScale` or `chartYScale` asks of a position scale. Each modifier sets what it names.
struct AxisScaleSettings {
    var domain: _ScaleDomain.Content?
    var range: _PositionScaleRange.Content?
    var type: ScaleType?
}
