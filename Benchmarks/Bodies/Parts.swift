import SwiftUI

struct ProgressRing: View {
    var part: Double
    var width: CGFloat = 12

    var body: some View {
        ZStack {
            Circle().stroke(.quaternary, lineWidth: width)
            Circle().trim(from: 0, to: min(part, 1))
                .stroke(
                    AngularGradient(colors: [.mint, .blue], center: .center),
                    style: StrokeStyle(lineWidth: width, lineCap: .round)
                )
                .rotationEffect(.degrees(-90))
            Text("\(Int(part * 100)) %").font(.system(size: 22, weight: .bold, design: .rounded))
        }
        .animation(.spring(response: 0.5, dampingFraction: 0.8), value: part)
    }
}

struct PhotoGrid: View {
    let names: [String]
    private let columns = [GridItem(.adaptive(minimum: 100, maximum: 180), spacing: 8)]
    @State private var chosen: String?

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 8) {
                ForEach(names, id: \.self) { name in
                    Image(name).resizable().aspectRatio(1, contentMode: .fill).clipped().cornerRadius(8)
                        .overlay(
                            RoundedRectangle(cornerRadius: 8).stroke(chosen == name ? Color.blue : .clear, lineWidth: 3)
                        )
                        .onTapGesture { withAnimation(.easeInOut) { chosen = chosen == name ? nil : name } }
                        .accessibilityLabel(Text(name))
                }
            }
            .padding(8)
        }
    }
}

struct RemoteRow: View {
    let url: URL?
    let title: String
    let likes: Int

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            AsyncImage(url: url) { phase in
                switch phase {
                case .success(let image): image.resizable().scaledToFill()
                case .failure: Image(systemName: "photo").foregroundStyle(.secondary)
                default: ProgressView()
                }
            }
            .frame(width: 64, height: 64).clipShape(Circle())
            VStack(alignment: .leading, spacing: 4) {
                Text(title).font(.headline).lineLimit(2)
                Text(likes == 1 ? "One like" : "\(likes) likes").font(.caption).foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
        }
        .padding(.vertical, 6)
    }
}

struct Calculator: View {
    @State private var shown = "0"
    private let keys = [["7", "8", "9", "÷"], ["4", "5", "6", "×"], ["1", "2", "3", "−"], ["0", ".", "=", "+"]]

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Spacer()
                Text(shown).font(.system(size: 64, weight: .light)).minimumScaleFactor(0.5).lineLimit(1)
            }
            ForEach(keys, id: \.self) { row in
                HStack(spacing: 12) {
                    ForEach(row, id: \.self) { key in
                        Button(action: { shown = shown == "0" ? key : shown + key }) {
                            Text(key).font(.title).frame(width: (320 - 5 * 12) / 4, height: (320 - 5 * 12) / 4)
                                .background("÷×−+=".contains(key) ? Color.orange : Color(white: 0.2))
                                .foregroundColor(.white).clipShape(Circle())
                        }
                    }
                }
            }
        }
        .padding().background(Color.black.ignoresSafeArea())
    }
}

struct WeatherScreen: View {
    @State private var isNight = false
    let days = ["MON", "TUE", "WED", "THU", "FRI"]

    var body: some View {
        ZStack {
            LinearGradient(
                gradient: Gradient(colors: [
                    isNight ? .black : .blue, isNight ? .gray : Color(red: 0.7, green: 0.9, blue: 1),
                ]),
                startPoint: .topLeading, endPoint: .bottomTrailing
            )
            .edgesIgnoringSafeArea(.all)
            VStack {
                Text("Hamburg").font(.system(size: 32, weight: .medium)).foregroundColor(.white).padding()
                VStack(spacing: 8) {
                    Image(systemName: isNight ? "moon.stars.fill" : "cloud.sun.fill").renderingMode(.original)
                        .resizable()
                        .aspectRatio(contentMode: .fit).frame(width: 180, height: 180)
                    Text("\(isNight ? 9 : 17)°").font(.system(size: 70, weight: .medium)).foregroundColor(.white)
                }
                .padding(.bottom, 40)
                HStack(spacing: 20) {
                    ForEach(Array(days.enumerated()), id: \.offset) { place, day in
                        VStack {
                            Text(day); Image(systemName: "sun.max.fill"); Text("\(14 + place)°")
                        }
                    }
                }
                .foregroundStyle(.white)
                Spacer()
                Button("Change the time of day") { isNight.toggle() }
                    .frame(width: 280, height: 50).background(Color.white).font(.system(size: 20, weight: .bold))
                    .cornerRadius(10)
            }
        }
    }
}

