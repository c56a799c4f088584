import PaperworkPages
import RoostDocuments
import RoostService

/// A program that writes invoices and bank statements from JSON:
/// `Paperwork render --template invoice --input Examples/Paperwork/invoice.json --output out`.
@main
struct Paperwork: RenderService {
    var templates: [RenderTemplate] {
        RenderTemplate("invoice") { (invoice: Invoice) in InvoiceDocument(invoice: invoice).document }
        RenderTemplate("electronic-invoice") { (invoice: Invoice) in
            InvoiceDocument(invoice: invoice).electronicDocument
        }
        RenderTemplate("statement") { (statement: Statement) in StatementDocument(statement: statement).document }
    }
}
