/// `@Entry var name: Type = value` in an extension of `EnvironmentValues` and its like: a key, and accessors that use it.
struct EntryMacro {
    /// The type that is extended.
    enum Container: String {
        case environment = "EnvironmentValues"
        case transaction = "Transaction"
        case container = "ContainerValues"
        case focused = "FocusedValues"

        /// The extension around the variable.
        init?(context: [Syntax], parent: Syntax?) {
            guard let around = context.first ?? parent else { return nil }
            let source = SourceText(around.source)
            guard var index = source.tokens.indices.first(where: { source.text(at: $0) == "extension" }) else {
                return nil
            }
            index += 1
            while source.text(at: index + 1) == "." { index += 2 }
            self.init(rawValue: source.text(at: index))
        }

        var keyProtocol: String {
            switch self {
            case .environment: "EnvironmentKey"
            case .transaction: "TransactionKey"
            case .container: "ContainerValueKey"
            case .focused: "FocusedValueKey"
            }
        }
    }

    /// The peer of the variable: a type that is its key.
    let key: String
    let accessors: String

    init(declaration: SourceText, in container: Container?) throws {
        guard let container else {
            throw MacroError(
                message: "'@Entry' can only be used on a variable in an extension of EnvironmentValues, Transaction, "
                    + "ContainerValues or FocusedValues")
        }
        let property = try Property(declaration)
        let name = "__Key_\(property.name)"
        key = """
            private struct \(name): RoostCore.\(container.keyProtocol) {
                \(try container == .focused ? Self.focusedValue(property) : Self.defaultValue(property))
            }
            """
        accessors = """
            get { self[\(name).self] }
            set { self[\(name).self] = newValue }
            """
    }

    /// The default is computed each time that it is read, as Apple's is.
    private static func defaultValue(_ property: Property) throws -> String {
        switch (property.type, property.value) {
        case (let type?, let value?):
            return "static var defaultValue: \(type.name) { \(value) }"
        case (let type?, nil) where type.wrapped != nil:
            return "static var defaultValue: \(type.name) { nil }"
        case (nil, let value?):
            // The compiler infers the type from the initial value before the macro removes it.
            return "@RoostCore.__EntryDefaultValue static var defaultValue = \(value)"
        default:
            throw MacroError(
                message: "'@Entry' needs an initial value here; only optional types have one of their own",
                offset: property.offset)
        }
    }

    private static func focusedValue(_ property: Property) throws -> String {
        guard let wrapped = property.type?.wrapped, property.value ?? "nil" == "nil" else {
            throw MacroError(
                message: "'@Entry' in FocusedValues needs an optional type and no other initial value than nil",
                offset: property.offset)
        }
        return "typealias Value = \(wrapped)"
    }

    /// The accessor of a key's default whose type the compiler infers.
    static func defaultValue(of declaration: SourceText) throws -> String {
        let property = try Property(declaration)
        guard let value = property.value else {
            throw MacroError(message: "a default needs a value", offset: property.offset)
        }
        return "get { \(value) }"
    }
}

/// The parts of `var name: Type = value`.
private struct Property {
    struct TypeName {
        /// As in a declaration: `Int!` is `Int?`.
        var name: String
        /// The type that an optional type wraps; nil for other types.
        var wrapped: String?

        init(_ text: String) {
            if text.hasSuffix("?") || text.hasSuffix("!") {
                let wrapped = String(text.dropLast())
                name = wrapped + "?"
                self.wrapped = wrapped
            } else {
                name = text
                if text.hasPrefix("Optional<"), text.hasSuffix(">") {
                    wrapped = String(text.dropFirst("Optional<".count).dropLast())
                }
            }
        }
    }

    var name: String
    var type: TypeName?
    var value: String?
    /// The name's offset in bytes.
    var offset: Int

    init(_ source: SourceText) throws {
        let tokens = source.tokens
        var index = source.index(afterAttributesAt: 0)
        while index < tokens.count, source.text(at: index) != "var" {
            guard tokens[index].kind == .word || tokens[index].kind == .open, source.text(at: index) != "let" else {
                break
            }
            index = source.index(after: index)
        }
        guard source.text(at: index) == "var", index + 1 < tokens.count, tokens[index + 1].kind == .word else {
            throw MacroError(
                message: "'@Entry' can only be used on a variable declared with 'var'",
                offset: index < tokens.count ? tokens[index].range.lowerBound : 0)
        }
        index += 1
        name = source.text(at: index).replacing("`", with: "")
        offset = tokens[index].range.lowerBound
        index += 1

        if source.text(at: index) == ":" {
            let start = index + 1
            while index < tokens.count, source.text(at: index) != "=", source.text(at: index) != "{" {
                index = source.index(after: index)
            }
            type = TypeName(source.text(ofTokens: start..<max(start, index)))
        }
        if source.text(at: index) == "{" {
            throw MacroError(message: "'@Entry' cannot be used on a variable that has accessors", offset: offset)
        }
        if source.text(at: index) == "=", index + 1 < tokens.count {
            value = source.text(ofTokens: index + 1..<tokens.count)
        }
    }
}
