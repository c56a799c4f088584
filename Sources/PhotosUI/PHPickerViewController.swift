import Foundation
import RoostControls
import SwiftUI
import UIKit

/// Lets people choose pictures and films from their files, with the host's own chooser.
///
/// The chooser opens with the controller, within some seconds of a press; a button opens it again. There is no library but
/// people's files.
@MainActor @preconcurrency public final class PHPickerViewController: UIViewController {
    /// What may be chosen.
    public let configuration: PHPickerConfiguration
    /// Hears of the choice.
    public weak var delegate: (any PHPickerViewControllerDelegate)?

    /// A controller for a choice.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller for one picture or film: the coder is not read.
    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }

    override public func loadView() { view = UIHostingView(AnyView(PHPickerPage(picker: self))) }

    fileprivate func take(_ files: [URL]) {
        let limit = configuration.selectionLimit
        let results = files.compactMap { PHPickerResult($0) }
        delegate?.picker(self, didFinishPicking: limit > 0 ? Array(results.prefix(limit)) : results)
        if delegate == nil { dismiss(animated: true) }
    }
}

/// What people may choose.
public struct PHPickerConfiguration: Hashable, Sendable {
    /// How a picture is handed over; here always as it is.
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    /// Whether the order of the choices counts; files come in the browser's order.
    public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }

    /// The kinds of things to choose from; nil for pictures and films.
    public var filter: PHPickerFilter?
    /// The largest number of choices; 0 for any number, by default 1.
    public var selectionLimit = 1
    /// Kept for the app: pictures are handed over as they are.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// Kept for the app: files come in the browser's order.
    public var selection = Selection.default
    /// Kept for the app: files have no identifiers in a library.
    public var preselectedAssetIdentifiers: [String] = []

    /// One picture or film.
    public init() {}
    /// One picture or film. There is no library but people's files.
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture or a film that somebody has chosen.
public struct PHPickerResult: Hashable {
    /// The content.
    public let itemProvider: NSItemProvider
    /// Always nil: files have no identifiers in a library.
    public var assetIdentifier: String? { nil }

    /// Reads a chosen file, whose copy lasts only as long as the window; nil where it cannot be read.
    fileprivate init?(_ file: URL) {
        guard let data = try? Data(contentsOf: file) else { return nil }
        let isMovie = UTType(filenameExtension: file.pathExtension)?.conforms(to: .movie) == true
        itemProvider = NSItemProvider(transferring: isMovie ? PickedMovie(data: data) : PickedImage(data: data))
        itemProvider.suggestedName = file.lastPathComponent
    }

    public static func == (a: PHPickerResult, b: PHPickerResult) -> Bool { a.itemProvider === b.itemProvider }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}

/// Hears of chosen pictures.
@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called with the chosen things, or with none when people choose nothing. The delegate takes the controller away.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

private struct PickedImage: Transferable {
    let data: Data
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .image) { (picked: PickedImage) in picked.data }
    }
}

private struct PickedMovie: Transferable {
    let data: Data
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .movie) { (picked: PickedMovie) in picked.data }
    }
}

/// The page of a picker: its buttons, and the host's chooser over it.
private struct PHPickerPage: View {
    unowned let picker: PHPickerViewController
    @State private var isAsking = false

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "photo.on.rectangle").font(.system(size: 56)).foregroundStyle(.secondary)
            Button("Choose Photos") { isAsking = true }.buttonStyle(.borderedProminent)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .topLeading) { Button("Cancel") { picker.take([]) }.padding() }
        .fileImporter(
            isPresented: $isAsking,
            allowedContentTypes: (picker.configuration.filter ?? .any).types,
            allowsMultipleSelection: picker.configuration.selectionLimit != 1
        ) { result in
            if case .success(let files) = result { picker.take(files) }
        }
        .onAppear { isAsking = true }
    }
}
