/// The motion of a chart from its former data to the present data.
///
/// Each change of the data is one unit of `phase`. An animation passes through the phases in between, and the chart
/// asks for its model at each of them.
final class ChartMotion {
    /// The phase of the present data.
    private var phase = 0.0
    private var target: ChartModel?
    /// The model that was shown when the present motion began; nil at rest.
    private var origin: ChartModel?
    /// The phase at which the present motion began.
    private var start = 0.0
    /// The phase that was shown last.
    private var shownPhase = 0.0

    /// The phase of a model, which is a new one if its data differ from those of the last model.
    func phase(of model: ChartModel) -> Double {
        if let target, !target.hasSameData(as: model) {
            origin = self.model(at: shownPhase)
            start = shownPhase
            phase += 1
        }
        target = model
        return phase
    }

    /// The model to show at a phase.
    func model(at phase: Double) -> ChartModel? {
        shownPhase = phase
        guard let target, let origin, phase != self.phase, self.phase != start else {
            origin = nil
            return target
        }
        return ChartModel(from: origin, to: target, share: (phase - start) / (self.phase - start))
    }
}
