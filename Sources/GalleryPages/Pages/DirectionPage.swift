import SwiftUI

extension Page {
    static let direction = Page(
        "direction", title: "Right to left",
        caption: "One view, two directions: layout is mirrored, text runs as its script does."
    ) { DirectionPage() }
}

struct DirectionPage: View {
    var body: some View {
        Slide(Page.direction.title, Page.direction.caption) {
            VStack(spacing: 36) {
                RatingCell()
                RatingCell(dish: "توست الأفوكادو", count: "٥ نجوم", ingredients: "أفوكادو، زبدة اللوز، خبز، فلفل أحمر")
                    .environment(\.layoutDirection, .rightToLeft)
                RatingCell(dish: "טוסט אבוקדו", count: "5 כוכבים", ingredients: "אבוקדו, חמאת שקדים, לחם, פלפל אדום")
                    .environment(\.layoutDirection, .rightToLeft)
                RatingCell(dish: "アボカドトースト", count: "星5つ", ingredients: "アボカド、アーモンドバター、パン、赤唐辛子")
            }
            .padding(.horizontal, 12)
        }
    }
}
