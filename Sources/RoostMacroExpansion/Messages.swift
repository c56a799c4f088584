/// The compiler's requests. Unknown fields are ignored, so that later compilers may add some.
enum Request: Decodable {
    case getCapability
    case expandFreestandingMacro(
        macro: MacroReference, discriminator: String, syntax: Syntax, lexicalContext: [Syntax]?)
    case expandAttachedMacro(
        macro: MacroReference, macroRole: String, discriminator: String, attributeSyntax: Syntax, declSyntax: Syntax,
        parentDeclSyntax: Syntax?, lexicalContext: [Syntax]?)
}

/// The answers to the compiler.
enum Answer: Codable, Equatable {
    case getCapabilityResult(capability: Capability)
    case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])
}

struct Capability: Codable, Equatable {
    /// The version of the protocol that this plug-in was written for.
    var protocolVersion = 7
}

struct MacroReference: Codable {
    var moduleName: String
    /// The `type:` of the `#externalMacro`.
    var typeName: String
    /// The name that the user wrote.
    var name: String
}

/// A piece of source text.
struct Syntax: Codable {
    struct Location: Codable {
        /// `Module/File.swift`.
        var fileID: String
        /// The path.
        var fileName: String
        /// Bytes before the source, its leading white space included.
        var offset: Int
        var line: Int
        var column: Int
    }

    var source: String
    var location: Location
}

struct Diagnostic: Codable, Equatable {
    struct Position: Codable, Equatable {
        var fileName: String
        /// Bytes from the start of the file.
        var offset: Int
    }

    /// Parts of a diagnostic that this plug-in never has.
    struct Nothing: Codable, Equatable {}

    var message: String
    var severity = "error"
    var position: Position
    var highlights: [Nothing] = []
    var notes: [Nothing] = []
    var fixIts: [Nothing] = []
}
