import CoreGraphics
import Foundation
@_spi(Engine) import RoostCore
import RoostPicture
import Testing

@testable import RoostRender

/// A folder of pictures, each as many pixels wide as its file's name says.
private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("RoostImages-\(UUID().uuidString)")
    var loader: FileImageLoader { FileImageLoader(roots: [url]) }

    deinit { try? FileManager.default.removeItem(at: url) }

    func add(_ path: String, width: Int) throws {
        try add(path, PNGEncoder().encode(sample(width: width, height: 1, isOpaque: true)))
    }

    func add(_ path: String, _ data: Data) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func width(_ name: String, scale: CGFloat = 1, isDark: Bool = false) -> Int? {
        found(name, AssetTraits(scale: scale, isDark: isDark))?.image.width
    }

    func found(_ name: String, _ traits: AssetTraits) -> (image: CGImage, scale: CGFloat)? {
        guard case .pixels(let image, let scale)? = loader.image(named: name, in: nil, traits)?.content else {
            return nil
        }
        return (image, scale)
    }
}

@Suite struct FileImageLoaderTests {
    @Test(arguments: [Data(), Data("no picture".utf8), Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])])
    func `A broken file in a view takes no room, and a warning names it`(data: Data) throws {
        let folder = Folder()
        try folder.add("broken.png", data)
        var environment = EnvironmentValues()
        environment.engines.images = folder.loader
        let (size, warnings) = Log.collecting {
            ViewGraph(Image("broken"), environment: environment).measure(.unspecified)
        }
        #expect(size == .zero)
        #expect(warnings.contains { $0.contains("broken.png") })
        #expect(warnings.contains { $0.contains("\"broken\"") })
    }

    @Test func `The accent colour is that of the catalogue, and blue for an empty one`() throws {
        let folder = Folder()
        let name = "Assets.xcassets/AccentColor.colorset/Contents.json"
        try folder.add(name, Data(#"{"colors": [{"idiom": "universal"}]}"#.utf8))
        var environment = EnvironmentValues()
        environment.engines.images = folder.loader
        #expect(Color.accentColor.resolve(in: environment) == Color.blue.resolve(in: environment))
        try folder.add(
            name,
            Data(
                """
                {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
                    {"red": "1.000", "green": "0.000", "blue": "1.000", "alpha": "1.000"}}}]}
                """.utf8))
        environment.engines.images = folder.loader
        #expect(Color.accentColor.resolve(in: environment) == Color.Resolved(red: 1, green: 0, blue: 1))
        environment.accentColor = .red
        #expect(Color.accentColor.resolve(in: environment) == Color.red.resolve(in: environment))
    }

    @Test func `Resources of the program's own target come first`() {
        let names = ["Shop_Bar.resources", "x", "Shop_Foo.resources", "Zoo_Barn.bundle", "libBar.so"]
        #expect(
            Bundle.resources(among: names, of: "Foo")
                == ["Shop_Foo.resources", "Shop_Bar.resources", "Zoo_Barn.bundle"])
        #expect(Bundle.resources(among: names, of: "").count == 3)
    }

    @Test func `A catalogue's colour follows the colour scheme`() throws {
        let folder = Folder()
        try folder.add(
            "Assets.xcassets/Brand.colorset/Contents.json",
            Data(
                """
                {"colors": [
                    {"idiom": "universal", "color": {"color-space": "srgb", "components":
                        {"red": "0xFF", "green": "0.500", "blue": "51", "alpha": "0.250"}}},
                    {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                        "color": {"color-space": "display-p3", "components":
                        {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}
                ]}
                """.utf8))
        try folder.add(
            "Assets.xcassets/Link.colorset/Contents.json",
            Data(
                #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}"#
                    .utf8))
        var environment = EnvironmentValues()
        environment.engines.images = folder.loader
        let light = Color("Brand").resolve(in: environment)
        #expect(light == ResolvedColor(red: 1, green: 0.5, blue: 0.2, opacity: 0.25))
        #expect(Color("Link").resolve(in: environment) == Color.red.resolve(in: environment))
        environment.colorScheme = .dark
        let dark = Color("Brand").resolve(in: environment)
        #expect(dark == Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: environment))
        #expect(Color("Link").resolve(in: environment) == Color.red.resolve(in: environment))
    }

    @Test func `A colour that is not found is clear, and a warning names it`() throws {
        let folder = Folder()
        try folder.add("Assets.xcassets/Damaged.colorset/Contents.json", Data("{".utf8))
        var environment = EnvironmentValues()
        environment.engines.images = folder.loader
        for name in ["Damaged", "Missing", ""] {
            let (color, warnings) = Log.collecting { Color(name).resolve(in: environment) }
            #expect(color.opacity == 0)
            #expect(warnings.contains { $0.contains("\"\(name)\"") })
        }
    }

    @Test func `A file is found with and without its extension`() throws {
        let folder = Folder()
        try folder.add("leaf.png", width: 10)
        try folder.add("sub/tree.png", width: 11)
        #expect(folder.width("leaf") == 10)
        #expect(folder.width("leaf.png") == 10)
        #expect(folder.width("sub/tree") == 11)
        #expect(folder.width("missing") == nil)
        #expect(folder.width("") == nil)
    }

    @Test func `The scale chooses the file`() throws {
        let folder = Folder()
        try folder.add("leaf.png", width: 10)
        try folder.add("leaf@2x.png", width: 20)
        try folder.add("leaf@3x.png", width: 30)
        for scale: CGFloat in [1, 2, 3] {
            let found = try #require(folder.found("leaf", AssetTraits(scale: scale)))
            #expect(found.image.width == Int(scale) * 10)
            #expect(found.scale == scale)
        }
        #expect(folder.width("leaf", scale: 1.5) == 20)
        #expect(folder.width("leaf", scale: 4) == 30)
    }

    @Test func `An image set of a catalogue is found by its name, scale and appearance`() throws {
        let folder = Folder()
        try folder.add("Assets.xcassets/Trees/oak.imageset/a.png", width: 10)
        try folder.add("Assets.xcassets/Trees/oak.imageset/b.png", width: 20)
        try folder.add("Assets.xcassets/Trees/oak.imageset/night.png", width: 7)
        try folder.add(
            "Assets.xcassets/Trees/oak.imageset/Contents.json",
            Data(
                """
                {"images": [
                    {"idiom": "universal", "filename": "a.png", "scale": "1x"},
                    {"idiom": "universal", "filename": "b.png", "scale": "2x"},
                    {"idiom": "universal", "filename": "night.png", "scale": "1x",
                     "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                    {"idiom": "universal", "scale": "3x"}
                ], "info": {"author": "xcode", "version": 1}}
                """.utf8))
        #expect(folder.width("oak") == 10)
        #expect(folder.width("oak", scale: 2) == 20)
        #expect(folder.width("oak", scale: 3) == 20)
        #expect(folder.width("oak", isDark: true) == 7)
    }

    @Test(arguments: ["0x", "-2x", "infx", "1e300x", "x"])
    func `A malformed scale of a picture counts as one`(scale: String) throws {
        let folder = Folder()
        try folder.add("Assets.xcassets/oak.imageset/a.png", width: 10)
        try folder.add(
            "Assets.xcassets/oak.imageset/Contents.json",
            Data(#"{"images": [{"filename": "a.png", "scale": "\#(scale)"}]}"#.utf8))
        let found = try #require(folder.found("oak", AssetTraits(scale: 1)))
        #expect(found.scale == 1)
    }

    @Test func `A path out of an image set finds no picture`() throws {
        let folder = Folder()
        try folder.add("secret.png", width: 10)
        try folder.add(
            "Assets.xcassets/oak.imageset/Contents.json",
            Data(#"{"images": [{"filename": "../../secret.png"}]}"#.utf8))
        #expect(folder.width("oak") == nil)
    }

    @Test func `A folder with a namespace prefixes the names in it`() throws {
        let folder = Folder()
        try folder.add(
            "Assets.xcassets/Trees/Contents.json", Data(#"{"properties": {"provides-namespace": true}}"#.utf8))
        try folder.add("Assets.xcassets/Trees/oak.imageset/a.png", width: 10)
        try folder.add(
            "Assets.xcassets/Trees/oak.imageset/Contents.json", Data(#"{"images": [{"filename": "a.png"}]}"#.utf8))
        #expect(folder.width("Trees/oak") == 10)
        #expect(folder.width("oak") == nil)
    }

    @Test func `The device, the contrast and the direction choose among an image set's files`() throws {
        let folder = Folder()
        for (file, width) in [("any", 10), ("pad", 11), ("mac", 12), ("bold", 13), ("wide", 14)] {
            try folder.add("Assets.xcassets/oak.imageset/\(file).png", width: width)
        }
        try folder.add(
            "Assets.xcassets/oak.imageset/Contents.json",
            Data(
                """
                {"images": [
                    {"idiom": "universal", "filename": "wide.png", "display-gamut": "display-P3"},
                    {"idiom": "universal", "filename": "any.png", "display-gamut": "sRGB"},
                    {"idiom": "ipad", "filename": "pad.png"}, {"idiom": "mac", "filename": "mac.png"},
                    {"idiom": "universal", "filename": "bold.png",
                     "appearances": [{"appearance": "contrast", "value": "high"}]}
                ]}
                """.utf8))
        func width(_ change: (inout AssetTraits) -> Void) -> Int? {
            var traits = AssetTraits(scale: 1)
            change(&traits)
            return folder.found("oak", traits)?.image.width
        }
        #expect(width { _ in } == 10)
        #expect(width { $0.isDark = true } == 10)
        #expect(width { $0.device = .ipad } == 11)
        #expect(width { $0.device = .mac } == 12)
        #expect(width { $0.isHighContrast = true } == 13)
    }

    @Test func `A picture for one direction is mirrored in the other one`() throws {
        let folder = Folder()
        try folder.add("Assets.xcassets/back.imageset/a.png", width: 10)
        try folder.add(
            "Assets.xcassets/back.imageset/Contents.json",
            Data(#"{"images": [{"filename": "a.png", "language-direction": "left-to-right"}]}"#.utf8))
        func isMirrored(_ isRightToLeft: Bool) -> Bool? {
            folder.loader.image(named: "back", in: nil, AssetTraits(scale: 1, isRightToLeft: isRightToLeft))?.isMirrored
        }
        #expect(isMirrored(false) == false)
        #expect(isMirrored(true) == true)
    }

    @Test func `The warning about a missing picture names those that are nearly spelled so`() throws {
        let folder = Folder()
        try folder.add("Assets.xcassets/arrow-left.imageset/Contents.json", Data(#"{"images": []}"#.utf8))
        try folder.add("Assets.xcassets/calendar.imageset/Contents.json", Data(#"{"images": []}"#.utf8))
        try folder.add("arrow_right.png", width: 10)
        #expect(folder.loader.names(like: "arowLeft", in: nil) == ["arrow-left"])
        #expect(folder.loader.names(like: "ArrowRight", in: nil).first == "arrow_right")
        #expect(folder.loader.names(like: "zebra", in: nil) == [])
        var environment = EnvironmentValues()
        environment.engines.images = folder.loader
        let (size, warnings) = Log.collecting {
            ViewGraph(Image("arrowleft"), environment: environment).measure(.unspecified)
        }
        #expect(size == .zero)
        #expect(warnings.contains { $0.contains("There is \"arrow-left\"") })
    }

    @Test func `A file that cannot be read gives way to one of another scale`() throws {
        let folder = Folder()
        try folder.add("leaf.png", width: 10)
        try folder.add("leaf@2x.png", Data("no picture".utf8))
        #expect(folder.width("leaf", scale: 2) == 10)
    }

    @Test func `A file that changes is read again`() throws {
        let folder = Folder()
        let loader = folder.loader
        try folder.add("leaf.png", width: 10)
        func width() -> CGFloat? { loader.image(named: "leaf", in: nil, AssetTraits(scale: 1))?.size.width }
        #expect(width() == 10)
        try folder.add("leaf.png", width: 12)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 5)], ofItemAtPath: folder.url.path + "/leaf.png")
        #expect(width() == 12)
    }
}
