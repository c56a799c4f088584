import GalleryPages
import SwiftUI

/// Serves one screen, or writes a picture of it, with or without a tap on a view before:
///
///     ROOST_TEST_SCREEN=counter BrowserTestApp
///     ROOST_TEST_SCREEN=counter BrowserTestApp picture.png 390 700
///     ROOST_TEST_SCREEN=presentations BrowserTestApp picture.png 390 700 Alert
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
        } else if arguments.count == 4, let width = Double(arguments[1]), let height = Double(arguments[2]) {
            let renderer = AnimationRenderer(content: Screen(name: TestApp.screen).frame(width: width, height: height))
            renderer.scale = 2
            renderer.script = { stage in
                stage.tap(arguments[3])
                stage.wait(3)
            }
            var last: CGImage?
            try renderer.frames { image, _ in last = image }
            let picture = ImageRenderer(content: Image(decorative: last!, scale: 2))
            picture.scale = 2
            try picture.write(to: URL(filePath: arguments[0]))
        } else if TestApp.screen == "panel" {
            PanelApp.main()
        } else if TestApp.screen == "panel-window" {
            PanelWindowApp.main()
        } else {
            TestApp.main()
        }
    }
}
