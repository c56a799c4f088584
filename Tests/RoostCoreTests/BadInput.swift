import Foundation
import RoostTesting
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Numbers and views that make no sense: never a crash or a hang, always a size that is a number.
@MainActor
@Suite struct BadInput {
    private nonisolated static let strange: [CGFloat] = [.nan, .infinity, -.infinity, -1, 1e300]

    @Test(arguments: strange)
    func `Frames of a strange size measure as numbers`(length: CGFloat) {
        expectNumbers(Color.red.frame(width: length, height: length))
        expectNumbers(Color.red.frame(minWidth: length, maxHeight: length))
        expectNumbers(Color.red.frame(minWidth: 10, idealWidth: length, maxWidth: length))
    }

    @Test(arguments: strange)
    func `Padding of a strange width measures as numbers`(length: CGFloat) {
        expectNumbers(Color.red.padding(length))
        expectNumbers(Color.red.padding(.leading, length).padding(.top, -length))
    }

    @Test(arguments: strange)
    func `Stacks of a strange spacing measure as numbers`(length: CGFloat) {
        expectNumbers(
            HStack(spacing: length) {
                Color.red; rigid(10); Spacer(minLength: length)
            })
        expectNumbers(
            VStack(spacing: length) {
                Color.red; rigid(10); Spacer(minLength: length)
            })
    }

    @Test(arguments: strange)
    func `Positions and offsets of a strange distance measure as numbers`(length: CGFloat) {
        expectNumbers(Color.red.offset(x: length, y: length))
        expectNumbers(Color.red.position(x: length, y: length))
    }

    @Test(arguments: strange + [0])
    func `Aspect ratios that are no ratios measure as numbers`(ratio: CGFloat) {
        expectNumbers(Color.red.aspectRatio(ratio, contentMode: .fit))
        expectNumbers(Color.red.aspectRatio(ratio, contentMode: .fill))
        expectNumbers(Color.red.aspectRatio(CGSize(width: ratio, height: ratio), contentMode: .fill))
    }

    @Test(arguments: strange)
    func `Stacks with a strange alignment guide measure as numbers`(length: CGFloat) {
        expectNumbers(
            VStack(alignment: .leading) {
                rigid(10).alignmentGuide(.leading) { _ in length }; rigid(20)
            })
        expectNumbers(
            HStack(alignment: .top) {
                rigid(10).alignmentGuide(.top) { _ in length }; rigid(20)
            })
    }

    @Test(arguments: strange)
    func `Containers of a child of a strange size measure as numbers`(length: CGFloat) {
        expectNumbers(
            HStack {
                Stubborn(size: CGSize(width: length, height: length)) {}; rigid(10)
            })
        expectNumbers(
            ZStack {
                Stubborn(size: CGSize(width: length, height: length)) {}; rigid(10)
            }.padding())
    }

    @Test(arguments: strange)
    func `Stacks with a strange layout priority measure as numbers`(priority: CGFloat) {
        expectNumbers(
            HStack {
                Color.red.layoutPriority(priority); Color.blue; rigid(10)
            })
    }

    @Test func `Containers without children take no room`() {
        #expect(LayoutReport(of: HStack {}, proposal: .unspecified).size == .zero)
        #expect(LayoutReport(of: VStack {}, proposal: .infinity).size == .zero)
        #expect(LayoutReport(of: ZStack {}, proposal: .unspecified).size == .zero)
        #expect(LayoutReport(of: EmptyView(), proposal: .unspecified).size == .zero)
        #expect(LayoutReport(of: Group {}, proposal: .unspecified).size == .zero)
        #expect(LayoutReport(of: ForEach(0..<0) { _ in Color.red }, proposal: .unspecified).size == .zero)
    }

    @Test func `A layout that never places its child centres it`() {
        let report = LayoutReport(
            of: Forgetful { rigid(20, 10).accessibilityIdentifier("child") },
            proposal: ProposedViewSize(width: 100, height: 50))
        #expect(report.frame(of: "child") == CGRect(x: 40, y: 20, width: 20, height: 10))
    }

