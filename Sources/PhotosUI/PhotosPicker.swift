import Foundation
import SwiftUI

/// A button that lets people choose pictures and films: from their files, through the browser's own chooser.
public struct PhotosPicker<Label: View>: View {
    private let choice: PhotoChoice
    private let label: Label
    @State private var isAsking = false

    fileprivate init(_ choice: PhotoChoice, _ label: Label) {
        self.choice = choice
        self.label = label
    }

    public var body: some View {
        Button {
            isAsking = true
        } label: {
            label
        }
        .modifier(PhotoChooser(isPresented: $isAsking, choice: choice))
    }

    /// A button for one picture.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) { self.init(PhotoChoice(selection, filter), label()) }

    /// A button for one picture. There is no library but people's files.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) { self.init(PhotoChoice(selection, filter), label()) }

    /// A button for several pictures.
    /// - Parameter maxSelectionCount: Of more, the first ones count; nil for any number.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) { self.init(PhotoChoice(selection, maxSelectionCount, filter), label()) }

    /// A button for several pictures. There is no library but people's files.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) { self.init(PhotoChoice(selection, maxSelectionCount, filter), label()) }
}

extension PhotosPicker where Label == Text {
    /// A button with a text, for one picture.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { self.init(PhotoChoice(selection, filter), Text(titleKey)) }

    /// A button with a text, for one picture. There is no library but people's files.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) { self.init(PhotoChoice(selection, filter), Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { self.init(PhotoChoice(selection, filter), Text(title)) }

    /// A button with a text, for several pictures.
    /// - Parameter maxSelectionCount: Of more, the first ones count; nil for any number.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { self.init(PhotoChoice(selection, maxSelectionCount, filter), Text(titleKey)) }

    /// A button with a text, for several pictures. There is no library but people's files.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) { self.init(PhotoChoice(selection, maxSelectionCount, filter), Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { self.init(PhotoChoice(selection, maxSelectionCount, filter), Text(title)) }
}

extension View {
    /// Asks for a picture once `isPresented` is true: in a browser within some seconds of a press.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { modifier(PhotoChooser(isPresented: isPresented, choice: PhotoChoice(selection, filter))) }

    /// Asks for a picture once `isPresented` is true. There is no library but people's files.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) -> some View { modifier(PhotoChooser(isPresented: isPresented, choice: PhotoChoice(selection, filter))) }

    /// Asks for pictures once `isPresented` is true: in a browser within some seconds of a press.
    /// - Parameter maxSelectionCount: Of more, the first ones count; nil for any number.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(PhotoChooser(isPresented: isPresented, choice: PhotoChoice(selection, maxSelectionCount, filter)))
    }

    /// Asks for pictures once `isPresented` is true. There is no library but people's files.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) -> some View {
        modifier(PhotoChooser(isPresented: isPresented, choice: PhotoChoice(selection, maxSelectionCount, filter)))
    }
}

/// What is asked for, and where the answer goes.
nonisolated private struct PhotoChoice {
    let types: [UTType]
    let allowsSeveral: Bool
    let take: ([PhotosPickerItem]) -> Void

    init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
        types = (filter ?? .any).types
        allowsSeveral = false
        take = { selection.wrappedValue = $0.first }
    }

    init(_ selection: Binding<[PhotosPickerItem]>, _ limit: Int?, _ filter: PHPickerFilter?) {
        types = (filter ?? .any).types
        allowsSeveral = limit != 1
        take = { items in selection.wrappedValue = limit.map { Array(items.prefix(max($0, 1))) } ?? items }
    }
}

nonisolated private struct PhotoChooser: ViewModifier {
    let isPresented: Binding<Bool>
    let choice: PhotoChoice

    @MainActor func body(content: Content) -> some View {
        content.fileImporter(
            isPresented: isPresented, allowedContentTypes: choice.types, allowsMultipleSelection: choice.allowsSeveral
        ) { result in
            if case .success(let files) = result { choice.take(files.compactMap { PhotosPickerItem($0) }) }
        }
    }
}
