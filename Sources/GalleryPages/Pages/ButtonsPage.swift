import SwiftUI

extension Page {
    static let buttons = Page(
        "buttons", title: "Buttons of equal width",
        caption: "As wide as the widest needs, and no wider; in a column where large text leaves no room for a row."
    ) { ButtonsPage() }
}

struct ButtonsPage: View {
    var body: some View {
        Slide(Page.buttons.title, Page.buttons.caption) {
            HStack(spacing: 36) {
                VStack(alignment: .leading, spacing: 30) {
                    Example("HStack: each as wide as its label") {
                        HStack { VoteButtons(pets: Pet.all, stretched: false) }
                            .measured(.secondary)
                    }
                    Example("HStack with flexible labels: all the room there is") {
                        HStack { VoteButtons(pets: Pet.all) }
                            .frame(width: 380)
                            .measured(.secondary)
                    }
                    Example("EqualWidthStack: the widest button’s width") {
                        EqualWidthStack { VoteButtons(pets: Pet.all) }
                            .measured(.secondary)
                    }
                }
                .frame(width: 380, alignment: .leading)
                Example("ViewThatFits, with the largest text") {
                    VoteRow(pets: Pet.all)
                        .environment(\.dynamicTypeSize, .accessibility2)
                        .frame(width: 260)
                        .padding(.vertical, 20)
                        .overlay {
                            RoundedRectangle(cornerRadius: 20, style: .continuous).strokeBorder(
                                .quaternary, lineWidth: 2)
                        }
                }
            }
            .padding(.bottom, 16)
        }
    }
}

/// The buttons in a row, or in a column where a row is too wide.
struct VoteRow: View {
    var pets: [Pet]

    var body: some View {
        ViewThatFits {
            EqualWidthStack { VoteButtons(pets: pets) }
            EqualWidthStack(axis: .vertical) { VoteButtons(pets: pets) }
        }
    }
}

struct VoteButtons: View {
    var pets: [Pet]
    /// Whether the labels fill their buttons.
    var stretched = true

    var body: some View {
        ForEach(pets) { pet in
            Button {
                // A picture has nobody to press it.
            } label: {
                Text(pet.name).frame(maxWidth: stretched ? .infinity : nil)
            }
            .buttonStyle(.bordered)
        }
    }
}
