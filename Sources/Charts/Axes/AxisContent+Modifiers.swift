import Foundation

nonisolated extension AxisContent {
    /// Sets the style of lines and labels.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisContent {
        changed { $0.style = $0.style ?? AnyShapeStyle(style) }
    }

    /// Sets the font of labels; nil for the usual one.
    public func font(_ font: Font?) -> some AxisContent { changed { $0.font = $0.font ?? font } }

    private func changed(_ change: @escaping (inout AxisPart) -> Void) -> _AxisContentGroup {
        _AxisContentGroup { groups in
            let first = groups.groups.count
            _append(to: &groups)
            for index in first..<groups.groups.count {
                let inner = groups.groups[index].change
                groups.groups[index].change = { part in
                    inner(&part)
                    change(&part)
                }
            }
        }
    }
}
