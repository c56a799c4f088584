import Testing

@testable import RoostControls
@testable import SwiftUI

#Preview { Color.red }

#Preview("Two", traits: .fixedLayout(width: 300, height: 100), .landscapeLeft) {
    let color = Color.blue
    color
    Color.green
}

#Preview("State") {
    @Previewable @State var isOn = true
    @Previewable @State var size: CGFloat = 10
    if isOn { Color.red.frame(width: size, height: size) }
}

#Preview("Returned") {
    let side: CGFloat = 10
    return Color.red.frame(width: side)
}

#Preview("Modified", traits: .modifier(Padded())) { Color.red.frame(width: 10, height: 10) }

private struct Padded: PreviewModifier {
    static func makeSharedContext() async throws -> CGFloat { 5 }
    func body(content: Content, context: CGFloat) -> some View { content.padding(context) }
}

private enum Nested {
    #Preview("Nested") { Color.red }
}

private struct Provider: PreviewProvider {
    static var previews: some View {
        Color.red.previewLayout(.sizeThatFits).previewDisplayName("Red")
        Color.blue
    }
}

private struct Sized: PreviewProvider {
    static var previews: some View {
        Color.red.frame(width: 10, height: 20)
        Group { Color.blue.frame(width: 30, height: 40) }
    }
}

@MainActor @Suite struct PreviewTests {
    @Test func `The catalog finds the previews of a file in order`() throws {
        let names = try registries.map { try $0.makePreview().displayName }
        #expect(names == [nil, "Two", "State", "Returned", "Modified", "Nested"])
        #expect(registries.first?.line == 6)
        #expect(registries.first?.column == 1)
        #expect(registries.first?.fileID == "MacroTests/PreviewTests.swift")
    }

    @Test func `The catalog finds preview providers`() {
        #expect(PreviewCatalog.providers().contains { $0 == Provider.self })
    }

    @Test func `A provider lists its previews with their settings`() {
        let previews = Provider._allPreviews
        #expect(previews.map(\.id) == [0, 1])
        #expect(previews.map(\.displayName) == ["Red", nil])
        #expect(previews.map(\.layout) == [.sizeThatFits, .device])
    }

    @Test func `The content of a listed preview is its view alone`() {
        let sizes = Sized._allPreviews.map {
            ViewGraph($0.content, environment: EnvironmentValues()).layOut(.unspecified)
        }
        #expect(sizes == [CGSize(width: 10, height: 20), CGSize(width: 30, height: 40)])
    }

    @Test func `Traits set the size and orientation of the preview`() throws {
        let preview = try preview("Two")
        #expect(preview.layout == .fixed(width: 300, height: 100))
        #expect(preview.interfaceOrientation == .landscapeLeft)
    }

    @Test func `A preview with state is a view that can be laid out`() async throws {
        #expect(try await size("State") == CGSize(width: 10, height: 10))
    }

    @Test func `A preview's modifier gets its shared data`() async throws {
        #expect(try await size("Modified") == CGSize(width: 20, height: 20))
    }

    private var registries: [any PreviewRegistry.Type] {
        PreviewCatalog.registries().filter { $0.fileID == #fileID }
    }

    private func preview(_ name: String) throws -> Preview {
        try #require(registries.map { try $0.makePreview() }.first { $0.displayName == name })
    }

    private func size(_ name: String) async throws -> CGSize {
        let view = try await preview(name).makeView()
        return ViewGraph(view, environment: EnvironmentValues()).layOut(.unspecified)
    }
}
