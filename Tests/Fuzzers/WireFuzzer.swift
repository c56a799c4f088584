import CoreGraphics
import RoostControls
@_spi(Engine) import RoostCore
import RoostTesting
import SwiftUI

@testable import RoostBrowser

/// Messages of a page: parsed as they arrive. Input among them goes to a window with views of all kinds.
struct WireFuzzer: Fuzzer {
    func run(_ input: FuzzInput) {
        var input = input
        let live = LiveView(Screen(), size: CGSize(width: 320, height: 480), displayScale: 1)
        var messages = 0
        while !input.isAtEnd, messages < 24 {
            messages += 1
            let length = Int(input.byte()) | Int(input.byte() & 3) << 8
            let message = try? ClientMessage(input.bytes(length))
            switch message {
            case .numbered(_, .input(let event)):
                live.send(event)
                live.update()
            case .numbered(_, .surroundings(let surroundings)), .hello(_, _, let surroundings, _, _):
                var viewport = surroundings.viewport
                viewport.size.width = min(viewport.size.width, 1000)
                viewport.size.height = min(viewport.size.height, 1000)
                live.session.setViewport(viewport)
                live.advance(by: 0.02)
            default: break
            }
        }
        live.advance(by: 0.1, framesPerSecond: 20)
    }

    private struct Screen: View {
        @State private var text = "text"
        @State private var isOn = false
        @State private var value = 0.5
        @State private var choice = 1
        @State private var count = 0
        @State private var isPresented = false
        @State private var rows = Array(0..<20)

        var body: some View {
            NavigationStack {
                List {
                    TextField("Name", text: $text)
                    Toggle("On", isOn: $isOn)
                    Slider(value: $value)
                    Stepper("Count \(count)", value: $count)
                    Picker("Choice", selection: $choice) { ForEach(0..<4) { Text("\($0)").tag($0) } }
                    Button("Show") { isPresented = true }
                    NavigationLink("More") { TextEditor(text: $text).navigationTitle("More") }
                    ForEach(rows, id: \.self) { row in
                        Text("Row \(row)").contextMenu { Button("Copy") {} }
                            .swipeActions { Button("Delete", role: .destructive) { rows.removeAll { $0 == row } } }
                    }
                }
                .navigationTitle("Everything")
                .toolbar { Button("Add", systemImage: "plus") { rows.append(rows.count) } }
                .sheet(isPresented: $isPresented) { Button("Done") { isPresented = false } }
            }
        }
    }
}
