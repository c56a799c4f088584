import SwiftUI
import UIKit
import UniformTypeIdentifiers

/// A list whose entries are copied, cut and pasted by keys, and a picture that a button copies.
struct Clipboard: View {
    struct Note: Codable, Transferable {
        var words: String
        static var transferRepresentation: some TransferRepresentation<Note> {
            CodableRepresentation(contentType: UTType(exportedAs: "org.roost.note"))
            ProxyRepresentation(exporting: \.words, importing: { Note(words: $0) })
        }
    }

    @State private var notes = [Note(words: "milk"), Note(words: "bread")]
    @State private var pasted = "Nothing pasted"

    var body: some View {
        VStack(spacing: 16) {
            Text(notes.map(\.words).joined(separator: " ")).accessibilityIdentifier("notes")
                .draggable(notes.first ?? Note(words: ""))
            Text(pasted).accessibilityIdentifier("pasted")
                .onDrop(of: [.image], isTargeted: nil) { providers in
                    take(providers)
                    return true
                }
            Button("Copy picture") {
                UIPasteboard.general.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
                    UIColor.red.setFill()
                    $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
                }
            }
            PasteButton(supportedContentTypes: [.image]) { take($0) }
        }
        .onPasteCommand(of: [.image, .fileURL]) { take($0) }
        .copyable(Array(notes.prefix(1)))
        .cuttable(for: Note.self) { [notes.removeFirst()] }
        .pasteDestination(for: Note.self) { notes += $0 }
    }

    private func take(_ providers: [NSItemProvider]) {
        for provider in providers {
            if provider.hasItemConformingToTypeIdentifier("public.file-url") {
                _ = provider.loadObject(ofClass: URL.self) { url, _ in
                    Task { @MainActor in pasted = "File \(url?.lastPathComponent ?? "none")" }
                }
            } else {
                provider.loadDataRepresentation(for: .image) { data, _ in
                    let size = data.flatMap { UIImage(data: $0) }?.size ?? .zero
                    Task { @MainActor in pasted = "Picture \(Int(size.width)) × \(Int(size.height))" }
                }
            }
        }
    }
}
