import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// The list of subviews that a layout gets.
@MainActor
@Suite struct LayoutSubviewsTests {
    /// Runs a closure with the subviews of a layout of six.
    private func withSubviews(_ body: @escaping (LayoutSubviews) -> Void) {
        let view = Asked(body: body) { ForEach(0..<6) { rigid(CGFloat($0 + 1)) } }
        _ = LayoutReport(of: view, proposal: .unspecified)
    }

    private func widths(_ subviews: LayoutSubviews) -> [CGFloat] {
        subviews.map { $0.sizeThatFits(.unspecified).width }
    }

    @Test func `A slice is numbered from 0 again`() {
        withSubviews { subviews in
            let slice = subviews[2..<5]
            #expect(slice.indices == 0..<3)
            #expect(slice.startIndex == 0)
            #expect(slice[0] == subviews[2])
            #expect(widths(slice) == [3, 4, 5])
        }
    }

    @Test func `A slice of a slice counts from the slice's start`() {
        withSubviews { subviews in
            #expect(widths(subviews[1..<6][1..<4][2..<3]) == [5])
            #expect(widths(subviews[3..<3]) == [])
        }
    }

    @Test func `What takes a part of the subviews is numbered from 0, too`() {
        withSubviews { subviews in
            #expect(subviews.dropFirst(2).indices == 0..<4)
            #expect(widths(subviews.dropFirst(2).prefix(2)) == [3, 4])
            #expect(widths(subviews.suffix(1)) == [6])
            #expect(widths(subviews[[4, 0]]) == [5, 1])
            var rest = subviews
            #expect(rest.removeFirst() == subviews[0])
            #expect(rest.popLast() == subviews[5])
            #expect(widths(rest) == [2, 3, 4, 5])
        }
    }

    @Test func `Slices of the same subviews are equal`() {
        withSubviews { subviews in
            #expect(subviews[1..<4] == subviews[1..<4])
            #expect(subviews[1..<4] != subviews[0..<3])
            #expect(subviews[0..<6] == subviews)
        }
    }

    @Test func `A layout that halves its subviews places them all`() {
        let view = Halving { ForEach(0..<5) { rigid(10).accessibilityIdentifier("\($0)") } }
        let report = LayoutReport(of: view, in: CGSize(width: 50, height: 50))
        #expect((0..<5).map { report.frame(of: "\($0)")?.minX } == [0, 10, 20, 30, 40])
    }

    @Test func `A stack lays out a part of another layout's subviews`() {
        let view = Pair { ForEach(0..<4) { rigid(10).accessibilityIdentifier("\($0)") } }
        let report = LayoutReport(of: view, in: CGSize(width: 50, height: 50))
        #expect(
            (0..<4).map { report.frame(of: "\($0)")?.origin } == [
                CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 20), CGPoint(x: 10, y: 20),
            ])
    }
}

private struct Asked: Layout {
    let body: (LayoutSubviews) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        body(subviews)
        return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// A row that is placed half by half, as published layouts do.
private struct Halving: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count > 1 else {
            subviews.first?.place(at: bounds.origin, proposal: .unspecified)
            return
        }
        let middle = subviews.count / 2
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews[0..<middle], cache: &cache)
        let width = subviews[0..<middle].reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
        placeSubviews(
            in: bounds.offsetBy(dx: width, dy: 0), proposal: proposal, subviews: subviews[middle..<subviews.count],
            cache: &cache)
    }
}

/// Two rows of two.
private struct Pair: Layout {
    private let row = HStackLayout(spacing: 0)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for line in 0..<2 {
            let part = subviews[2 * line..<2 * line + 2]
            var inner: Void = row.makeCache(subviews: part)
            row.placeSubviews(
                in: bounds.offsetBy(dx: 0, dy: CGFloat(20 * line)), proposal: .unspecified, subviews: part,
                cache: &inner)
        }
    }
}
