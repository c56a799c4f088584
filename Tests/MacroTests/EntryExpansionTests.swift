import Testing

@testable import RoostMacroExpansion

@Suite struct EntryExpansionTests {
    @Test func `A default is computed and has the written type`() throws {
        #expect(try key("@Entry var a: Int = 1 + 2 // three").contains("static var defaultValue: Int { 1 + 2 }"))
    }

    @Test func `Without a type the compiler infers it`() throws {
        #expect(
            try key("@Entry var a = [1: \"x\"]")
                .contains("@RoostCore.__EntryDefaultValue static var defaultValue = [1: \"x\"]"))
    }

    @Test(arguments: ["Int?", "Optional<Int>", "(() -> Void)?", "Int!"])
    func `An optional's default is nil`(_ type: String) throws {
        let written = type.replacing("!", with: "?")
        #expect(try key("@Entry var a: \(type)").contains("static var defaultValue: \(written) { nil }"))
    }

    @Test func `The accessors use the key`() throws {
        let entry = try EntryMacro(declaration: SourceText("@Entry public var `in`: Int = 1"), in: .environment)
        #expect(entry.accessors.contains("get { self[__Key_in.self] }"))
        #expect(entry.accessors.contains("set { self[__Key_in.self] = newValue }"))
        #expect(entry.key.contains("private struct __Key_in: RoostCore.EnvironmentKey"))
    }

    @Test(arguments: [
        ("extension EnvironmentValues {}", "EnvironmentKey"),
        ("public extension SwiftUI.Transaction {}", "TransactionKey"),
        ("@available(iOS 18, *) extension ContainerValues {}", "ContainerValueKey"),
    ]) func `The extended type decides the protocol`(_ context: String, _ name: String) throws {
        let container = EntryMacro.Container(context: [syntax(context)], parent: nil)
        let entry = try EntryMacro(declaration: SourceText("@Entry var a = 1"), in: container)
        #expect(entry.key.contains("__Key_a: RoostCore.\(name) {"))
    }

    @Test func `The key of a focused value has the type that the optional wraps`() throws {
        let entry = try EntryMacro(declaration: SourceText("@Entry var a: Binding<Int>?"), in: .focused)
        #expect(entry.key.contains("typealias Value = Binding<Int>"))
    }

    @Test(arguments: [
        "@Entry var a: Int", "@Entry let a = 1", "@Entry var a: Int { 1 }", "@Entry func a() {}", "", "@",
    ])
    func `A declaration that cannot be an entry is an error`(_ declaration: String) {
        #expect(throws: MacroError.self) { try key(declaration) }
    }

    @Test func `An entry outside of the four types is an error`() {
        let container = EntryMacro.Container(context: [syntax("extension Int {}")], parent: nil)
        #expect(throws: MacroError.self) {
            try EntryMacro(declaration: SourceText("@Entry var a = 1"), in: container)
        }
    }

    private func key(_ declaration: String) throws -> String {
        try EntryMacro(declaration: SourceText(declaration), in: .environment).key
    }

    private func syntax(_ source: String) -> Syntax {
        Syntax(
            source: source,
            location: Syntax.Location(fileID: "M/F.swift", fileName: "/F.swift", offset: 0, line: 1, column: 1))
    }
}
