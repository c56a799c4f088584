import CoreGraphics
import RoostPicture

extension SVGWriter {
    /// Glyphs become `<text>` if an embedded font can make readers show exactly them. Other glyphs become outlines or
    /// pictures, with clear text over them that can be selected and searched.
    mutating func glyphs(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint, bounds: CGRect) throws {
        var isOneColor = false
        if case .color(let color) = paint {
            if color.opacity == 0 { return selectableText(run, at: origin) }
            isOneColor = true
        }
        if isOneColor || run.slant == 0, !run.hasPictures, let characters = SVGCharacters(run),
            let className = fonts.className(for: run.font, characters.glyphs)
        {
            try outlines(run, characters.outlinedGlyphs, at: origin, paint, bounds: bounds)
            return try text(run, characters, at: origin, paint, className: className, bounds: bounds)
        }
        try outlines(run, Array(run.glyphs.indices), at: origin, paint, bounds: bounds)
        selectableText(run, at: origin)
    }

    private mutating func outlines(
        _ run: GlyphRun, _ indices: [Int], at origin: CGPoint, _ paint: Paint, bounds: CGRect
    ) throws {
        let (pictures, outline) = run.drawing(of: indices, at: origin)
        if !outline.isEmpty {
            var element = SVGOutput()
            element.openShape(outline, decimals: decimals)
            try apply(paint, as: "fill", bounds: bounds, to: &element)
            element.raw("/>")
            write(element)
        }
        for picture in pictures { try image(picture) }
    }

    private mutating func text(
        _ run: GlyphRun, _ characters: SVGCharacters, at origin: CGPoint, _ paint: Paint, className: String,
        bounds: CGRect
    ) throws {
        hasText = true
        let start = run.slant == 0 ? origin : .zero
        var element = SVGOutput()
        element.raw("<text")
        element.attribute("class", className)
        if run.slant != 0 {
            element.transform(
                CGAffineTransform(a: 1, b: 0, c: -run.slant, d: 1, tx: origin.x, ty: origin.y), decimals: decimals)
        }
        element.raw(" x=\"")
        element.list(characters.pieces.flatMap(\.places).map { start.x + $0 }, decimals: decimals)
        element.raw("\"")
        element.attribute("y", start.y + run.positions[0].y, decimals: decimals)
        element.attribute("font-size", run.size)
        try apply(paint, as: "fill", bounds: bounds, to: &element)
        element.raw(">")
        for piece in characters.pieces {
            if piece.isOutlined { element.raw("<tspan fill-opacity=\"0\">") }
            element.escaped(piece.text)
            if piece.isOutlined { element.raw("</tspan>") }
        }
        element.raw("</text>")
        write(element)
    }

    /// Invisible text, stretched to the run's width.
    private mutating func selectableText(_ run: GlyphRun, at origin: CGPoint) {
        let text = run.text.filter { character in
            character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        }
        guard !text.isEmpty else { return }
        hasText = true
        var element = SVGOutput()
        element.raw("<text")
        element.attribute("x", run.isRightToLeft ? origin.x + run.width : origin.x, decimals: decimals)
        element.attribute("y", origin.y, decimals: decimals)
        element.attribute("font-size", run.size)
        if run.isRightToLeft { element.attribute("direction", "rtl") }
        if run.width > 0 {
            element.attribute("textLength", run.width, decimals: decimals)
            element.attribute("lengthAdjust", "spacingAndGlyphs")
        }
        element.raw(" fill-opacity=\"0\">")
        element.escaped(text)
        element.raw("</text>")
        write(element)
    }
}

extension SVGOutput {
    fileprivate mutating func list(_ values: [CGFloat], decimals: Int) {
        for (index, value) in values.enumerated() {
            if index > 0 { raw(" ") }
            number(value, decimals: decimals)
        }
    }
}
