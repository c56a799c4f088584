import Foundation
@_spi(Engine) import RoostCore

/// Makes its content a link in the formats that have links.
nonisolated struct LinkArea: DrawingModifier {
    typealias Body = Never
    let destination: URL

    func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        context.group(.pushLink(destination, context.frame(of: element))) { $0.paintChildren(of: element) }
    }
}

extension View {
    nonisolated func linkArea(_ destination: URL) -> some View { modifier(LinkArea(destination: destination)) }
}
