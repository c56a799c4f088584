import RoostDocuments
import RoostService
import SwiftUI

/// A program that draws tickets: `Tickets render --template ticket --input rows.jsonl --output out`.
@main
struct Tickets: RenderService {
    var templates: [RenderTemplate] {
        RenderTemplate("ticket") { (ticket: Ticket) in TicketView(ticket: ticket) }
        RenderTemplate("confirmation") { (ticket: Ticket) in
            Document {
                Text("Your ticket for \(ticket.event)").font(.title2.bold()).accessibilityHeading(.h1)
                Text("Dear \(ticket.holder), please bring this page with you.")
                TicketView(ticket: ticket)
            }
            .metadata(DocumentMetadata(title: "Ticket \(ticket.number)", language: "en"))
        }
    }
}

/// The data of a ticket.
struct Ticket: Decodable {
    var number: Int
    var event: String
    var holder: String
    var seat: String?
}

/// A ticket with a stub.
struct TicketView: View {
    let ticket: Ticket

    var body: some View {
        HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 6) {
                Text(ticket.event).font(.headline)
                Text(ticket.holder).font(.subheadline)
                if let seat = ticket.seat { Text("Seat \(seat)").font(.caption) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(16)
            Text(verbatim: "№ \(ticket.number)").font(.footnote.monospacedDigit())
                .frame(width: 90)
                .frame(maxHeight: .infinity)
                .background(.orange.opacity(0.25))
        }
        .frame(width: 360, height: 110)
        .background(.orange.opacity(0.12))
        .clipShape(.rect(cornerRadius: 14))
    }
}
