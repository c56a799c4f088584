import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore
@testable import UIKit

@MainActor struct ToolbarTests {
    private func report(_ view: some View) -> LayoutReport {
        LayoutReport(of: view, in: CGSize(width: 390, height: 600))
    }

    @Test func `Items of the bottom bar stand at the bottom, apart where a spacer is, and content stays clear of them`()
    {
        let report = report(
            NavigationStack {
                Color.clear.accessibilityIdentifier("content").toolbar {
                    ToolbarItem(placement: .bottomBar) { Color.clear.frame(width: 20).accessibilityIdentifier("a") }
                    ToolbarSpacer(.flexible, placement: .bottomBar)
                    ToolbarItem(placement: .bottomBar) { Color.clear.frame(width: 20).accessibilityIdentifier("b") }
                }
            })
        #expect(report.frame(of: "a")?.minX == 30)
        #expect(report.frame(of: "b")?.maxX == 360)
        #expect(report.frame(of: "content")?.maxY == 552)
    }

    @Test func `A stack without a title, items or a search has no bar`() {
        func top(_ view: some View) -> CGFloat? {
            report(NavigationStack { view.accessibilityIdentifier("content") }).frame(of: "content")?.minY
        }
        #expect(top(Color.clear) == 0)
        #expect(top(Color.clear.toolbar { Button("Go") {} }) == 64)
        #expect(top(Color.clear.toolbar { ToolbarItem(placement: .principal) { Text("Middle") } }) == 64)
        #expect(top(Color.clear.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)) == 64)
        #expect(top(Color.clear.navigationTitle("Title")) == 116.5)
    }

    @Test func `Words in a bar have 17 points at each text size, and signs follow it`() {
        func width(_ size: DynamicTypeSize, _ label: some View) -> CGFloat? {
            let stack = NavigationStack {
                Color.clear.toolbar { Button(action: {}) { label.accessibilityIdentifier("label") } }
            }
            return report(stack.dynamicTypeSize(size)).frame(of: "label")?.width
        }
        let words = width(.large, Text("Reset"))
        #expect(words != nil)
        #expect(width(.medium, Text("Reset")) == words)
        #expect(width(.xxxLarge, Text("Reset")) == words)
        let (small, usual) = (width(.medium, Image(systemName: "xmark")), width(.large, Image(systemName: "xmark")))
        #expect(small! < usual!)
    }

    @Test func `A title is small where the height is compact`() {
        let stack = NavigationStack { Color.clear.accessibilityIdentifier("content").navigationTitle("Title") }
        let view = stack.environment(\.verticalSizeClass, .compact)
        #expect(report(view).frame(of: "content")?.minY == 64)
    }

    @Test func `A title in a bar does not grow with the text size`() {
        func sizes(_ size: DynamicTypeSize) -> [CGFloat] {
            let stack = NavigationStack {
                Color.clear.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            }
            let graph = ViewGraph(stack.dynamicTypeSize(size), environment: .standard)
            graph.layOut(in: CGRect(x: 0, y: 0, width: 390, height: 600))
            return graph.displayList(size: CGSize(width: 390, height: 600)).entries.compactMap { entry in
                if case .glyphs(let run, _, _) = entry.command { run.size } else { nil }
            }
        }
        #expect(sizes(.medium) == [17])
        #expect(sizes(.accessibility3) == [17])
    }

    @Test func `Under a status bar a bar has nothing above its items`() throws {
        let window = AccessibleWindow(
            NavigationStack {
                Color.clear.accessibilityIdentifier("content").navigationTitle("Title")
                    .navigationBarTitleDisplayMode(.inline)
            }, size: CGSize(width: 390, height: 844), safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        )
        window.settle()
        let content = try #require(window.session.frames(of: "content").first)
        #expect(abs(content.minY - 113) < 1e-9)
        let title = window.nodes.first { $0.label == "Title" }
        #expect(abs((title?.frame.midY ?? 0) - 59 - 22) < 0.5)
    }

