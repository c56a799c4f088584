/// `#Preview("Title", traits: …) { … }`: a type that a preview host finds by its protocol and asks for the preview.
struct PreviewMacro {
    /// The names in the expansion of a module that declares the macro. A file may have imported that module alone.
    enum Names: String {
        case swiftUI = "SwiftUI."
        case uiKit = "UIKit._"

        /// Finds the names by that of the macro's type; nil if it is another macro's.
        init?(typeName: String) {
            switch typeName {
            case "PreviewMacro": self = .swiftUI
            case "UIKitPreviewMacro": self = .uiKit
            default: return nil
            }
        }
    }

    let source: SourceText
    private let names: Names
    let location: Syntax.Location
    /// The tokens between the parentheses, if there are any.
    private let arguments: Range<Int>
    /// The tokens between the trailing closure's braces, if there is one.
    private let body: Range<Int>?
    /// The tokens after the trailing closure: further closures with their labels.
    private let furtherClosures: Range<Int>
    /// The index of the `#`.
    private let sign: Int

    init(source: SourceText, location: Syntax.Location, names: Names = .swiftUI) throws {
        self.source = source
        self.names = names
        self.location = location
        var index = source.index(afterAttributesAt: 0)
        guard source.text(at: index) == "#", index + 1 < source.tokens.count else {
            throw MacroError(message: "'#Preview' is not written as a macro here")
        }
        sign = index
        index += 2
        while source.text(at: index) == ".", index + 1 < source.tokens.count { index += 2 }
        if source.text(at: index) == "(" {
            arguments = index + 1..<max(index + 1, source.tokens[index].partner)
            index = source.index(after: index)
        } else {
            arguments = index..<index
        }
        if source.text(at: index) == "{" {
            body = index + 1..<max(index + 1, source.tokens[index].partner)
            index = source.index(after: index)
        } else {
            body = nil
        }
        furtherClosures = index..<max(index, source.tokens.count)
    }

    func expansion(discriminator: String) throws -> String {
        // The compiler's scheme for names that no source can contain.
        let name = discriminator + "15PreviewRegistryfMu_"
        return """
            nonisolated struct \(name): \(names.rawValue)PreviewRegistry {
                static var fileID: String { \(Self.literal(location.fileID)) }
                static var line: Int { \(position.line) }
                static var column: Int { \(position.column) }
                @MainActor static func makePreview() -> \(names.rawValue)Preview {
                    \(names.rawValue)Preview(\(source.text(ofTokens: arguments)))\(try closure) \(source.text(ofTokens: furtherClosures))
                }
            }
            """
    }

    /// The place of the `#` in the file.
    private var position: (line: Int, column: Int) {
        let before = source.bytes[..<source.tokens[sign].range.lowerBound]
        guard let newline = before.lastIndex(of: UInt8(ascii: "\n")) else {
            return (location.line, location.column + before.count)
        }
        return (location.line + before.count { $0 == UInt8(ascii: "\n") }, before.count - newline)
    }

    private static func literal(_ string: String) -> String {
        "\"" + string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// The trailing closure as written, inside a view that holds the `@Previewable` variables, if there are any.
    private var closure: String {
        get throws {
            guard let body else { return "" }
            let variables = PreviewableMacro.variables(in: source, body)
            guard !variables.isEmpty else { return " {" + text(of: body) + "}" }

            var properties = ""
            var rest = ""
            var cursor = body.lowerBound
            for variable in variables {
                rest += text(of: cursor..<variable.statement.lowerBound)
                properties += variable.attributes(in: source) + " "
                properties += source.text(ofTokens: variable.declaration) + "\n"
                cursor = variable.statement.upperBound
            }
            rest += text(of: cursor..<body.upperBound)
            return """
                 {
                    struct __P_Previewable_Transform_Wrapper: SwiftUI.View {
                        \(properties)
                        var body: some SwiftUI.View {\(rest)}
                    }
                    return __P_Previewable_Transform_Wrapper()
                }
                """
        }
    }

    /// The text of tokens with the white space and comments around them.
    private func text(of tokens: Range<Int>) -> String {
        let start = tokens.lowerBound == 0 ? 0 : source.tokens[tokens.lowerBound - 1].range.upperBound
        let end =
            tokens.upperBound < source.tokens.count
            ? source.tokens[tokens.upperBound].range.lowerBound : source.bytes.count
        return start < end ? source.text(start..<end) : ""
    }
}
