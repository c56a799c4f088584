import Foundation
import Testing

@testable import RoostMacroExpansion

@Suite struct MessageTests {
    @Test func `The plug-in states its protocol version`() throws {
        let answer = try ask(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
        #expect(answer == .getCapabilityResult(capability: Capability()))
    }

    @Test func `A freestanding macro is expanded`() throws {
        let answer = try ask(
            """
            {"expandFreestandingMacro":{"macro":{"moduleName":"RoostMacros","typeName":"PreviewMacro","name":"Preview"},
            "macroRole":"declaration","discriminator":"$s","syntax":{"kind":"declaration","source":"#Preview { A() }",
            "location":{"fileID":"M/F.swift","fileName":"/F.swift","offset":0,"line":1,"column":1}},"lexicalContext":[]}}
            """)
        guard case .expandMacroResult(let source?, []) = answer else {
            Issue.record("\(answer)")
            return
        }
        #expect(source.contains("SwiftUI.Preview() { A() }"))
    }

    @Test func `The position of an error is that in the file`() throws {
        let answer = try ask(
            """
            {"expandAttachedMacro":{"macro":{"moduleName":"RoostMacros","typeName":"EntryMacro","name":"Entry"},
            "macroRole":"peer","discriminator":"$s",
            "attributeSyntax":{"kind":"attribute","source":"@Entry",
            "location":{"fileID":"M/F.swift","fileName":"/F.swift","offset":100,"line":1,"column":1}},
            "declSyntax":{"kind":"declaration","source":"@Entry var a: Int",
            "location":{"fileID":"M/F.swift","fileName":"/F.swift","offset":100,"line":1,"column":1}},
            "lexicalContext":[{"kind":"declaration","source":"extension EnvironmentValues {}",
            "location":{"fileID":"M/F.swift","fileName":"/F.swift","offset":70,"line":1,"column":1}}]}}
            """)
        guard case .expandMacroResult(nil, let diagnostics) = answer else {
            Issue.record("\(answer)")
            return
        }
        #expect(diagnostics.map(\.position) == [Diagnostic.Position(fileName: "/F.swift", offset: 111)])
    }

    @Test(arguments: ["", "{}", "[1", #"{"loadPluginLibrary":{}}"#])
    func `A malformed or unknown message is answered with an error`(_ message: String) throws {
        guard case .expandMacroResult(nil, let diagnostics) = try ask(message) else {
            Issue.record("no error")
            return
        }
        #expect(diagnostics.count == 1)
    }

    private func ask(_ message: String) throws -> Answer {
        try JSONDecoder().decode(Answer.self, from: MessageHandler.answer(Data(message.utf8)))
    }
}
