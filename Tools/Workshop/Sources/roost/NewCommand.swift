import ArgumentParser
import Foundation
import RoostWorkshop

/// `roost new`
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Makes a package that builds and runs at once.")

    @Argument(help: "The package's name; also that of its folder.") var name: String
    @Option(help: "app serves a page; cards draws pictures; tests tests views.") var template = ProjectTemplate.app
    @Option(help: "Roost: a folder, or the address of its repository.") var roost: String

    func run() throws {
        let folder = try template.write(name: name, roost: roost, in: URL(filePath: "."))
        print("\(folder.path()) is made. Next: cd \(name) && \(template.nextStep(name: name))")
    }
}

extension ProjectTemplate: ExpressibleByArgument {}
