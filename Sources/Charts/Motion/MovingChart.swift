import SwiftUI

/// Shows a chart at each phase of its motion.
nonisolated struct MovingChart<Content: View>: View, Animatable {
    let motion: ChartMotion
    /// The phase of the chart's data.
    var phase: Double
    @ViewBuilder let content: (ChartModel) -> Content

    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }

    var body: some View {
        if let model = motion.model(at: phase) { content(model) }
    }
}
