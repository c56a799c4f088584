import CoreGraphics

/// An environment's settings for texts, gathered once for all texts in it.
package final class TextSurroundings {
    let environment: EnvironmentValues
    let fontContext: FontContext
    /// The initial attributes of texts.
    let attributes: TextAttributes
    let textCase: Text.Case?
    let displayScale: CGFloat
    let engine: (any TextEngine)?
    let paragraphStyle: ParagraphStyle
    /// The renderer of the texts; nil draws them as they are.
    let renderer: (any TextRenderer)?
    /// Whether bars stand for the words.
    let isRedacted: Bool

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
        isRedacted = environment.isRedacted
    }

    /// A cache of the surroundings of the latest texts.
    final class Recent: GraphService {
        init(graph: ViewGraph) {}

        // The graph's thread alone uses it, within one call.
        @exclusivity(unchecked) private var known: ContiguousArray<TextSurroundings> = []
        private var oldest = 0

        /// The number of environments that alternate in the rows of a list.
        private static let capacity = 4

        func surroundings(in environment: EnvironmentValues) -> TextSurroundings {
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
