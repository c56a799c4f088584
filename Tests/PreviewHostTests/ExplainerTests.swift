import RoostControls
import RoostPreviewMessages
import SwiftUI
import Testing

@testable import RoostPreviewHost

/// Layouts that puzzle people: the sentence names the cause.
@MainActor @Suite struct ExplainerTests {
    @Test func `A small frame does not clip its content`() throws {
        let explanation = try explain(
            Color.red.frame(width: 200, height: 50).frame(width: 100).accessibilityIdentifier("outer"))
        #expect(
            explanation.steps.contains {
                $0.rule.contains("sticks out, as a frame neither shrinks nor clips its content")
            })
        #expect(explanation.findings.map(\.kind) == [.overflowing])
    }

    @Test func `A text in a narrow frame is truncated`() throws {
        let words = "A title that does not fit"
        let explanation = try explain(Text(words).lineLimit(1).frame(width: 80), .name(words))
        #expect(explanation.steps.last?.rule.contains("a text is never wider than it is offered") == true)
        #expect(explanation.findings.contains { $0.kind == .truncated })
    }

    @Test func `A stack serves its least flexible child first`() throws {
        let explanation = try explain(
            HStack {
                Text("A long text that takes its words' width")
                Color.red
            }.frame(width: 300, height: 40))
        let stack = explanation.steps.first { $0.view.hasPrefix("HStack") }
        #expect(stack?.rule.contains("least flexible child first") == true)
        #expect(
            stack?.rule.contains("first, Text “A long text that takes its words' width”, and the others share") == true)
    }

    @Test func `A geometry reader takes all that it is offered`() throws {
        let explanation = try explain(VStack { GeometryReader { _ in Text("Small") } }, .name("Small"))
        #expect(explanation.steps.contains { $0.rule.contains("A geometry reader takes all of the space") })
    }

    @Test func `Padding before a background is inside of it`() throws {
        let explanation = try explain(Text("Words").padding(20).background(.yellow), .name("Words"))
        let views = explanation.steps.map(\.view)
        #expect(views == [".background", ".padding", "Text “Words”"])
        #expect(explanation.steps[0].frame.width == explanation.steps[1].frame.width)
    }

    @Test func `Padding after a background is outside of it`() throws {
        let explanation = try explain(Text("Words").background(.yellow).padding(20), .name("Words"))
        #expect(explanation.steps.map(\.view) == [".padding", ".background", "Text “Words”"])
        #expect(explanation.steps[1].frame.width == explanation.steps[2].frame.width)
    }

    @Test func `A scroll view offers its content no length`() throws {
        let explanation = try explain(ScrollView { Text("Inside") }, .name("Inside"))
        #expect(
            explanation.steps.contains { $0.rule.contains("along its axis, where it offers its content no length") })
    }

    @Test func `An offset leaves its place in the layout`() throws {
        let explanation = try explain(Text("Moved").offset(x: 30), .name("Moved"))
        #expect(explanation.steps.contains { $0.rule.contains("its place in the layout stays") })
    }

    @Test func `A fixed size lets a text run over its space`() throws {
        let words = "Words that need far more than the window's width, which is not much"
        let explanation = try explain(Text(words).fixedSize(), .name(words))
        #expect(explanation.steps.contains { $0.rule.contains("neither wraps nor shrinks") })
        #expect(explanation.findings.contains { $0.kind == .offScreen })
    }

    @Test func `An infinite frame takes all of the width`() throws {
        let explanation = try explain(Text("Words").frame(maxWidth: .infinity), .name("Words"))
        #expect(explanation.steps[0].rule.contains("takes all of the width that it is offered"))
    }

    @Test func `A position takes all of the space`() throws {
        let explanation = try explain(Text("Words").position(x: 10, y: 10), .name("Words"))
        #expect(explanation.steps.contains { $0.rule.contains("A position takes all of the space") })
    }

    @Test func `A spacer in a scroll view has nothing to take`() throws {
        let explanation = try explain(
            ScrollView {
                VStack {
                    Text("Top")
                    Spacer()
                    Text("Bottom")
                }
            }, .name("Spacer"))
        #expect(explanation.steps.last?.rule.contains("this stack is offered no height, as in a scroll view") == true)
    }

    @Test func `A spacer in a window takes what is left`() throws {
        let explanation = try explain(
            HStack {
                Text("Left")
                Spacer()
            }.frame(width: 200), .name("Spacer"))
        #expect(explanation.steps.last?.rule.contains("takes what its stack has left over") == true)
        #expect(explanation.steps.last?.rule.hasSuffix("of 200.") == true)
    }

    @Test func `An aspect ratio leaves the rest of the space empty`() throws {
        let explanation = try explain(Color.red.aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100))
        let step = explanation.steps.first { $0.view == ".aspectRatio" }
        #expect(
            step?.rule
                == "The largest size of the ratio 2 that fits into 100 × 100 is offered to the content, which is "
                + "100 × 50; the rest of the space stays empty.")
    }

    @Test func `A ZStack places a small child by its alignment`() throws {
        let explanation = try explain(
            ZStack(alignment: .bottomTrailing) {
                Color.red.frame(width: 200, height: 100)
                Text("Badge")
            }, .name("Badge"))
        let stack = explanation.steps.first { $0.view == "ZStack" }
        #expect(
            stack?.rule == "A ZStack is as large as its largest child, Color (200 × 100), and places each child at "
                + "`.bottomTrailing`.")
    }

    @Test func `A long text beside an icon wraps, and the icon is aligned with its middle`() throws {
        let words = "A long text that goes over several lines beside its icon, and so is higher than it"
        let explanation = try explain(
            HStack {
                Color.red.frame(width: 20, height: 20)
                Text(words)
            }, .name(words))
        #expect(explanation.steps.contains { $0.rule.contains("Across, the children are aligned by `.center`.") })
        #expect(explanation.steps.last?.rule.contains("so it wraps into") == true)
    }

    @Test func `A frame says where it puts a smaller content`() throws {
        let explanation = try explain(Text("Words").frame(width: 200, height: 100, alignment: .topLeading))
        #expect(explanation.steps[0].rule.hasSuffix("stands at `.topLeading`."))
    }

    @Test func `A stack whose children do not give way says by how much it sticks out`() throws {
        let explanation = try explain(
            HStack(spacing: 0) {
                Color.red.frame(width: 200, height: 20)
                Color.blue.frame(width: 200, height: 20)
            })
        #expect(explanation.steps.contains { $0.rule.contains("need 400, 80 more than the 320 offered") })
    }

    // MARK: Calls

    @Test func `An outline has the calls of each body in the source's order`() throws {
        let explanation = try explain(VStack { Rows() }.padding())
        #expect(explanation.bodies.map { $0.owner?.hasSuffix(".Rows") } == [nil, true])
        #expect(explanation.bodies[0].calls.map(\.name) == ["VStack", "Rows", ".padding"])
        #expect(
            explanation.bodies[1].calls.map(\.name) == ["VStack", "Text", "Text", ".frame", ".background", "Color"])
    }

    @Test func `An inspection has the properties of the view around`() throws {
        let stage = try PreviewStage(AnyView(Rows()), layout: .device, settings: PreviewSettings())
        let preview = PreviewSummary(id: "Test", name: nil, file: nil, line: nil, provider: nil, traits: [])
        let inspection = Inspector(stage.layoutGraph()).inspection(preview)
        let text = try #require(inspection.views.first { $0.step.view == "Text “Title”" })
        #expect(text.owner == "Rows")
        #expect(text.properties.map(\.name) == ["title", "count"])
        #expect(text.properties.map(\.value) == ["Title", "3"])
    }

    // MARK: Findings

    @Test func `Pale text has too little contrast`() throws {
        let finding = try explain(Text("Pale").foregroundStyle(Color(white: 0.8)))
            .findings.first { $0.kind == .contrast }
        #expect(finding?.message.contains("“Pale” has a contrast of 1.") == true)
    }

    @Test func `A small button is hard to touch`() throws {
        let findings = try explain(Button("Go") {}.buttonStyle(.plain)).findings
        #expect(findings.contains { $0.kind == .smallTarget })
    }

    @Test func `A font of a fixed size does not grow`() throws {
        let findings = try explain(
            VStack {
                Text("Fixed").font(.custom("Inter", fixedSize: 12))
                Text("Grows")
            }
        ).findings.filter { $0.kind == .fixedText }
        #expect(findings.count == 1)
        #expect(findings.first?.message.contains("“Fixed”") == true)
    }

    @Test func `Negative spacing makes children overlap`() throws {
        let findings = try explain(
            VStack(spacing: -10) {
                Text("One")
                Text("Two")
            }
        ).findings
        #expect(findings.contains { $0.kind == .overlapping })
    }

    @Test func `A sound layout has no findings`() throws {
        #expect(
            try explain(
                VStack {
                    Text("One"); Text("Two")
                }
            ).findings.isEmpty)
    }

    @Test func `An unknown view is named with those that there are`() {
        #expect {
            try explain(Text("Words"), .name("Other"))
        } throws: {
            "\($0)".contains("There is no view “Other”") && "\($0)".contains("Words")
        }
    }

    private func explain(_ view: some View, _ target: ExplanationTarget = .root) throws -> Explanation {
        let stage = try PreviewStage(
            AnyView(view), layout: .fixed(width: 320, height: 200), settings: PreviewSettings())
        let preview = PreviewSummary(id: "Test", name: nil, file: nil, line: nil, provider: nil, traits: [])
        return try Explainer(stage).explanation(of: target, preview)
    }
}

private struct Rows: View {
    var title = "Title"
    @State private var count = 3

    var body: some View {
        VStack {
            Text(title)
            ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 20) }
        }
        .background { Color.yellow }
    }
}
