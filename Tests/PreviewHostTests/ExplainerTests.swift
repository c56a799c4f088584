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
        #expect(explanation.steps.contains { $0.rule.contains("a frame neither shrinks nor clips its content") })
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
        #expect(stack?.rule.contains("“A long text that takes its words' width” chose first") == true)
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
        #expect(explanation.steps.contains { $0.rule.contains("offers its content no length along its axis") })
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
        return try Explainer(stage).explanation(of: target)
    }
}
