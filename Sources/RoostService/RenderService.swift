import Foundation

/// A program that makes pictures and documents of data: an addition of Roost's for jobs of many rows, and for other
/// programs that start one.
///
/// ```swift
/// @main
/// struct Cards: RenderService {
///     var templates: [RenderTemplate] {
///         RenderTemplate("ticket") { (ticket: Ticket) in TicketView(ticket: ticket) }
///         RenderTemplate("invoice") { (invoice: Invoice) in InvoiceView(invoice: invoice).document }
///     }
/// }
/// ```
///
/// The program then has these commands, without more code:
///
/// * `cards render --template ticket --input rows.jsonl --output out` draws each row of a file,
/// * `cards serve` answers requests over HTTP,
/// * `cards worker` answers requests on standard input,
/// * `cards templates` describes the templates and their inputs, as JSON.
///
/// `render` and `serve` draw in processes of their own, which they start with `worker`, and which cost only their own
/// job when they end, take too long or want too much memory.
public protocol RenderService {
    /// A service. The program makes one.
    init()
    /// The kinds of pictures and documents that the program makes.
    @RenderTemplateBuilder var templates: [RenderTemplate] { get }
}

extension RenderService {
    /// Runs the command that the program was started with, and ends the program with its status.
    public static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        exit(ServiceCommand(templates: Self().templates).run(arguments))
    }

    /// Does the jobs of a `RenderResponder`, and then ends the program, if the program was started for that. A program
    /// that has one calls this first.
    public static func workIfStartedAsWorker() {
        if CommandLine.arguments.dropFirst().first == "worker" { main() }
    }
}

/// Collects templates.
@resultBuilder
public enum RenderTemplateBuilder {
    /// One template.
    public static func buildExpression(_ template: RenderTemplate) -> [RenderTemplate] { [template] }
    /// Several templates, in order.
    public static func buildBlock(_ templates: [RenderTemplate]...) -> [RenderTemplate] { templates.flatMap { $0 } }
}
