import ArgumentParser
import Foundation
import RoostWorkshop

/// `roost preview`
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview", abstract: "Serves a page with all previews, live, that follows each save.")

    @OptionGroup var package: PackageOptions
    @Option(help: "The page's port, or the next free one.") var port = 8090
    @Option(help: ArgumentHelp("A further origin whose pages may show the previews in a frame.", valueName: "origin"))
    var embedder: [String] = []

    func run() throws {
        let page = PreviewPage(try package.workshop(), embedders: embedder)
        print("The previews are at \(try page.listen(port: port)) (Control-C ends it)")
        fflush(nil)
        page.run()
    }
}
