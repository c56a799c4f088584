import Foundation
import UIKit

/// A file that a failing comparison leaves, under the name of XCTest's class, which Linux lacks. It is written beside
/// the failed snapshot.
public struct XCTAttachment {
    /// The file's name; nil for one by the snapshot alone.
    public var name: String?
    /// The contents.
    let data: Data
    let pathExtension: String?

    /// A file of some type.
    public init(data: Data, uniformTypeIdentifier identifier: String) {
        self.data = data
        pathExtension =
            switch identifier {
            case "public.png": "png"
            case "public.patch-file": "patch"
            case "public.plain-text", "public.text", "public.utf8-plain-text": "txt"
            case "public.json": "json"
            default: nil
            }
    }

    /// A file of unknown type.
    public init(data: Data) { self.init(data: data, uniformTypeIdentifier: "public.data") }

    /// A text.
    public init(string: String) {
        self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
    }

    /// A picture, as PNG.
    public init(image: UIImage) {
        self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png")
    }
}
