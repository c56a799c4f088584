import ArgumentParser
import Foundation
import RoostWorkshop

/// `roost preview`
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview", abstract: "Serves a page with all previews, live, that follows each save.")

    @OptionGroup var package: PackageOptions
    @Option(help: "The page's port, or the next free one.") var port = 8090

    func run() throws {
        let page = PreviewPage(try package.workshop())
        print("The previews are at \(try page.listen(port: port)) (Control-C ends it)")
        fflush(nil)
        page.run()
    }
}
