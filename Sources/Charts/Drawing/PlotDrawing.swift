@_spi(Engine) import RoostCore
import RoostPicture
import SwiftUI

/// Draws the grid and the marks of a chart.
nonisolated struct PlotDrawing: LeafView {
    typealias Body = Never
    let model: ChartModel

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
            var painter = PlotPainter(geometry, environment, owner: owner, pixel: 1 / $0.displayScale, origin: origin)
            painter.draw(in: &$0)
        }
    }

    func describe(
        _ element: LayoutID, in tree: LayoutTree, _ environment: EnvironmentValues,
        to attributes: inout AccessibilityAttributes
    ) -> Bool {
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
        if !model.axes.isEmpty {
            Canvas { context, size in
                if context.environment.layoutDirection == .rightToLeft {
                    context.translateBy(x: size.width, y: 0)
                    context.scaleBy(x: -1, y: 1)
                }
                let plot = CGRect(origin: .zero, size: size).insetBy(dx: Self.margin, dy: Self.margin)
                let geometry = PlotGeometry(model, size: plot.size)
                for axis in model.axes {
                    axis.draw(in: &context, plot: plot, scale: axis.axis == .x ? geometry.x : geometry.y)
                }
            }
            .padding(-Self.margin)
            .allowsHitTesting(false)
        }
    }
}
