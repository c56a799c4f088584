import ArgumentParser
import RoostWorkshop

/// `roost mcp`
struct MCPCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Serves previews to agents over the Model Context Protocol, on standard input and output.")

    @OptionGroup var package: PackageOptions

    func run() throws { AgentServer(try package.session()).run() }
}
