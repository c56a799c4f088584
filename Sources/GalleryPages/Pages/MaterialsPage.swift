import SwiftUI

extension Page {
    static let materials = Page(
        "materials", title: "Materials and glass",
        caption: "What lies behind is blurred; the thicker, the less it shows."
    ) { MaterialsPage() }
}

struct MaterialsPage: View {
    private let materials: [(name: String, material: Material)] = [
        ("Ultra thin", .ultraThin), ("Thin", .thin), ("Regular", .regular), ("Thick", .thick),
        ("Ultra thick", .ultraThick),
    ]

    var body: some View {
        Slide(Page.materials.title, Page.materials.caption) {
            VStack(spacing: 28) {
                HStack(spacing: 16) {
                    ForEach(materials, id: \.name) { name, material in
                        Text(name)
                            .font(.headline)
                            .frame(width: 118, height: 150)
                            .background(material, in: RoundedRectangle(cornerRadius: 24, style: .continuous))
                    }
                }
                HStack(spacing: 16) {
                    Label("Regular", systemImage: "sparkles").padding().glassEffect()
                    Label("Clear", systemImage: "eye").padding().glassEffect(.clear)
                    Label("Tinted", systemImage: "heart.fill").padding().glassEffect(.regular.tint(.pink))
                    Button("Button") {}.buttonStyle(.glass)
                    Button("Prominent") {}.buttonStyle(.glassProminent)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { Balloons() }
            .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
        }
    }
}

/// Bright shapes to see through the materials.
private struct Balloons: View {
    private let colors: [Color] = [.orange, .pink, .purple, .blue, .teal, .green, .yellow]

    var body: some View {
        Canvas { context, size in
            context.fill(
                Path(CGRect(origin: .zero, size: size)),
                with: .linearGradient(
                    Gradient(colors: [.cyan.opacity(0.5), .indigo.opacity(0.6)]), startPoint: .zero,
                    endPoint: CGPoint(x: 0, y: size.height)))
            for index in 0..<21 {
                let radius = 26 + CGFloat(index * 17 % 30)
                let center = CGPoint(
                    x: size.width * (CGFloat(index * 61 % 100) + 2) / 100,
                    y: size.height * (CGFloat(index * 37 % 100) + 2) / 100)
                let balloon = CGRect(
                    x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
                context.fill(Path(ellipseIn: balloon), with: .color(colors[index % colors.count]))
            }
        }
    }
}
