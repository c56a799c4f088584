import Foundation
import RoostControls
import RoostCore
import RoostLog
import UniformTypeIdentifiers

/// Lets people choose files, with the host's own chooser.
///
/// The chooser opens with the controller, within some seconds of a press; a button opens it again. A chosen file is a copy,
/// which lasts as long as the window.
@MainActor @preconcurrency open class UIDocumentPickerViewController: UIViewController {
    fileprivate let types: [UTType]
    /// Hears of the choice.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several files may be chosen; by default not.
    open var allowsMultipleSelection = false
    /// Kept for the app: the host's chooser shows what it likes.
    open var shouldShowFileExtensions = false
    /// Kept for the app: the host's chooser begins where it likes.
    open var directoryURL: URL?

    /// A choice of files of some types. Files are copies in any case.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        types = contentTypes
        super.init(nibName: nil, bundle: nil)
    }

    /// Copies of the app's files. There is no chooser of folders here: it ends as if people had closed it, with a warning.
    /// `fileExporter` keeps files.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        types = []
        super.init(nibName: nil, bundle: nil)
    }

    /// A choice of one file of any type: the coder is not read.
    public required init?(coder: NSCoder) {
        types = [.item]
        super.init(coder: coder)
    }

    override open func loadView() { view = UIHostingView(AnyView(DocumentPickerPage(picker: self))) }

    fileprivate func take(_ files: [URL]) {
        if files.isEmpty {
            delegate?.documentPickerWasCancelled(self)
        } else {
            delegate?.documentPicker(self, didPickDocumentsAt: files)
        }
        dismiss(animated: true)
    }
}

/// Hears of chosen files.
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: AnyObject {
    /// Called with the chosen files.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called when people choose nothing.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// The former name of `documentPicker(_:didPickDocumentsAt:)`: called with the first file.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let first = urls.first { documentPicker(controller, didPickDocumentAt: first) }
    }
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// The page of a picker: its buttons, and the host's chooser over it.
private struct DocumentPickerPage: View {
    unowned let picker: UIDocumentPickerViewController
    @State private var isAsking = false

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "folder").font(.system(size: 56)).foregroundStyle(.secondary)
            Button("Choose Files") { isAsking = true }.buttonStyle(.borderedProminent)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .topLeading) { Button("Cancel") { picker.take([]) }.padding() }
        .fileImporter(
            isPresented: $isAsking, allowedContentTypes: picker.types,
            allowsMultipleSelection: picker.allowsMultipleSelection
        ) { result in
            if case .success(let files) = result { picker.take(files) }
        }
        .onAppear {
            if picker.types.isEmpty {
                Log.warning("UIDocumentPickerViewController(forExporting:) keeps no files here: use fileExporter")
                picker.take([])
            } else {
                isAsking = true
            }
        }
    }
}
