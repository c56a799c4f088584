import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Variants and parts of symbols.
@Suite struct SymbolTests {
    private func commands(_ view: some View, displayScale: CGFloat = 1) -> [DisplayCommand] {
        var environment = EnvironmentValues.standard
        environment.displayScale = displayScale
        let graph = ViewGraph(view, environment: environment)
        graph.layOut(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        return graph.displayList(size: CGSize(width: 100, height: 100)).entries.map(\.command)
    }

    private func path(_ view: some View) -> Path? { commands(view).fills.first?.path }

    @Test func `A variant draws the symbol of that name`() {
        let star = Image(systemName: "star")
        #expect(path(star.symbolVariant(.fill)) == path(Image(systemName: "star.fill")))
        #expect(path(star.symbolVariant(.circle)) == path(Image(systemName: "star.circle")))
        #expect(path(star.symbolVariant(.fill).symbolVariant(.circle)) == path(Image(systemName: "star.circle.fill")))
        #expect(path(star.symbolVariant(.circle.fill)) == path(Image(systemName: "star.circle.fill")))
        #expect(path(star.symbolVariant(.none).symbolVariant(.fill)) == path(star))
        #expect(path(Image(systemName: "star.fill").symbolVariant(.fill)) == path(Image(systemName: "star.fill")))
    }

    @Test func `A variant that does not exist is ignored without a warning`() {
        let wifi = Image(systemName: "wifi")
        let (drawn, warnings) = Log.collecting { path(wifi.symbolVariant(.fill)) }
        #expect(drawn == path(wifi))
        #expect(warnings == [])
    }

    @Test func `A variant contains its parts`() {
        #expect(SymbolVariants.circle.fill.contains(.fill))
        #expect(SymbolVariants.circle.fill.contains(.circle))
        #expect(!SymbolVariants.circle.contains(.fill))
        #expect(!SymbolVariants.circle.contains(.square))
    }

    @Test func `The rendering mode decides the colours of the front and the back of a symbol`() {
        let symbol = Image(systemName: "xmark.circle.fill")
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        #expect(commands(symbol.foregroundStyle(red)).colors == ["#FF0000FF"])
        #expect(commands(symbol.foregroundStyle(red, blue)).colors == ["#0000FFFF", "#FF0000FF"])
        #expect(
            commands(symbol.symbolRenderingMode(.monochrome).foregroundStyle(red, blue)).colors == ["#FF0000FF"])
        #expect(
            commands(symbol.symbolRenderingMode(.hierarchical).foregroundStyle(red)).colors
                == ["#FF000040", "#FF0000FF"])
        #expect(
            commands(symbol.symbolRenderingMode(.hierarchical).foregroundStyle(red, blue)).colors
                == ["#FF000040", "#FF0000FF"])
        #expect(
            commands(symbol.symbolRenderingMode(.multicolor).foregroundStyle(red)).colors
                == ["#FF0000FF", "#FFFFFFFF"])
        let outlined = Image(systemName: "xmark.circle").symbolRenderingMode(.multicolor)
        #expect(Set(commands(outlined.foregroundStyle(red)).colors) == ["#FF0000FF"])
    }

    @Test func `An original of a symbol has the colours of what it shows`() {
        let red = Color(red: 1, green: 0, blue: 0)
        let sun = Image(systemName: "sun.max.fill")
        #expect(commands(sun.foregroundStyle(red)).colors == ["#FF0000FF"])
        #expect(commands(sun.renderingMode(.original).foregroundStyle(red)).colors == ["#FFCC00FF"])
        #expect(commands(sun.renderingMode(.template).foregroundStyle(red)).colors == ["#FF0000FF"])
        #expect(
            commands(Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor)).colors
                == ["#FFCC00FF", "#FFFFFFFF"])
        #expect(
            commands(Image(systemName: "cloud.sun").renderingMode(.original).foregroundStyle(red)).colors
                == ["#FFCC00FF", "#FF0000FF"])
    }

    @Test func `A badge is a disc with a sign cut out, in a colour of its own among several`() {
        let symbol = Image(systemName: "person.badge.plus").foregroundStyle(Color(red: 1, green: 0, blue: 0))
        #expect(commands(symbol).colors == ["#FF0000FF"])
        #expect(
            commands(symbol.symbolRenderingMode(.multicolor)).colors == ["#FF0000FF", "#34C759FF", "#FFFFFFFF"])
        #expect(commands(symbol.symbolRenderingMode(.hierarchical)).colors == ["#FF000080", "#FF0000FF"])
    }

    /// Recorded on iOS: arrow.right is 23.67 wide in a frame of 24, a circle 202.2 pixels in one of 203.
    @Test(arguments: ["circle", "lock.circle", "arrow.right", "checkmark", "star.fill"])
    func `The ink of a resizable symbol fills its frame but for a part of a pixel at 17 points`(name: String) throws {
        let image = Image(systemName: name).resizable().frame(width: 24, height: 18)
        let ink = try #require(commands(image, displayScale: 3).fills.first?.path).boundingRect
        #expect(abs(ink.minX - 38) < 0.01 && abs(ink.minY - 41) < 0.01, "\(ink)")
        #expect((23.4...24.01).contains(ink.width) && (17.5...18.01).contains(ink.height), "\(ink)")
    }

    /// Recorded on iOS in frames of 16, here without rounding to pixels: paperplane 15.7×15.7, folder 15.8×12.6, trash 13.8×15.8.
    @Test(arguments: [("folder", 16, 12.6), ("trash", 13.8, 16), ("paperplane", 16, 16)] as [(String, Double, Double)])
    func `A fitted symbol keeps the proportions of its ink`(name: String, width: Double, height: Double) throws {
        let image = Image(systemName: name).resizable().aspectRatio(contentMode: .fit).frame(width: 16, height: 16)
        let ink = try #require(commands(image, displayScale: 16).fills.first?.path).boundingRect
        #expect(abs(ink.width - width) < 0.4 && abs(ink.height - height) < 0.4, "\(ink)")
    }

    /// Recorded on iOS at 16 points: 11.38 points wide.
    @Test func `A small square's ink is 0.71 ems wide, a medium one's 0.9`() throws {
        func ink(_ scale: Image.Scale) throws -> CGFloat {
            let image = Image(systemName: "square.fill").font(.system(size: 16)).imageScale(scale)
            return try #require(commands(image, displayScale: 2).fills.first?.path).boundingRect.width
        }
        #expect(try abs(ink(.small) - 11.38) < 0.1)
        #expect(try abs(ink(.medium) - 14.4) < 0.1)
    }

    @Test func `A loudspeaker's older names draw the one with waves`() {
        func size(_ name: String) -> CGSize {
            LayoutReport(of: Image(systemName: name), proposal: .unspecified).size
        }
        for name in ["speaker.1", "speaker.2.fill", "speaker.3"] {
            let present = name.replacingOccurrences(of: "speaker.", with: "speaker.wave.")
            #expect(commands(Image(systemName: name)) == commands(Image(systemName: present)), "\(name)")
            #expect(size(name) == size(present), "\(name)")
        }
    }

    @Test func `A circle that is fitted stays round`() {
        let ideal = LayoutReport(of: Image(systemName: "circle").resizable(), proposal: .unspecified).size
        #expect(abs(ideal.width - ideal.height) < 0.001)
    }

    @Test func `Redacted texts are bars, and redacted images are grey`() {
        let placeholder = commands(Text("a b").redacted(reason: .placeholder))
        #expect(placeholder.fills.count == 1)
        #expect(placeholder.count == 1)
        #expect(commands(Image(systemName: "star").redacted(reason: .placeholder)).colors == ["#00000029"])
        #expect(commands(Text("a").unredacted().redacted(reason: .placeholder)).fills.isEmpty)
        #expect(commands(Text("a").redacted(reason: .privacy)).fills.isEmpty)
        #expect(commands(Text("a").privacySensitive().redacted(reason: .privacy)).fills.count == 1)
    }
}
