import ArgumentParser
import Foundation
import RoostWorkshop

/// The command line of Roost.
@main
struct Roost: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "roost",
        abstract: "Shows, explains and tests SwiftUI views on Linux.",
        discussion: """
            Exit codes: 0 is success; 1 a difference or a finding; 2 code that does not build; 3 a crash of the preview's \
            code; 4 a request that cannot be met; 5 something missing on this machine or in the package; 64 a mistake in \
            the command.
            """,
        subcommands: [
            PreviewCommand.self, PreviewsCommand.self, RenderCommand.self, ExplainCommand.self, NewCommand.self,
            DoctorCommand.self,
            DiffCommand.self, TestCommand.self, RunCommand.self,
            MCPCommand.self,
        ])

    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch let error as WorkshopError {
            FileHandle.standardError.write(Data("roost: \(error)\n".utf8))
            Foundation.exit(error.code.rawValue)
        } catch {
            exit(withError: error)
        }
    }
}
