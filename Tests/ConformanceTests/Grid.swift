import RoostTesting
import SwiftUI

/// `Grid` and `GridRow`: lines, spans, alignment, the modifiers of cells, and a grid among other views.
enum GridCases {
    @CaseTable static var cases: [Case] {
        for grid in RecordedGrid.all where Recording.byID[grid.id] != nil {
            Case(grid.id) { grid.check($0) }
        }
        for (id, name) in [
            ("grd-GF10", "gar-GF10"), ("grd-GX11", "gar-GX11"), ("grd-GX3", "gar-GX3"), ("grd-GX15", "gar-GX15"),
            ("grd-GU1", "gar-GU1"), ("grd-GU11", "gar-GU11"), ("grd-GL4", "gar-GL4"), ("grd-GS8", "gar-GS8"),
        ] {
            Case(id) { RecordedGrid.named(name).check($0) }
        }

        Case("grd-GA0", nil, nil, [.size(58, 58), .at("a", 0, 5), .at("b", 38, 0), .at("c", 0, 28), .at("d", 18, 38)]) {
            VStack {
                HStack { ab }
                HStack { cd }
            }
        }
        Case(
            "grd-GA1", nil, nil,
            [
                .size(78, 58), .frame("a", 0, 5, 30, 10), .frame("b", 48, 0, 20, 20), .frame("c", 10, 28, 10, 30),
                .frame("d", 38, 38, 40, 10), .placed("a", with: 30, 20), .placed("b", with: 40, 20),
                .placed("c", with: 30, 30), .placed("d", with: 40, 30),
            ]
        ) { square() }
        Case("grd-GA2", nil, nil, [.size(70, 50), .at("b", 40, 0), .at("c", 10, 20), .at("d", 30, 30)]) {
            square(0, 0)
        }
        Case("grd-GA3", nil, nil, [.size(73, 55), .at("b", 43, 0), .at("c", 10, 25), .at("d", 33, 35)]) {
            square(3, 5)
        }
        Case("grd-GA4", nil, nil, [.size(71, 58), .at("b", 38, 0), .at("e", 66, 7.5), .at("c", 10, 28)]) {
            Grid {
                GridRow {
                    ab; leaf("e", 5, 5)
                }
                GridRow { leaf("c", 10, 30) }
            }
        }
        Case("grd-GA7", nil, nil, [.size(30, 48), .at("c", 10, 18)]) {
            Grid {
                GridRow { leaf("a", 30, 10) }
                GridRow {}
                GridRow { leaf("c", 10, 30) }
            }
        }
        Case(
            "grd-GA9", 200, 100,
            [.size(200, 100), .x("x", 85), .placed("x", with: 200, 10), .frame("y", 0, 18, 200, 82)]
        ) {
            Grid {
                leaf("x", 30, 10)
                flexible("y")
            }
        }
        Case(
            "grd-GP1", 200, 200,
            [
                .size(78, 58), .proposed("a", 0, 0), .proposed("a", .infinity, .infinity), .proposed("a", 96, 96),
                .placed("a", with: 30, 20),
            ]
        ) { square() }
        Case(
            "grd-GP2", 200, 100,
            [
                .size(200, 100), .frame("f", 0, 0, 152, 62), .at("b", 170, 21), .at("c", 71, 70), .at("d", 160, 80),
                .proposed("b", 96, 46), .proposed("f", 152, 62),
            ]
        ) { withFlexible }
        Case("grd-GP3", nil, nil, [.size(58, 58), .frame("f", 0, 0, 10, 20)]) { withFlexible }
        Case("grd-GF7", 100, 100, [.size(138, 100), .proposed("d", 120, 46)]) {
            Grid {
                GridRow {
                    flexible("f"); leaf("b", 120, 20)
                }
                GridRow { cd }
            }
        }
        Case("grd-GF1", 200, 100, [.proposed("a", 96, 100), .proposed("b", 96, 100)]) {
            Grid {
                GridRow {
                    half("a"); half("b")
                }
            }
        }
        Case("grd-GS1", 200, 100, [.size(190, 80), .size("spacer", 142, 42)]) {
            Grid {
                GridRow {
                    Spacer().named("spacer"); leaf("b", 20, 20)
                }
                GridRow { cd }
            }
        }
        Case("grd-GX1", nil, nil, [.size(100, 38), .x("a", 10.5), .x("b", 69.5)]) {
            under { $0.gridCellColumns(2) }
        }
        Case("grd-GX15 2 and 1", nil, nil, [.size(100, 38)]) {
            under { $0.gridCellColumns(2).gridCellColumns(1) }
        }
        Case("grd-GX15 3 and 2", nil, nil, [.size(109, 38), .x("next", 108)]) {
            Grid {
                GridRow {
                    ab; leaf("e", 5, 5); leaf("f", 5, 5)
                }
                GridRow {
                    leaf("span", 100, 10).gridCellColumns(3).gridCellColumns(2); leaf("next", 1, 1)
                }
            }
        }
        Case("grd-GQ1", 100, 100, [.width("a", 0), .width("b", 92)]) {
            Grid {
                GridRow {
                    flexible("a"); flexible("b").layoutPriority(1)
                }
            }
        }
        Case("grd-GL14", nil, nil, [.at("a", 10, 20)]) {
            Grid {
                GridRow {
                    leaf("a", 10, 10).gridCellAnchor(UnitPoint(x: 0.25, y: 1)); leaf("b", 10, 30)
                }
                GridRow { leaf("c", 50, 10) }
            }
        }
        for (part, alignment, y) in [
            ("first", VerticalAlignment.firstTextBaseline, [0.0, -12, 0, 3]),
            ("last", .lastTextBaseline, [14, 2, -2, 17]),
        ] {
            Case(
                "txs-X11 \(part)", nil, nil, [.height(37), .y("0", y[0]), .y("1", y[1]), .y("2", y[2]), .y("3", y[3])]
            ) {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow(alignment: alignment) {
                        Text("Hi").named("0")
                        Text("Hi").font(.system(size: 26)).named("1")
                        Text("Hi\nHo").named("2")
                        Color.red.frame(width: 10, height: 10).named("3")
                    }
                    GridRow { leaf("low", 5, 5) }
                }
            }
        }
        Case(
            "lz-LZ0", 200, 200, [.size(128, 28), .at("a", 35, 0), .at("b", 108, 0), .at("c", 0, 18), .at("d", 108, 18)]
        ) {
            Grid {
                GridRow {
                    leaf("a", 30, 10); leaf("b", 20, 10)
                }
                GridRow {
                    leaf("c", 100, 10); leaf("d", 20, 10)
                }
            }
        }
        wrappers
        surroundings
    }

    /// A cell's grid modifiers pass out through modifiers with one child, and not out of stacks.
    @CaseTable private static var wrappers: [Case] {
        Case("gws-padding", nil, nil, [.size(102, 40)]) { under { $0.gridCellColumns(2).padding(1) } }
        Case("gws-fixedSize", nil, nil, spanned) { under { $0.gridCellColumns(2).fixedSize() } }
        Case("gws-background", nil, nil, spanned) { under { $0.gridCellColumns(2).background { Color.red } } }
        Case("gws-clipped", nil, nil, spanned) { under { $0.gridCellColumns(2).clipped() } }
        Case("gws-border", nil, nil, spanned) { under { $0.gridCellColumns(2).border(Color.red) } }
        Case("gws-opacity", nil, nil, spanned) { under { $0.gridCellColumns(2).opacity(0.5) } }
        Case("gws-allowsHitTesting", nil, nil, spanned) { under { $0.gridCellColumns(2).allowsHitTesting(false) } }
        Case("gws-onTapGesture", nil, nil, spanned) { under { $0.gridCellColumns(2).onTapGesture {} } }
        Case("gws-layoutPriority", nil, nil, spanned) { under { $0.gridCellColumns(2).layoutPriority(1) } }
        Case("gws-frame12", nil, nil, [.size(58, 40), .at("span", -21, 29)]) {
            under { $0.gridCellColumns(2).frame(width: 12, height: 12) }
        }
        Case("gws-hstack", nil, nil, [.size(128, 38)]) { under { view in HStack { view.gridCellColumns(2) } } }
        Case("gwc-maxw", nil, nil, [.x("a", 20), .x("c", 40)]) {
            Grid {
                GridRow { leaf("a", 10, 10).gridColumnAlignment(.trailing).frame(maxWidth: .infinity) }
                GridRow { leaf("b", 50, 10) }
                GridRow { leaf("c", 10, 10) }
            }
        }
        Case("gwp-hstack", 100, 100, [.width("a", 0), .width("b", 92)]) {
            Grid {
                GridRow {
                    flexible("a"); HStack { flexible("b").layoutPriority(1) }
                }
            }
        }
        Case("gwp-hstack ZStack", 100, 100, [.width("a", 0), .width("b", 92)]) {
            Grid {
                GridRow {
                    flexible("a"); ZStack { flexible("b").layoutPriority(1) }
                }
            }
        }
        Case("gwi-1 2 then 1", nil, nil, [.size(102, 40)]) {
            under { $0.gridCellColumns(2).padding(1).gridCellColumns(1) }
        }
        Case("gwi-1 1 then 2", nil, nil, [.size(102, 40)]) {
            under { $0.gridCellColumns(1).padding(1).gridCellColumns(2) }
        }
        Case("gwi-3", nil, nil, [.at("a", 1, 1)]) {
            Grid {
                GridRow {
                    leaf("a", 10, 10).gridCellAnchor(.topLeading).padding(1).gridCellAnchor(.bottomTrailing)
                    leaf("b", 10, 50)
                }
                GridRow { leaf("c", 50, 10) }
            }
        }
    }

    /// Rows outside of grids, other views inside of them, and a grid among other views.
    @CaseTable private static var surroundings: [Case] {
        Case("gg-2", nil, nil, [.size(58, 20)]) { HStack { GridRow { ab } } }
        Case("gg-6", nil, nil, [.size(208, 38)]) {
            Grid {
                GridRow {
                    ab; leaf("e", 5, 5); leaf("f", 5, 5)
                }
                GridRow {
                    leaf("c", 100, 10); leaf("d", 100, 10)
                }.gridCellColumns(2)
            }
        }
        Case("gg-8", nil, nil, [.size(78, 58)]) {
            Grid {
                ForEach(0..<1) { _ in GridRow { ab } }
                if isShown { GridRow { cd } }
            }
        }
        Case("gg-9", nil, nil, [.size(100, 38)]) {
            Grid {
                GridRow { ab }
                HStack { GridRow { leaf("wide", 100, 10) } }
            }
        }
        Case("gs-13", nil, 80, [.size(60, 80)]) {
            Grid {
                GridRow {
                    leaf("a", 30, 10); Spacer().padding(.leading, 4); leaf("c", 10, 10)
                }
            }
        }
        Case("gs-16", nil, 80, [.size(64, 10)]) {
            Grid {
                GridRow {
                    leaf("a", 30, 10); leaf("b", 8, 8).overlay { Spacer() }; leaf("c", 10, 10)
                }
            }
        }
        Case(
            "grd-GX14", nil, nil,
            [
                .size(58, 38), .at("a", 0, 5), .at("b", 38, 0), .at("c", 0, 28), .at("d", 12.5, 30.5),
            ]
        ) {
            Grid {
                GridRow {
                    leaf("a", 30, 10); leaf("b", 20, 20)
                }
                GridRow {
                    leaf("c", 10, 10).gridCellColumns(0); leaf("d", 5, 5)
                }
            }
        }
        Case(
            "ge-4", nil, nil,
            [
                .size(96, 48), .at("a", 0, 19), .at("b", 58, 0), .at("d", 30, 28), .at("e", 58, 28), .at("c", 86, 19),
            ]
        ) {
            HStack {
                leaf("a", 30, 10)
                Grid {
                    GridRow {
                        Spacer(); leaf("b", 20, 20)
                    }
                    GridRow {
                        leaf("d", 20, 20); leaf("e", 20, 20)
                    }
                }
                leaf("c", 10, 10)
            }
        }
        Case("ge-8", 100, 100, [.width("a", 46), .width("b", 46)]) {
            HStack {
                flexible("a")
                Grid { GridRow { flexible("b").layoutPriority(1) } }
            }
        }
        Case("ge-16", nil, nil, [.size(40, 10)]) {
            HStack {
                leaf("a", 30, 10); Grid {}; leaf("b", 10, 10)
            }
        }
        Case(
            "ge-17", 200, 100,
            [.width("z", 96), .frame("f", 104, 0, 48, 62), .at("b", 170, 21), .at("c", 123, 70), .at("d", 160, 80)]
        ) {
            HStack {
                flexible("z"); withFlexible
            }
        }
        Case(
            "ge-19", 200, 100,
            [.size("z", 200, 34), .frame("f", 0, 42, 152, 20), .at("b", 170, 42), .at("c", 71, 70), .at("d", 160, 80)]
        ) {
            VStack {
                flexible("z"); withFlexible
            }
        }
        Case(
            "ge-21", nil, 80,
            [.size(96, 80), .frame("f", 38, 0, 10, 42), .at("b", 66, 11), .at("c", 38, 50), .at("d", 56, 60)]
        ) {
            HStack {
                leaf("z", 30, 10); withFlexible
            }
        }
        Case("gf-14", 200, 100, [.size(200, 58), .at("a", 61, 5), .answers(nil, nil, 78, 58)]) {
            Grid {
                GridRow {
                    leaf("a", 30, 10).frame(maxWidth: .infinity); leaf("b", 20, 20)
                }
                GridRow { cd }
            }
        }
        for (part, width, height, size, colour) in [
            ("proposed", CGFloat?(200), CGFloat?(100), CGSize(width: 200, height: 100), CGSize(width: 152, height: 62)),
            ("ideal", nil, nil, CGSize(width: 58, height: 58), CGSize(width: 10, height: 20)),
        ] {
            Case(
                "gf-16 \(part)", width, height,
                [.size(size.width, size.height), .size("colour", colour.width, colour.height)]
            ) {
                Grid {
                    GridRow {
                        Color.red.named("colour"); leaf("b", 20, 20)
                    }
                    GridRow { cd }
                }
            }
        }
    }

    /// Two cells above, two below.
    @MainActor private static func square(_ horizontal: CGFloat? = nil, _ vertical: CGFloat? = nil) -> some View {
        Grid(horizontalSpacing: horizontal, verticalSpacing: vertical) {
            GridRow { ab }
            GridRow { cd }
        }
    }

    @MainActor private static var withFlexible: some View {
        Grid {
            GridRow {
                flexible("f"); leaf("b", 20, 20)
            }
            GridRow { cd }
        }
    }

    /// A wide cell under two others.
    @MainActor private static func under(_ change: (AnyView) -> some View) -> some View {
        Grid {
            GridRow { ab }
            GridRow { change(AnyView(leaf("span", 100, 10))) }
        }
    }

    private static let spanned: [Expectation] = [.size(100, 38), .x("a", 10.5), .x("b", 69.5)]

    @MainActor private static var isShown = true

    @ViewBuilder @MainActor private static var ab: some View {
        leaf("a", 30, 10)
        leaf("b", 20, 20)
    }

    @ViewBuilder @MainActor private static var cd: some View {
        leaf("c", 10, 30)
        leaf("d", 40, 10)
    }

    @MainActor private static func flexible(_ name: String) -> some View {
        leaf(name, 0..., 0..., ideal: CGSize(width: 10, height: 10))
    }

    @MainActor private static func half(_ name: String) -> some View {
        leaf(name) { CGSize(width: ($0.width ?? 40) / 2, height: 10) }
    }
}
