import CoreGraphics
import Foundation
import RoostControls
import RoostCore
import RoostDocuments

/// Prints PDF files, pictures, texts and views through the desktop's dialog. A page has no printers: there it is not
/// available, and the reader prints the page with the browser.
@MainActor @preconcurrency open class UIPrintInteractionController: NSObject {
    /// Called when the dialog has closed: whether the document went to a printer, and the reason if it did not.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// The only one.
    public static let shared = UIPrintInteractionController()
    private override init() { super.init() }

    /// Whether there is a dialog for printing: in windows of the desktop.
    public class var isPrintingAvailable: Bool { CurrentProcessHost.host != nil }
    /// The kinds of files that can be printed.
    public class var printableUTIs: Set<String> {
        ["com.adobe.pdf", "public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp"]
    }
    /// Whether a file is a PDF file or a picture.
    public class func canPrint(_ url: URL) -> Bool { (try? Data(contentsOf: url)).map(canPrint) == true }
    /// Whether data are a PDF file or a picture.
    public class func canPrint(_ data: Data) -> Bool { PrintedItem(data) != nil }

    /// The job's name and the pages' direction; nil for the usual ones.
    open var printInfo: UIPrintInfo?
    /// Hears of the job.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// The document to print, one of `Data`, `URL` and `UIImage`. Setting it removes other documents and the formatter.
    open var printingItem: Any? {
        get { printingItems?.first }
        set { printingItems = newValue.map { [$0] } }
    }
    /// The documents to print. A PDF file gets a dialog of its own; pictures that follow each other are pages of one.
    open var printingItems: [Any]? {
        get { items }
        set { (items, formatter) = (newValue, nil) }
    }
    /// Makes the pages. Setting it removes the documents.
    open var printFormatter: UIPrintFormatter? {
        get { formatter }
        set { (items, formatter) = (nil, newValue) }
    }
    private var items: [Any]?
    private var formatter: UIPrintFormatter?

    /// Has no effect: the desktop's dialog asks for the number of copies.
    open var showsNumberOfCopies = true
    /// Has no effect: the desktop's dialog asks for the paper.
    open var showsPaperSelectionForLoadedPapers = false
    /// Has no effect: the desktop's dialog asks for the direction.
    open var showsPaperOrientation = true

    /// Shows the dialog over the window. Returns false, with a warning, where there is none or nothing can be printed.
    @discardableResult
    open func present(animated: Bool, completionHandler: CompletionHandler? = nil) -> Bool {
        guard let host = CurrentProcessHost.host else {
            Log.warning("UIPrintInteractionController prints nothing: a page has no printers")
            return false
        }
        let documents: [Data]
        do {
            documents =
                try formatter.map { [try $0.document(paper: paper)] }
                ?? PrintedItem.documents(items ?? [], paper)
        } catch {
            Log.warning("UIPrintInteractionController prints nothing: \(error)")
            return false
        }
        guard !documents.isEmpty else {
            Log.warning("UIPrintInteractionController prints nothing: it has no formatter, and no PDF file or picture")
            return false
        }
        delegate?.printInteractionControllerWillPresentPrinterOptions(self)
        print(documents[...], on: host, completionHandler)
        return true
    }

    /// The same as `present(animated:completionHandler:)`: the desktop places the dialog.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completionHandler) }

    /// The same as `present(animated:completionHandler:)`: the desktop places the dialog.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completionHandler) }

    /// Prints the documents one after the other, until a dialog is cancelled.
    private func print(_ documents: ArraySlice<Data>, on host: any ProcessHost, _ done: CompletionHandler?) {
        guard let document = documents.first else { return }
        host.print(document, name: printInfo?.jobName ?? "Document") { [self] result in
            var (isDone, problem): (Bool, (any Error)?) = (false, nil)
            switch result {
            case .success(let isPrinted): isDone = isPrinted
            case .failure(let error): problem = error
            }
            if isDone, documents.count > 1 { return print(documents.dropFirst(), on: host, done) }
            delegate?.printInteractionControllerDidDismissPrinterOptions(self)
            if isDone { delegate?.printInteractionControllerDidFinishJob(self) }
            done?(self, isDone, problem)
        }
    }

    private var paper: PageSize {
        let paper = PageSize.ofRegion(Locale.current.region)
        return printInfo?.orientation == .landscape ? paper.landscape : paper
    }
}

/// Hears of the jobs of a controller. Each method does nothing by default.
@MainActor @preconcurrency public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    /// The dialog is about to open.
    func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// The dialog has closed.
    func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// The document went to the printer.
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    public func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {}
    public func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {}
    public func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {}
}

/// A thing that can be printed.
private enum PrintedItem {
    case document(Data)
    case picture(UIImage)

    init?(_ item: Any) {
        switch item {
        case let picture as UIImage: self = .picture(picture)
        case let data as Data where data.starts(with: Data("%PDF".utf8)): self = .document(data)
        case let data as Data:
            guard let picture = UIImage(data: data) else { return nil }
            self = .picture(picture)
        case let url as URL:
            guard let data = try? Data(contentsOf: url) else { return nil }
            self.init(data)
        default: return nil
        }
    }

    /// The PDF files of things; pictures that follow each other are in one. Others are left out.
    @MainActor static func documents(_ items: [Any], _ paper: PageSize) throws -> [Data] {
        var documents: [Data] = []
        var pictures: [UIImage] = []
        func endPictures() throws {
            if !pictures.isEmpty { documents.append(try document(pictures, paper)) }
            pictures = []
        }
        for item in items.compactMap(PrintedItem.init) {
            switch item {
            case .picture(let picture): pictures.append(picture)
            case .document(let document):
                try endPictures()
                documents.append(document)
            }
        }
        try endPictures()
        return documents
    }

    /// A page for each picture, as large as the paper lets it be.
    @MainActor private static func document(_ pictures: [UIImage], _ paper: PageSize) throws -> Data {
        let margin = UIPrintFormatter.margin
        return try Document {
            ForEach(pictures.indices, id: \.self) { index in
                pictures[index].image.resizable().scaledToFit()
                    .frame(width: paper.width - 2 * margin, height: paper.height - 2 * margin)
            }
        }
        .pageSize(paper).pageMargins(margin).pdfData()
    }
}

extension PageSize {
    /// The usual paper of a region: letter in America's north and some countries of its south, else A4.
    fileprivate static func ofRegion(_ region: Locale.Region?) -> PageSize {
        ["US", "CA", "MX", "CL", "CO", "VE", "PH"].contains(region?.identifier) ? .letter : .a4
    }
}
