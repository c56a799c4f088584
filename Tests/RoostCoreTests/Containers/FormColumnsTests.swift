import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// The form of macOS: a column of labels, a column of controls.
@MainActor struct FormColumnsTests {
    private func leaf(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
    }

    private func report(_ form: some View) -> LayoutReport {
        LayoutReport(of: form, proposal: ProposedViewSize(width: 300, height: nil)) { $0.idiom = .macOS }
    }

    @Test func `Labels end 8 before the controls, which begin at one place`() throws {
        let report = report(
            Form {
                LabeledContent {
                    leaf("a", 40, 20)
                } label: {
                    leaf("short", 20, 20)
                }
                LabeledContent {
                    leaf("b", 40, 20)
                } label: {
                    leaf("long", 60, 20)
                }
                leaf("alone", 30, 20)
            })
        for name in ["a", "b", "alone"] { #expect(report.frame(of: name)?.minX == 68) }
        #expect(report.frame(of: "short")?.minX == 40)
        #expect(report.frame(of: "long")?.minX == 0)
        #expect(report.frame(of: "b")?.minY == 28)
        #expect(report.size == CGSize(width: 108, height: 76))
    }

    @Test func `A control that takes what it is offered reaches to the form's end`() throws {
        let report = report(
            Form {
                LabeledContent {
                    Color.red.frame(height: 20).accessibilityIdentifier("wide")
                } label: {
                    leaf("short", 20, 20)
                }
                LabeledContent {
                    leaf("b", 40, 20)
                } label: {
                    leaf("long", 60, 20)
                }
            })
        #expect(report.frame(of: "wide") == CGRect(x: 68, y: 0, width: 232, height: 20))
        #expect(report.size.width == 300)
    }

    @Test func `A field in a form has its label before it, a hidden one leaves the field`() throws {
        let field = TextField(text: .constant("")) {
            leaf("label", 50, 16)
        }
        let labelled = Form {
            field
            leaf("below", 10, 10)
        }
        #expect(report(labelled).frame(of: "below")?.minX == 58)
        #expect(report(labelled.labelsHidden()).frame(of: "below")?.minX == 0)
    }

    @Test func `A checkbox stands in the column of controls`() throws {
        let report = report(
            Form {
                LabeledContent {
                    leaf("a", 40, 20)
                } label: {
                    leaf("label", 60, 20)
                }
                Toggle("On", isOn: .constant(true)).accessibilityIdentifier("toggle")
            })
        #expect(report.frame(of: "toggle")?.minX == 68)
    }

    @Test func `A form on iOS stays a list`() {
        let report = LayoutReport(of: Form { leaf("a", 40, 10) }, in: CGSize(width: 320, height: 300))
        #expect(report.frame(of: "a")?.origin == CGPoint(x: 32, y: 56))
    }
}
