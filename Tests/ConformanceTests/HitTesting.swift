import RoostTesting

/// The points of a view that a click was recorded to hit, in a window of 200 × 200 points.
enum HitTestingCases {
    @CaseTable static var cases: [Case] {
        shapes
        regions
        Case("pst-H1") { trial in
            let hits = Hits { tap in
                Color.blue.frame(width: 160, height: 20).onTapGesture(perform: tap).rotationEffect(.degrees(90))
            }
            trial.same(hits.at(100, 40), true, "in the turned bar")
            trial.same(hits.at(40, 100), false, "where the bar was")
        }
        Case("pst-H5") { trial in
            let hits = Hits { tap in
                Color.blue.frame(width: 40, height: 40).shadow(color: .black, radius: 0, x: 60).onTapGesture(
                    perform: tap)
            }
            trial.same(hits.at(100, 100), true, "in the view")
            trial.same(hits.at(160, 100), false, "in the shadow alone")
        }
    }

    @CaseTable private static var shapes: [Case] {
        corner("ix-C3", isHit: true) { Color.blue.clipShape(Circle()) }
        corner("ix-C5", isHit: false) { Circle().fill(.blue) }
        corner("ix-C9", isHit: true) { Color.blue.cornerRadius(60) }
        Case("ix-C7") { trial in
            let hits = Hits { tap in Circle().stroke(lineWidth: 10).onTapGesture(perform: tap) }
            trial.same(hits.at(100, 100), false, "centre")
            trial.same(hits.at(12, 12), false, "corner")
            trial.same(hits.at(100, 4), true, "on the line")
        }
        Case("ix-C12") { trial in
            let hits = Hits { tap in
                ZStack {
                    Color.gray.onTapGesture(perform: tap)
                    Circle().fill(.blue)
                }
            }
            trial.same(hits.at(100, 100), false, "through the circle")
            trial.same(hits.at(12, 12), true, "beside the circle")
        }
    }

    @CaseTable private static var regions: [Case] {
        corner("hit-H2", isHit: true) { Circle().fill(.blue).contentShape(Rectangle()) }
        Case("hit-H3") { trial in
            let hits = Hits { tap in
                Color.blue.contentShape(Rectangle().inset(by: 60)).onTapGesture(perform: tap)
            }
            trial.same(hits.at(100, 100), true, "centre")
            trial.same(hits.at(20, 100), false, "edge")
        }
        Case("hit-H5") { trial in
            let hits = Hits { tap in
                Color.blue.frame(width: 80, height: 80).contentShape(Rectangle().inset(by: -60))
                    .onTapGesture(perform: tap)
            }
            trial.same(hits.at(20, 100), true, "40 points outside")
        }
        Case("hit-H6") { trial in
            let hits = Hits { tap in
                Color.blue.frame(width: 80, height: 80).contentShape(Rectangle().inset(by: -60))
                    .onTapGesture(perform: tap)
                    .frame(width: 100, height: 100).clipped()
            }
            trial.same(hits.at(20, 100), true, "outside the clip")
        }
        Case("hit-P3") { trial in
            let hits = Hits { tap in
                Color.blue.frame(width: 80, height: 80).padding(40).contentShape(Rectangle()).onTapGesture(perform: tap)
            }
            trial.same(hits.at(30, 100), true, "in the padding")
        }
        Case("hit-P4") { trial in
            let hits = Hits { tap in
                Color.blue.frame(width: 80, height: 80).padding(40).background(Color.gray).onTapGesture(perform: tap)
            }
            trial.same(hits.at(30, 100), true, "in the padding")
        }
        Case("hit-N1/N2 before") { trial in
            let hits = Hits { tap in Color.blue.allowsHitTesting(false).onTapGesture(perform: tap) }
            trial.same(hits.at(100, 100), false, "centre")
        }
        Case("hit-N1/N2 after") { trial in
            let hits = Hits { tap in Color.blue.onTapGesture(perform: tap).allowsHitTesting(false) }
            trial.same(hits.at(100, 100), false, "centre")
        }
    }

    /// A view of 200 × 200 points with a tap gesture: the centre is hit, and the corner is or is not.
    private static func corner<Content: View>(
        _ name: String, isHit: Bool, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> Content
    ) -> Case {
        Case(name) { trial in
            let hits = Hits { tap in view().onTapGesture(perform: tap) }
            trial.same(hits.at(100, 100), true, "centre")
            trial.same(hits.at(12, 12), isHit, "corner")
        }
    }
}

/// A live view that counts the taps it gets.
@MainActor
private final class Hits {
    private var count = 0
    private var live: LiveView!

    init<Content: View>(@ViewBuilder _ view: (@escaping () -> Void) -> Content) {
        live = LiveView(view { [unowned self] in count += 1 }, size: CGSize(width: 200, height: 200)) {
            $0.idiom = .macOS
        }
    }

    func at(_ x: CGFloat, _ y: CGFloat) -> Bool {
        let before = count
        live.tap(at: CGPoint(x: x, y: y))
        return count == before + 1
    }
}
