import ArgumentParser
import Foundation
import RoostWorkshop

/// `roost new`
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Makes a package that builds and runs at once.")

    @Argument(help: "The package's name; also that of its folder.") var name: String
    @Option(help: "app serves a page; cards draws pictures; tests tests views.") var template = ProjectTemplate.app
    @Option(help: "Roost: a folder, or the address of its repository.") var roost = Self.own

    /// The folder that this program was built from.
    private static let own = URL(filePath: #filePath).pathComponents.dropLast(5).joined(separator: "/")
        .replacing("//", with: "/")

    func run() throws {
        guard roost.contains("://") || FileManager.default.fileExists(atPath: roost + "/Package.swift") else {
            throw WorkshopError(.request, "Roost is not in \(roost): name its folder or address with --roost.")
        }
        let folder = try template.write(name: name, roost: roost, in: URL(filePath: "."))
        print("\(folder.path()) is made. Next: cd \(name) && \(template.nextStep(name: name))")
    }
}

extension ProjectTemplate: ExpressibleByArgument {}
