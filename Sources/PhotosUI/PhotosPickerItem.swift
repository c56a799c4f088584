import Foundation
import RoostControls
import SwiftUI
import UIKit

/// A picture or a film that somebody has chosen.
public struct PhotosPickerItem: Hashable, Sendable {
    private let id = UUID()
    private let data: Data
    private let type: UTType

    /// How a picture is handed over; here always as it is.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let name: String
        /// As the system thinks.
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        /// As it is.
        public static let current = EncodingDisambiguationPolicy(name: "current")
        /// In a form that all programs know.
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    /// Reads a chosen file, whose copy lasts only as long as the window; nil where it cannot be read.
    init?(_ file: URL) {
        guard let data = try? Data(contentsOf: file) else { return nil }
        self.data = data
        type = UTType(filenameExtension: file.pathExtension) ?? .data
    }

    /// Always nil: files have no identifiers in a library.
    public var itemIdentifier: String? { nil }

    /// The file's kind.
    public var supportedContentTypes: [UTType] { [type] }

    /// The content as a value: `Data`, `Image`, or a type of your own that takes data or files of the kind; nil for a
    /// type that takes none.
    public func loadTransferable<T: Transferable>(type wanted: T.Type) async throws -> T? {
        if wanted == Image.self { return UIImage(data: data).map { Image(uiImage: $0) } as? T }
        return try await wanted.imported(from: data, as: type)
    }

    /// The content as a value, handed to a closure in a task.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type wanted: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task {
            do {
                completionHandler(.success(try await loadTransferable(type: wanted)))
            } catch {
                completionHandler(.failure(error))
            }
            progress.completedUnitCount = 1
        }
        return progress
    }

    public static func == (a: PhotosPickerItem, b: PhotosPickerItem) -> Bool { a.id == b.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Whether the order of the choices counts; files come in the browser's order.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let name: String
    /// The order does not count.
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    /// The order counts. Browsers do not tell it.
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    /// Each choice counts at once. Browsers tell all of them at the end.
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
    /// Each choice counts at once, in order. Browsers tell all of them at the end.
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}
