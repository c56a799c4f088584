@_spi(Engine) import RoostCore
import RoostPicture
import SwiftUI

/// Draws marks of a chart.
nonisolated struct PlotDrawing: LeafView {
    typealias Body = Never
    let model: ChartModel
    /// The marks in drawing order.
    let items: ArraySlice<MarkItem>
    /// The layer that the drawing is the content of; −1 for the plot.
    var base: Int32 = -1
    /// Whether the drawing stands for all marks to assistive technologies.
    var describes = true

    func paint(
        _ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues, owner: NodeID
    ) {
        let frame = context.frame(of: element)
        guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else { return }
        let geometry = PlotGeometry(model, size: frame.size)
        // From right to left a chart is its own mirror image, as Apple's are.
        let isMirrored = environment.layoutDirection == .rightToLeft
        let transform =
            isMirrored
            ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.maxX, ty: frame.minY)
            : CGAffineTransform(translationX: frame.minX, y: frame.minY)
        let origin = isMirrored ? CGPoint(x: -frame.maxX, y: frame.minY) : frame.origin
        context.group(.pushTransform(transform), owner: owner) {
            var painter = PlotPainter(
                geometry, environment, owner: owner, pixel: 1 / $0.displayScale, origin: origin, base: base)
            painter.draw(items, in: &$0)
        }
    }

    func describe(
        _ element: LayoutID, in tree: LayoutTree, _ environment: EnvironmentValues,
        to attributes: inout AccessibilityAttributes
    ) -> Bool {
        guard describes else { return false }
        attributes.parts = model.elements(size: tree.localFrame(of: element).size, environment)
        return !attributes.parts.isEmpty
    }
}

/// Draws the lines of a chart's axes: the grid in the plot, and ticks around it.
nonisolated struct PlotGrid: View {
    let model: ChartModel

    /// The room for ticks around the plot, in points. A canvas draws nothing outside of its bounds.
    private static let margin: CGFloat = 100

    var body: some View {
        if model.axes.contains(where: { !$0.layers.isEmpty }) {
            ZStack {
                ForEach(model.axes.indices, id: \.self) { index in
                    model.axes[index].layers.reduce(AnyView(lines(of: [model.axes[index]]))) { $1.showing($0) }
                }
            }
        } else if !model.axes.isEmpty {
            lines(of: model.axes)
        }
    }

    private func lines(of axes: [ResolvedAxis]) -> some View {
        Canvas { context, size in
            if context.environment.layoutDirection == .rightToLeft {
                context.translateBy(x: size.width, y: 0)
                context.scaleBy(x: -1, y: 1)
            }
            let plot = CGRect(origin: .zero, size: size).insetBy(dx: Self.margin, dy: Self.margin)
            let geometry = PlotGeometry(model, size: plot.size)
            for axis in axes {
                axis.draw(in: &context, plot: plot, scale: axis.axis == .x ? geometry.x : geometry.y)
            }
        }
        .padding(-Self.margin)
        .allowsHitTesting(false)
    }
}