struct Onboarding: View {
    @State private var page = 0
    let pages = [("star", "Collect", "Keep what you like"), ("bolt", "Act", "Do it at once")]

    var body: some View {
        VStack {
            TabView(selection: $page) {
                ForEach(pages.indices, id: \.self) { index in
                    VStack(spacing: 24) {
                        Image(systemName: pages[index].0).font(.system(size: 90)).symbolRenderingMode(.hierarchical)
                        Text(pages[index].1).font(.title.bold())
                        Text(pages[index].2).multilineTextAlignment(.center).foregroundStyle(.secondary)
                    }
                    .tag(index)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
            Button(page == pages.count - 1 ? "Begin" : "Next") {
                withAnimation { page = min(page + 1, pages.count - 1) }
            }
            .buttonStyle(.borderedProminent).controlSize(.large).padding()
        }
    }
}

struct DraggedCard: View {
    @State private var offset = CGSize.zero
    @State private var isShown = false
    var onRemove: (() -> Void)?

    var body: some View {
        RoundedRectangle(cornerRadius: 25, style: .continuous)
            .fill(Color.white.opacity(1 - Double(abs(offset.width / 50))))
            .background(RoundedRectangle(cornerRadius: 25).fill(offset.width > 0 ? .green : .red))
            .shadow(color: .black.opacity(0.2), radius: 10, x: 0, y: 4)
            .overlay(Text(isShown ? "Answer" : "Question").font(.largeTitle))
            .frame(width: 300, height: 200)
            .rotationEffect(.degrees(Double(offset.width / 5)))
            .offset(x: offset.width * 3, y: 0)
            .opacity(2 - Double(abs(offset.width / 50)))
            .gesture(
                DragGesture().onChanged { offset = $0.translation }
                    .onEnded { _ in
                        if abs(offset.width) > 100 { onRemove?() } else { withAnimation(.spring()) { offset = .zero } }
                    }
            )
            .onTapGesture { isShown.toggle() }
    }
}

struct BarChart: View {
    let values: [Double]
    private var top: Double { values.max() ?? 1 }

    var body: some View {
        GeometryReader { room in
            HStack(alignment: .bottom, spacing: 4) {
                ForEach(values.indices, id: \.self) { index in
                    let height = room.size.height * CGFloat(values[index] / top)
                    VStack {
                        Spacer()
                        Text(String(format: "%.1f", values[index])).font(.caption2).rotationEffect(.degrees(-45))
                        Capsule().fill(index % 2 == 0 ? Color.blue : Color.teal).frame(height: max(height - 20, 2))
                    }
                    .frame(width: (room.size.width - CGFloat(values.count - 1) * 4) / CGFloat(values.count))
                }
            }
        }
    }
}

struct Player: View {
    @State private var position = 12.0
    @State private var isPlaying = false
    private func time(_ seconds: Double) -> String { String(format: "%d:%02d", Int(seconds) / 60, Int(seconds) % 60) }

    var body: some View {
        VStack(spacing: 20) {
            Image("cover").resizable().scaledToFit().cornerRadius(16).scaleEffect(isPlaying ? 1 : 0.85)
                .animation(.spring(), value: isPlaying)
            VStack(spacing: 2) {
                Text("A song").font(.title2).fontWeight(.semibold)
                Text("Somebody").foregroundColor(.secondary)
            }
            Slider(value: $position, in: 0...180)
            HStack {
                Text(time(position))
                Spacer()
                Text("-" + time(180 - position))
            }
            .font(.caption).foregroundColor(.secondary)
            HStack(spacing: 44) {
                Button {
                    position = 0
                } label: {
                    Image(systemName: "backward.fill")
                }
                Button {
                    isPlaying.toggle()
                } label: {
                    Image(systemName: isPlaying ? "pause.circle.fill" : "play.circle.fill").font(.system(size: 60))
                }
                Button {
                } label: {
                    Image(systemName: "forward.fill")
                }
            }
            .font(.title)
        }
        .padding(.horizontal, 32)
    }
}

struct ChatRow: View {
    let text: String
    let isMine: Bool
    var time = Date()

    var body: some View {
        HStack {
            if isMine { Spacer(minLength: 60) }
            VStack(alignment: isMine ? .trailing : .leading, spacing: 2) {
                Text(text).padding(.horizontal, 14).padding(.vertical, 10)
                    .background(isMine ? Color.blue : Color(.systemGray5))
                    .foregroundColor(isMine ? .white : .primary)
                    .clipShape(
                        UnevenRoundedRectangle(
                            topLeadingRadius: 16, bottomLeadingRadius: isMine ? 16 : 4, topTrailingRadius: 16))
                Text(time, style: .time).font(.caption2).foregroundStyle(.tertiary)
            }
            if !isMine { Spacer(minLength: 60) }
        }
        .transition(.move(edge: .bottom).combined(with: .opacity))
    }
}

struct PriceTable: View {
    let rows: [(name: String, price: Double, count: Int)]

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
            GridRow {
                Text("Item"); Text("Price"); Text("Count"); Text("Sum")
            }.font(.headline)
            Divider()
            ForEach(rows, id: \.name) { row in
                GridRow {
                    Text(row.name)
                    Text(row.price, format: .number.precision(.fractionLength(2))).gridColumnAlignment(.trailing)
                    Text("\(row.count)")
                    Text("\(row.price * Double(row.count), specifier: "%.2f")").bold()
                }
            }
            GridRow {
                Text("Total").gridCellColumns(3)
                Text("\(rows.reduce(0) { $0 + $1.price * Double($1.count) }, specifier: "%.2f")")
            }
        }
        .padding()
    }
}

