import CoreGraphics

/// What an environment says to the texts in it, gathered once for all of them.
final class TextSurroundings {
    let environment: EnvironmentValues
    let fontContext: FontContext
    /// What texts start from.
    let attributes: TextAttributes
    let textCase: Text.Case?
    let displayScale: CGFloat
    let engine: (any TextEngine)?
    let paragraphStyle: ParagraphStyle
    /// What draws the texts; nil where they are drawn as they are.
    let renderer: (any TextRenderer)?

    init(_ environment: EnvironmentValues) {
        self.environment = environment
        fontContext = environment.fontContext
        var attributes = environment.textAttributes
        attributes.font = environment.font
        self.attributes = attributes
        textCase = environment.textCase
        displayScale = environment.displayScale
        engine = environment.engines.text
        paragraphStyle = environment.paragraphStyle
        renderer = environment.textRenderer
    }

    /// The surroundings of the texts that were made last.
    struct Recent {
        private var known: ContiguousArray<TextSurroundings> = []
        private var oldest = 0

        /// As many environments as take turns in the rows of a list.
        private static let capacity = 4

        mutating func surroundings(in environment: EnvironmentValues) -> TextSurroundings {
            for surroundings in known where surroundings.environment.isIdentical(to: environment) {
                return surroundings
            }
            let new = TextSurroundings(environment)
            if known.count < Self.capacity {
                known.append(new)
            } else {
                known[oldest] = new
                oldest = (oldest + 1) % Self.capacity
            }
            return new
        }
    }
}
