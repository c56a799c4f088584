import SwiftUI

/// Half an avocado, drawn; it fits any frame at three to four.
struct Avocado: View {
    var body: some View {
        GeometryReader { proxy in
            let width = proxy.size.width
            ZStack {
                Pear().fill(Color(red: 0.2, green: 0.36, blue: 0.13))
                Pear().fill(Color(red: 0.78, green: 0.86, blue: 0.45)).padding(width * 0.07)
                Pear().fill(Color(red: 0.93, green: 0.95, blue: 0.68)).padding(width * 0.17)
                Circle()
                    .fill(Color(red: 0.49, green: 0.3, blue: 0.16))
                    .frame(width: width * 0.42)
                    .offset(y: proxy.size.height * 0.15)
            }
        }
        .aspectRatio(0.75, contentMode: .fit)
    }
}

private struct Pear: Shape {
    func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        var path = Path()
        path.move(to: point(0.5, 0))
        path.addCurve(to: point(0.82, 0.36), control1: point(0.68, 0), control2: point(0.74, 0.2))
        path.addCurve(to: point(0.5, 1), control1: point(1.12, 0.68), control2: point(0.94, 1))
        path.addCurve(to: point(0.18, 0.36), control1: point(0.06, 1), control2: point(-0.12, 0.68))
        path.addCurve(to: point(0.5, 0), control1: point(0.26, 0.2), control2: point(0.32, 0))
        path.closeSubpath()
        return path
    }
}
