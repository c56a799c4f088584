import RoostTesting
import SwiftUI
import RoostLocks
import Testing

/// What passes through modifiers that leave layout as it is: a view's priority, and the axis of the stack around it.
@MainActor
struct NeutralModifierTests {
    private typealias Wrap = @MainActor (AnyView) -> AnyView

    private static let neutral: [(String, Wrap)] = [
        ("background", { AnyView($0.background(.red)) }), ("overlay", { AnyView($0.overlay { Color.red }) }),
        ("opacity", { AnyView($0.opacity(0.5)) }), ("clipped", { AnyView($0.clipped()) }),
        ("clipShape", { AnyView($0.clipShape(.capsule)) }), ("border", { AnyView($0.border(.red)) }),
        ("shadow", { AnyView($0.shadow(radius: 2)) }), ("gesture", { AnyView($0.onTapGesture {}) }),
        ("offset", { AnyView($0.offset(x: 3)) }), ("rotation", { AnyView($0.rotationEffect(.degrees(45))) }),
        ("mask", { AnyView($0.mask { Color.red }) }), ("hidden", { AnyView($0.hidden()) }),
        ("guide", { AnyView($0.alignmentGuide(.top) { _ in 1 }) }), ("onAppear", { AnyView($0.onAppear {}) }),
        ("environment", { AnyView($0.environment(\.lineLimit, 1)) }),
    ]

    private static let hiding: [(String, Wrap)] = [
        ("padding", { AnyView($0.padding(1)) }), ("frame", { AnyView($0.frame(height: 20)) }),
        ("flexible frame", { AnyView($0.frame(maxWidth: .infinity)) }), ("fixedSize", { AnyView($0.fixedSize()) }),
        ("aspectRatio", { AnyView($0.aspectRatio(1, contentMode: .fit)) }),
    ]

    private func priority(of view: some View) -> Double? {
        let seen = Seen()
        _ = LayoutReport(of: PriorityReader(seen: seen) { view }, proposal: .unspecified)
        return seen.priority
    }

    @Test func `A priority passes through modifiers that leave layout as it is`() {
        for (name, wrap) in Self.neutral {
            #expect(priority(of: wrap(AnyView(Color.blue.layoutPriority(2)))) == 2, "\(name)")
            #expect(priority(of: wrap(AnyView(Spacer()))) == -.infinity, "\(name) of a spacer")
        }
    }

    @Test func `Modifiers with a layout of their own hide a priority`() {
        for (name, wrap) in Self.hiding {
            #expect(priority(of: wrap(AnyView(Color.blue.layoutPriority(2)))) == 0, "\(name)")
            #expect(priority(of: wrap(AnyView(Spacer()))) == 0, "\(name) of a spacer")
        }
    }

    @Test func `The outermost priority counts, also 0`() {
        #expect(priority(of: Color.blue.layoutPriority(2).background(.red).layoutPriority(0)) == 0)
        #expect(priority(of: Spacer().layoutPriority(0)) == 0)
        #expect(priority(of: HStack { Color.blue.layoutPriority(2) }.layoutPriority(0)) == 0)
    }

    @Test func `A text with a priority under a background is not cut`() {
        let report = LayoutReport(
            of: HStack(spacing: 0) {
                Text("A rather long text").layoutPriority(1).background(.red).accessibilityIdentifier("long")
                Text("Short")
            }, proposal: ProposedViewSize(width: 80, height: nil), environment: { $0.idiom = .macOS })
        let alone = LayoutReport(
            of: HStack(spacing: 0) {
                Text("A rather long text").layoutPriority(1).accessibilityIdentifier("long")
                Text("Short")
            }, proposal: ProposedViewSize(width: 80, height: nil), environment: { $0.idiom = .macOS })
        #expect(report.frame(of: "long") == alone.frame(of: "long"))
        #expect(report.frame(of: "long")!.width > 50)
    }

    @Test func `A priority under an overlay is served first in a grid`() {
        let report = LayoutReport(
            of: Grid {
                GridRow {
                    Color.red.layoutPriority(1).overlay { Color.blue }.accessibilityIdentifier("a")
                    Color.green
                }
            }, in: CGSize(width: 100, height: 100))
        #expect(report.frame(of: "a")?.width == 92)
    }

    @Test func `An overlaid spacer in a row keeps the row's axis`() {
        let report = LayoutReport(
            of: HStack(spacing: 0) {
                Spacer().overlay { Color.red }.accessibilityIdentifier("spacer")
                Color.blue.frame(width: 20, height: 20)
            }, in: CGSize(width: 200, height: 50))
        #expect(report.frame(of: "spacer")?.size == CGSize(width: 180, height: 0))
    }

    @Test func `A spacer in an overlay goes by the stack around the view`() {
        let report = LayoutReport(
            of: HStack(spacing: 0) {
                Color.blue.frame(width: 10, height: 10).overlay { Spacer().accessibilityIdentifier("spacer") }
            }, in: CGSize(width: 200, height: 50))
        #expect(report.frame(of: "spacer")?.size == CGSize(width: 10, height: 0))
    }

    @Test func `A spacer in a layer of several views fills it`() {
        let report = LayoutReport(
            of: HStack(spacing: 0) {
                Color.blue.frame(width: 30, height: 10).overlay {
                    Spacer().accessibilityIdentifier("spacer")
                    Spacer()
                }
            }, in: CGSize(width: 200, height: 50))
        #expect(report.frame(of: "spacer")?.size == CGSize(width: 30, height: 10))
    }

    @Test func `A divider with a background stands in a row`() {
        for (name, wrap) in Self.neutral {
            let report = LayoutReport(
                of: HStack {
                    wrap(AnyView(Divider())).accessibilityIdentifier("divider")
                    Color.blue.frame(width: 20, height: 20)
                }, in: CGSize(width: 200, height: 50), environment: { $0.idiom = .macOS })
            #expect(report.frame(of: "divider")?.size == CGSize(width: 1, height: 50), "\(name)")
        }
    }

    @Test func `A frame of a spacer keeps no distance, one of another view does`() {
        func width(_ middle: some View) -> CGFloat {
            LayoutReport(
                of: HStack {
                    Color.red.frame(width: 20, height: 20)
                    middle
                    Color.red.frame(width: 20, height: 20)
                }, proposal: .unspecified
            ).size.width
        }
        #expect(width(Spacer(minLength: 0).frame(width: 10)) == 50)
        #expect(width(Spacer(minLength: 0).background(.red).frame(width: 10)) == 50)
        #expect(width(Spacer(minLength: 0).frame(width: 10).padding(1)) == 68)
        #expect(width(HStack { Spacer(minLength: 0) }.frame(width: 10)) == 66)
    }
}

/// A number that a layout notes.
private final class Seen: Sendable {
    private let value = Mutex<Double?>(nil)
    var priority: Double? { value.withLock { $0 } }
    func note(_ priority: Double?) { value.withLock { $0 = priority } }
}

/// Notes the priority of its only child.
private struct PriorityReader: Layout {
    let seen: Seen

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        seen.note(subviews.first?.priority)
        return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
