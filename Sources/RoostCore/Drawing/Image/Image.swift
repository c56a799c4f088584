import CoreGraphics

/// A picture: from an asset catalogue or a file, a symbol, or one that is in memory.
///
/// It is as large as its pixels at its scale, whatever is proposed, unless it is `resizable` (cases `sh-I1`, `sh-I2`).
nonisolated public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case named(String, bundle: Bundle?)
        case symbol(String)
        case picture(CGImage, scale: CGFloat, Orientation)
    }

    /// How a picture is stretched over a size that is not its own.
    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    let source: Source
    /// What the picture shows, in words; nil for its name, or for a decoration.
    let label: Text?
    let isDecorative: Bool
    private(set) var resizing: Resizing?
    private(set) var templateMode: TemplateRenderingMode?
    private(set) var interpolation = Interpolation.low
    private(set) var symbolRenderingMode: SymbolRenderingMode?
    /// The font that a symbol goes with; nil for that around it.
    private(set) var symbolFont: Font?
    private(set) var symbolScale: Scale?

    private init(_ source: Source, label: Text? = nil, isDecorative: Bool = false) {
        self.source = source
        self.label = label
        self.isDecorative = isDecorative
    }

    /// The picture in its own size, without a font or a way of drawing of its own.
    var unstyled: Image {
        var image = Image(source, label: label, isDecorative: isDecorative)
        image.templateMode = templateMode
        return image
    }

    /// A picture by its name in the asset catalogues, or by its file's name.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle: bundle)) }

    /// A picture by its name, with words for what it shows.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.named(name, bundle: bundle), label: label)
    }

    /// A picture that says nothing that matters.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.named(name, bundle: bundle), isDecorative: true)
    }

    /// A symbol by its name; it goes with the font and the foreground style.
    public init(systemName: String) { self.init(.symbol(systemName)) }

    /// A symbol by its name. No symbol here has parts that show a value.
    /// - Parameter variableValue: 0 … 1.
    public init(systemName: String, variableValue: Double?) {
        Self.warn(ofVariableValue: variableValue)
        self.init(systemName: systemName)
    }

    /// A picture by its name. None here has parts that show a value.
    /// - Parameter variableValue: 0 … 1.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        Self.warn(ofVariableValue: variableValue)
        self.init(name, bundle: bundle)
    }

    /// A picture by its name, with words for what it shows. None here has parts that show a value.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        Self.warn(ofVariableValue: variableValue)
        self.init(name, bundle: bundle, label: label)
    }

    private static func warn(ofVariableValue value: Double?) {
        guard let value, value < 1 else { return }
        Log.warning("variableValue has no effect: symbols are drawn as a whole")
    }

    /// A picture in memory; `scale` is its pixels per point.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(.picture(cgImage, scale: scale, orientation), label: label)
    }

    /// A picture in memory that says nothing that matters; `scale` is its pixels per point.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(.picture(cgImage, scale: scale, orientation), isDecorative: true)
    }
}

extension Image.Source {
    static func == (lhs: Image.Source, rhs: Image.Source) -> Bool {
        switch (lhs, rhs) {
        case (.named(let a, let b), .named(let c, let d)): a == c && b == d
        case (.symbol(let a), .symbol(let b)): a == b
        case (.picture(let a, let s, let o), .picture(let b, let t, let p)): a === b && s == t && o == p
        default: false
        }
    }
}

nonisolated extension Image {
    /// Accepted for existing code; the edges of pictures are always smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        if !isAntialiased { Log.warning("antialiased(false) has no effect: the edges of pictures are always smooth") }
        return self
    }

    /// Makes the picture as large as what is proposed.
    /// - Parameter capInsets: Points at the edges that are not stretched.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return image
    }

    /// Whether the picture is drawn in its own colours or as a stencil in the foreground style.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.templateMode = renderingMode
        return image
    }

    /// The symbol as it is beside text of a font, whatever is around it.
    package func symbol(font: Font, scale: Scale) -> Image {
        var image = self
        image.symbolFont = font
        image.symbolScale = scale
        return image
    }

    /// What the parts of the symbol are drawn with.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolRenderingMode = mode
        return image
    }

    /// How pixels between the picture's are found when it is scaled.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.interpolation = interpolation
        return image
    }

    /// How a picture fills a size that is not its own.
    public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }

    public enum TemplateRenderingMode: Hashable, Sendable {
        /// A stencil in the foreground style.
        case template
        /// The picture's own colours.
        case original
    }

    /// How pixels between a picture's are found; default, low and medium are the same (case `sh-I8`).
    public enum Interpolation: Hashable, Sendable {
        /// The nearest pixel.
        case none
        case low, medium, high

        var item: ImageItem.Interpolation {
            switch self {
            case .none: .none
            case .low: .low
            case .medium: .medium
            case .high: .high
            }
        }
    }

    /// The size of symbols beside text.
    public enum Scale: Hashable, Sendable {
        case small, medium, large

        package var symbol: SymbolScale {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    /// Which way up a picture's pixels are, as cameras note it.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }
}
