import CoreGraphics
import Foundation
import SwiftUI
import Testing

/// A modifier or an initialiser that takes a number, in a view that uses it.
struct NumberTaker: CustomTestStringConvertible, Sendable {
    let name: String
    let view: @MainActor @Sendable (Double) -> AnyView

    var testDescription: String { name }

    init(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (Double) -> some View) {
        self.name = name
        self.view = { AnyView(view($0)) }
    }

    static let all = layout + containers + effects + shapes + paints + texts + controls + lists + animations + others

    private static let layout: [NumberTaker] = [
        NumberTaker("frame(width:height:)") { box.frame(width: $0, height: $0) },
        NumberTaker("frame(minWidth:minHeight:)") { box.frame(minWidth: $0, minHeight: $0) },
        NumberTaker("frame(idealWidth:idealHeight:)") { box.frame(idealWidth: $0, idealHeight: $0) },
        NumberTaker("frame(maxWidth:maxHeight:)") { box.frame(maxWidth: $0, maxHeight: $0) },
        NumberTaker("frame(minWidth:maxWidth:)") { box.frame(minWidth: $0, maxWidth: -$0) },
        NumberTaker("padding(_:)") { box.padding($0) },
        NumberTaker("padding(_:_:)") { box.padding(.horizontal, $0) },
        NumberTaker("padding(insets)") {
            box.padding(EdgeInsets(top: $0, leading: -$0, bottom: 1, trailing: $0))
        },
        NumberTaker("offset(x:y:)") { box.offset(x: $0, y: -$0) },
        NumberTaker("offset(_:)") { box.offset(CGSize(width: $0, height: $0)) },
        NumberTaker("position(x:y:)") { box.position(x: $0, y: $0) },
        NumberTaker("position(_:)") { box.position(CGPoint(x: -$0, y: $0)) },
        NumberTaker("aspectRatio(_:contentMode: .fit)") { box.aspectRatio($0, contentMode: .fit) },
        NumberTaker("aspectRatio(_:contentMode: .fill)") { box.aspectRatio($0, contentMode: .fill) },
        NumberTaker("aspectRatio(size)") { box.aspectRatio(CGSize(width: $0, height: 1), contentMode: .fit) },
        NumberTaker("layoutPriority(_:)") { number in
            HStack {
                box.layoutPriority(number); Text("a")
            }
        },
        NumberTaker("zIndex(_:)") { number in
            ZStack {
                box.zIndex(number); Text("a").zIndex(-number)
            }
        },
        NumberTaker("alignmentGuide(_:)") { number in
            VStack(alignment: .leading) {
                box.alignmentGuide(HorizontalAlignment.leading) { _ in CGFloat(number) }; Text("a")
            }
        },
        NumberTaker("safeAreaPadding(_:)") { box.safeAreaPadding($0) },
        NumberTaker("safeAreaPadding(insets)") {
            box.safeAreaPadding(EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0))
        },
        NumberTaker("safeAreaInset(edge:spacing:)") { number in
            box.safeAreaInset(edge: .bottom, spacing: number) { Text("a") }
        },
        NumberTaker("safeAreaInset of a size") { number in
            ScrollView { Text("a") }.safeAreaInset(edge: .top) { box.frame(height: number) }
        },
        NumberTaker("containerRelativeFrame(count:span:spacing:)") {
            box.containerRelativeFrame(
                .horizontal, count: Int(clamping: $0), span: Int(clamping: $0), spacing: $0)
        },
        NumberTaker("containerRelativeFrame(_:)") { number in
            box.containerRelativeFrame([.horizontal, .vertical]) { _, _ in CGFloat(number) }
        },
        NumberTaker("contentMargins(_:)") { number in ScrollView { box }.contentMargins(number) },
        NumberTaker("contentMargins(_:_:for:)") { number in
            ScrollView { box }.contentMargins(.top, number, for: .scrollContent)
        },
        NumberTaker("scenePadding") { _ in box.scenePadding() },
        NumberTaker("coordinates of a GeometryReader") { number in
            GeometryReader { _ in box.frame(width: number, height: number).position(x: number, y: number) }
        },
        NumberTaker("visualEffect offset") { number in box.visualEffect { content, _ in content.offset(x: number) } },
        NumberTaker("visualEffect scale") { number in
            box.visualEffect { content, _ in content.scaleEffect(number).rotationEffect(.degrees(number)) }
        },
        NumberTaker("visualEffect blur") { number in
            box.visualEffect { content, _ in content.blur(radius: number).opacity(number).brightness(number) }
        },
    ]

    private static let containers: [NumberTaker] = [
        NumberTaker("HStack(spacing:)") { number in
            HStack(spacing: number) {
                box; Text("a"); Spacer()
            }
        },
        NumberTaker("VStack(spacing:)") { number in
            VStack(spacing: number) {
                box; Text("a"); Divider()
            }
        },
        NumberTaker("LazyHStack(spacing:)") { number in
            ScrollView(.horizontal) { LazyHStack(spacing: number) { ForEach(0..<5) { Text("\($0)") } } }
        },
        NumberTaker("LazyVStack(spacing:)") { number in
            ScrollView { LazyVStack(spacing: number) { ForEach(0..<5) { Text("\($0)") } } }
        },
        NumberTaker("LazyVStack of rows of a height") { number in
            ScrollView { LazyVStack { ForEach(0..<5) { _ in box.frame(height: number) } } }
        },
        NumberTaker("LazyVGrid(columns:spacing:)") { number in
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: number), spacing: number)], spacing: number) {
                    ForEach(0..<5) { Text("\($0)") }
                }
            }
        },
        NumberTaker("LazyHGrid(rows:spacing:)") { number in
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(number)), GridItem(.flexible(minimum: number, maximum: -number))]) {
                    ForEach(0..<5) { Text("\($0)") }
                }
            }
        },
        NumberTaker("GridItem(.adaptive(minimum:maximum:))") { number in
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 1, maximum: number), spacing: -number)]) {
                ForEach(0..<5) { Text("\($0)") }
            }
        },
        NumberTaker("Grid(horizontalSpacing:verticalSpacing:)") { number in
            Grid(horizontalSpacing: number, verticalSpacing: -number) {
                GridRow {
                    box; Text("a")
                }
                GridRow {
                    Text("b"); box
                }
            }
        },
        // A negative count traps, as Apple's does (case `grd-GT1`).
        NumberTaker("gridCellColumns(_:)") { number in
            Grid {
                GridRow {
                    box.gridCellColumns(max(0, Int(clamping: number))); Text("a")
                };
                GridRow {
                    box; box
                }
            }
        },
        NumberTaker("gridCellAnchor(_:)") { number in
            Grid {
                GridRow {
                    Text("a").gridCellAnchor(UnitPoint(x: number, y: number)); box
                }
            }
        },
        NumberTaker("Spacer(minLength:)") { number in
            HStack {
                box; Spacer(minLength: number); box
            }
        },
        NumberTaker("ScrollView of a size") { number in ScrollView { box.frame(width: number, height: number) } },
        NumberTaker("ScrollViewReader anchor") { number in
            ScrollView { box.frame(height: 300) }.defaultScrollAnchor(UnitPoint(x: number, y: number))
        },
        NumberTaker("scrollPosition(point)") { number in
            ScrollView { box.frame(height: 300) }
                .scrollPosition(.constant(ScrollPosition(point: CGPoint(x: number, y: number))))
        },
        NumberTaker("ViewThatFits of a size") { number in
            ViewThatFits {
                box.frame(width: number); Text("a")
            }
        },
        NumberTaker("a Layout that answers so") { number in
            Answering(number: number)() {
                box; box
            }
        },
        NumberTaker("AnyLayout(HStackLayout(spacing:))") { number in
            AnyLayout(HStackLayout(spacing: number))() {
                box; box
            }
        },
        NumberTaker("ForEach(0..<count)") { number in
            ScrollView {
                LazyVStack { ForEach(0..<max(0, min(Int(clamping: number), 10_000)), id: \.self) { Text("\($0)") } }
            }
        },
    ]

    private static let effects: [NumberTaker] = [
        NumberTaker("opacity(_:)") { box.opacity($0) },
        NumberTaker("blur(radius:)") { box.blur(radius: $0) },
        NumberTaker("blur(radius:opaque:)") { box.blur(radius: $0, opaque: true) },
        NumberTaker("shadow(radius:)") { box.shadow(radius: $0) },
        NumberTaker("shadow(radius:x:y:)") { box.shadow(color: .black, radius: 2, x: $0, y: -$0) },
        NumberTaker("text shadow") { Text("a").shadow(color: .red, radius: $0, x: $0, y: $0) },
        NumberTaker("brightness(_:)") { box.brightness($0) },
        NumberTaker("contrast(_:)") { box.contrast($0) },
        NumberTaker("saturation(_:)") { box.saturation($0) },
        NumberTaker("grayscale(_:)") { box.grayscale($0) },
        NumberTaker("hueRotation(_:)") { box.hueRotation(.degrees($0)) },
        NumberTaker("rotationEffect(_:)") { box.rotationEffect(.degrees($0)) },
        NumberTaker("rotationEffect(_:anchor:)") {
            box.rotationEffect(.radians(1), anchor: UnitPoint(x: $0, y: $0))
        },
        NumberTaker("scaleEffect(_:)") { box.scaleEffect($0) },
        NumberTaker("scaleEffect(x:y:)") { box.scaleEffect(x: $0, y: -1) },
        NumberTaker("scaleEffect(_:anchor:)") { Text("a").scaleEffect(2, anchor: UnitPoint(x: $0, y: $0)) },
        NumberTaker("scaleEffect of text") { Text("a").scaleEffect($0) },
        NumberTaker("scaleEffect of a dashed line") {
            Circle().stroke(style: StrokeStyle(lineWidth: 1, dash: [2, 3])).scaleEffect($0)
        },
        NumberTaker("rotation3DEffect(_:axis:)") { box.rotation3DEffect(.degrees($0), axis: (x: 1, y: 1, z: 0)) },
        NumberTaker("rotation3DEffect axis") { box.rotation3DEffect(.degrees(30), axis: (x: $0, y: $0, z: 1)) },
        NumberTaker("rotation3DEffect perspective") {
            box.rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0), anchorZ: $0, perspective: $0)
        },
        NumberTaker("transformEffect(_:)") {
            box.transformEffect(CGAffineTransform(a: $0, b: 1, c: 1, d: $0, tx: $0, ty: $0))
        },
        NumberTaker("projectionEffect(_:)") { number in
            box.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: number, y: 1)))
        },
        NumberTaker("cornerRadius(_:)") { box.cornerRadius($0) },
        NumberTaker("border(_:width:)") { box.border(.red, width: $0) },
        NumberTaker("clipShape of a radius") { box.clipShape(RoundedRectangle(cornerRadius: $0)) },
        NumberTaker("mask of a size") { number in box.mask { Circle().frame(width: number) } },
        NumberTaker("overlay of a size") { number in
            box.overlay(alignment: .topLeading) { Color.red.frame(width: number, height: number) }
        },
        NumberTaker("blur in a group") { box.blur(radius: $0).opacity(0.5).blendMode(.multiply) },
        NumberTaker("shadow of a group that is enlarged") { box.shadow(radius: 3).scaleEffect($0) },
        NumberTaker("rotationEffect of a shadow") { box.shadow(radius: $0).rotationEffect(.degrees(30)) },
        NumberTaker("link of a size") { number in
            Link(destination: URL(string: "https://example.org")!) { box.frame(width: number, height: number) }
        },
    ]

    private static let shapes: [NumberTaker] = [
        NumberTaker("RoundedRectangle(cornerRadius:)") { RoundedRectangle(cornerRadius: $0) },
        NumberTaker("RoundedRectangle(cornerSize:)") {
            RoundedRectangle(cornerSize: CGSize(width: $0, height: 3), style: .circular)
        },
        NumberTaker("UnevenRoundedRectangle") {
            UnevenRoundedRectangle(topLeadingRadius: $0, bottomLeadingRadius: -$0, topTrailingRadius: 4)
        },
        NumberTaker("stroke(lineWidth:)") { Circle().stroke(.red, lineWidth: $0) },
        NumberTaker("strokeBorder(lineWidth:)") { Circle().strokeBorder(.red, lineWidth: $0) },
        NumberTaker("StrokeStyle(miterLimit:)") {
            Triangle().stroke(style: StrokeStyle(lineWidth: 2, lineJoin: .miter, miterLimit: $0))
        },
        NumberTaker("StrokeStyle(dash:)") { Circle().stroke(style: StrokeStyle(lineWidth: 1, dash: [$0, 1])) },
        NumberTaker("StrokeStyle(dash:) of two") {
            Circle().stroke(style: StrokeStyle(lineWidth: 1, dash: [1, $0, 2]))
        },
        NumberTaker("StrokeStyle(dashPhase:)") {
            Circle().stroke(style: StrokeStyle(lineWidth: 1, dash: [2, 1], dashPhase: $0))
        },
        NumberTaker("trim(from:to:)") { Circle().trim(from: $0, to: 0.7).stroke() },
        NumberTaker("trim(to:)") { Circle().trim(from: 0.1, to: $0).stroke() },
        NumberTaker("inset(by:)") { Circle().inset(by: $0).fill(.red) },
        NumberTaker("offset of a shape") { number in Circle().offset(x: number, y: number).fill(.red) },
        NumberTaker("scale of a shape") { number in Circle().scale(number).stroke() },
        NumberTaker("rotation of a shape") { number in Rectangle().rotation(.degrees(number)).stroke() },
        NumberTaker("size of a shape") { number in Circle().size(width: number, height: number).fill(.red) },
        NumberTaker("Path of points") { number in
            Path { path in
                path.move(to: CGPoint(x: number, y: 0))
                path.addLine(to: CGPoint(x: 10, y: number))
                path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: number, y: number))
                path.addCurve(
                    to: CGPoint(x: number, y: 3), control1: CGPoint(x: -number, y: 1), control2: CGPoint(x: 1, y: 2))
                path.closeSubpath()
            }
            .stroke(.red, lineWidth: 2)
        },
        NumberTaker("Path of arcs") { number in
            Path { path in
                path.addArc(
                    center: CGPoint(x: 10, y: 10), radius: number, startAngle: .degrees(0), endAngle: .degrees(90),
                    clockwise: false)
                path.addArc(
                    center: CGPoint(x: number, y: 10), radius: 5, startAngle: .degrees(number), endAngle: .degrees(1),
                    clockwise: true)
                path.addArc(tangent1End: CGPoint(x: number, y: 2), tangent2End: CGPoint(x: 1, y: 9), radius: number)
                path.addRelativeArc(
                    center: CGPoint(x: 5, y: 5), radius: 5, startAngle: .degrees(3), delta: .degrees(number))
            }
            .fill(.red)
        },
        NumberTaker("Path of rectangles") { number in
            Path { path in
                path.addRect(CGRect(x: number, y: 0, width: number, height: 3))
                path.addRoundedRect(
                    in: CGRect(x: 1, y: 1, width: 30, height: 20), cornerSize: CGSize(width: number, height: number))
                path.addEllipse(in: CGRect(x: 0, y: 0, width: number, height: number))
            }
            .fill(.red, style: FillStyle(eoFill: true))
        },
        NumberTaker("strokedPath, trimmedPath") { number in
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 20)).trimmedPath(from: number, to: 0.9)
                .strokedPath(StrokeStyle(lineWidth: number, dash: [3]))
        },
        NumberTaker("Path combined") { number in
            Path(CGRect(x: 0, y: 0, width: 30, height: 20))
                .union(Path(ellipseIn: CGRect(x: number, y: 1, width: 20, height: number)))
        },
        NumberTaker("Canvas") { number in
            Canvas { context, _ in
                context.translateBy(x: number, y: number)
                context.scaleBy(x: number, y: number)
                context.rotate(by: .degrees(number))
                context.opacity = number
                context.addFilter(.blur(radius: number))
                context.addFilter(.shadow(radius: number, x: number, y: number))
                context.fill(Path(CGRect(x: 0, y: 0, width: number, height: 9)), with: .color(.red))
                context.draw(Text("a"), at: CGPoint(x: number, y: 3))
            }
        },
        NumberTaker("Canvas of lines") { number in
            Canvas { context, size in
                context.stroke(
                    Path(CGRect(origin: .zero, size: size)), with: .color(.red),
                    style: StrokeStyle(lineWidth: number, dash: [number]))
                context.addFilter(.alphaThreshold(min: number, max: number))
                context.addFilter(.brightness(number))
                context.draw(Image(systemName: "star"), in: CGRect(x: number, y: 0, width: number, height: 10))
            }
        },
        NumberTaker("contentShape of a size") { number in box.contentShape(Circle().inset(by: number)) },
        NumberTaker("containerShape of a radius") { number in
            ContainerRelativeShape().inset(by: number).containerShape(RoundedRectangle(cornerRadius: number))
        },
    ]

    private static let paints: [NumberTaker] = [
        NumberTaker("Color(red:green:blue:)") { Color(red: $0, green: -$0, blue: 0.5, opacity: $0) },
        NumberTaker("Color(hue:saturation:brightness:)") { Color(hue: $0, saturation: $0, brightness: $0) },
        NumberTaker("Color(white:)") { Color(white: $0) },
        NumberTaker("Color.opacity(_:)") { Color.red.opacity($0) },
        NumberTaker("Color.mix(by:)") { Color.red.mix(with: .blue, by: $0) },
        NumberTaker("LinearGradient(startPoint:)") {
            LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: $0, y: $0), endPoint: .bottom)
        },
        NumberTaker("Gradient.Stop(location:)") {
            LinearGradient(
                stops: [.init(color: .red, location: $0), .init(color: .blue, location: 0.5)], startPoint: .top,
                endPoint: .bottom)
        },
        NumberTaker("RadialGradient(endRadius:)") {
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: 1, endRadius: $0)
        },
        NumberTaker("RadialGradient(startRadius:)") {
            RadialGradient(
                colors: [.red, .clear], center: UnitPoint(x: $0, y: 0), startRadius: $0, endRadius: 5)
        },
        NumberTaker("EllipticalGradient(radii)") {
            EllipticalGradient(colors: [.red, .blue], startRadiusFraction: $0, endRadiusFraction: -$0)
        },
        NumberTaker("AngularGradient(angles)") {
            AngularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees($0), endAngle: .degrees(9))
        },
        NumberTaker("AngularGradient(end)") {
            AngularGradient(
                colors: [.red, .clear], center: UnitPoint(x: $0, y: 1), startAngle: .degrees(1),
                endAngle: .degrees($0))
        },
        NumberTaker("MeshGradient(width:height:)") {
            MeshGradient(
                width: Int(clamping: $0), height: Int(clamping: $0), points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                colors: [.red, .blue, .green, .white])
        },
        NumberTaker("MeshGradient(points:)") {
            MeshGradient(
                width: 2, height: 2, points: [[Float($0), 0], [1, Float($0)], [0, 1], [1, 1]],
                colors: [.red, .blue, .green, .white])
        },
        NumberTaker("ImagePaint(scale:)") {
            Rectangle().fill(ImagePaint(image: picture, scale: $0))
        },
        NumberTaker("ImagePaint(sourceRect:)") {
            Rectangle().fill(
                ImagePaint(image: picture, sourceRect: CGRect(x: $0, y: 0, width: $0, height: 1), scale: 1))
        },
        NumberTaker("Image(scale:)") { Image(decorative: pixels, scale: $0) },
        NumberTaker("Image.resizable(capInsets:)") { number in
            picture.resizable(capInsets: EdgeInsets(top: number, leading: number, bottom: number, trailing: number))
        },
        NumberTaker("Image.resizable(resizingMode: .tile)") { number in
            picture.resizable(resizingMode: .tile).frame(width: number, height: number)
        },
        NumberTaker("Image(variableValue:)") { Image(systemName: "wifi", variableValue: $0) },
        NumberTaker("shadow style") { number in
            Circle().fill(.red.shadow(.drop(radius: number, x: number)).shadow(.inner(radius: number)))
        },
        NumberTaker("ShapeStyle.opacity(_:)") { number in Circle().fill(.tint.opacity(number)) },
    ]

    private static let texts: [NumberTaker] = [
        NumberTaker("Font.system(size:)") { Text("ab c").font(.system(size: $0)) },
        NumberTaker("Font.custom(size:)") { Text("ab c").font(.custom("Inter", size: $0)) },
        NumberTaker("Font.custom(fixedSize:)") { Text("日本 😀").font(.custom("Inter", fixedSize: $0)) },
        NumberTaker("Font.scaled(by:)") { Text("ab c").font(.body.scaled(by: $0)) },
        NumberTaker("font of emoji") { Text("😀").font(.system(size: $0)) },
        NumberTaker("font of a symbol") { Image(systemName: "star.fill").font(.system(size: $0)) },
        NumberTaker("Font.Weight(value)") { Text("a").fontWidth(Font.Width($0)) },
        NumberTaker("kerning(_:)") { Text("ab c").kerning($0) },
        NumberTaker("tracking(_:)") { Text("ab c").tracking($0) },
        NumberTaker("baselineOffset(_:)") { Text("ab c").baselineOffset($0) },
        NumberTaker("lineSpacing(_:)") { Text("a\nb").lineSpacing($0) },
        NumberTaker("lineLimit(_:)") { Text("a b c d").lineLimit(Int(clamping: $0)).frame(width: 10) },
        NumberTaker("lineLimit(_:reservesSpace:)") {
            Text("a").lineLimit(Int(clamping: $0), reservesSpace: true)
        },
        NumberTaker("lineLimit(range)") { Text("a").lineLimit(Int(clamping: $0)...) },
        NumberTaker("minimumScaleFactor(_:)") { Text("a b c d").minimumScaleFactor($0).frame(width: 10, height: 9) },
        NumberTaker("Text in a width") { number in Text("a b c d").frame(width: number) },
        NumberTaker("Text(number)") { Text("\($0)") },
        NumberTaker("Text(integer)") { Text("\(Int(clamping: $0))") },
        NumberTaker("Text(specifier:)") { Text("\($0, specifier: "%.2f") \($0, specifier: "%d")") },
        NumberTaker("Text(format:)") { Text($0, format: .number) },
        NumberTaker("Text(date)") { Text(Date(timeIntervalSince1970: $0), style: .date) },
        NumberTaker("Text(relative date)") { Text(Date(timeIntervalSince1970: $0), style: .relative) },
        NumberTaker("Text(timer)") { Text(Date(timeIntervalSince1970: $0), style: .timer) },
        NumberTaker("Text(offset)") { Text(Date(timeIntervalSince1970: $0), style: .offset) },
        NumberTaker("Text(timerInterval:)") { number in
            let date = Date(timeIntervalSince1970: 0)
            Text(timerInterval: date...max(date, Date(timeIntervalSinceReferenceDate: number.isNaN ? 1 : number)))
        },
        NumberTaker("dynamicTypeSize") { number in
            Text("a").font(.system(size: number)).dynamicTypeSize(.accessibility5)
        },
        NumberTaker("a truncated text in a height") { number in Text("a b c").frame(width: 9, height: number) },
    ]

    private static let controls: [NumberTaker] = [
        NumberTaker("Slider(value:)") { Slider(value: .constant($0)) },
        NumberTaker("Slider(in:)") { Slider(value: .constant(0.5), in: 0...Swift.max(0, $0.isNaN ? 0 : $0)) },
        NumberTaker("Slider(step:)") { Slider(value: .constant($0), in: 0...10, step: $0) },
        NumberTaker("Stepper(value:)") { Stepper("a", value: .constant($0), in: 0...10, step: 1) },
        NumberTaker("Stepper(step:)") { Stepper("a", value: .constant(Int(clamping: $0)), step: Int(clamping: $0)) },
        NumberTaker("ProgressView(value:)") { ProgressView(value: $0) },
        NumberTaker("ProgressView(total:)") { ProgressView("a", value: 1, total: $0) },
        NumberTaker("ProgressView of a ring") { ProgressView(value: $0, total: $0).progressViewStyle(.circular) },
        NumberTaker("Gauge(value:)") { number in Gauge(value: number) { Text("a") } },
        NumberTaker("Gauge(in:)") { number in
            Gauge(value: number, in: -1...Swift.max(0, number.isNaN ? 0 : number)) { Text("a") }
                .gaugeStyle(.accessoryCircular)
        },
        NumberTaker("TextField(value:)") { TextField("a", value: .constant($0), format: .number) },
        NumberTaker("TextField(integer)") {
            TextField("a", value: .constant(Int(clamping: $0)), format: .percent).textFieldStyle(.roundedBorder)
        },
        NumberTaker("DatePicker(date)") {
            DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: $0)))
        },
        NumberTaker("DatePicker of a month") {
            DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: $0))).datePickerStyle(.graphical)
        },
        NumberTaker("DatePicker wheel") {
            DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: $0))).datePickerStyle(.wheel)
        },
        NumberTaker("DatePicker(in:)") { number in
            let date = Date(timeIntervalSinceReferenceDate: number.isNaN ? 0 : number)
            DatePicker("a", selection: .constant(date), in: min(date, .distantPast)...max(date, .distantFuture))
        },
        NumberTaker("ColorPicker(color)") {
            ColorPicker("a", selection: .constant(Color(red: $0, green: $0, blue: $0)))
        },
        NumberTaker("Picker(tag)") { number in
            Picker("a", selection: .constant(number)) {
                Text("a").tag(number); Text("b").tag(1.0)
            }
            .pickerStyle(.segmented)
        },
        NumberTaker("Picker wheel") { number in
            Picker("a", selection: .constant(Int(clamping: number))) { ForEach(0..<9) { Text("\($0)") } }
                .pickerStyle(.wheel)
        },
        NumberTaker("buttonBorderShape(radius:)") { number in
            Button("a") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: number))
        },
        NumberTaker("badge(_:)") { number in List { Text("a").badge(Int(clamping: number)) } },
        NumberTaker("Toggle of a size") { number in
            Toggle("a", isOn: .constant(true)).toggleStyle(.switch).frame(width: number)
        },
        NumberTaker("TextEditor of a size") { number in
            TextEditor(text: .constant("a")).frame(width: number, height: number)
        },
    ]

    private static let lists: [NumberTaker] = [
        NumberTaker("defaultMinListRowHeight") { number in
            List {
                Text("a"); Text("b")
            }.environment(\.defaultMinListRowHeight, number)
        },
        NumberTaker("defaultMinListHeaderHeight") { number in
            List { Section("a") { Text("b") } }.environment(\.defaultMinListHeaderHeight, number)
        },
        NumberTaker("List of rows of a height") { number in
            List {
                box.frame(height: number); Text("b")
            }
        },
        NumberTaker("listRowSpacing(_:)") { number in
            List {
                Text("a"); Text("b")
            }.listRowSpacing(number)
        },
        NumberTaker("listSectionSpacing(_:)") { number in
            List {
                Section("a") { Text("b") }; Section("c") { Text("d") }
            }.listSectionSpacing(number)
        },
        NumberTaker("listRowInsets(_:)") { number in
            List {
                Text("a").listRowInsets(EdgeInsets(top: number, leading: number, bottom: number, trailing: number))
            }
        },
        NumberTaker("TableColumn.width(_:)") { number in
            Table([Row(id: 1)]) { TableColumn("a") { Text("\($0.id)") }.width(number) }
                .environment(\.horizontalSizeClass, .regular)
        },
        NumberTaker("TableColumn.width(min:ideal:max:)") { number in
            Table([Row(id: 1)]) {
                TableColumn("a") { Text("\($0.id)") }.width(min: number, ideal: -number, max: number)
            }
        },
        NumberTaker("navigationSplitViewColumnWidth(_:)") { number in
            NavigationSplitView {
                Text("a").navigationSplitViewColumnWidth(number)
            } detail: {
                Text("b")
            }
        },
        NumberTaker("navigationSplitViewColumnWidth(min:ideal:max:)") { number in
            NavigationSplitView {
                Text("a").navigationSplitViewColumnWidth(min: number, ideal: number, max: -number)
            } detail: {
                Text("b")
            }
        },
        NumberTaker("inspectorColumnWidth(_:)") { number in
            Text("a").inspector(isPresented: .constant(true)) { Text("b").inspectorColumnWidth(number) }
        },
        NumberTaker("presentationDetents(height)") { number in
            Text("a").sheet(isPresented: .constant(true)) { Text("b").presentationDetents([.height(number)]) }
        },
        NumberTaker("presentationDetents(fraction)") { number in
            Text("a").sheet(isPresented: .constant(true)) {
                Text("b").presentationDetents([.fraction(number)]).presentationCornerRadius(number)
            }
        },
        NumberTaker("popover of a size") { number in
            Text("a").popover(isPresented: .constant(true)) { box.frame(width: number, height: number) }
        },
    ]

    private static let animations: [NumberTaker] = [
        NumberTaker("animation(duration)") { number in box.animation(.easeIn(duration: number), value: 1) },
        NumberTaker("animation(spring)") { number in
            box.opacity(number).animation(.spring(response: number, dampingFraction: number), value: number)
        },
        NumberTaker("Spring(duration:bounce:)") { number in
            let spring = Spring(duration: number, bounce: number)
            box.offset(x: spring.value(target: 1.0, time: 0.1), y: spring.settlingDuration)
        },
        NumberTaker("Spring(mass:stiffness:damping:)") { number in
            let spring = Spring(mass: number, stiffness: number, damping: number)
            box.offset(x: spring.value(target: 1.0, initialVelocity: number, time: number), y: spring.bounce)
        },
        NumberTaker("UnitCurve.bezier") { number in
            let curve = UnitCurve.bezier(
                startControlPoint: UnitPoint(x: number, y: number), endControlPoint: UnitPoint(x: 1, y: -number))
            box.offset(x: curve.value(at: number), y: curve.velocity(at: 0.5))
        },
        NumberTaker("keyframeAnimator") { number in
            box.keyframeAnimator(initialValue: number) { content, value in
                content.offset(x: value)
            } keyframes: { _ in
                LinearKeyframe(number, duration: number)
                SpringKeyframe(number, duration: number, spring: .bouncy)
                CubicKeyframe(1, duration: 0.2)
            }
        },
        NumberTaker("phaseAnimator") { number in
            box.phaseAnimator([0, number]) { content, phase in content.scaleEffect(phase) }
        },
        NumberTaker("TimelineView(.periodic)") { number in
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: number), by: number)) { context in
                Text(context.date, style: .time)
            }
        },
        NumberTaker("TimelineView(.animation)") { number in
            TimelineView(.animation(minimumInterval: number)) { _ in box }
        },
        NumberTaker("numericText(value:)") { number in
            Text("1").contentTransition(.numericText(value: number))
        },
        NumberTaker("transition(.scale)") { number in
            box.transition(.scale(scale: number).combined(with: .offset(x: number, y: number)))
        },
        NumberTaker("matchedGeometry anchor") { number in Matched(number: number) },
    ]

    private static let others: [NumberTaker] = [
        NumberTaker("imageScale of a variable value") { number in
            Image(systemName: "speaker.wave.3", variableValue: number).imageScale(.large)
        },
        NumberTaker("environment(displayScale)") { number in Text("a").environment(\.displayScale, number) },
        NumberTaker("glassEffect of a radius") { number in
            Text("a").glassEffect(.regular, in: RoundedRectangle(cornerRadius: number))
        },
        NumberTaker("background material in a radius") { number in
            box.background(.thinMaterial, in: RoundedRectangle(cornerRadius: number))
        },
        NumberTaker("onLongPressGesture") { number in
            box.onLongPressGesture(minimumDuration: number, maximumDistance: number) {}
        },
        NumberTaker("onTapGesture(count:)") { number in box.onTapGesture(count: Int(clamping: number)) {} },
        NumberTaker("DragGesture(minimumDistance:)") { number in
            box.gesture(DragGesture(minimumDistance: number))
        },
        NumberTaker("accessibilitySortPriority(_:)") { box.accessibilitySortPriority($0) },
        NumberTaker("accessibilityActivationPoint(_:)") {
            box.accessibilityActivationPoint(UnitPoint(x: $0, y: $0))
        },
        NumberTaker("scrollTransition") { number in
            ScrollView {
                box.scrollTransition { content, phase in content.offset(x: number * phase.value).opacity(number) }
            }
        },
        NumberTaker("symbolEffect(options:)") { number in
            Image(systemName: "star").symbolEffect(.pulse, options: .speed(number).repeat(Int(clamping: number)))
        },
        NumberTaker("listItem in a TabView of a size") { number in
            TabView { box.frame(width: number, height: number).tabItem { Text("a") } }
        },
        NumberTaker("previewLayout and tag") { number in box.tag(number) },
    ]

    private static var box: some View { Color.red.frame(width: 20, height: 10) }
    private static var picture: Image { Image(decorative: pixels, scale: 1) }
    private static let pixels = CGImage(width: 2, height: 2, pixels: [UInt8](repeating: 255, count: 16))
}

private struct Row: Identifiable { let id: Int }

private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: rect.maxX, y: 0.001), CGPoint(x: 0, y: 0.002)])
        }
    }
}

private struct Answering: Layout {
    let number: Double
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: number, height: -number)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: number, y: number), anchor: UnitPoint(x: number, y: number),
                proposal: ProposedViewSize(width: number, height: number))
        }
    }
}

private struct Matched: View {
    let number: Double
    @Namespace private var space
    var body: some View {
        ZStack {
            Color.red.frame(width: number, height: 10).matchedGeometryEffect(id: 1, in: space)
            Color.blue.matchedGeometryEffect(
                id: 1, in: space, anchor: UnitPoint(x: number, y: number), isSource: false)
        }
    }
}
