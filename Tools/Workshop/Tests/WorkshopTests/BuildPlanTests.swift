import Foundation
import Testing

@testable import RoostWorkshop

@Suite struct BuildPlanTests {
    private let plan = BuildPlan(
        """
        commands:
          "C.Base-x86_64-unknown-linux-gnu-debug.module":
            tool: shell
            inputs: ["/p/Base.swift","/b/Modules/Log.swiftmodule","/b/Kernels.build/k.c.o"]
            outputs: ["/b/Base.build/Base.swift.o","/b/Modules/Base.swiftmodule"]
            args: ["/usr/bin/swiftc","-module-name","Base","-c"]

          "C.App-x86_64-unknown-linux-gnu-debug.module":
            tool: shell
            inputs: ["/p/App.swift","/b/Modules/Base.swiftmodule"]
            outputs: ["/b/App.build/App.swift.o"]
            args: ["/usr/bin/swiftc","-module-name","App","-c"]

          "/b/Kernels.build/k.c.o":
            tool: clang
            outputs: ["/b/Kernels.build/k.c.o"]

          "C.App-x86_64-unknown-linux-gnu-debug.exe":
            tool: shell
            args: ["/usr/bin/swiftc","-L/usr/lib","-lspng","-o","/b/App"]
        """)

    @Test func `A module has its sources, objects, imports and command`() throws {
        let module = try #require(plan.modules["Base"])
        #expect(module.sources == ["/p/Base.swift"])
        #expect(module.objects == ["/b/Base.build/Base.swift.o"])
        #expect(module.dependencies == ["Log"])
        #expect(module.command == ["/usr/bin/swiftc", "-module-name", "Base", "-c"])
    }

    @Test func `A closure holds what a module imports, as far as the plan knows it`() {
        #expect(plan.closure(of: ["App"]) == ["App", "Base"])
    }

    @Test func `A module comes after those that it imports`() {
        #expect(plan.ordered(["App", "Base"]).map(\.name) == ["Base", "App"])
    }

    @Test func `The plan names objects in C and the libraries of the system`() {
        #expect(plan.cObjects == ["/b/Kernels.build/k.c.o"])
        #expect(plan.systemLibraries == ["-L/usr/lib", "-lspng"])
    }

    @Test func `Of a build's output only its errors stay, each once`() {
        let output = """
            [1/2] Compiling App
            /p/App.swift:3:5: error: cannot find 'x' in scope
              |- error: cannot find 'x' in scope
            /p/App.swift:3:5: error: cannot find 'x' in scope
            """
        #expect(CompilerMessages(output).text == "/p/App.swift:3:5: error: cannot find 'x' in scope")
    }

    @Test func `A package without a program is linked with the libraries that Roost's manifest names`() throws {
        var roost = URL(filePath: #filePath)
        for _ in 0..<5 { roost.deleteLastPathComponent() }
        let plan = BuildPlan(
            """
            commands:
              "C.RoostPreviewHost-x86_64-unknown-linux-gnu-debug.module":
                inputs: ["\(roost.path())Sources/RoostPreviewHost/Host.swift"]
                args: ["swiftc","-module-name","RoostPreviewHost","-Xcc","-fmodule-map-file=\(roost.path())Sources/CDeflate/module.modulemap"]

              "C.Helper-x86_64-unknown-linux-gnu-debug.exe":
                args: ["swiftc","-lstdc++"]
            """)
        #expect(try SystemLibraries.flags(plan) == ["-lstdc++", "-ldeflate"])
    }
}
