import CoreGraphics
import Foundation
import RoostControls
import RoostCore
import UniformTypeIdentifiers

/// Lets people choose a picture from their files, with the host's own chooser.
///
/// The chooser opens with the controller, within some seconds of a press; a button opens it again. There is no camera and
/// no library but people's files.
@MainActor @preconcurrency open class UIImagePickerController: UIViewController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

    /// A camera of the device; there is none.
    public enum CameraDevice: Int, Sendable { case rear, front }

    /// A fact about the chosen picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of the file, an identifier such as `public.image`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// With `allowsEditing` the picture's square in the middle, a `UIImage`: people cannot choose another one.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The square of the edited picture in pixels, a `CGRect`.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The file, a `URL`. It lasts as long as the window.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The file of a film, a `URL`. It lasts as long as the window.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    }

    /// Whether pictures come from a place: from the library, which is people's files, but from no camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// The kinds of files that a place has; nil for the camera.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [UTType.image.identifier, UTType.movie.identifier] : nil
    }
    /// Always false: there is no camera.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

    /// Hears of the choice.
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    /// Where pictures come from: files take the camera's place.
    open var sourceType = SourceType.photoLibrary
    /// The identifiers of the kinds of files to choose from.
    open var mediaTypes = [UTType.image.identifier]
    /// Whether the delegate also gets the picture's square in the middle.
    open var allowsEditing = false
    /// Kept for the app: there is no camera.
    open var cameraDevice = CameraDevice.rear

    override open func loadView() { view = UIHostingView(AnyView(UIImagePickerPage(picker: self))) }

    fileprivate func cancel() {
        if let delegate { delegate.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
    }

    fileprivate func take(_ file: URL) {
        let type = UTType(filenameExtension: file.pathExtension)
        var info: [InfoKey: Any] = [:]
        if type?.conforms(to: .movie) == true {
            info = [.mediaType: UTType.movie.identifier, .mediaURL: file]
        } else if let image = (try? Data(contentsOf: file)).flatMap({ UIImage(data: $0) }) {
            info = [.mediaType: UTType.image.identifier, .originalImage: image, .imageURL: file]
            if allowsEditing, let whole = image.cgImage {
                let square = Self.middleSquare(of: CGSize(width: whole.width, height: whole.height))
                info[.cropRect] = square
                info[.editedImage] = whole.cropping(to: square).map { UIImage(cgImage: $0, scale: image.scale) }
            }
        } else {
            Log.warning("UIImagePickerController cannot read the chosen file \(file.lastPathComponent)")
            return cancel()
        }
        delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
        if delegate == nil { dismiss(animated: true) }
    }

    private static func middleSquare(of size: CGSize) -> CGRect {
        let side = min(size.width, size.height)
        let corner = CGPoint(x: ((size.width - side) / 2).rounded(.down), y: ((size.height - side) / 2).rounded(.down))
        return CGRect(origin: corner, size: CGSize(width: side, height: side))
    }
}

/// Hears of a chosen picture.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Called with the facts about the chosen picture. The delegate takes the controller away.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when people choose none. The delegate takes the controller away; by default it goes by itself.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismiss(animated: true) }

    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// The page of a picker: its buttons, and the host's chooser over it.
private struct UIImagePickerPage: View {
    let picker: UIImagePickerController
    @State private var isAsking = false

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "photo.on.rectangle").font(.system(size: 56)).foregroundStyle(.secondary)
            Button("Choose Photo") { isAsking = true }.buttonStyle(.borderedProminent)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .topLeading) { Button("Cancel") { picker.cancel() }.padding() }
        .fileImporter(
            isPresented: $isAsking, allowedContentTypes: picker.mediaTypes.compactMap { UTType($0) },
            allowsMultipleSelection: false
        ) { result in
            if case .success(let files) = result, let file = files.first { picker.take(file) }
        }
        .onAppear { isAsking = true }
    }
}
