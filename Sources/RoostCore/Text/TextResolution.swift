import CoreGraphics

/// A text resolved in its place of use: its string, its fonts, and the styles of its runs.
package struct ResolvedText {
    /// The style of a run, besides its glyphs.
    package struct RunStyle: Equatable {
        /// Nil is the foreground style of the environment.
        var foreground: AnyShapeStyle?
        var background: Color?
        var underline: Text.LineStyle?
        var strikethrough: Text.LineStyle?
        var link: URL?
        var image: InlineImage?
        /// For renderers.
        var custom: [CustomTextAttribute] = []

        /// Whether only the glyphs show, in the style of the environment.
        var isPlain: Bool {
            guard case .none = foreground, case .none = background, case .none = underline,
                case .none = strikethrough, case .none = link, case .none = image, custom.isEmpty
            else { return false }
            return true
        }
    }

    /// A picture among text.
    struct InlineImage: Equatable {
        let image: Image
        let content: ImageContent

        /// The image and the run's font determine the content.
        static func == (lhs: InlineImage, rhs: InlineImage) -> Bool { lhs.image == rhs.image }
    }

    package private(set) var styled = StyledText(string: "", runs: [])
    /// For each run of `styled`.
    package private(set) var styles: [RunStyle] = []

    private let surroundings: TextSurroundings
    private var environment: EnvironmentValues { surroundings.environment }

    /// The height of small capitals relative to capitals: a little more than small letters.
    private static let smallCapScale: CGFloat = 0.78

    package init(_ text: Text, in environment: EnvironmentValues) { self.init(text, in: TextSurroundings(environment)) }

    package init(_ text: Text, in surroundings: TextSurroundings) {
        self.surroundings = surroundings
        append(text, surroundings.attributes)
    }

    /// The text's layout object; nil without an engine.
    func makeObject() -> TextLayoutObject? {
        guard let engine = surroundings.engine else { return nil }
        return TextLayoutObject(
            engine.prepare(styled, style: surroundings.paragraphStyle), styled: styled, styles: styles,
            displayScale: surroundings.displayScale, renderer: surroundings.renderer)
    }

    // MARK: Texts

    private mutating func append(_ text: Text, _ outer: TextAttributes) {
        var attributes = outer
        for modifier in text.modifiers.reversed() { attributes.apply(modifier) }
        switch text.storage {
        case .verbatim(let string): append(string, attributes)
        case .localized(let key, let table, let bundle): append(key, table: table, bundle: bundle, attributes)
        case .attributed(let string): append(string, attributes)
        case .image(let image): append(image, attributes)
        case .source(let source): append(source.source.string(in: sourceContext), attributes)
        case .concatenated(let pair):
            withUnsafeMutablePointer(to: &self) { text in
                StackGuard.run {
                    text.pointee.append(pair.value.first, attributes)
                    text.pointee.append(pair.value.second, attributes)
                }
            }
        }
    }

    private var sourceContext: TextSourceContext {
        TextSourceContext(
            locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone,
            now: environment.now ?? Date(), rules: environment.engines.language)
    }

    /// Translates, parses the Markdown of the translation, and only then inserts the values, whose content is not
    /// parsed.
    private mutating func append(
        _ key: LocalizedStringKey, table: String?, bundle: Bundle?, _ attributes: TextAttributes
    ) {
        let translation = Translations.shared.translation(
            for: key, table: table, bundle: bundle, locale: environment.locale, idiom: environment.idiom,
            rules: environment.engines.language)
        guard !key.arguments.isEmpty else {
            for span in translation.spans {
                var inner = attributes
                inner.apply(span.style)
                append(span.text, inner)
            }
            return
        }

        guard translation.isMarked else { return append(translation.pieces, key.arguments, attributes) }
        var values: [(argument: _FormatArgument, specifier: String)] = []
        var source = ""
        for piece in translation.pieces {
            switch piece {
            case .literal(let literal):
                source.unicodeScalars.append(contentsOf: literal.unicodeScalars.filter { $0 != Self.placeholder })
            case .value(let index, let specifier):
                guard key.arguments.indices.contains(index) else { continue }
                values.append((key.arguments[index], specifier))
                source.unicodeScalars.append(Self.placeholder)
            }
        }
        var next = values.startIndex
        for span in InlineMarkdown.spans(of: source) {
            var inner = attributes
            var style = span.style
            style.link = style.link.map { link in
                var first = next
                return substitute(values, in: link, from: &first)
            }
            inner.apply(style)
            let literals = span.text.unicodeScalars.split(separator: Self.placeholder, omittingEmptySubsequences: false)
            for (index, literal) in literals.enumerated() {
                if index > 0, next < values.endIndex {
                    append(values[next], inner)
                    next += 1
                }
                append(String(literal), inner)
            }
        }
    }

    /// Inserts the values into words without Markdown.
    private mutating func append(
        _ pieces: [FormatString.Piece], _ arguments: [_FormatArgument], _ attributes: TextAttributes
    ) {
        var words = ""
        for piece in pieces {
            switch piece {
            case .literal(let literal): words += literal
            case .value(let index, let specifier):
                guard arguments.indices.contains(index) else { continue }
                if case .text(let text) = arguments[index] {
                    append(words, attributes)
                    words = ""
                    append(text, attributes)
                } else {
                    words += arguments[index].string(specifier: specifier, locale: environment.locale)
                }
            }
        }
        append(words, attributes)
    }

    /// The placeholder of a value while Markdown is parsed: a character for private use, which is removed from
    /// literals.
    private static let placeholder: Unicode.Scalar = "\u{10FFFC}"

    private mutating func append(_ value: (argument: _FormatArgument, specifier: String), _ attributes: TextAttributes)
    {
        if case .text(let text) = value.argument {
            append(text, attributes)
        } else {
            append(value.argument.string(specifier: value.specifier, locale: environment.locale), attributes)
        }
    }

    private func substitute(
        _ values: [(argument: _FormatArgument, specifier: String)], in link: String, from next: inout Int
    ) -> String {
        var result = ""
        for scalar in link.unicodeScalars {
            guard scalar == Self.placeholder else {
                result.unicodeScalars.append(scalar)
                continue
            }
            guard next < values.endIndex else { continue }
            result += values[next].argument.string(specifier: values[next].specifier, locale: environment.locale)
            next += 1
        }
        return result
    }

    private mutating func append(_ string: AttributedString, _ outer: TextAttributes) {
        for run in string.runs {
            var attributes = outer
            attributes.apply(run.attributes)
            append(String(string[run.range].characters), attributes)
        }
    }

    private mutating func append(_ image: Image, _ attributes: TextAttributes) {
        var environment = environment
        environment.font = attributes.font
        environment.textAttributes = attributes
        guard let content = image.content(in: environment) else { return }
        var run = StyledText.Run(
            length: Self.attachment.utf8.count, font: attributes.resolvedFont(in: surroundings.fontContext))
        run.attachment = content.size
        if case .symbol(let outline) = content { run.attachmentDescent = outline.size.height - outline.baseline }
        run.baselineOffset = attributes.baselineOffset
        run.hasBackground = attributes.background != nil
        var style = runStyle(attributes)
        style.image = InlineImage(image: image, content: content)
        append(Self.attachment, run, style)
    }

    /// The placeholder of a picture.
    private static let attachment = "\u{FFFC}"

    // MARK: Runs

    private mutating func append(_ string: String, _ attributes: TextAttributes) {
        guard !string.isEmpty else { return }
        var string = string
        switch surroundings.textCase {
        case .uppercase: string = string.uppercased(with: environment.locale)
        case .lowercase: string = string.lowercased(with: environment.locale)
        case nil: break
        }
        if surroundings.isRedacted { return appendHidden(string, attributes) }
        let font = attributes.resolvedFont(in: surroundings.fontContext)
        // The system font has no small capitals of its own; other fonts provide theirs.
        guard font.family == nil, font.usesLowercaseSmallCaps || font.usesUppercaseSmallCaps else {
            return appendRun(string, font, attributes)
        }
        var small = font
        small.size *= Self.smallCapScale
        for (isSmall, part) in Self.smallCapParts(of: string, font) {
            appendRun(isSmall ? part.uppercased() : part, isSmall ? small : font, attributes)
        }
    }

    /// Appends a stand-in for each character, in the plain font: the length of a hidden text tells no more than that.
    private mutating func appendHidden(_ string: String, _ attributes: TextAttributes) {
        var font = attributes.resolvedFont(in: surroundings.fontContext)
        font.usesMonospacedDigits = false
        font.usesLowercaseSmallCaps = false
        font.usesUppercaseSmallCaps = false
        let hidden = String(repeating: Character(StyledText.hidden), count: string.count)
        appendRun(hidden, font, attributes)
    }

    private static func smallCapParts(of string: String, _ font: ResolvedFont) -> [(isSmall: Bool, text: String)] {
        var parts: [(isSmall: Bool, text: String)] = []
        for character in string {
            let isSmall =
                character.isLowercase && font.usesLowercaseSmallCaps
                || character.isUppercase && font.usesUppercaseSmallCaps
            if parts.last?.isSmall == isSmall {
                parts[parts.count - 1].text.append(character)
            } else {
                parts.append((isSmall, String(character)))
            }
        }
        return parts
    }

    private mutating func appendRun(_ string: String, _ font: ResolvedFont, _ attributes: TextAttributes) {
        var font = font
        font.usesLowercaseSmallCaps = font.usesLowercaseSmallCaps && font.family != nil
        font.usesUppercaseSmallCaps = font.usesUppercaseSmallCaps && font.family != nil
        var run = StyledText.Run(length: string.utf8.count, font: font)
        run.kerning = attributes.kerning
        run.tracking = attributes.tracking
        run.baselineOffset = attributes.baselineOffset
        run.isUnderlined = attributes.underline != nil
        run.isStruckThrough = attributes.strikethrough != nil
        run.hasBackground = attributes.background != nil
        append(string, run, runStyle(attributes))
    }

    private func runStyle(_ attributes: TextAttributes) -> RunStyle {
        RunStyle(
            foreground: attributes.foreground ?? attributes.link.map { _ in AnyShapeStyle(TintShapeStyle()) },
            background: attributes.background, underline: attributes.underline,
            strikethrough: attributes.strikethrough, link: attributes.link, custom: attributes.custom)
    }

    /// The styles of a text in a single style, as most are; shared by all.
    private static let plainStyles = [RunStyle()]

    private mutating func append(_ string: String, _ run: StyledText.Run, _ style: RunStyle) {
        if styled.string.isEmpty { styled.string = string } else { styled.string += string }
        if let last = styled.runs.indices.last, styles[last] == style {
            var same = styled.runs[last]
            same.length = run.length
            if same == run {
                styled.runs[last].length += run.length
                return
            }
        }
        styled.runs.append(run)
        if styles.isEmpty, style.isPlain { styles = Self.plainStyles } else { styles.append(style) }
    }
}
