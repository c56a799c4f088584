import CoreGraphics
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Variants and parts of symbols.
@Suite struct SymbolTests {
    private func commands(_ view: some View) -> [DisplayCommand] {
        let graph = ViewGraph(view, environment: .standard)
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
                == ["#FF000080", "#FF0000FF"])
        #expect(
            commands(symbol.symbolRenderingMode(.multicolor).foregroundStyle(red)).colors
                == ["#FF0000FF", "#FFFFFFFF"])
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
