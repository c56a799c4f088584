import CoreGraphics
import RoostCore

/// A bubble beside the view that presents it; menus have no arrow.
nonisolated struct PopoverLayer: View {
    let layer: PresentedLayer
    let window: CGSize
    let safeArea: EdgeInsets
    let attachment: PopoverAttachmentAnchor
    /// The bubble's edge that the arrow stands on; nil for no arrow.
    let edge: Edge?
    /// The bubble's width; nil for its content's own.
    var width: CGFloat?
    /// The place of the menu, where the layer is one.
    var menuPlace = MenuPlace.besideView

    /// Whether the content is a menu under a preview, and brings its own cards.
    private var hasPreview: Bool { menuPlace == .underPreview }

    @MainActor private var anchor: CGRect {
        if case .atPointer(let point) = menuPlace { return CGRect(origin: point, size: .zero) }
        return layer.anchor(attachment) ?? CGRect(x: window.width / 2, y: window.height / 2, width: 0, height: 0)
    }

    @MainActor var body: some View {
        let anchor = anchor
        let isMenu = edge == nil
        let radius: CGFloat = menuPlace == .underTitle ? 12 : isMenu ? 26 : 24
        ZStack(alignment: .topLeading) {
            PresentationScrim(layer: layer, darkness: hasPreview ? 0.2 : 0)
                .modifier(SecondaryClickModifier { _ in layer.dismissByUser() })
            PopoverPlacement(
                anchor: anchor, window: window, safeArea: safeArea, edge: edge, menuPlace: menuPlace
            ) {
                if hasPreview {
                    PresentedContent(layer: layer)
                } else {
                    PresentedContent(layer: layer)
                        .frame(width: width)
                        .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
                        .modifier(GlassCard(radius: radius))
                }
                if !isMenu {
                    ForEach(Edge.allCases, id: \.self) { PopoverArrow(edge: $0).fill(GlassGround()) }
                }
            }
            .scaleEffect(layer.isShown ? 1 : 0.5, anchor: UnitPoint(anchor, in: window))
            .wholeOpacity(layer.isShown ? 1 : 0)
        }
        .frame(width: window.width, height: window.height)
        .accessibleControl(.dialog(isModal: true, role: isMenu ? .menu : .dialog))
    }
}

extension UnitPoint {
    fileprivate init(_ anchor: CGRect, in window: CGSize) {
        self.init(x: anchor.midX / max(window.width, 1), y: anchor.midY / max(window.height, 1))
    }
}

/// A triangle that points out of an edge.
nonisolated private struct PopoverArrow: Shape {
    let edge: Edge

    func path(in rect: CGRect) -> Path {
        let corners: [CGPoint] =
            switch edge {
            case .top: [CGPoint(x: 0, y: 1), CGPoint(x: 0.5, y: 0), CGPoint(x: 1, y: 1)]
            case .bottom: [CGPoint(x: 0, y: 0), CGPoint(x: 0.5, y: 1), CGPoint(x: 1, y: 0)]
            case .leading: [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 1)]
            case .trailing: [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0.5), CGPoint(x: 0, y: 1)]
            }
        return Path { path in
            path.addLines(
                corners.map { CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height) })
            path.closeSubpath()
        }
    }
}

/// Puts a bubble beside an anchor where the window has room for it, and the arrow of its edge between the two.
///
/// A menu at the pointer has its corner there. Another bubble with its arrow on the top edge goes below the anchor, and
/// so on for the other edges; where it does not fit there, it goes to the other side. Along the edge it is centred on
/// the anchor, as far as the window's margins allow.
struct PopoverPlacement: Layout {
    let anchor: CGRect
    let window: CGSize
    let safeArea: EdgeInsets
    let edge: Edge?
    var menuPlace = MenuPlace.besideView

