import SwiftUI

extension Page {
    static let colourWheel = Page(
        "colour-wheel", title: "A shape and a style",
        caption: "A circle, a ramp of colours, the ramp turned about a point, and all three together."
    ) { ColourWheelPage() }
}

struct ColourWheelPage: View {
    private let ramp = Gradient(colors: [.red, .yellow, .green, .blue, .purple, .pink, .red])

    private var wheel: AngularGradient { AngularGradient(gradient: ramp, center: .center, angle: .degrees(-90)) }

    var body: some View {
        Slide(Page.colourWheel.title, Page.colourWheel.caption) {
            Grid(horizontalSpacing: 40, verticalSpacing: 28) {
                GridRow {
                    Step("Circle().fill(.red)") { Circle().fill(.red) }
                    Step("LinearGradient") {
                        Rectangle().fill(LinearGradient(gradient: ramp, startPoint: .leading, endPoint: .trailing))
                            .frame(height: 60)
                    }
                    Step("AngularGradient") { Rectangle().fill(wheel).aspectRatio(1, contentMode: .fit) }
                }
                GridRow {
                    Step("Circle().fill(wheel)") { Circle().fill(wheel) }
                    Step(".strokeBorder(wheel)") { Circle().strokeBorder(wheel, lineWidth: 30) }
                    Step("dashed, with round ends") {
                        Circle().strokeBorder(
                            wheel, style: StrokeStyle(lineWidth: 18, lineCap: .round, dash: [0.01, 28.5]))
                    }
                }
            }
        }
    }
}

private struct Step<Content: View>: View {
    var title: String
    var content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(spacing: 10) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            Text(title).font(.caption.monospaced()).foregroundStyle(.secondary).lineLimit(1)
        }
    }
}
