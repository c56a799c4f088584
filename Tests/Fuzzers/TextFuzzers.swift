import CoreGraphics
import Foundation
import SwiftUI

@testable import RoostControls
@_spi(Engine) @testable import RoostCore
@testable import RoostMacroExpansion

/// Inline Markdown: pieces of text that come from the source alone.
struct MarkdownFuzzer: Fuzzer {
    func run(_ input: FuzzInput) {
        let source = String(decoding: input.bytes, as: UTF8.self)
        let spans = InlineMarkdown.spans(of: source)
        // An entity of two letters may stand for a character of four bytes.
        let length = spans.reduce(0) { $0 + $1.text.utf8.count }
        expect(length <= 3 * source.utf8.count, "\(length) bytes of text from \(source.utf8.count)")
    }
}

/// Formats of translations, and the numbers that they format.
struct FormatFuzzer: Fuzzer {
    func run(_ input: FuzzInput) {
        var input = input
        let (number, integer, text) = (input.number(), Int(input.byte()) << 40, input.text())
        let format = String(decoding: input.rest(), as: UTF8.self)
        let arguments = [
            LocalizedStringKey("\(number)"), LocalizedStringKey("\(integer)"), LocalizedStringKey("\(text)"),
        ].flatMap(\.arguments)
        for piece in FormatString(format).pieces {
            guard case .value(let index, let specifier) = piece else { continue }
            guard arguments.indices.contains(index) else { continue }
            _ = arguments[index].string(specifier: specifier, locale: Locale(identifier: "de"))
        }
        _ = Translation(format)
    }
}

/// Sources of macros, as the compiler passes them.
struct MacroFuzzer: Fuzzer {
    func run(_ input: FuzzInput) {
        var input = input
        let kind = input.choice(5)
        let source = String(decoding: input.rest(), as: UTF8.self)
        let location = Syntax.Location(fileID: "M/F.swift", fileName: "/F.swift", offset: 0, line: 1, column: 1)
        let syntax = Syntax(source: source, location: location)
        func reference(_ type: String) -> MacroReference {
            MacroReference(moduleName: "RoostMacros", typeName: type, name: type)
        }
        func attached(_ type: String, role: String) -> Request {
            .expandAttachedMacro(
                macro: reference(type), macroRole: role, discriminator: "$s", attributeSyntax: syntax,
                declSyntax: syntax, parentDeclSyntax: nil, lexicalContext: [syntax])
        }
        let request: Request =
            switch kind {
            case 0:
                .expandFreestandingMacro(
                    macro: reference("PreviewMacro"), discriminator: "$s", syntax: syntax, lexicalContext: nil)
            case 1: attached("EntryMacro", role: "peer")
            case 2: attached("EntryMacro", role: "accessor")
            case 3: attached("PreviewableMacro", role: "peer")
            default: attached("EntryDefaultValueMacro", role: "accessor")
            }
        _ = MessageHandler.answer(request)
        _ = MessageHandler.answer(Data(source.utf8))
    }
}
