import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// The invariants of every grid, whatever Apple's numbers are.
@MainActor struct GridSolverTests {
    /// The proposals that a cell gets.
    final class Questions {
        var proposals: [ProposedViewSize] = []
    }

    struct Counted: Layout {
        let questions: Questions

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            questions.proposals.append(proposal)
            return CGSize(width: min(proposal.width ?? 10, 40), height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    /// A leaf of one size, whatever is proposed.
    struct Constant: Layout {
        let size: CGSize

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    private func report(of view: some View, _ width: CGFloat?, _ height: CGFloat?) -> LayoutReport {
        LayoutReport(of: view, proposal: ProposedViewSize(width: width, height: height))
    }

    @Test func `A grid measures a cell for each proposal once`() {
        let questions = Questions()
        _ = report(
            of: Grid {
                GridRow {
                    Counted(questions: questions) {}; Color.red
                }
                GridRow {
                    Color.red; Color.red
                }
            }, 200, 100)
        #expect(Set(questions.proposals).count == questions.proposals.count)
        #expect(questions.proposals.count <= 4)
    }

    @Test(arguments: [CGFloat.infinity, 0, 1e300, -50])
    func `A grid answers strange proposals with sizes of zero or more`(_ length: CGFloat) {
        let size = report(
            of: Grid {
                GridRow {
                    Color.red; Spacer(); Constant(size: CGSize(width: 30, height: 10)) {}
                }
                GridRow {
                    Color.red.gridCellColumns(2); Color.red.gridCellUnsizedAxes(.horizontal)
                }
                Color.red.layoutPriority(1)
            }, length, length
        ).size
        #expect(!size.width.isNaN && !size.height.isNaN)
        #expect(size.width >= 0 && size.height >= 0)
        if length == .infinity { #expect(size == CGSize(width: CGFloat.infinity, height: .infinity)) }
    }

    @Test(arguments: [CGFloat.infinity, .nan, -10])
    func `A grid with cells of strange sizes has a size that is a number`(_ length: CGFloat) {
        let (size, _) = Log.collecting {
            report(
                of: Grid {
                    GridRow {
                        Constant(size: CGSize(width: length, height: length)) {}; Color.red
                    }
                    GridRow { Constant(size: CGSize(width: length, height: 5)) {}.gridCellColumns(2) }
                    Spacer()
                }, 100, 100
            ).size
        }
        #expect(!size.width.isNaN && !size.height.isNaN)
    }

    @Test func `A grid without cells is empty`() {
        #expect(report(of: Grid {}, 100, 100).size == .zero)
        #expect(report(of: Grid { GridRow {} }, nil, nil).size == .zero)
    }

    @Test func `A cell that spans the largest number of columns takes only its own width`() {
        let size = report(
            of: Grid(horizontalSpacing: 0) {
                GridRow { Constant(size: CGSize(width: 30, height: 10)) {}.gridCellColumns(.max) }
            }, nil, nil
        ).size
        #expect(abs(size.width - 30) < 0.001)
        #expect(size.height == 10)
    }

    @Test func `A grid mirrors its columns from right to left`() {
        let grid = Grid(horizontalSpacing: 10) {
            GridRow {
                Color.red.frame(width: 30, height: 10).accessibilityIdentifier("first")
                Color.red.frame(width: 50, height: 10).accessibilityIdentifier("second")
            }
        }
        let report = LayoutReport(of: grid, proposal: .unspecified) { $0.layoutDirection = .rightToLeft }
        #expect(report.frame(of: "first")?.minX == 60)
        #expect(report.frame(of: "second")?.minX == 0)
    }

    @Test func `A grid of many lines and spans is at least as wide as proposed`() {
        let report = report(
            of: Grid {
                ForEach(0..<150, id: \.self) { row in
                    GridRow {
                        ForEach(0..<20, id: \.self) { column in
                            Constant(size: CGSize(width: row + column, height: 10)) {}
                        }
                        Color.red.frame(maxWidth: CGFloat(row)).gridCellColumns(1 + row % 3)
                    }
                    if row.isMultiple(of: 10) { Divider() }
                }
            }, 1000, 1000)
        #expect(report.size.width >= 1000)
    }

    @Test func `A wider cell moves the next column`() {
        struct Changing: View {
            let isWide: Bool
            var body: some View {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        Color.red.frame(width: isWide ? 80 : 20, height: 10)
                        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("next")
                    }
                }
            }
        }
        #expect(report(of: Changing(isWide: false), nil, nil).frame(of: "next")?.minX == 20)
        #expect(report(of: Changing(isWide: true), nil, nil).frame(of: "next")?.minX == 80)
    }

    /// The layer over the grid reads its cells' elements while the grid's own container collects them.
    @Test func `A grid keeps its rows under a layer that is made of its cells' bounds`() {
        struct CellBounds: PreferenceKey {
            static var defaultValue: [Anchor<CGRect>] { [] }
            static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
                value += nextValue()
            }
        }
        let table = Grid(horizontalSpacing: 1, verticalSpacing: 1) {
            ForEach(0..<3, id: \.self) { _ in
                GridRow {
                    ForEach(0..<2, id: \.self) { _ in
                        Color.red.frame(width: 30, height: 20)
                            .anchorPreference(key: CellBounds.self, value: .bounds) { [$0] }
                            .gridColumnAlignment(.leading)
                    }
                }
            }
        }
        .overlayPreferenceValue(CellBounds.self) { _ in Color.clear }
        #expect(report(of: table, nil, nil).size == CGSize(width: 61, height: 62))
    }
}
