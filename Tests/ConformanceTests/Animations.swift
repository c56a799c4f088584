import Foundation
import Observation
import RoostTesting

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Recorded animated changes: which transaction moves which view, and how views come and go.
enum AnimationCases {
    @CaseTable static var cases: [Case] {
        transactions
        movements
        transitions
    }

    private static let size = CGSize(width: 200, height: 100)
    private static let second = Animation.linear(duration: 1)
    private static let twoSeconds = Animation.linear(duration: 2)

    /// Two values, kept outside of the views under test.
    @MainActor @Observable fileprivate final class Flags {
        var a = false
        var b = false
        init(_ a: Bool = false) { self.a = a }
    }

    /// Makes a view, changes the flags, and checks it half a second later.
    private static func halfway<Content: View>(
        _ name: String, from isOn: Bool = false,
        after change: @escaping @MainActor @Sendable (Flags) -> Void = { flags in
            withAnimation(second) { flags.a.toggle() }
        },
        @ViewBuilder _ view: @escaping @MainActor @Sendable (Flags) -> Content,
        _ look: @escaping @MainActor @Sendable (Trial, LiveView) -> Void
    ) -> Case {
        Case(name) { trial in
            let flags = Flags(isOn)
            let live = LiveView(Stage(flags: flags, content: view), size: size)
            change(flags)
            live.update()
            live.advance(by: 0.5)
            look(trial, live)
        }
    }

    private struct Stage<Content: View>: View {
        let flags: Flags
        @ViewBuilder let content: @MainActor (Flags) -> Content
        var body: some View { content(flags) }
    }

    private static func bar(_ isLong: Bool, _ name: String = "bar") -> some View {
        Color.red.frame(width: isLong ? 100 : 0, height: 10).accessibilityIdentifier(name)
    }

    private static func width(_ expected: CGFloat, of name: String = "bar")
        -> @MainActor @Sendable (Trial, LiveView) -> Void
    {
        { trial, live in trial.equal(live.frame(of: name)?.width, expected, "width of \(name)") }
    }

    // MARK: Transactions

    @CaseTable private static var transactions: [Case] {
        halfway("tx-T1", after: { $0.a = true }, { bar($0.a).animation(second, value: $0.a) }, width(50))
        halfway("tx-T2", after: { $0.a = true }, { bar($0.a).animation(second, value: $0.b) }, width(100))
        halfway(
            "tx-T3", after: { $0.a = true }, { bar($0.a).animation(second, value: $0.a).opacity($0.a ? 0.25 : 1) },
            { trial, live in
                trial.equal(live.frame(of: "bar")?.width, 50, "width")
                trial.same(live.opacities, [0.25], "the opacity written after")
            })
        halfway(
            "tx-T6",
            { flags in
                VStack {
                    bar(flags.a, "silent").transaction { $0.animation = nil }
                    bar(flags.a)
                }
            },
            { trial, live in
                trial.equal(live.frame(of: "silent")?.width, 100, "width under the transaction")
                trial.equal(live.frame(of: "bar")?.width, 50, "width beside it")
            })
        halfway("tx-T7 ambient", { bar($0.a).transaction { $0.animation = twoSeconds } }, width(25))
        halfway("tx-T7 alone", after: { $0.a = true }, { bar($0.a).transaction { $0.animation = second } }, width(50))
        halfway(
            "tx-T8 animation",
            after: { flags in
                var transaction = Transaction(animation: second)
                transaction.disablesAnimations = true
                withTransaction(transaction) { flags.a = true }
            }, { bar($0.a).animation(twoSeconds, value: $0.a) }, width(50))
        halfway(
            "tx-T8 none",
            after: { flags in
                var transaction = Transaction()
                transaction.disablesAnimations = true
                withTransaction(transaction) { flags.a = true }
            }, { bar($0.a).animation(twoSeconds, value: $0.a) }, width(100))
        Case("tx-T9") { trial in
            let live = LiveView(Nested(inner: twoSeconds, outer: second, isNested: true), size: size)
            live.tap("change")
            live.advance(by: 0.5)
            trial.equal(live.frame(of: "a")?.width, 25, "the inner write")
            trial.equal(live.frame(of: "b")?.width, 50, "the outer write")
        }
        Case("tx-T10") { trial in
            let live = LiveView(Nested(inner: twoSeconds, outer: second, isNested: false), size: size)
            live.tap("change")
            live.advance(by: 0.5)
            trial.equal(live.frame(of: "a")?.width, 25, "the first write")
            trial.equal(live.frame(of: "b")?.width, 50, "the second write")
        }
    }

    private struct Nested: View {
        let inner: Animation
        let outer: Animation
        let isNested: Bool
        @State private var a = false
        @State private var b = false

