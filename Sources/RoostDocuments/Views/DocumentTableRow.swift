import CoreGraphics
@_spi(Engine) import RoostCore
import RoostPicture

/// One row: its cells in the table's columns, with room above and below, and the line at its end.
///
/// Tables have thousands of rows, so a row has few nodes: no body of its own, and its line is no view. The type is
/// spelled out, for an opaque one would be looked up anew for each row.
typealias DocumentTableRow<Cells: View> = ModifiedContent<
    ModifiedContent<_LayoutContainer<TableColumns, Cells>, TableRowTraits>, TableRowFrame
>

/// Marks a row's layout, and keeps the row on one page.
struct TableRowTraits: TraitModifier {
    typealias Body = Never
    let kind: TableRowKey.Kind

    func apply(to element: LayoutID, in tree: LayoutTree) {
        tree.changeTraits(of: element) {
            $0.passing[TableRowKey.self] = kind
            $0.passing[PageWishesKey.self].keepsTogether = true
        }
    }
}

/// The room above and below a row's cells, and the line below both.
struct TableRowFrame: DrawingModifier {
    typealias Body = Never
    let kind: TableRowKey.Kind
    /// In points.
    let padding: CGFloat
    let hasLine: Bool

    private static let lineHeight: CGFloat = 0.5

    func rule(in environment: EnvironmentValues) -> LayoutRule {
        .padding(
            EdgeInsets(top: padding, leading: 0, bottom: padding + (hasLine ? Self.lineHeight : 0), trailing: 0))
    }

    func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        context.paintChildren(of: element)
        guard hasLine else { return }
        var line = context.frame(of: element)
        line.origin.y = line.maxY - Self.lineHeight
        line.size.height = Self.lineHeight
        let color = Color.gray.opacity(kind == .header ? 0.8 : 0.25).resolve(in: environment)
        context.leaf { $0.append(.fill(Path($0.roundedToPixels(line)), FillStyle(), .color(color))) }
    }
}
