import Foundation

/// Answers the compiler's messages.
package enum MessageHandler {
    /// The answer to a message, both as JSON.
    package static func answer(_ message: Data) -> Data {
        let answer: Answer
        do {
            answer = Self.answer(try JSONDecoder().decode(Request.self, from: message))
        } catch {
            answer = .failure("Roost's macros do not understand this compiler's message: \(error)", at: nil, offset: 0)
        }
        return (try? JSONEncoder().encode(answer)) ?? Data("{}".utf8)
    }

    static func answer(_ request: Request) -> Answer {
        switch request {
        case .getCapability:
            return .getCapabilityResult(capability: Capability())
        case .expandFreestandingMacro(let macro, let discriminator, let syntax, _):
            return expansion(at: syntax) {
                guard let names = PreviewMacro.Names(typeName: macro.typeName) else { throw MacroError.unknown(macro) }
                return try PreviewMacro(source: SourceText(syntax.source), location: syntax.location, names: names)
                    .expansion(discriminator: discriminator)
            }
        case .expandAttachedMacro(let macro, let role, _, _, let declaration, let parent, let context):
            return expansion(at: declaration) {
                switch macro.typeName {
                case "EntryMacro":
                    let container = EntryMacro.Container(context: context ?? [], parent: parent)
                    let source = SourceText(declaration.source)
                    if role == "peer" { return try EntryMacro(declaration: source, in: container).key }
                    // The expansion as a peer reports the error.
                    let entry = try? EntryMacro(declaration: source, in: container)
                    return entry?.accessors ?? "get { Swift.fatalError() }"
                case "EntryDefaultValueMacro":
                    return try EntryMacro.defaultValue(of: SourceText(declaration.source))
                case "PreviewableMacro":
                    return try PreviewableMacro.expansion(on: SourceText(declaration.source), in: context)
                default:
                    throw MacroError.unknown(macro)
                }
            }
        }
    }

    private static func expansion(at syntax: Syntax, _ make: () throws -> String) -> Answer {
        do {
            return .expandMacroResult(expandedSource: try make(), diagnostics: [])
        } catch let error as MacroError {
            return .failure(error.message, at: syntax.location, offset: error.offset)
        } catch {
            return .failure("\(error)", at: syntax.location, offset: 0)
        }
    }
}

extension Answer {
    fileprivate static func failure(_ message: String, at location: Syntax.Location?, offset: Int) -> Answer {
        let position = Diagnostic.Position(
            fileName: location?.fileName ?? "", offset: (location?.offset ?? 0) + offset)
        return .expandMacroResult(expandedSource: nil, diagnostics: [Diagnostic(message: message, position: position)])
    }
}

/// Why a macro cannot be expanded.
struct MacroError: Error, Equatable {
    var message: String
    /// Bytes from the start of the source that the macro was given.
    var offset = 0

    static func unknown(_ macro: MacroReference) -> MacroError {
        MacroError(message: "Roost's plug-in has no macro of type '\(macro.typeName)'")
    }
}
