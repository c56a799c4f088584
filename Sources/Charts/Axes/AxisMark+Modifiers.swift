import Foundation

nonisolated extension AxisMark {
    /// Sets the style of lines and labels.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        changed { $0.style = $0.style ?? AnyShapeStyle(style) }
    }

    /// Sets the font of labels; nil for the usual one.
    public func font(_ font: Font?) -> some AxisMark { changed { $0.font = $0.font ?? font } }

    /// Moves lines and labels by a distance in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        changed { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
    }

    /// Moves lines and labels by a distance in points.
    public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }

    /// Sets the opacity of lines and labels, from 0 to 1.
    public func opacity(_ opacity: Double) -> some AxisMark { changed { $0.opacity *= opacity } }

    private func changed(_ change: @escaping (inout AxisPart) -> Void) -> _AxisMarkGroup {
        _AxisMarkGroup { parts in
            let first = parts.parts.count
            _append(to: &parts)
            for index in first..<parts.parts.count { change(&parts.parts[index]) }
        }
    }
}
