import SwiftUI

extension Page {
    static let guides = Page(
        "guides", title: "Alignment guides",
        caption: "Each member brings its guide to the same line, wherever in the member that guide lies."
    ) { GuidesPage() }
}

struct GuidesPage: View {
    var body: some View {
        Slide(Page.guides.title, Page.guides.caption) {
            Grid(horizontalSpacing: 16, verticalSpacing: 20) {
                GridRow {
                    tile("A column, .trailing") { trailing }
                    tile("Its own third, and one member’s top") { thirds }
                }
                GridRow {
                    tile("One line across two stacks") { crossing }
                    tile("Both axes at once in a ZStack") { layered }
                }
            }
        }
    }

    private func tile(_ title: String, @ViewBuilder content: () -> some View) -> some View {
        VStack(spacing: 12) {
            Text(title).font(.footnote.weight(.medium)).foregroundStyle(.secondary)
            content()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var trailing: some View {
        VStack(alignment: .trailing, spacing: 8) {
            Bar(color: .blue, width: 180)
            Bar(color: .orange, width: 120)
            Bar(color: .green, width: 150)
        }
        .overlay(alignment: .trailing) { Marker(axis: .vertical) }
    }

    private var thirds: some View {
        HStack(alignment: .third, spacing: 8) {
            Block(color: .blue, height: 120)
            Block(color: .orange, height: 60)
                .alignmentGuide(.third) { $0[.top] }
            Block(color: .green, height: 90)
        }
        .overlay(alignment: Alignment(horizontal: .center, vertical: .third)) { Marker(axis: .horizontal) }
    }

    private var crossing: some View {
        HStack(alignment: .crossing, spacing: 16) {
            Circle()
                .fill(.purple.gradient)
                .frame(width: 56, height: 56)
                .alignmentGuide(.crossing) { $0[VerticalAlignment.center] }
            VStack(spacing: 6) {
                Bar(color: .blue, width: 90)
                Bar(color: .orange, width: 90)
                Bar(color: .green, width: 90)
                    .alignmentGuide(.crossing) { $0[VerticalAlignment.center] }
                Bar(color: .pink, width: 90)
            }
        }
        .overlay(alignment: Alignment(horizontal: .center, vertical: .crossing)) {
            Marker(axis: .horizontal).alignmentGuide(.crossing) { $0[.top] }
        }
    }

    private var layered: some View {
        ZStack(alignment: .pin) {
            RoundedRectangle(cornerRadius: 12).fill(.blue.opacity(0.85))
                .frame(width: 64, height: 64)
                .alignmentGuide(HorizontalAlignment.pin) { $0[.trailing] }
                .alignmentGuide(VerticalAlignment.pin) { $0[.bottom] }
            RoundedRectangle(cornerRadius: 12).fill(.orange.opacity(0.85))
                .frame(width: 64, height: 64)
                .alignmentGuide(VerticalAlignment.pin) { $0[.top] }
            Circle().fill(.green.opacity(0.85))
                .frame(width: 64, height: 64)
                .alignmentGuide(HorizontalAlignment.pin) { $0[.leading] }
                .alignmentGuide(VerticalAlignment.pin) { $0[.bottom] }
        }
        .overlay(alignment: .pin) {
            Circle().fill(.red).frame(width: 7, height: 7)
                .alignmentGuide(VerticalAlignment.pin) { $0[VerticalAlignment.center] }
        }
    }
}

private struct Bar: View {
    var color: Color
    var width: CGFloat

    var body: some View {
        RoundedRectangle(cornerRadius: 8, style: .continuous).fill(color.gradient).frame(width: width, height: 26)
    }
}

private struct Block: View {
    var color: Color
    var height: CGFloat

    var body: some View {
        RoundedRectangle(cornerRadius: 8, style: .continuous).fill(color.gradient).frame(width: 44, height: height)
    }
}

/// A thin red line along a guide.
private struct Marker: View {
    var axis: Axis

    var body: some View {
        Rectangle().fill(.red).frame(width: axis == .vertical ? 1 : nil, height: axis == .horizontal ? 1 : nil)
    }
}

extension VerticalAlignment {
    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }
    fileprivate static let third = VerticalAlignment(Third.self)

    private enum Crossing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
    }
    fileprivate static let crossing = VerticalAlignment(Crossing.self)

    private enum Pin: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
    }
    fileprivate static let pin = VerticalAlignment(Pin.self)
}

extension HorizontalAlignment {
    private enum Pin: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
    }
    fileprivate static let pin = HorizontalAlignment(Pin.self)
}

extension Alignment {
    fileprivate static let pin = Alignment(horizontal: .pin, vertical: .pin)
}
