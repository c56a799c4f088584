import CoreGraphics
import RoostCore

/// A look for progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    /// Draws a progress view from its fraction and its labels.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The progress and the labels of a progress view, for a `ProgressViewStyle`.
nonisolated public struct ProgressViewStyleConfiguration {
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    nonisolated public struct CurrentValueLabel: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The progress, 0 … 1; nil where it is not known.
    public let fractionCompleted: Double?
    /// The view's label; nil where it has none.
    public var label: Label?
    /// The label of the current value; nil where the view has none.
    public var currentValueLabel: CurrentValueLabel?
}

/// A bar where the progress is known, else a spinner.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            SpinnerProgress(configuration: configuration)
        } else {
            BarProgress(configuration: configuration)
        }
    }
}

/// A bar, empty where the progress is not known.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() { tint = nil }

    /// A bar in a colour.
    @available(*, deprecated, message: "Use tint(_:)")
    public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if let tint {
            BarProgress(configuration: configuration).tint(tint)
        } else {
            BarProgress(configuration: configuration)
        }
    }
}

/// A ring on macOS where the progress is known, else a spinner.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() { tint = nil }

    /// A ring or spinner in a colour.
    @available(*, deprecated, message: "Use tint(_:)")
    public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if let tint {
            SpinnerProgress(configuration: configuration).tint(tint)
        } else {
            SpinnerProgress(configuration: configuration)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar where the progress is known, else a spinner.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar, empty where the progress is not known.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinner; on macOS a ring where the progress is known.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
    /// The look of the progress views in this view.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        styled(\.progressViewStyle, style)
    }
}

/// A label over a bar over the current value (`web-ios-progress-basic`, `ctl-V3`, `ctl-V4`, `ctl-V4b`).
nonisolated private struct BarProgress: View {
    let configuration: ProgressViewStyleConfiguration
    @Environment(\.idiom) private var idiom
    @Environment(\.controlSize) private var controlSize

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: idiom == .iOS ? 4 : 0) {
            configuration.label
            FilledBar(fraction: configuration.fractionCompleted ?? 0)
                .frame(height: idiom == .iOS ? 4 : isSmall ? 4 : 6)
                .frame(height: idiom == .iOS ? 4 : isSmall ? 12 : 20)
            if let value = configuration.currentValueLabel {
                value.font(idiom == .iOS ? .caption : .subheadline).foregroundStyle(.secondary)
            }
        }
    }

    private var isSmall: Bool { controlSize == .small || controlSize == .mini }
}

/// Eight spokes in a circle, 20 points across on iOS (37 when large), 32 on macOS (16 small, 10 mini).
nonisolated private struct SpinnerProgress: View {
    let configuration: ProgressViewStyleConfiguration
    @Environment(\.idiom) private var idiom
    @Environment(\.controlSize) private var controlSize

    @MainActor var body: some View {
        VStack(spacing: idiom == .iOS ? nil : 4) {
            if idiom == .macOS, let fraction = configuration.fractionCompleted {
                Circle().stroke(Color(.fill), lineWidth: size * 0.16)
                    .overlay {
                        Circle().trim(from: 0, to: fraction).stroke(.tint, lineWidth: size * 0.16)
                            .rotationEffect(.degrees(-90))
                    }
                    .padding(size * 0.08)
                    .frame(width: size, height: size)
            } else {
                spokes
            }
            if let label = configuration.label {
                label.foregroundStyle(idiom == .iOS ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary))
            }
            if let value = configuration.currentValueLabel {
                value.font(.caption).foregroundStyle(.secondary)
            }
        }
    }

    private var size: CGFloat {
        switch (idiom, controlSize) {
        case (.iOS, .large), (.iOS, .extraLarge): 37
        case (.iOS, _): 20
        case (.macOS, .mini): 10
        case (.macOS, .small): 16
        case (.macOS, _): 32
        }
    }

    private var spokes: some View {
        SteppedView(count: idiom == .macOS ? 24 : 8, period: Spinner.period) { [size] turn in
            SpinnerSpokes(size: size, turn: turn)
        }
    }
}

/// The spokes of a spinner at one moment of its turn, 0…1, in the tint or in grey.
nonisolated package struct SpinnerSpokes: View {
    private let size: CGFloat
    private let turn: Double
    @Environment(\.tint) private var tint

    package init(size: CGFloat, turn: Double) {
        self.size = size
        self.turn = turn
    }

    @MainActor package var body: some View {
        ZStack {
            ForEach(0..<8) { spoke in
                Capsule(style: .continuous)
                    .fill(tint ?? AnyShapeStyle(Color.gray))
                    .opacity(Spinner.opacity(ofSpoke: spoke, turn: turn))
                    .frame(width: size * Spinner.width, height: size * Spinner.length)
                    .offset(y: -size * Spinner.radius)
                    .rotationEffect(.degrees(-45 * Double(spoke)))
            }
        }
        .frame(width: size, height: size)
    }
}

extension ProgressViewStyle {
    @MainActor func view(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
        AnyView(StyledBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

extension EnvironmentValues {
    @Entry var progressViewStyle: StyleStack<any ProgressViewStyle> = StyleStack(DefaultProgressViewStyle())
}
