import SwiftUI
import Testing

@testable import RoostCore

@MainActor struct UndoManagerTests {
    /// A number whose changes can be undone.
    @MainActor final class Counter {
        var value = 0
        let undo: UndoManager

        init(_ undo: UndoManager) { self.undo = undo }

        func set(_ new: Int) {
            let old = value
            undo.registerUndo(withTarget: self) { $0.set(old) }
            value = new
        }
    }

    @Test func `What was undone can be done again, any number of times`() {
        let undo = UndoManager()
        let counter = Counter(undo)
        counter.set(1)
        for _ in 0..<3 {
            undo.undo()
            #expect(counter.value == 0)
            #expect(!undo.canUndo && undo.canRedo)
            undo.redo()
            #expect(counter.value == 1)
            #expect(undo.canUndo && !undo.canRedo)
        }
    }

    @Test func `The changes of one event are undone together, the last one first`() {
        let undo = UndoManager()
        let counter = Counter(undo)
        counter.set(1)
        counter.set(2)
        undo.endEvent()
        counter.set(3)
        undo.endEvent()
        undo.undo()
        #expect(counter.value == 2)
        undo.undo()
        #expect(counter.value == 0)
        undo.redo()
        #expect(counter.value == 2)
    }

    @Test func `A group of one's own holds the changes of several events`() {
        let undo = UndoManager()
        let counter = Counter(undo)
        undo.beginUndoGrouping()
        counter.set(1)
        undo.endEvent()
        counter.set(2)
        undo.setActionName("Count")
        undo.endUndoGrouping()
        undo.endEvent()
        #expect(undo.undoMenuItemTitle == "Undo Count")
        undo.undo()
        #expect(counter.value == 0)
        #expect(undo.redoMenuItemTitle == "Redo Count")
    }

    @Test func `A new change makes those that were undone unreachable`() {
        let undo = UndoManager()
        let counter = Counter(undo)
        counter.set(1)
        undo.undo()
        counter.set(5)
        undo.endEvent()
        #expect(!undo.canRedo)
        undo.redo()
        #expect(counter.value == 5)
    }

    @Test func `Only so many groups can be undone`() {
        let undo = UndoManager()
        undo.levelsOfUndo = 2
        let counter = Counter(undo)
        for value in 1...4 {
            counter.set(value)
            undo.endEvent()
        }
        undo.undo()
        undo.undo()
        undo.undo()
        #expect(counter.value == 2)
    }

    @Test func `Changes are not registered while registration is disabled`() {
        let undo = UndoManager()
        let counter = Counter(undo)
        undo.disableUndoRegistration()
        counter.set(1)
        undo.enableUndoRegistration()
        #expect(!undo.canUndo)
    }

    @Test func `An object's changes are forgotten on demand, and when it is freed`() {
        let undo = UndoManager()
        let kept = Counter(undo)
        var freed: Counter? = Counter(undo)
        kept.set(1)
        undo.endEvent()
        freed?.set(7)
        undo.endEvent()
        freed = nil
        undo.undo()
        undo.undo()
        #expect(kept.value == 0)
        kept.set(2)
        undo.removeAllActions(withTarget: kept)
        #expect(!undo.canUndo)
    }

    struct Editor: View {
        @State private var target = Model()
        @Environment(\.undoManager) private var undoManager

        @MainActor final class Model: ObservableObject { @Published var count = 0 }

        var body: some View { Counting(model: target, undoManager: undoManager) }

        struct Counting: View {
            @ObservedObject var model: Model
            let undoManager: UndoManager?

            var body: some View {
                Text("Count \(model.count)")
                Button("Add") {
                    model.count += 1
                    undoManager?.registerUndo(withTarget: model) { $0.count -= 1 }
                }
                Button("Undo") { undoManager?.undo() }
            }
        }
    }

    @Test func `A window has a manager of its own, in which each press is a group`() {
        let window = AccessibleWindow(Editor())
        window.press("Add")
        window.press("Add")
        window.press("Add")
        window.press("Undo")
        window.settle()
        #expect(window.shows("Count 2"))
    }
}
