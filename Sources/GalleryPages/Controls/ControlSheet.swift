import SwiftUI

/// A control in its states, for a page of the documentation: `make site` draws each state, light and dark.
package struct ControlSheet: Sendable {
    package var title: String
    /// What the control is for, in a sentence.
    package var summary: String
    package var states: [State]

    init(_ title: String, _ summary: String, @ListBuilder<State> states: () -> [State]) {
        self.title = title
        self.summary = summary
        self.states = states()
    }

    /// The files' name, without extension.
    package var name: String { title.lowercased().replacing(" ", with: "-") }
}

extension ControlSheet {
    /// A picture of the control.
    package struct State: Sendable {
        package var caption: String
        /// The code that differs from the control at rest; empty where the caption says it all.
        package var code: String
        /// The height in points; nil for that of the content.
        package var height: CGFloat?
        package var input: Input
        var content: @MainActor @Sendable () -> AnyView

        init<Content: View>(
            _ caption: String, _ code: String = "", height: CGFloat? = nil, input: Input = .none,
            @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
        ) {
            self.caption = caption
            self.code = code
            self.height = height
            self.input = input
            self.content = { AnyView(content()) }
        }

        /// The picture's width in points: an iPhone's, so that lists and sheets have theirs.
        package static let width: CGFloat = 390

        /// The whole picture.
        package func picture(in colorScheme: ColorScheme) -> Picture { Picture(state: self, colorScheme: colorScheme) }
    }

    /// The use of a control before its picture is taken. Points are parts of the picture's size.
    package enum Input: Sendable {
        case none
        /// A finger rests on the point.
        case press(UnitPoint)
        /// A finger has tapped the points, one after the other, and all that moved stands still.
        case taps([UnitPoint])

        static let press = Input.press(.center)
    }
}

extension ControlSheet.State {
    /// A state as a view that can be made on any thread.
    package nonisolated struct Picture: View {
        let state: ControlSheet.State
        let colorScheme: ColorScheme

        @MainActor package var body: some View {
            state.content()
                .frame(width: Self.inset(state).width, height: Self.inset(state).height)
                .padding(Self.isScreen(state) ? 0 : 20)
                .background(.background)
                .environment(\.colorScheme, colorScheme)
                .environment(\.locale, Self.locale)
                .environment(\.calendar, Self.locale.calendar)
                .environment(\.timeZone, .gmt)
        }

        private static let locale = Locale(identifier: "en_US")

        /// A state with a height of its own is a screen, which reaches the picture's edges.
        private static func isScreen(_ state: ControlSheet.State) -> Bool { state.height != nil }

        private static func inset(_ state: ControlSheet.State) -> (width: CGFloat, height: CGFloat?) {
            isScreen(state) ? (ControlSheet.State.width, state.height) : (ControlSheet.State.width - 40, nil)
        }
    }
}

/// Collects the values of a list.
@resultBuilder
enum ListBuilder<Element> {
    static func buildExpression(_ element: Element) -> [Element] { [element] }
    static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
}
