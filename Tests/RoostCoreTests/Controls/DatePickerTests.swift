import CoreGraphics
import Foundation
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor
@Suite struct DatePickerTests {
    /// 12 March 2024, 09:41 in Greenwich.
    private let date = Date(timeIntervalSince1970: 1_710_236_460)

    private final class Chosen { var date = Date(timeIntervalSince1970: 1_710_236_460) }

    private func environment(_ values: inout EnvironmentValues) {
        values.timeZone = TimeZone(identifier: "GMT")!
        values.locale = Locale(identifier: "en_US")
        values.calendar = Calendar(identifier: .gregorian)
    }

    private func graph(_ view: some View) -> ViewGraph {
        var values = EnvironmentValues.standard
        environment(&values)
        let graph = ViewGraph(view, environment: values)
        graph.layOut(in: CGRect(x: 0, y: 0, width: 340, height: 400))
        return graph
    }

    private func words(_ graph: ViewGraph) -> [String] {
        graph.update()
        graph.layOut(in: CGRect(x: 0, y: 0, width: 340, height: 400))
        return graph.displayList(size: CGSize(width: 340, height: 400)).entries.compactMap {
            if case .glyphs(let run, _, _) = $0.command { run.text } else { nil }
        }
    }

    @Test func `A date picker shows the date in the words of the locale`() {
        let words = words(graph(DatePicker("Due", selection: .constant(date))))
        #expect(words.contains("Due"))
        #expect(words.contains { $0.contains("Mar 12, 2024") })
        #expect(words.contains { $0.contains("9:41") })
    }

    @Test func `A date picker shows only the components asked for`() {
        let words = words(graph(DatePicker("Due", selection: .constant(date), displayedComponents: .date)))
        #expect(!words.contains { $0.contains("9:41") })
    }

    @Test func `A tap on a day chooses it and keeps the time`() throws {
        let chosen = Chosen()
        let picker = DatePicker(
            "Due", selection: Binding(get: { chosen.date }, set: { chosen.date = $0 }), displayedComponents: .date
        ).datePickerStyle(.graphical)
        let graph = graph(picker)
        let words = words(graph)
        #expect(words.filter { Int($0) != nil }.count == 31)
        #expect(words.contains("March 2024"))
        // The month starts on a Friday; the fifth is in the second week's third cell.
        let list = graph.displayList(size: CGSize(width: 340, height: 400))
        let fifth = try #require(
            list.entries.lazy.compactMap { entry -> CGPoint? in
                if case .glyphs(let run, let origin, _) = entry.command, run.text == "5" { origin } else { nil }
            }.first)
        _ = graph.tap(at: CGPoint(x: fifth.x + 3, y: fifth.y - 4))
        #expect(chosen.date == date.addingTimeInterval(-7 * 86400))
    }

    @Test func `Days out of the range cannot be chosen`() {
        let chosen = Chosen()
        let picker = DatePicker(
            "Due", selection: Binding(get: { chosen.date }, set: { chosen.date = $0 }), in: date...,
            displayedComponents: .date
        ).datePickerStyle(.graphical)
        let graph = graph(picker)
        for x in stride(from: 20.0, to: 340, by: 40) { _ = graph.tap(at: CGPoint(x: x, y: 90)) }
        #expect(chosen.date == date)
    }

    @Test func `A month has the height of iOS, alone and above a time`() {
        func height(_ components: DatePickerComponents) -> CGFloat {
            let picker = DatePicker("Due", selection: .constant(date), displayedComponents: components)
            let report = LayoutReport(
                of: picker.datePickerStyle(.graphical), proposal: ProposedViewSize(width: 358, height: nil)
            ) {
                environment(&$0)
                $0.idiom = .iOS
            }
            return report.size.height
        }
        #expect(abs(height(.date) - 324) < 1)
        #expect(abs(height([.date, .hourAndMinute]) - 366) < 1)
    }

    @Test func `Beside large text a calendar's days of the week are single letters`() {
        let picker = DatePicker("Due", selection: .constant(date), displayedComponents: .date)
        let words = words(graph(picker.datePickerStyle(.graphical).dynamicTypeSize(.accessibility2)))
        #expect(words.count { ["M", "T", "W", "F", "S"].contains($0) } == 7)
    }

    @Test func `The words on wheels are whole, however large the text is`() {
        let picker = DatePicker("Due", selection: .constant(date), displayedComponents: .date)
        let words = words(graph(picker.datePickerStyle(.wheel).dynamicTypeSize(.accessibility5)))
        #expect(words.contains("February"))
    }

    @Test func `The month's name brings up wheels, which turn the months`() throws {
        let picker = DatePicker("Due", selection: .constant(date), displayedComponents: .date)
        let graph = graph(picker.datePickerStyle(.graphical))
        #expect(!words(graph).contains("February"))
        _ = graph.tap(at: CGPoint(x: 60, y: 48))
        let words = words(graph)
        #expect(words.contains("February") && words.contains("2025"))
        #expect(words.filter { Int($0) == 5 } == [])
        _ = graph.tap(at: CGPoint(x: 60, y: 48))
        #expect(!self.words(graph).contains("February"))
    }

    @Test func `A month without a day to choose is not offered`() {
        let chosen = Chosen()
        let picker = DatePicker(
            "Due", selection: Binding(get: { chosen.date }, set: { chosen.date = $0 }), in: date...,
            displayedComponents: .date
        ).datePickerStyle(.graphical)
        let graph = graph(picker)
        let before = words(graph)
        _ = graph.tap(at: CGPoint(x: 280, y: 48))
        #expect(words(graph) == before)
        _ = graph.tap(at: CGPoint(x: 325, y: 48))
        #expect(words(graph).contains("April 2024"))
    }
}
