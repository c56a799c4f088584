import GalleryPages
import SwiftUI

/// Serves one screen, or writes what `ImageRenderer` makes of it:
///
///     ROOST_TEST_SCREEN=counter BrowserTestApp
///     ROOST_TEST_SCREEN=counter BrowserTestApp picture.png 390 700
///     BrowserTestApp pages
@main
enum Main {
    @MainActor static func main() throws {
        let arguments = CommandLine.arguments.dropFirst().map { $0 }
        if arguments == ["pages"] {
            for page in Page.all { print("\(page.name) \(Int(page.size.width)) \(Int(page.size.height))") }
        } else if arguments.count == 3, let width = Double(arguments[1]), let height = Double(arguments[2]) {
            let renderer = ImageRenderer(content: Screen(name: TestApp.screen).frame(width: width, height: height))
            renderer.scale = 2
            try renderer.write(to: URL(filePath: arguments[0]))
        } else {
            TestApp.main()
        }
    }
}