        var body: some View {
            VStack(spacing: 0) {
                bar(a, "a")
                bar(b, "b")
                Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("change").onTapGesture {
                    if isNested {
                        withAnimation(outer) {
                            withAnimation(inner) { a = true }
                            b = true
                        }
                    } else {
                        withAnimation(inner) { a = true }
                        withAnimation(outer) { b = true }
                    }
                }
            }
        }
    }

    // MARK: Movements

    @CaseTable private static var movements: [Case] {
        halfway(
            "tx-W4",
            {
                Color.clear.background(
                    $0.a ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
            },
            { trial, live in
                let mixed = Color.Resolved(red: 1, green: 0, blue: 0).mixed(
                    with: Color.Resolved(red: 0, green: 0, blue: 1), by: 0.5, isPerceptual: true)
                let color = live.displayList.entries.compactMap { entry -> Color.Resolved? in
                    if case .fill(_, _, .color(let color)) = entry.command, color.opacity == 1 { color } else { nil }
                }.first
                trial.equal(color.map { CGFloat($0.red) }, CGFloat(mixed.red), "red", within: 0.001)
                trial.equal(color.map { CGFloat($0.blue) }, CGFloat(mixed.blue), "blue", within: 0.001)
            })
        halfway(
            "tx-W5", { Color.clear.border(.red, width: $0.a ? 5 : 1) },
            { trial, live in
                let widths = live.displayList.entries.compactMap { entry -> CGFloat? in
                    if case .stroke(_, let style, _) = entry.command { style.lineWidth } else { nil }
                }
                trial.same(widths, [3], "line width")
            })
        Case("tx-P1") { trial in
            let widths = Widths()
            let flags = Flags()
            let live = LiveView(
                Stage(flags: flags) { flags in
                    Recorded(widths: widths) { Color.red }.frame(width: flags.a ? 300 : 100)
                }, size: size)
            widths.seen = []
            withAnimation(second) { flags.a = true }
            live.update()
            live.advance(by: 2)
            trial.same(Set(widths.seen), [300], "proposed widths")
        }
        halfway(
            "tx-P2", { Text(verbatim: "some words that wrap").frame(width: $0.a ? 200 : 60) },
            { trial, live in
                let opacities = live.displayList.entries.compactMap { entry -> Double? in
                    if case .pushOpacity(let opacity) = entry.command { opacity } else { nil }
                }
                trial.same(opacities, [0.5, 0.5], "opacities of the old lines and of the new one")
            })
        Case("web-mg1") { trial in
            func follower(_ properties: MatchedGeometryProperties) -> CGRect? {
                let view = Matched(properties: properties, follower: Color.blue.frame(width: 80, height: 20))
                return LayoutReport(of: view, in: size).frame(of: "follower")
            }
            // The source is a square of 40 at (20, 10).
            trial.equal(follower(.frame)?.maxX, 60, "trailing edge")
            trial.equal(follower(.frame)?.maxY, 50, "bottom edge")
            trial.equal(follower(.position)?.midX, 40, "horizontal centre")
            trial.equal(follower(.position)?.midY, 30, "vertical centre")
            let flexible = LayoutReport(of: Matched(properties: .size, follower: Color.blue), in: size)
            trial.equal(flexible.frame(of: "follower")?.width, 40, "width")
            trial.equal(flexible.frame(of: "follower")?.height, 40, "height")
        }
        halfway(
            "pst-N10", { Rectangle().trim(from: 0, to: $0.a ? 1 : 0).stroke(.red, lineWidth: 1) },
            { trial, live in
                let bounds = live.displayList.entries.compactMap { entry -> CGRect? in
                    if case .stroke(let path, _, _) = entry.command { path.boundingRect } else { nil }
                }
                // Half of the outline, from the top left corner: along the top and down the right side.
                trial.same(bounds, [CGRect(x: 0, y: 0, width: 200, height: 100)], "the part's bounds")
            })
    }

    private struct Matched<Follower: View>: View {
        @Namespace private var namespace
        let properties: MatchedGeometryProperties
        let follower: Follower

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: 0, in: namespace)
                    .padding(EdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 0))
                follower.accessibilityIdentifier("follower")
                    .matchedGeometryEffect(id: 0, in: namespace, properties: properties, isSource: false)
            }
            .frame(width: 200, height: 100, alignment: .topLeading)
        }
    }

    private final class Widths: @unchecked Sendable {
        // Unchecked: used by one graph, on the test's thread.
        var seen: [CGFloat] = []
    }

    private struct Recorded: Layout {
        let widths: Widths

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            if let width = proposal.width { widths.seen.append(width) }
            return proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    // MARK: Transitions

    private static func box() -> some View { Color.blue.frame(width: 50, height: 30) }

    /// Half a second into coming, and into going.
    private static func both(
        _ name: String, _ transition: AnyTransition?, coming: Seen, going: Seen
    ) -> [Case] {
        nonisolated(unsafe) let transition = transition
        return [(false, "coming", coming), (true, "going", going)].map { isOn, part, expected in
            halfway(
                "\(name) \(part)", from: isOn,
                { flags in
                    if flags.a {
                        if let transition { box().transition(transition) } else { box() }
                    }
                },
                { trial, live in trial.same(live.seen, expected, part) })
        }
    }

    @CaseTable private static var transitions: [Case] {
        // At rest the view is at (75, 35).
        both("tx-X0", nil, coming: Seen(opacity: 0.5), going: Seen(opacity: 0.5))
        both("doc-trans", nil, coming: Seen(opacity: 0.5), going: Seen(opacity: 0.5))
        both("tx-X2", .move(edge: .leading), coming: Seen(x: 50), going: Seen(x: 50))
        both("tx-X4 whole", .scale, coming: Seen(width: 25), going: Seen(width: 25))
        both("tx-X4 half", .scale(scale: 0.5), coming: Seen(width: 37.5), going: Seen(width: 37.5))
        both(
            "tx-X6", .asymmetric(insertion: .opacity, removal: .move(edge: .trailing)), coming: Seen(opacity: 0.5),
            going: Seen(x: 100))
        both("tx-X7", .identity, coming: Seen(), going: Seen(isThere: false))
        both("tx-X9", .offset(x: 30, y: 5), coming: Seen(x: 90, y: 37.5), going: Seen(x: 90, y: 37.5))
        both("tx-X10", .push(from: .leading), coming: Seen(x: 50, opacity: 0.5), going: Seen(x: 100, opacity: 0.5))
        halfway(
            "tx-X15",
            { flags in
                if flags.a { ZStack { box().transition(.move(edge: .leading)) } }
            },
            { trial, live in trial.same(live.seen, Seen(opacity: 0.5), "the container's own") })
        halfway(
            "tx-X11",
            { flags in
                VStack(spacing: 0) {
                    ForEach(flags.a ? [0, 1, 2] : [0, 2], id: \.self) { row in
                        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("\(row)")
                    }
                }
            },
            { trial, live in
                trial.same(live.opacities, [0.5], "the new row's opacity")
                trial.equal(live.frame(of: "0")?.minY, 25, "the row before")
                trial.equal(live.frame(of: "2")?.minY, 55, "the row after")
            })
        halfway(
            "tx-W10",
            { flags in
                if flags.a { box().clipped() } else { box() }
            },
            { trial, live in trial.same(live.opacities, [0.5, 0.5], "old and new") })
        Case("lc-T4") { trial in
            let log = Log()
            let flags = Flags(true)
            let live = LiveView(
                Stage(flags: flags) { flags in
                    if flags.a {
                        box().onAppear { log.events.append("appear") }.onDisappear { log.events.append("disappear") }
                    }
                }, size: size)
            withAnimation(second) { flags.a = false }
            live.update()
            live.advance(by: 0.5)
            withAnimation(second) { flags.a = true }
            live.update()
            live.advance(by: 3)
            trial.same(log.events, ["appear"], "what ran")
        }
    }

    @MainActor private final class Log {
        var events: [String] = []
    }
}

