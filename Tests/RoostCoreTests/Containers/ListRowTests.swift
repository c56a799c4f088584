import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Insets, spacing, separators, backgrounds and badges of rows.
@MainActor
@Suite struct ListRowTests {
    private func report(_ list: some View) -> LayoutReport {
        LayoutReport(of: list, in: CGSize(width: 300, height: 600))
    }

    private func row(_ name: String) -> some View { Color.red.frame(height: 20).accessibilityIdentifier(name) }

    @Test func `A row's insets replace the list's own`() throws {
        let report = report(
            List {
                row("a")
                row("b").listRowInsets(EdgeInsets(top: 40, leading: 50, bottom: 0, trailing: 0))
            }.listStyle(.plain))
        #expect(try #require(report.frame(of: "a")).minX == 16)
        let b = try #require(report.frame(of: "b"))
        #expect(b.minX == 50)
        #expect(b.width == 250)
        #expect(b.minY == 92)
    }

    @Test func `The environment sets the minimum height of rows`() throws {
        let report = report(
            List {
                row("a")
                row("b")
            }
            .listStyle(.plain).environment(\.defaultMinListRowHeight, 100))
        #expect(try #require(report.frame(of: "b")).minY == 140)
    }

    @Test func `Row and section spacing move the rows that follow`() throws {
        func y(_ list: some View) throws -> CGFloat { try #require(report(list).frame(of: "b")).minY }
        let rows = List {
            row("a")
            row("b")
        }
        let sections = List {
            Section { row("a") }
            Section { row("b") }
        }
        #expect(try y(rows.listRowSpacing(10)) - y(rows) == 10)
        #expect(try y(sections.listSectionSpacing(65)) - y(sections) == 30)
        #expect(try y(sections.listSectionSpacing(.nan)) < y(sections))
    }

    private func fills(_ list: some View) -> [String] {
        let graph = ViewGraph(list, environment: .standard)
        let size = CGSize(width: 300, height: 600)
        graph.layOut(in: CGRect(origin: .zero, size: size))
        return graph.displayList(size: size).entries.compactMap { entry in
            if case .fill(let path, _, .color(let color)) = entry.command {
                "\(color) \(Int(path.boundingRect.height * 2))"
            } else {
                nil
            }
        }
    }

    @Test func `Cards of iOS have continuous corners of 26 points`() throws {
        let list = List { Color.clear.frame(height: 80) }.listStyle(.insetGrouped)
        let image = try #require(ImageRenderer(content: list.frame(width: 300, height: 200)).cgImage)
        // Half a point below the edge a circle is 20.9 points in, and a continuous corner 23.3; it ends at 39.7.
        let y = 35
        func red(_ x: Int) -> UInt8 { image.pixels[(y * image.width + x) * 4] }
        #expect(red(16 + 21) < 248)
        #expect(red(16 + 25) < 255)
        #expect(red(16 + 38) == 255)
    }

    @Test func `A label's icon in a row has the tint, in a section's header the header's style`() {
        var label: some View {
            Label {
                Color.clear.frame(width: 40, height: 20)
            } icon: {
                Rectangle().frame(width: 10, height: 10)
            }
        }
        func icons(_ list: some View) -> [String] { fills(list.tint(Color(red: 1, green: 0, blue: 0))) }
        #expect(icons(List { label }).contains("#FF0000FF 20"))
        #expect(
            icons(
                NavigationStack {
                    List {
                        NavigationLink {
                        } label: {
                            label
                        }
                    }
                }
            ).contains("#FF0000FF 20"))
        #expect(!icons(List { label.foregroundStyle(.blue) }).contains("#FF0000FF 20"))
        #expect(
            !icons(
                List {
                    Section {
                        Color.clear
                    } header: {
                        label.labelStyle(.titleAndIcon)
                    }
                }
            ).contains("#FF0000FF 20"))
    }

    @Test func `A switch reaches 2 points over its frame's end, in a list and elsewhere`() {
        func track(_ view: some View) -> CGRect? {
            let graph = ViewGraph(view, environment: .standard)
            let size = CGSize(width: 300, height: 600)
            graph.layOut(in: CGRect(origin: .zero, size: size))
            return graph.displayList(size: size).entries.lazy.compactMap { entry in
                if case .fill(let path, _, _) = entry.command { path.boundingRect } else { nil }
            }
            .first { $0.size == CGSize(width: 63, height: 28) }
        }
        let toggle = Toggle("A", isOn: .constant(true))
        #expect(track(toggle)?.maxX == 302)
        #expect(track(List { toggle }.listStyle(.insetGrouped)).map { abs($0.maxX - (300 - 32 + 2)) < 0.001 } == true)
    }

    @Test func `A row hides and tints its separators`() {
        func list(_ modify: (AnyView) -> AnyView) -> some View {
            List {
                modify(AnyView(Color.clear))
                Color.clear
                Color.clear
            }
            .listStyle(.insetGrouped)
        }
        // A separator is a point high.
        func lines(_ list: some View) -> [String] { fills(list).filter { $0.hasSuffix(" 2") } }
        #expect(lines(list { $0 }).count == 2)
        #expect(lines(list { AnyView($0.listRowSeparator(.hidden)) }).count == 1)
        #expect(lines(list { AnyView($0.listRowSeparator(.hidden, edges: .top)) }).count == 2)
        let tinted = lines(list { AnyView($0.listRowSeparatorTint(Color(red: 1, green: 0, blue: 0))) })
        #expect(tinted.filter { $0.hasPrefix("#FF0000FF") }.count == 1)
    }

    /// The start and the end of each separator, in points, from the top to the bottom.
    private func separators(
        _ list: some View, in environment: EnvironmentValues = .standard
    ) -> [ClosedRange<CGFloat>] {
        let graph = ViewGraph(list, environment: environment)
        let size = CGSize(width: 300, height: 600)
        graph.layOut(in: CGRect(origin: .zero, size: size))
        return graph.displayList(size: size).entries.compactMap { entry in
            guard case .fill(let path, _, .color) = entry.command, path.boundingRect.height <= 1 else { return nil }
            return path.boundingRect.minX...path.boundingRect.maxX
        }
    }

    private func starts(_ row: some View) -> [CGFloat] {
        separators(
            List {
                row
                Color.clear
            }.listStyle(.plain)
        ).map(\.lowerBound)
    }

    @Test func `The separator below a row begins at the row's first text`() {
        let icon = Color.red.frame(width: 30, height: 10)
        #expect(starts(Text("a"))[0] == 16)
        #expect(
            starts(
                HStack(spacing: 10) {
                    icon
                    Text("a")
                    Text("b")
                })[0] == 56)
        #expect(
            starts(
                HStack(spacing: 10) {
                    icon
                    VStack(alignment: .leading) {
                        Text("a")
                        Text("b")
                    }
                    Spacer()
                    Text("c")
                })[0] == 56)
        #expect(starts(icon)[0] == 16)
        #expect(starts(Label("a", systemImage: "star"))[0] > 40)
    }

    @Test func `An icon of a larger text has a wider slot before its title, one of a smaller text a narrower one`() {
        let label = Label("a", systemImage: "star")
        let usual: CGFloat = 16 + 24 + 16
        #expect(abs(starts(label)[0] - usual) < 0.001)
        // One of a smaller text has a narrower slot: 23 points at M, read off pictures of iOS 26.
        #expect(abs(starts(label.dynamicTypeSize(.medium))[0] - (usual - 1)) < 0.001)
        #expect(starts(label.dynamicTypeSize(.accessibility3))[0] > 16 + 45 + 16)
    }

    @Test func `Guides move the ends of a separator`() {
        let row = HStack(spacing: 0) {
            Text("a").frame(width: 40, alignment: .leading)
            Text("b").frame(width: 60).alignmentGuide(.listRowSeparatorLeading) { $0[HorizontalAlignment.leading] + 5 }
                .alignmentGuide(.listRowSeparatorTrailing) { $0[HorizontalAlignment.trailing] }
        }
        let lines = separators(
            List {
                row
                Color.clear
            }.listStyle(.plain))
        #expect(lines[0] == 61...116)
    }

    @Test func `On macOS a separator begins where the content does, unless a guide moves it`() {
        var environment = EnvironmentValues.standard
        environment.idiom = .macOS
        func start(_ row: some View) -> CGFloat? {
            separators(
                List {
                    row
                    Color.clear
                }.listStyle(.plain), in: environment
            ).first?.lowerBound
        }
        let row = HStack(spacing: 10) {
            Color.red.frame(width: 30, height: 10)
            Text("a")
        }
        #expect(start(row) == start(Text("a")))
        #expect(start(row.alignmentGuide(.listRowSeparatorLeading) { _ in 100 }) == 108)
    }

    @Test func `A section hides and shows its separators by edge`() {
        func lines(_ modify: (AnyView) -> AnyView) -> Int {
            let rows = Section {
                Color.clear
                Color.clear
            }
            return fills(List { modify(AnyView(rows)) }.listStyle(.plain)).count { $0.hasSuffix(" 2") }
        }
        let usual = lines { $0 }
        #expect(lines { AnyView($0.listSectionSeparator(.hidden, edges: .top)) } == usual)
        #expect(lines { AnyView($0.listSectionSeparator(.hidden, edges: .bottom)) } == usual - 1)
        #expect(lines { AnyView($0.listSectionSeparator(.visible, edges: .top)) } == usual + 1)
    }

    @Test func `A row's background fills the row`() {
        let list = List { Text("a").listRowBackground(Color(red: 0, green: 0, blue: 1)) }
        #expect(fills(list).contains("#0000FFFF 104"))
    }

    @Test func `A list's background can be hidden`() {
        let list = List { Text("a") }
        func seen(_ list: some View) -> Int { fills(list).count { !$0.hasPrefix("#00000000") } }
        #expect(seen(list) == seen(list.scrollContentBackground(.hidden)) + 1)
    }

    @Test func `A badge adds one text to its row, and none for zero`() {
        func texts(_ view: some View) -> Int {
            let graph = ViewGraph(List { view }, environment: .standard)
            graph.layOut(in: CGRect(x: 0, y: 0, width: 300, height: 600))
            return graph.displayList(size: CGSize(width: 300, height: 600)).entries.count {
                if case .glyphs = $0.command { true } else { false }
            }
        }
        #expect(texts(Text("a")) == 1)
        #expect(texts(Text("a").badge(3)) == 2)
        #expect(texts(Text("a").badge(0)) == 1)
        #expect(texts(Text("a").badge("new")) == 2)
    }
}