    @Test func `Ten thousand nested modifiers are laid out`() {
        var view = AnyView(rigid(20))
        for _ in 0..<10_000 { view = AnyView(view.padding(1)) }
        let size = LayoutReport(of: view, proposal: .unspecified).size
        #expect(size == CGSize(width: 20_020, height: 20_010))
    }

    @Test func `A lazy stack of a million elements measures only a few`() {
        let count = MeasurementCount()
        let rows = ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<1_000_000) { _ in counted(10...10, 20...20, by: count) } }
        }
        let size = LayoutReport(of: rows, proposal: ProposedViewSize(width: 100, height: 200)).size
        #expect(size.height == 200)
        #expect(count.value < 200, "\(count.value) measurements")
    }

    @Test func `The layout of a view that contains itself ends`() {
        let size = LayoutReport(of: Endless(), proposal: ProposedViewSize(width: 100, height: 100)).size
        #expect(!size.width.isNaN)
    }

    @Test func `A view that writes state in its body is laid out`() {
        let size = LayoutReport(of: Restless(), proposal: .unspecified).size
        #expect(size.height == 10)
    }

    @Test func `An unknown font is replaced`() {
        let text = Text("Hello").font(.custom("A font that nobody has", size: 17))
        let size = LayoutReport(of: text, proposal: .unspecified).size
        #expect(size.width > 20 && size.height > 15)
    }

    @Test func `An unknown image takes no room`() {
        #expect(LayoutReport(of: Image("a picture that nobody has"), proposal: .unspecified).size == .zero)
    }

    @Test func `Text of control, private and combining characters measures as numbers`() {
        for string in ["\0\u{1}\u{7F}\u{200B}\u{FEFF}", "\u{FFFD}\u{E000}\u{10FFFF}", "\n\n\n", "\u{202E}abc\u{202C}"] {
            expectNumbers(Text(string))
        }
        expectNumbers(Text(String(repeating: "e\u{301}", count: 10_000)))
        expectNumbers(Text("a" + String(repeating: "\u{301}", count: 10_000)))
    }

    @Test func `A renderer of an empty view makes no picture, and its PNG throws`() {
        let renderer = ImageRenderer(content: Color.red.frame(width: 0, height: 0))
        #expect(renderer.cgImage == nil)
        #expect(throws: (any Error).self) { try renderer.pngData() }
    }

    @Test(arguments: [1e6, 1e300, CGFloat.infinity])
    func `A renderer of a gigantic size makes no picture, and its PNG throws`(length: CGFloat) {
        let renderer = ImageRenderer(content: Color.red)
        renderer.proposedSize = ProposedViewSize(width: length, height: length)
        #expect(renderer.cgImage == nil)
        #expect(throws: (any Error).self) { try renderer.pngData() }
    }

    @Test(arguments: [0, -1, CGFloat.nan, .infinity])
    func `A strange scale is refused, or replaced by one`(scale: CGFloat) {
        let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 4))
        renderer.scale = scale
        #expect((renderer.cgImage?.width ?? 0) <= 4)
    }

    @Test(arguments: strange)
    func `Effects of a strange strength are drawn`(value: CGFloat) {
        let square = Color.red.frame(width: 20, height: 20)
        expectPicture(square.rotationEffect(.degrees(value)))
        expectPicture(square.scaleEffect(value))
        expectPicture(square.blur(radius: value))
        expectPicture(square.shadow(radius: value, x: value))
        expectPicture(square.opacity(value))
        expectPicture(
            RoundedRectangle(cornerRadius: value).stroke(Color.red, lineWidth: value).frame(width: 20, height: 20))
    }

    @Test(arguments: strange + [.greatestFiniteMagnitude, -.greatestFiniteMagnitude])
    func `Rows of a strange height are drawn while they scroll`(height: CGFloat) {
        for view in [
            AnyView(
                List { ForEach(0..<3) { Text("\($0)") } }
                    .environment(\.defaultMinListRowHeight, height)
                    .environment(\.defaultMinListHeaderHeight, height)),
            AnyView(
                List { Section("Header") { Color.red.frame(minHeight: height) } }.listRowSpacing(height)),
            AnyView(ScrollView { LazyVStack { ForEach(0..<3) { _ in Color.red.frame(minHeight: height) } } }),
            AnyView(
                ScrollView(.horizontal) {
                    LazyHGrid(rows: [GridItem(.fixed(height))]) {
                        ForEach(0..<3) { _ in Color.red.frame(minWidth: height, minHeight: height) }
                    }
                }),
            AnyView(LazyVStack(spacing: height) { ForEach(0..<3) { _ in Color.red.frame(minHeight: height) } }),
            AnyView(
                ScrollView {
                    VStack {
                        Color.red.frame(minHeight: height).shadow(radius: 2); Text("below")
                    }
                }),
            AnyView(ScrollView { Color.red.frame(minWidth: height, minHeight: height).offset(x: -height) }),
        ] {
            let live = LiveView(view, size: CGSize(width: 100, height: 100))
            live.scroll(by: CGSize(width: 30, height: 30), at: CGPoint(x: 50, y: 50))
            live.scroll(by: CGSize(width: height, height: height), at: CGPoint(x: 50, y: 50))
            live.advance(by: 0.1)
            #expect(throws: Never.self) { try live.image() }
        }
    }

    @Test func `Rectangles with edges that are no numbers have no intersection`() {
        let nowhere = CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)
        let everywhere = CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 5)
        for box in [nowhere, everywhere] {
            #expect(box.common(with: CGRect(x: 0, y: 0, width: 5, height: 5)).isNull)
            expectPicture(
                Canvas { context, _ in
                    context.clip(to: Path(box))
                    context.fill(Path(context.clipBoundingRect), with: .color(.red))
                }.frame(width: 20, height: 20))
        }
        let picture = ImageRenderer(content: Color.red.frame(width: 4, height: 4)).cgImage
        #expect(picture != nil)
        #expect(picture?.cropping(to: nowhere) == nil)
    }

    private func expectNumbers(_ view: some View) {
        for proposal in [
            ProposedViewSize.unspecified, .zero, .infinity, ProposedViewSize(width: 100, height: 100),
            ProposedViewSize(width: CGFloat.nan, height: -5),
        ] {
            let size = LayoutReport(of: view, proposal: proposal).size
            #expect(!size.width.isNaN && !size.height.isNaN, "\(size) for \(proposal)")
        }
    }

    private func expectPicture(_ view: some View) {
        let image = ImageRenderer(content: view).cgImage
        #expect(image?.width == 20 && image?.height == 20)
    }
}

