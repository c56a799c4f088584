import Testing

@testable import RoostMacroExpansion

@Suite struct PreviewExpansionTests {
    @Test func `A preview becomes a registry with the compiler's discriminator in its name`() throws {
        let expansion = try expand("#Preview { Text(\"a\") }")
        #expect(expansion.contains("struct $s4Main15PreviewRegistryfMu_: SwiftUI.PreviewRegistry"))
        #expect(expansion.contains("SwiftUI.Preview() { Text(\"a\") }"))
    }

    @Test func `UIKit's macro names what a file sees that imports UIKit alone`() throws {
        let expansion = try expand("#Preview { Page() }", .uiKit)
        #expect(expansion.contains("struct $s4Main15PreviewRegistryfMu_: UIKit._PreviewRegistry"))
        #expect(expansion.contains("UIKit._Preview() { Page() }"))
        #expect(!expansion.contains("SwiftUI"))
    }

    @Test func `Title and traits are passed on`() throws {
        let expansion = try expand("#Preview(\"A (1)\", traits: .fixedLayout(width: 1, height: 2), .portrait) { A() }")
        #expect(
            expansion.contains(
                "SwiftUI.Preview(\"A (1)\", traits: .fixedLayout(width: 1, height: 2), .portrait) { A() }"))
    }

    @Test func `Line and column are those of the number sign, not of the white space before it`() throws {
        let expansion = try expand("\n// A comment\n  #Preview { A() }")
        #expect(expansion.contains("line: Int { 12 }"))
        #expect(expansion.contains("column: Int { 3 }"))
    }

    @Test func `Attributes on a preview do not hide it`() throws {
        #expect(try expand("@available(iOS 17, *)\n#Preview { A() }").contains("SwiftUI.Preview() { A() }"))
    }

    @Test func `Brackets and quotes in strings and comments do not end the body`() throws {
        let body = #"{ Text("}\(f("}")) \"}") /* } /* } */ */ // }"# + "\n Text(#\"\"}\"#) }"
        #expect(try expand("#Preview " + body).contains(body))
    }

    @Test func `Previewable variables become properties of a view around the rest`() throws {
        let expansion = try expand(
            """
            #Preview {
                @Previewable @State var isOn = true
                let title = "x"
                Toggle(title, isOn: $isOn)
            }
            """)
        let view = try #require(expansion.firstRange(of: "struct __P_Previewable_Transform_Wrapper: SwiftUI.View"))
        let property = try #require(expansion.firstRange(of: "@State var isOn = true\n"))
        let body = try #require(expansion.firstRange(of: "var body: some SwiftUI.View"))
        let rest = try #require(expansion.firstRange(of: "let title"))
        #expect(view.lowerBound < property.lowerBound)
        #expect(property.lowerBound < body.lowerBound)
        #expect(body.lowerBound < rest.lowerBound)
        #expect(!expansion.contains("@Previewable"))
        #expect(expansion.contains("return __P_Previewable_Transform_Wrapper()"))
    }

    @Test(arguments: [
        "@Previewable @State var a = 1",
        "@Previewable @State var a = 1;",
        "@Previewable\n@State\nvar a: Set<Int>",
        "@Previewable @State var a: Int?",
        "@Previewable @State var a = b\n    .c()\n    .d { e }",
        "@Previewable @State var a = b\n    + c",
        "@Previewable @State var a =\n    [1,\n     2]",
        "@Previewable @State var a = b\n    ? c\n    : d",
        "@Previewable @SwiftUI.State private var a = { 1 }()",
        "@Previewable @Namespace var a",
        "@Previewable @State var a = if b { c }\n else { d }",
    ]) func `A variable ends where its statement does`(_ statement: String) throws {
        for rest in ["Text(\"z\")", "-z", "!z", "(z)", "@Previewable @State var z = 0", "#z"] {
            let source = SourceText("{" + statement + "\n" + rest + "\n}")
            let variables = PreviewableMacro.variables(in: source, 1..<source.tokens.count - 1)
            let variable = try #require(variables.first)
            #expect(source.text(ofTokens: variable.statement) == statement)
        }
    }

    private func expand(_ source: String, _ names: PreviewMacro.Names = .swiftUI) throws -> String {
        let location = Syntax.Location(fileID: "M/F.swift", fileName: "/F.swift", offset: 0, line: 10, column: 1)
        return try PreviewMacro(source: SourceText(source), location: location, names: names)
            .expansion(discriminator: "$s4Main")
    }
}
