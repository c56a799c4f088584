import SwiftUI

/// The marks of a chart whose layers are views, in drawing order.
nonisolated struct PlotLayers: View {
    let model: ChartModel
    let items: ArraySlice<MarkItem>
    /// The layer that this is the content of; −1 for the plot.
    let base: Int32
    let box: ChartProxy.Box

    var body: some View {
        let runs = runs
        ZStack {
            ForEach(runs.indices, id: \.self) { index in
                if let layer = runs[index].layer {
                    view(of: layer, PlotLayers(model: model, items: runs[index].items, base: layer, box: box))
                } else {
                    PlotDrawing(model: model, items: runs[index].items, base: base, describes: false)
                }
            }
        }
    }

    /// The items in runs of one layer that is a view; nil for items that are drawn right here.
    private var runs: [(layer: Int32?, items: ArraySlice<MarkItem>)] {
        var runs: [(layer: Int32?, items: ArraySlice<MarkItem>)] = []
        var rest = items
        while let first = rest.first {
            let layer = outermostView(of: first)
            let run = rest.prefix { outermostView(of: $0) == layer }
            runs.append((layer, run))
            rest = rest[run.endIndex...]
        }
        return runs
    }

    /// The outermost layer of an item, inside of the base, that is a view.
    private func outermostView(of item: MarkItem) -> Int32? {
        var found: Int32?
        var layer = model.records[item.first].layer
        while layer >= 0, layer != base {
            if model.marks.layers[Int(layer)].effect.needsViews { found = layer }
            layer = model.marks.layers[Int(layer)].parent
        }
        return found
    }

    /// A layer's view with the effects that lie between it and the base.
    private func view(of layer: Int32, _ content: PlotLayers) -> AnyView {
        var view = applied(model.marks.layers[Int(layer)].effect, to: AnyView(content))
        var outer = model.marks.layers[Int(layer)].parent
        while outer >= 0, outer != base {
            view = applied(model.marks.layers[Int(outer)].effect, to: view)
            outer = model.marks.layers[Int(outer)].parent
        }
        return view
    }

    private func applied(_ effect: MarkEffect, to view: AnyView) -> AnyView {
        switch effect {
        case .blur(let radius): return AnyView(view.blur(radius: radius))
        case .shadow(let color, let radius, let x, let y):
            return AnyView(view.shadow(color: color, radius: radius, x: x, y: y))
        case .composited: return AnyView(view.compositingGroup())
        case .mask(let marks):
            let mask = model.masking(marks)
            return AnyView(
                view.mask {
                    ZStack {
                        PlotDrawing(model: mask, items: mask.items[...], describes: false)
                        MarkViews(model: mask, box: box)
                    }
                })
        case .styled(let style): return style.showing(view)
        }
    }
}

extension ChartModel {
    /// Whether some layers can only be shown by views.
    var hasLayersOfViews: Bool { marks.layers.contains { $0.effect.needsViews } }
}

extension MarkEffect {
    /// Whether only views can show the effect: those of a style, or of annotations in a mask.
    fileprivate var needsViews: Bool {
        switch self {
        case .styled: true
        case .mask(let marks): marks.styles.contains(where: \.hasViews)
        case .blur, .shadow, .composited: false
        }
    }
}
