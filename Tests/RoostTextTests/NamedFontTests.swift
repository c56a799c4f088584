import CoreGraphics
@_spi(Engine) import RoostCore
import Testing

@testable import RoostText

/// Fonts by their names.
@Suite struct NamedFontTests {
    private static let folder = "/usr/share/fonts/truetype/dejavu"

    private func engine(registering files: String...) throws -> FontTextEngine {
        let engine = FontTextEngine { _ in throw CocoaError(.fileReadUnknown) }
        for file in files { try engine.registerFont(fileURL: URL(fileURLWithPath: "\(Self.folder)/\(file)")) }
        return engine
    }

    private func face(_ engine: FontTextEngine, _ change: (inout ResolvedFont) -> Void) -> String {
        var font = ResolvedFont(size: 15)
        change(&font)
        return engine.face(of: font).postScriptName
    }

    private func bold(_ name: String) -> (inout ResolvedFont) -> Void {
        {
            $0.family = name
            $0.weight = 700
            $0.choosesWeight = true
        }
    }

    @Test func `A face by its name keeps its weight`() throws {
        let engine = try engine(registering: "DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf")
        #expect(face(engine) { $0.family = "DejaVuSerif-Bold" } == "DejaVuSerif-Bold")
        #expect(face(engine) { $0.family = "DejaVuSerif" } == "DejaVuSerif")
        #expect(face(engine) { $0.family = "DejaVu Serif Bold" } == "DejaVuSerif-Bold")
    }

    @Test func `Bold takes the bold face of the family`() throws {
        let engine = try engine(registering: "DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf")
        #expect(face(engine, bold("DejaVuSerif")) == "DejaVuSerif-Bold")
        #expect(face(engine, bold("DejaVu Serif")) == "DejaVuSerif-Bold")
    }

    @Test func `Bold takes the bold face of an installed font's family`() throws {
        #expect(face(try engine(), bold("DejaVuSans")) == "DejaVuSans-Bold")
        #expect(face(try engine()) { $0.family = "DejaVuSans-Bold" } == "DejaVuSans-Bold")
    }

    @Test func `A family without a bold face keeps the face that it has`() throws {
        let engine = try engine(registering: "DejaVuSerif.ttf")
        #expect(face(engine, bold("DejaVuSerif")) == "DejaVuSerif")
    }

    @Test func `A text that was set before its font was registered is set anew`() throws {
        let engine = try engine()
        func family() -> String {
            let prepared = engine.prepare(text("Hg") { $0.font.family = "DejaVuSerif-Bold" }, style: style())
            return prepared.layout(width: nil, height: nil).fragments[0].run.font.filePath
        }
        _ = family()
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
        try FileManager.default.copyItem(atPath: "\(Self.folder)/DejaVuSerif-Bold.ttf", toPath: copy.path)
        defer { try? FileManager.default.removeItem(at: copy) }
        try engine.registerFont(fileURL: copy)
        #expect(family() == copy.path)
        #expect(engine.isRegistered(fileURL: copy))
        engine.unregisterFont(fileURL: copy)
        #expect(family() != copy.path)
    }

    @Test func `Families and their faces are listed`() throws {
        let engine = try engine(registering: "DejaVuSerif-Bold.ttf")
        #expect(engine.familyNames.contains("Inter"))
        #expect(engine.familyNames.contains("DejaVu Serif"))
        #expect(engine.familyNames == engine.familyNames.sorted())
        #expect(engine.fontNames(inFamily: "inter").contains("Inter-Bold"))
        #expect(engine.fontNames(inFamily: "DejaVu Serif").contains("DejaVuSerif-Bold"))
        #expect(engine.fontNames(inFamily: "No Such Family") == [])
    }

    /// The instances of a variable font, whose file lists them in an order of its own.
    private func variable() throws -> (engine: FontTextEngine, file: URL) {
        let file = try VariableFontFile.write(
            of: "\(Self.folder)/DejaVuSerif.ttf",
            axes: [
                .init(tag: "opsz", range: 14...32, standard: 14), .init(tag: "wght", range: 100...900, standard: 400),
            ],
            instances: [
                .init(style: "Extra Bold", coordinates: [14, 800]), .init(style: "SemiBold", coordinates: [14, 600]),
                .init(style: "Regular", coordinates: [14, 400]), .init(style: "Thin", coordinates: [14, 100]),
            ])
        let engine = try engine()
        try engine.registerFont(fileURL: file)
        return (engine, file)
    }

    /// As in the lists that people print on iPhones: `Inter-Regular`, `Inter-Regular_SemiBold`.
    @Test
    func `Instances of a variable font are named after the font and listed from thin to thick behind the regular`()
        throws
    {
        let (engine, file) = try variable()
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(
            engine.fontNames(inFamily: "DejaVu Serif")
                == ["DejaVuSerif", "DejaVuSerif_Thin", "DejaVuSerif_SemiBold", "DejaVuSerif_Extra-Bold"])
    }

    @Test func `An instance has its weight, and its optical size is the size of the font`() throws {
        let (engine, file) = try variable()
        defer { try? FileManager.default.removeItem(at: file) }
        func axes(_ name: String, _ size: CGFloat) -> [String: Double]? {
            var font = ResolvedFont(size: size)
            font.family = name
            return (engine.face(of: font) as? FontFace)?.variations
        }
        #expect(axes("DejaVuSerif_SemiBold", 20) == ["opsz": 20, "wght": 600])
        #expect(axes("DejaVuSerif_Extra-Bold", 13) == ["opsz": 14, "wght": 800])
        #expect(axes("DejaVu Serif Thin", 60) == ["opsz": 32, "wght": 100])
        #expect(axes("DejaVuSerif", 17) == ["opsz": 17, "wght": 400])
    }

    @Test func `A font that is named by a face has the weight of that face`() throws {
        let (engine, file) = try variable()
        defer { try? FileManager.default.removeItem(at: file) }
        func weight(_ change: (inout ResolvedFont) -> Void) -> Int {
            var font = ResolvedFont(size: 15)
            change(&font)
            return engine.weight(of: font)
        }
        #expect(weight { $0.family = "DejaVuSerif_SemiBold" } == 600)
        #expect(weight { $0.family = "DejaVuSans-Bold" } == 700)
        #expect(weight(bold("DejaVuSerif_Thin")) == 700)
        #expect(weight { $0.weight = 300 } == 300)
    }

    @Test func `UIAppFonts of a property list names font files beside it`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let inside = folder.appendingPathComponent("Resources")
        try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let list = ["UIAppFonts": ["Serif.ttf"]]
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            .write(to: inside.appendingPathComponent("Info.plist"))
        let font = inside.appendingPathComponent("Serif.ttf")
        try FileManager.default.copyItem(atPath: "\(Self.folder)/DejaVuSerif.ttf", toPath: font.path)
        #expect(FontLibrary.appFonts(in: folder).map(\.lastPathComponent) == ["Serif.ttf"])
        #expect(FontLibrary.appFonts(in: inside).map(\.lastPathComponent) == ["Serif.ttf"])
    }
}
