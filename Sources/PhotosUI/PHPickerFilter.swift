@_exported import Foundation
@_exported import UniformTypeIdentifiers

/// The kinds of things to choose from.
public struct PHPickerFilter: Hashable, Sendable {
    let types: [UTType]

    /// Pictures.
    public static let images = PHPickerFilter(types: [.image])
    /// Films.
    public static let videos = PHPickerFilter(types: [.movie])
    /// Pictures that move: here pictures.
    public static let livePhotos = PHPickerFilter(types: [.image])
    /// Pictures of screens: here pictures.
    public static let screenshots = PHPickerFilter(types: [.image])
    /// Wide pictures: here pictures.
    public static let panoramas = PHPickerFilter(types: [.image])
    /// Films of screens: here films.
    public static let screenRecordings = PHPickerFilter(types: [.movie])
    /// Slow films: here films.
    public static let slomoVideos = PHPickerFilter(types: [.movie])

    /// Films with a blurred ground: here films.
    public static let cinematicVideos = PHPickerFilter(types: [.movie])
    /// Films of quickened time: here films.
    public static let timelapseVideos = PHPickerFilter(types: [.movie])
    /// Pictures with a blurred ground: here pictures.
    public static let depthEffectPhotos = PHPickerFilter(types: [.image])
    /// Series of pictures: here pictures.
    public static let bursts = PHPickerFilter(types: [.image])

    static let any = PHPickerFilter(types: [.image, .movie])

    /// Things of any of some kinds.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        var types: [UTType] = []
        for type in subfilters.flatMap(\.types) where !types.contains(type) { types.append(type) }
        return PHPickerFilter(types: types)
    }

    /// Things of all of some kinds: here of the first one.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { subfilters.first ?? .any }

    /// Things that are not of a kind: here films for pictures, and pictures for films.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(types: any.types.filter { !filter.types.contains($0) })
    }
}

/// People's library of pictures, which nobody here may see.
public final class PHPhotoLibrary: NSObject, Sendable {
    private static let only = PHPhotoLibrary()
    private override init() { super.init() }

    /// The only one.
    public class func shared() -> PHPhotoLibrary { only }
    /// Denied: there is no library.
    public class func authorizationStatus(for accessLevel: PHAccessLevel = .readWrite) -> PHAuthorizationStatus {
        .denied
    }
    /// Denied: there is no library.
    public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
    /// Calls back with "denied": there is no library.
    @preconcurrency
    public class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    /// Calls back with "denied": there is no library.
    @preconcurrency public class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { handler(.denied) }
}

/// What an app wants of the library.
public enum PHAccessLevel: Int, Sendable {
    /// To add to it.
    case addOnly = 1
    /// To see it too.
    case readWrite
}

/// Whether an app may use the library.
public enum PHAuthorizationStatus: Int, Sendable {
    /// Nobody has been asked.
    case notDetermined
    /// The device's owner does not allow it.
    case restricted
    /// It may not.
    case denied
    /// It may.
    case authorized
    /// It may see some of it.
    case limited
}
