import CoreGraphics

extension GraphicsContext {
    /// Draws all lines of a text in their places.
    public func draw(_ layout: Text.Layout, options: Text.Layout.DrawingOptions = .init()) {
        for line in layout { draw(line, options: options) }
    }

    /// Draws a line of a text in its place.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        for run in line { draw(run, options: options) }
    }

    /// Draws a run of a text in its place.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run[0..<run.count], options: options)
    }

    /// Draws some glyphs of a text in their places.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        let source = slice.run.source
        let contents = source.contents(of: slice)
        draw { context in
            TextPainter(
                layout: source.layout, styles: source.styles, frame: CGRect(origin: .zero, size: source.size),
                environment: environment, owner: drawing.owner,
                roundsBaselines: !options.contains(.disablesSubpixelQuantization)
            ).paint(contents, &context)
        }
    }
}
