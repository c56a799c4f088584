import AVKit
import PhotosUI
import SwiftUI
import UIKit
import WebKit

/// A frame, a player and a picker of photos.
struct Neighbours: View {
    @State private var heard = "nothing"
    @State private var photo: PhotosPickerItem?
    @State private var size = "none"
    @State private var isCovered = false
    @State private var isPicking = false
    @State private var player = AVPlayer(url: Self.sound)

    var body: some View {
        VStack {
            Document(html: "<h1>Before</h1><script>document.querySelector('h1').textContent = 'After'</script>") {
                heard = "loaded"
            }
            .frame(height: 120)
            .accessibilityIdentifier("frame")
            Text(heard).accessibilityIdentifier("heard")
            VideoPlayer(player: player).frame(height: 120).accessibilityIdentifier("player")
            Button("Play") { player.play() }
            PhotosPicker("Choose", selection: $photo, matching: .images)
            Text(size).accessibilityIdentifier("size")
            Button("Pick") { isPicking = true }
            Button("Cover") { isCovered = true }
        }
        .sheet(isPresented: $isPicking) { ImagePicker { size = "\(Int($0.size.width)) × \(Int($0.size.height))" } }
        .sheet(isPresented: $isCovered) { Button("Uncover") { isCovered = false } }
        .onReceive(NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)) { _ in heard = "ended" }
        .onChange(of: photo) { _, photo in
            Task {
                let data = try await photo?.loadTransferable(type: Data.self)
                size = "\(data?.count ?? 0)"
            }
        }
    }

    /// Half a second of silence.
    private static let sound: URL = {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "roost-silence-\(UUID().uuidString).wav")
        func number(_ value: UInt32) -> Data { withUnsafeBytes(of: value.littleEndian) { Data($0) } }
        func short(_ value: UInt16) -> Data { withUnsafeBytes(of: value.littleEndian) { Data($0) } }
        let samples = Data(repeating: 128, count: 4000)
        let format = short(1) + short(1) + number(8000) + number(8000) + short(1) + short(8)
        let body =
            Data("WAVEfmt ".utf8) + number(16) + format + Data("data".utf8) + number(UInt32(samples.count)) + samples
        try? (Data("RIFF".utf8) + number(UInt32(body.count)) + body).write(to: url)
        return url
    }()
}

private struct Document: UIViewRepresentable {
    let html: String
    let loaded: () -> Void

    func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView()
        view.navigationDelegate = context.coordinator
        view.loadHTMLString(html, baseURL: nil)
        return view
    }

    func updateUIView(_ uiView: WKWebView, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(loaded) }

    final class Coordinator: NSObject, WKNavigationDelegate {
        private let loaded: () -> Void
        init(_ loaded: @escaping () -> Void) { self.loaded = loaded }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { loaded() }
    }
}

/// UIKit's picker of pictures, as apps wrap it.
private struct ImagePicker: UIViewControllerRepresentable {
    let chosen: (UIImage) -> Void

    final class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
        let chosen: (UIImage) -> Void
        init(_ chosen: @escaping (UIImage) -> Void) { self.chosen = chosen }

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            if let image = info[.editedImage] as? UIImage { chosen(image) }
            picker.dismiss(animated: true)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(chosen) }

    func makeUIViewController(context: Context) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.allowsEditing = true
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
}