/// The drawing of the one view of 50 × 30 that comes or goes in the middle of a window of 200 × 100.
private struct Seen: Equatable, Sendable {
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var opacity: Double
    var isThere: Bool

    init(x: CGFloat? = nil, y: CGFloat = 35, width: CGFloat = 50, opacity: Double = 1, isThere: Bool = true) {
        self.x = x ?? (200 - width) / 2
        self.y = width == 50 ? y : 50 - width * 0.3
        self.width = width
        self.opacity = opacity
        self.isThere = isThere
    }
}

extension LiveView {
    /// The opacities of the drawn groups.
    fileprivate var opacities: [Double] {
        displayList.entries.compactMap { entry in
            if case .pushOpacity(let opacity) = entry.command { opacity } else { nil }
        }
    }

    fileprivate var seen: Seen {
        var rect: CGRect?
        var transform = CGAffineTransform.identity
        for entry in displayList.entries {
            switch entry.command {
            case .fill(let path, _, _): rect = path.boundingRect
            case .pushTransform(let inner): transform = inner.concatenating(transform)
            default: break
            }
        }
        guard let rect = rect?.applying(transform) else { return Seen(isThere: false) }
        func exact(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
        var seen = Seen(opacity: opacities.first ?? 1)
        (seen.x, seen.y, seen.width) = (exact(rect.minX), exact(rect.minY), exact(rect.width))
        return seen
    }
}