    /// The arrow's size, and the distances from a menu to its anchor and from a bubble to the window's edges, in
    /// points.
    private static let arrow = CGSize(width: 26, height: 13)
    private static let gap: CGFloat = 8
    private static let margin: CGFloat = 10

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { window }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let bubble = subviews.first else { return }
        let room = CGRect(
            x: safeArea.leading + Self.margin, y: safeArea.top + Self.margin,
            width: max(0, window.width - safeArea.leading - safeArea.trailing - 2 * Self.margin),
            height: max(0, window.height - safeArea.top - safeArea.bottom - 2 * Self.margin))
        let ideal = bubble.sizeThatFits(.unspecified)
        let size = bubble.sizeThatFits(
            ProposedViewSize(width: min(ideal.width, room.width), height: min(ideal.height, room.height)))
        let chosen = side(for: size, in: room)
        let distance = edge == nil ? Self.gap : Self.arrow.height
        var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
        switch (menuPlace, chosen) {
        case (.underPreview, _): break
        case (.atPointer(let point), _):
            let fits = (x: point.x + size.width <= room.maxX, y: point.y + size.height <= room.maxY)
            origin.x = fits.x || point.x - size.width < room.minX ? point.x : point.x - size.width
            origin.y = fits.y || point.y - size.height < room.minY ? point.y : point.y - size.height
        case (.underTitle, _): origin = CGPoint(x: anchor.minX, y: anchor.maxY + 3)
        case (.besideView, .top): origin.y = anchor.maxY + distance
        case (.besideView, .bottom): origin.y = anchor.minY - distance - size.height
        case (.besideView, .leading): origin.x = anchor.maxX + distance
        case (.besideView, .trailing): origin.x = anchor.minX - distance - size.width
        }
        origin.x = max(room.minX, min(origin.x, room.maxX - size.width))
        origin.y = max(room.minY, min(origin.y, room.maxY - size.height))
        let frame = CGRect(origin: origin, size: size)
        bubble.place(
            at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: ProposedViewSize(size))
        for (arrow, edge) in zip(subviews.dropFirst(), Edge.allCases) {
            place(arrow, on: edge, of: frame, isShown: edge == chosen, in: bounds)
        }
    }

    /// The edge of the bubble that faces the anchor.
    private func side(for size: CGSize, in room: CGRect) -> Edge {
        let preferred = edge ?? .top
        let opposite: Edge =
            switch preferred {
            case .top: .bottom
            case .bottom: .top
            case .leading: .trailing
            case .trailing: .leading
            }
        func free(_ edge: Edge) -> CGFloat {
            switch edge {
            case .top: room.maxY - anchor.maxY - size.height
            case .bottom: anchor.minY - room.minY - size.height
            case .leading: room.maxX - anchor.maxX - size.width
            case .trailing: anchor.minX - room.minX - size.width
            }
        }
        let needed = edge == nil ? Self.gap : Self.arrow.height
        if free(preferred) >= needed { return preferred }
        return free(opposite) > free(preferred) ? opposite : preferred
    }

    /// An arrow that is not shown has no size.
    private func place(_ arrow: LayoutSubview, on edge: Edge, of frame: CGRect, isShown: Bool, in bounds: CGRect) {
        let isUpright = edge == .top || edge == .bottom
        let size =
            !isShown
            ? .zero : isUpright ? Self.arrow : CGSize(width: Self.arrow.height, height: Self.arrow.width)
        let inset = 24 + Self.arrow.width / 2
        let x = max(frame.minX + inset, min(anchor.midX, frame.maxX - inset))
        let y = max(frame.minY + inset, min(anchor.midY, frame.maxY - inset))
        let middle: CGPoint =
            switch edge {
            case .top: CGPoint(x: x, y: frame.minY - size.height / 2)
            case .bottom: CGPoint(x: x, y: frame.maxY + size.height / 2)
            case .leading: CGPoint(x: frame.minX - size.width / 2, y: y)
            case .trailing: CGPoint(x: frame.maxX + size.width / 2, y: y)
            }
        arrow.place(
            at: CGPoint(x: bounds.minX + middle.x, y: bounds.minY + middle.y), anchor: .center,
            proposal: ProposedViewSize(size))
    }
}
