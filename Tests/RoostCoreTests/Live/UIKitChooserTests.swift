import CoreGraphics
import SwiftUI
import Testing
import UIKit

/// A picture that somebody chooses, as SwiftUI code wraps UIKit's picker.
private struct ImagePicker: UIViewControllerRepresentable {
    @Binding var image: UIImage?
    let told: (String) -> Void
    @Environment(\.presentationMode) private var presentationMode

    final class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
        let parent: ImagePicker
        init(_ parent: ImagePicker) { self.parent = parent }

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            parent.image = info[.originalImage] as? UIImage
            parent.presentationMode.wrappedValue.dismiss()
        }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            parent.told("cancelled")
            picker.dismiss(animated: true)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: UIViewControllerRepresentableContext<ImagePicker>) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.delegate = context.coordinator
        picker.sourceType = UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary
        return picker
    }

    func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
}

private struct ShareSheet: UIViewControllerRepresentable {
    let items: [Any]
    let done: (UIActivity.ActivityType?, Bool) -> Void

    func makeUIViewController(context: Context) -> UIActivityViewController {
        let controller = UIActivityViewController(activityItems: items, applicationActivities: [Shout()])
        controller.excludedActivityTypes = [.mail]
        controller.completionWithItemsHandler = { type, isDone, _, _ in done(type, isDone) }
        return controller
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

private final class Shout: UIActivity {
    override var activityTitle: String? { "Shout" }
    override var activityType: ActivityType? { ActivityType("com.example.shout") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is String } }
}

@MainActor struct UIKitChooserTests {
    private struct Page<Sheet: View>: View {
        @State private var isShown = true
        @ViewBuilder let sheet: () -> Sheet

        var body: some View {
            Text(isShown ? "shown" : "gone").sheet(isPresented: $isShown) { sheet() }
        }
    }

    @Test func `A picker that is cancelled takes its sheet away`() {
        var heard = ""
        let window = AccessibleWindow(Page { ImagePicker(image: .constant(nil)) { heard = $0 } })
        window.settle()
        #expect(window.node(.button, "Choose Photo") != nil)
        #expect(window.press("Cancel"))
        window.settle()
        #expect(heard == "cancelled")
        #expect(window.words == ["gone"])
    }

    @Test func `A page of activities offers its own and the app's, but none that is left out`() {
        var ended: (UIActivity.ActivityType?, Bool)?
        let window = AccessibleWindow(Page { ShareSheet(items: ["Words"]) { ended = ($0, $1) } })
        window.settle()
        #expect(window.shows("Words") && window.node(.button, "Copy") != nil && window.node(.button, "Mail") == nil)
        #expect(window.press("Shout"))
        window.settle()
        #expect(ended?.0 == UIActivity.ActivityType("com.example.shout") && ended?.1 == true)
        #expect(window.words == ["gone"])
    }

    @Test func `A page of activities for a picture offers to save it`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in UIColor.red.setFill() }
        var ended: Bool?
        let window = AccessibleWindow(Page { ShareSheet(items: [image]) { ended = $1 } })
        window.settle()
        #expect(window.node(.button, "Save Image") != nil && window.node(.button, "Copy") == nil)
        #expect(window.press("Cancel"))
        window.settle()
        #expect(ended == false)
    }
}
