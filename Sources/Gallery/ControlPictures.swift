import Foundation
import GalleryPages
import RoostRender
import RoostTesting
import SwiftUI

/// The pictures of all controls in their states, light and dark, and the list from which pages are made.
struct ControlPictures {
    var sheets: [ControlSheet]
    var folder: URL
    var scale: CGFloat = 2

    /// An entry of `controls.json`. A picture's file is `NAME-light.png` and `NAME-dark.png`.
    private struct Entry: Encodable {
        struct State: Encodable {
            var name: String
            var caption: String
            var code: String
            /// In points.
            var width: CGFloat
            var height: CGFloat
        }
        var name: String
        var title: String
        var summary: String
        var states: [State]
    }

    func write() throws {
        let entries = try sheets.map { sheet in
            try Entry(
                name: sheet.name, title: sheet.title, summary: sheet.summary,
                states: sheet.states.enumerated().map { index, state in
                    let name = "\(sheet.name)-\(index + 1)"
                    let size = try draw(state, name: name, in: .light)
                    _ = try draw(state, name: name, in: .dark)
                    return Entry.State(
                        name: name, caption: state.caption, code: state.code, width: size.width, height: size.height)
                })
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(entries).write(to: folder.appending(path: "controls.json"))
        print("\(sheets.count) controls in \(entries.map(\.states.count).reduce(0, +)) states are in \(folder.path).")
    }

    /// Draws a state, and returns its size in points.
    private func draw(_ state: ControlSheet.State, name: String, in colorScheme: ColorScheme) throws -> CGSize {
        let picture = state.picture(in: colorScheme)
        let size = LayoutReport(of: picture, proposal: .unspecified, displayScale: scale).size
        // The start makes dates and carets the same in every run.
        let live = LiveView(
            picture, size: size, displayScale: scale, startDate: Date(timeIntervalSinceReferenceDate: 771_163_200))
        live.use(state.input)
        let file = folder.appending(path: "\(name)-\(colorScheme == .dark ? "dark" : "light").png")
        try Rasterizer().png(live.displayList, scale: scale).write(to: file)
        return size
    }
}

extension LiveView {
    /// Uses the view, and waits until what moved has settled.
    fileprivate func use(_ input: ControlSheet.Input) {
        let size = displayList.size
        func place(_ point: UnitPoint) -> CGPoint { CGPoint(x: point.x * size.width, y: point.y * size.height) }
        func settle() { advance(by: 1.5) }
        settle()
        switch input {
        case .none: break
        case .press(let point):
            began(at: place(point), kind: .touch)
            settle()
        case .taps(let points):
            for point in points {
                began(at: place(point), kind: .touch)
                advance(by: 0.05)
                ended(at: place(point), kind: .touch)
                settle()
            }
        }
    }
}
