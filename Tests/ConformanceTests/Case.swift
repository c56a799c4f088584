import RoostTesting
import Testing

/// One recorded result of Apple's SwiftUI as an executable expectation: a view, its proposal, and the recorded numbers.
struct Case: Sendable {
    /// The recording's id in `cases.json`.
    let id: String
    /// Distinguishes the parts of a recording of several views or proposals.
    let part: String?
    let check: @MainActor @Sendable (Trial) -> Void

    /// A case with a check of its own, for results other than a view's layout (colours, paths, spring values).
    ///
    /// - Parameter name: the recording's id, followed by a space and a name for the part where it has several.
    init(_ name: String, check: @escaping @MainActor @Sendable (Trial) -> Void) {
        let words = name.split(separator: " ", maxSplits: 1)
        id = String(words[0])
        part = words.count > 1 ? String(words[1]) : nil
        self.check = check
    }

    /// A view at a proposal in points, nil for unspecified.
    ///
    /// - Parameter slack: The allowed difference of widths and horizontal positions. Heights and baselines are always
    ///   compared exactly.
    init<Content: View>(
        _ name: String, _ width: CGFloat?, _ height: CGFloat?, on platform: Platform = .macOS,
        slack: Slack = .none, _ expectations: [Expectation],
        @ViewBuilder _ view: @escaping @MainActor @Sendable () -> Content
    ) {
        self.init(name) { trial in
            trial.run(
                view, in: .proposal(ProposedViewSize(width: width, height: height)), on: platform, slack: slack,
                expectations)
        }
    }

    /// A view as the root of a window: proposed the window's size and centred in it.
    init<Content: View>(
        _ name: String, window width: CGFloat, _ height: CGFloat, on platform: Platform = .macOS,
        slack: Slack = .none, _ expectations: [Expectation],
        @ViewBuilder _ view: @escaping @MainActor @Sendable () -> Content
    ) {
        self.init(name) { trial in
            trial.run(
                view, in: .window(CGSize(width: width, height: height)), on: platform, slack: slack, expectations)
        }
    }
}

extension Case {
    /// The case with a further check, after its expectations.
    func also(_ more: @escaping @MainActor @Sendable (Trial) -> Void) -> Case {
        Case(testDescription) { trial in
            check(trial)
            more(trial)
        }
    }
}

extension Case: CustomTestStringConvertible {
    var testDescription: String { part.map { "\(id) \($0)" } ?? id }
}

/// The allowed difference of a width or a horizontal position from the recorded one.
enum Slack: Sendable {
    case none
    /// For text, whose glyphs are Inter's here and San Francisco's in the recordings: 4 % of the number, and a pixel.
    case text
    /// The same for the neighbours of a text, which its width moves.
    case textOf(width: CGFloat)

    func allowance(for recorded: CGFloat) -> CGFloat {
        switch self {
        case .none: Trial.tolerance
        case .text: Slack.textOf(width: abs(recorded)).allowance(for: recorded)
        case .textOf(let width): max(0.5, 0.04 * width) + Trial.tolerance
        }
    }
}

/// The idiom and scale that a recording was made with.
enum Platform: Sendable {
    case macOS
    case iOS(scale: CGFloat)
    /// macOS at another scale than 2.
    case macOSAt(scale: CGFloat)

    static let iOS = Platform.iOS(scale: 2)

    var scale: CGFloat {
        switch self {
        case .macOS: 2
        case .iOS(let scale), .macOSAt(let scale): scale
        }
    }

    func configure(_ environment: inout EnvironmentValues) {
        switch self {
        case .macOS, .macOSAt: environment.idiom = .macOS
        case .iOS: environment.idiom = .iOS
        }
    }
}

/// Collects the cases of a table.
@resultBuilder
enum CaseTable {
    static func buildExpression(_ single: Case) -> [Case] { [single] }
    static func buildExpression(_ several: [Case]) -> [Case] { several }
    static func buildBlock(_ parts: [Case]...) -> [Case] { parts.flatMap { $0 } }
    static func buildArray(_ parts: [[Case]]) -> [Case] { parts.flatMap { $0 } }
}