/// Answers every proposal with its own size.
private struct Stubborn: Layout {
    let size: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// Takes the proposed size and places nothing.
private struct Forgetful: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// A view that contains itself.
private struct Endless: View {
    var body: some View { AnyView(Endless()).padding(1) }
}

/// A view that changes its own state while it is evaluated.
private struct Restless: View {
    @State private var count = 0

    var body: some View {
        count += 1
        return rigid(CGFloat(10 + count % 2))
    }

    private struct Anywhere: Layout {
        let place: CGPoint
        let anchor: UnitPoint

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 50, height: 50)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: place, anchor: anchor, proposal: .unspecified) }
        }
    }

    @Test func `A child at a place or an anchor that is no number begins at zero`() throws {
        for (place, anchor) in [
            (CGPoint(x: CGFloat.nan, y: 5), UnitPoint.center), (CGPoint(x: 5, y: 5), UnitPoint(x: .nan, y: 0)),
        ] {
            let view = Anywhere(place: place, anchor: anchor) { rigid(10).accessibilityIdentifier("child") }
            let report = LayoutReport(of: view, in: CGSize(width: 50, height: 50))
            let frame = try #require(report.frame(of: "child"))
            #expect(frame.minX == 0)
            #expect(frame.minY.isFinite)
        }
    }

    @Test func `A scroll target is found below thousands of modifiers`() {
        var view = AnyView(rigid(10).scrollTarget())
        for _ in 0..<5000 { view = AnyView(view.padding(1)) }
        let live = LiveView(ScrollView { view }, size: CGSize(width: 200, height: 200))
        #expect(live.controller().targets().count == 1)
    }
}
