import ArgumentParser
import Foundation
import RoostWorkshop

/// `roost run`
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Serves the package's app; follows saves, and keeps its state.")

    @OptionGroup var package: PackageOptions
    @Option(help: "The app's port.") var port = 8080

    func run() throws {
        AppRunner(try package.workshop(), port: port) {
            print($0)
            fflush(nil)
        }.run()
    }
}
