import SwiftUI

/// Drawings in windows of the desktop: a document each, with tools, undo and export as a picture.
@main struct SketchApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: SketchDocument()) { file in
            SketchScreen(sketch: file.$document.sketch)
        }
        .defaultSize(width: 900, height: 680)
        .commands { ToolCommands() }
    }
}

/// The tools, in a menu with their keys.
struct ToolCommands: Commands {
    @AppStorage("tool") private var tool = Tool.pen

    var body: some Commands {
        CommandMenu("Tool") {
            ForEach(Tool.allCases) { each in
                Button(each.name) { tool = each }
                    .keyboardShortcut(each.key, modifiers: .control)
            }
        }
    }
}
