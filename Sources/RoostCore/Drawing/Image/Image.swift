import CoreGraphics

/// A picture from an asset catalogue, a file or memory, or a symbol.
///
/// Its size is that of its pixels at its scale, whatever the proposal, unless it is `resizable` (cases `sh-I1`,
/// `sh-I2`).
nonisolated public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case named(String, bundle: Bundle?)
        case symbol(String)
        case picture(CGImage, scale: CGFloat, Orientation)
        case vector(VectorPicture)
    }

    /// The way in which a picture fills a size other than its own.
    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
        /// Whether a symbol's ink fills the frame, without the margins that it has beside text.
        var fillsInk = true
    }

    /// Draws a symbol as pixels. All are equal: the image's symbol, font and scale say which pixels they draw.
    struct SymbolPicture: Equatable, Sendable {
        let draw: @Sendable () -> CGImage?

        static func == (a: SymbolPicture, b: SymbolPicture) -> Bool { true }
    }

    let source: Source
    /// The picture's label for accessibility; nil for its name, or for a decoration.
    let label: Text?
    let isDecorative: Bool
    private(set) var resizing: Resizing?
    private(set) var templateMode: TemplateRenderingMode?
    private(set) var interpolation = Interpolation.low
    private(set) var symbolRenderingMode: SymbolRenderingMode?
    /// The symbol's font; nil for the font of the environment.
    private(set) var symbolFont: Font?
    private(set) var symbolScale: Scale?
    /// The symbol's ink as pixels, three to a point, for a symbol that is a picture: it is stretched in the symbol's place.
    private(set) var symbolPicture: SymbolPicture?

    private init(_ source: Source, label: Text? = nil, isDecorative: Bool = false) {
        self.source = source
        self.label = label
        self.isDecorative = isDecorative
    }

    /// The picture in its own size, without a font or rendering mode of its own. The template mode stays.
    package var unstyled: Image {
        var image = Image(source, label: label, isDecorative: isDecorative)
        image.templateMode = templateMode
        return image
    }

    /// A picture by its name in the asset catalogues of a bundle, by default the main one, or by a file's name.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle: bundle)) }

    /// A picture by its name, with a label for accessibility.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.named(name, bundle: bundle), label: label)
    }

    /// A picture by its name that accessibility ignores.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.named(name, bundle: bundle), isDecorative: true)
    }

    /// A symbol by its name. It follows the font and the foreground style.
    public init(systemName: String) { self.init(.symbol(systemName)) }

    /// A symbol by its name. A value below 1 has no effect, with a warning: symbols are drawn as a whole.
    /// - Parameter variableValue: 0 … 1.
    public init(systemName: String, variableValue: Double?) {
        Self.warn(ofVariableValue: variableValue)
        self.init(systemName: systemName)
    }

    /// A picture by its name. A value below 1 has no effect, with a warning.
    /// - Parameter variableValue: 0 … 1.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        Self.warn(ofVariableValue: variableValue)
        self.init(name, bundle: bundle)
    }

    /// A picture by its name, with a label for accessibility. A value below 1 has no effect, with a warning.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        Self.warn(ofVariableValue: variableValue)
        self.init(name, bundle: bundle, label: label)
    }

    private static func warn(ofVariableValue value: Double?) {
        guard let value, value < 1 else { return }
        Log.warning("variableValue has no effect: symbols are drawn as a whole")
    }

    /// A picture in memory. `scale` is its number of pixels per point.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(.picture(cgImage, scale: scale, orientation), label: label)
    }

    /// A picture in memory that accessibility ignores. `scale` is its number of pixels per point.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(.picture(cgImage, scale: scale, orientation), isDecorative: true)
    }

    /// A picture of paths that accessibility ignores.
    package init(decorative picture: VectorPicture) { self.init(.vector(picture), isDecorative: true) }
}

extension Image.Source {
    static func == (lhs: Image.Source, rhs: Image.Source) -> Bool {
        switch (lhs, rhs) {
        case (.named(let a, let b), .named(let c, let d)): a == c && b == d
        case (.symbol(let a), .symbol(let b)): a == b
        case (.picture(let a, let s, let o), .picture(let b, let t, let p)): a === b && s == t && o == p
        case (.vector(let a), .vector(let b)): a === b
        default: false
        }
    }
}

nonisolated extension Image {
    /// Accepted for source compatibility. Edges of pictures are always smooth; `false` warns.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        if !isAntialiased { Log.warning("antialiased(false) has no effect: the edges of pictures are always smooth") }
        return self
    }

    /// Lets the picture take the proposed size.
    /// - Parameter capInsets: The widths of the edges that are not stretched, in points.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return image
    }

    /// Lets the picture take the proposed size. A symbol keeps its margins, as in UIKit's views.
    package func stretchable() -> Image {
        var image = self
        image.resizing = Resizing(capInsets: EdgeInsets(), mode: .stretch, fillsInk: false)
        return image
    }

    /// Draws the picture in its own colours, or as a template in the foreground style. Nil stands for the default:
    /// symbols are templates, other pictures are not.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.templateMode = renderingMode
        return image
    }

    /// The symbol as it looks beside text of a font, independent of its surroundings.
    package func symbol(font: Font, scale: Scale) -> Image {
        var image = self
        image.symbolFont = font
        image.symbolScale = scale
        return image
    }

    /// The symbol as a picture of UIKit's, which is stretched as pixels where it is resizable.
    /// - Parameter draw: Draws the ink, three pixels to a point, once the image is shown so; nil if there is none. The
    ///   opacity of the pixels counts.
    package func symbolPicture(_ draw: @escaping @Sendable () -> CGImage?) -> Image {
        var image = self
        image.symbolPicture = SymbolPicture(draw: draw)
        return image
    }

    /// Sets the styles of the symbol's parts; nil for the environment's mode.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolRenderingMode = mode
        return image
    }

    /// Sets the quality of scaling; `low` by default.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.interpolation = interpolation
        return image
    }

    /// The way in which a picture fills a size other than its own.
    public enum ResizingMode: Hashable, Sendable {
        /// `tile` repeats the picture, and `stretch` scales it.
        case tile, stretch
    }

    /// The source of a picture's colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The picture's shape in the foreground style.
        case template
        /// The picture's own colours.
        case original
    }

    /// The quality of a scaled picture, `low` by default.
    public enum Interpolation: Hashable, Sendable {
        /// Takes the nearest pixel, which keeps pixels visible.
        case none
        /// They mix neighbouring pixels. `medium` is the same as `low` (case `sh-I8`); in reduced pictures `high` may be
        /// smoother.
        case low, medium, high

        var item: ImageItem.Interpolation {
            switch self {
            case .none: .none
            case .low, .medium: .low
            case .high: .high
            }
        }
    }

    /// The size of symbols beside text.
    public enum Scale: Hashable, Sendable {
        /// `medium` is the default.
        case small, medium, large

        package var symbol: SymbolScale {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    /// The orientation of a picture's pixels, as cameras record it.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// The side on which the first row of pixels lies. Mirrored ones run the other way along it.
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }
}
