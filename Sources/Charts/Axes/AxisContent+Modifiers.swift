import Foundation

nonisolated extension AxisContent {
    /// Sets the style of lines and labels.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisContent {
        changed { $0.style = $0.style ?? AnyShapeStyle(style) }
    }

    /// Sets the font of labels; nil for the usual one.
    public func font(_ font: Font?) -> some AxisContent { changed { $0.font = $0.font ?? font } }

    /// Draws the lines and labels into a layer of their own, so that effects around apply to all of them together.
    public func compositingLayer() -> some AxisContent {
        compositingLayer { $0.compositingGroup() }
    }

    /// Draws the lines, and each label, into layers of their own, which are views that a closure changes.
    /// - Parameter style: Applies modifiers of views to a layer.
    public func compositingLayer<V: View>(@ViewBuilder style: (PlaceholderContentView<Self>) -> V) -> some AxisContent {
        let layer = AnyView(style(PlaceholderContentView(content: AnyView(LayerContent()))))
        return grouped { $0.layers.append(layer) }
    }

    private func changed(_ change: @escaping (inout AxisPart) -> Void) -> _AxisContentGroup {
        grouped { group in
            let inner = group.change
            group.change = { part in
                inner(&part)
                change(&part)
            }
        }
    }

    private func grouped(_ change: @escaping (inout AxisGroup) -> Void) -> _AxisContentGroup {
        _AxisContentGroup { groups in
            let first = groups.groups.count
            _append(to: &groups)
            for index in first..<groups.groups.count { change(&groups.groups[index]) }
        }
    }
}