struct Wave: View {
    var body: some View {
        TimelineView(.animation) { moment in
            Canvas { context, size in
                let time = moment.date.timeIntervalSinceReferenceDate
                var path = Path()
                path.move(to: CGPoint(x: 0, y: size.height / 2))
                for x in stride(from: 0, through: size.width, by: 4) {
                    path.addLine(to: CGPoint(x: x, y: size.height / 2 + sin(x / 40 + time * 2) * size.height / 4))
                }
                context.stroke(path, with: .color(.blue), lineWidth: 2)
            }
        }
        .frame(height: 120).background(.ultraThinMaterial)
    }
}

struct Badge: View {
    let symbol: String
    let title: LocalizedStringKey
    var count = 0
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Label {
            Text(title).fontWeight(.medium)
        } icon: {
            Image(systemName: symbol).foregroundStyle(.pink)
        }
        .padding(.horizontal, 12).padding(.vertical, 6)
        .background(scheme == .dark ? Color.white.opacity(0.15) : Color.black.opacity(0.05), in: Capsule())
        .overlay(alignment: .topTrailing) {
            if count > 0 {
                Text("\(count)").font(.caption2.bold()).padding(4).background(Circle().fill(.red)).foregroundStyle(
                    .white
                )
                .offset(x: 6, y: -6)
            }
        }
    }
}

struct Quiz: View {
    let question: String
    let answers: [String]
    @State private var chosen: Int?
    @State private var score = 0
    @State private var isOver = false

    var body: some View {
        VStack(spacing: 20) {
            Text("Score: \(score)").font(.title3.monospacedDigit())
            Text(question).font(.title2).multilineTextAlignment(.center)
            ForEach(0..<answers.count, id: \.self) { index in
                Button {
                    chosen = index; score += index == 0 ? 1 : -1; isOver = abs(score) > 3
                } label: {
                    HStack {
                        Text(answers[index])
                        Spacer()
                        if chosen == index { Image(systemName: index == 0 ? "checkmark.circle" : "xmark.circle") }
                    }
                    .padding()
                    .background(chosen == index ? (index == 0 ? Color.green : Color.red) : Color.gray.opacity(0.2))
                    .cornerRadius(12)
                }
                .disabled(chosen != nil)
            }
        }
        .padding()
        .alert("The end", isPresented: $isOver) {
            Button("Again") {
                score = 0; chosen = nil
            }
        } message: {
            Text("Your score is \(score).")
        }
    }
}

struct SplitScreen: View {
    @State private var folder: String? = "In"
    @State private var letter: Entry?
    let folders = ["In", "Out", "Drafts"]
    let letters: [Entry]

    var body: some View {
        NavigationSplitView {
            List(folders, id: \.self, selection: $folder) { Label($0, systemImage: "folder") }.navigationTitle("Mail")
        } content: {
            List(letters, selection: $letter) { letter in
                NavigationLink(letter.title, value: letter)
            }
            .navigationTitle(folder ?? "None")
        } detail: {
            if let letter { EntryDetail(entry: letter) } else { Text("Choose a letter").foregroundStyle(.secondary) }
        }
    }
}
