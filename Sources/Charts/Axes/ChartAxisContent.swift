import Foundation

/// The lines and labels of an axis, as `chartXAxisStyle` and `chartYAxisStyle` receive them.
nonisolated public struct ChartAxisContent: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
}
