import SwiftUI
import UniformTypeIdentifiers

/// A drawing under its tools.
struct SketchScreen: View {
    @Binding var sketch: Sketch
    @AppStorage("tool") private var tool = Tool.pen
    @State private var color = Color.blue
    @State private var width = 4.0
    /// The stroke that is being drawn: it joins the document when the mouse lets go, so undo takes all of it back.
    @State private var current: Stroke?
    @State private var picture: PictureFile?
    @State private var isExporting = false
    @Environment(\.undoManager) private var undoManager
    @Environment(\.self) private var environment

    var body: some View {
        VStack(spacing: 0) {
            tools.padding(12)
            Divider()
            DrawingView(strokes: sketch.strokes + (current.map { [$0] } ?? []))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .gesture(drawing)
                .accessibilityElement()
                .accessibilityLabel("Canvas")
                .accessibilityValue("\(sketch.strokes.count) strokes")
        }
        .fileExporter(
            isPresented: $isExporting, document: picture, contentType: .png, defaultFilename: "Sketch"
        ) { _ in }
    }

    private var tools: some View {
        HStack(spacing: 16) {
            Picker("Tool", selection: $tool) {
                ForEach(Tool.allCases) { Image(systemName: $0.symbol).accessibilityLabel($0.name) }
            }
            .pickerStyle(.segmented)
            .frame(maxWidth: 280)
            ColorPicker("Colour", selection: $color, supportsOpacity: false).labelsHidden()
            Slider(value: $width, in: 1...24) { Text("Width") }.frame(maxWidth: 160)
            Spacer()
            Button("Undo", systemImage: "arrow.uturn.backward") { undoManager?.undo() }
                .disabled(undoManager?.canUndo != true)
            Button("Redo", systemImage: "arrow.uturn.forward") { undoManager?.redo() }
                .disabled(undoManager?.canRedo != true)
            Button("Export", systemImage: "square.and.arrow.up") { export() }
        }
        .labelStyle(.iconOnly)
    }

    private var drawing: some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { drag in
                let start = current ?? newStroke(at: drag.startLocation)
                current = start.extended(to: drag.location)
            }
            .onEnded { _ in
                if let current { sketch.strokes.append(current) }
                current = nil
            }
    }

    private func newStroke(at point: CGPoint) -> Stroke {
        let resolved = color.resolve(in: environment)
        return Stroke(
            tool: tool, color: [Double(resolved.red), Double(resolved.green), Double(resolved.blue)],
            width: tool == .eraser ? width * 3 : width, points: [point])
    }

    private func export() {
        let renderer = ImageRenderer(content: DrawingView(strokes: sketch.strokes).frame(width: 800, height: 600))
        renderer.scale = 2
        guard let data = renderer.uiImage?.pngData() else { return }
        picture = PictureFile(data: data)
        isExporting = true
    }
}

/// Strokes on white paper.
struct DrawingView: View {
    let strokes: [Stroke]

    var body: some View {
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
            for stroke in strokes {
                context.stroke(
                    stroke.path, with: stroke.shading,
                    style: StrokeStyle(lineWidth: stroke.width, lineCap: .round, lineJoin: .round))
            }
        }
    }
}

/// A drawing as a picture, which is only written.
struct PictureFile: FileDocument {
    static let readableContentTypes: [UTType] = [.png]
    var data: Data

    init(data: Data) { self.data = data }
    init(configuration: ReadConfiguration) throws { data = configuration.file.regularFileContents ?? Data() }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: data)
    }
}