    @Test func `All bars follow the look that the app sets for them`() {
        var look = NavigationBarLook()
        look.groundAtEdge = .green
        look.title.color = .red
        look.tint = .orange
        let view = NavigationStack {
            Text("x").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    Button {
                    } label: {
                        Rectangle().frame(width: 20, height: 20)
                    }
                }
        }.environment(\.navigationBarLook, look)
        let window = AccessibleWindow(view, size: CGSize(width: 390, height: 600))
        window.settle()
        let commands = window.session.graph.displayList(size: CGSize(width: 390, height: 600)).entries.map(\.command)
        #expect(commands.colors.contains("#34C759FF"))
        #expect(commands.colors.contains("#FF8D28FF"))
        #expect(
            commands.contains {
                if case .glyphs(let run, _, .color(let color)) = $0 {
                    run.text == "Title" && color.description == "#FF383CFF"
                } else {
                    false
                }
            })
    }

    @Test func `The settings of UIKit's appearance become that look`() {
        let bar = UINavigationBar(frame: .zero)
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        appearance.titleTextAttributes = [.foregroundColor: UIColor.green, .font: UIFont.systemFont(ofSize: 20)]
        appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
        bar.standardAppearance = appearance
        bar.tintColor = .orange
        #expect(bar.look(above: nil).title.color == UIColor.green.color)
        #expect(bar.look(above: nil).title.font == Font(UIFont.systemFont(ofSize: 20)))
        #expect(bar.look(above: nil).largeTitle.color == UIColor.blue.color)
        #expect(bar.look(above: nil).ground == UIColor.red.color && bar.look(above: nil).groundAtEdge == nil)
        #expect(bar.look(above: nil).tint == UIColor.orange.color)
        bar.scrollEdgeAppearance = appearance
        #expect(bar.look(above: nil).groundAtEdge == UIColor.red.color)
    }

    @Test func `An item's appearance goes before its bar's, and that before the one of all bars`() {
        let bar = UINavigationBar(frame: .zero)
        let item = UINavigationItem(title: "Page")
        bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.green]
        bar.standardAppearance.backgroundColor = .red
        #expect(bar.look(above: item).title.color == UIColor.green.color)
        let own = UINavigationBarAppearance()
        own.titleTextAttributes = [.foregroundColor: UIColor.blue]
        item.standardAppearance = own
        #expect(bar.look(above: item).title.color == UIColor.blue.color)
        #expect(bar.look(above: item).ground == nil)
        #expect(UINavigationBar(frame: .zero).look(above: nil).title.color == nil)
    }

    @Test func `A copied appearance has the titles' attributes`() {
        let appearance = UINavigationBarAppearance()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.green]
        #expect(appearance.copy().titleTextAttributes[.foregroundColor] as? UIColor == .green)
    }

    @Test func `A stack in the dark colour scheme has a dark ground`() {
        let colors = drawing(NavigationStack { Text("x") }.environment(\.colorScheme, .dark)).colors
        #expect(colors.first == "#000000FF")
    }

    @Test func `Labels in bars are icons`() {
        let withTitle = report(
            NavigationStack {
                Text("x").toolbar { Label("Add", systemImage: "plus").accessibilityIdentifier("label") }
            })
        let icon = report(
            NavigationStack {
                Text("x").toolbar { Image(systemName: "plus").accessibilityIdentifier("label") }
            })
        #expect(withTitle.frame(of: "label")?.width == icon.frame(of: "label")?.width)
    }

    @Test func `A bar's ground is seen where it is made visible, and only there`() {
        func grounds(_ visibility: Visibility) -> Int {
            let window = AccessibleWindow(
                NavigationStack {
                    Text("x").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                        .toolbarBackground(.red, for: .navigationBar)
                        .toolbarBackgroundVisibility(visibility, for: .navigationBar)
                }, size: CGSize(width: 390, height: 600))
            window.settle()
            return window.session.graph.displayList(size: CGSize(width: 390, height: 600)).entries.map(\.command).fills
                .count { $0.path.boundingRect == CGRect(x: 0, y: 0, width: 390, height: 64) }
        }
        #expect(grounds(.visible) == grounds(.automatic) + 1)
        #expect(grounds(.hidden) == grounds(.automatic))
    }

    @Test func `A subtitle stands below the title`() throws {
        let window = AccessibleWindow(
            NavigationStack { Text("x").navigationTitle("Title").navigationSubtitle("Subtitle") })
        let title = try #require(window.nodes.first { $0.label == "Title" })
        let subtitle = try #require(window.nodes.first { $0.label == "Subtitle" })
        // The lines' boxes overlap by less than 3 points (read off a picture of iOS 26).
        #expect(subtitle.frame.minY >= title.frame.maxY - 3)
        #expect(subtitle.frame.maxY > title.frame.maxY)
    }

    @Test func `A column of a split view is as wide as its content asks`() {
        let report = LayoutReport(
            of: NavigationSplitView {
                Color.clear.navigationSplitViewColumnWidth(min: 100, ideal: 240).accessibilityIdentifier("sidebar")
            } detail: {
                Text("detail")
            }, in: CGSize(width: 1000, height: 600)
        ) { $0.horizontalSizeClass = .regular }
        #expect(report.frame(of: "sidebar")?.width == 240)
    }

    /// Pieces of glass in a bar: shapes 44 points tall.
    private func glass(_ view: some View) -> [CGRect] {
        let size = CGSize(width: 390, height: 600)
        let window = AccessibleWindow(view, size: size)
        window.settle()
        return window.session.graph.displayList(size: size).entries.map(\.command).fills
            .map(\.path.boundingRect).filter { $0.height == 44 }
    }

    struct Nothing: View {
        var body: some View { EmptyView() }
    }

    @Test(arguments: [ToolbarItemPlacement.topBarLeading, .topBarTrailing, .bottomBar])
    func `An item with nothing in it has no glass and takes no room`(_ placement: ToolbarItemPlacement) {
        func screen(_ items: some ToolbarContent) -> some View {
            NavigationStack { Color.clear.accessibilityIdentifier("content").toolbar { items } }
        }
        let isShown = false
        let empty = [
            AnyView(EmptyView()), AnyView(Group { if isShown { Text("a") } }), AnyView(Nothing()),
            AnyView(EmptyView().padding()),
        ]
        for item in empty {
            #expect(glass(screen(ToolbarItem(placement: placement) { item })) == [])
            #expect(
                report(screen(ToolbarItem(placement: placement) { item })).frame(of: "content")
                    == report(NavigationStack { Color.clear.accessibilityIdentifier("content") })
                    .frame(of: "content"))
            #expect(
                glass(
                    screen(
                        ToolbarItemGroup(placement: placement) {
                            item
                            Button("Go") {}
                        })) == glass(screen(ToolbarItem(placement: placement) { Button("Go") {} })))
        }
    }

    @Test func `An item that is there for a while has its glass and its room for that while`() {
        struct Bars: View {
            @State private var isShown = false
            var body: some View {
                NavigationStack {
                    Button("Turn") { isShown.toggle() }.frame(maxHeight: .infinity).accessibilityIdentifier("content")
                        .toolbar { ToolbarItem(placement: .bottomBar) { if isShown { Button("Go") {} } } }
                }
            }
        }
        let window = AccessibleWindow(Bars())
        for isShown in [false, true, false] {
            window.settle()
            #expect((window.node(.button, "Go") != nil) == isShown)
            #expect(window.session.frames(of: "content").first?.maxY == (isShown ? 796 : 844))
            window.press("Turn")
        }
    }

    @Test func `In place of an empty principal item stands the title`() {
        let window = AccessibleWindow(
            NavigationStack {
                Text("x").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbar { ToolbarItem(placement: .principal) { EmptyView() } }
            })
        window.settle()
        #expect(window.shows("Title"))
    }
}
