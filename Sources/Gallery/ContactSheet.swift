import Foundation
import GalleryPages

/// A page of HTML that shows every picture, small, with links to its files.
struct ContactSheet {
    var pages: [Page]
    var documents: [(document: PaperDocument, pictures: [PaperDocument.Picture])]

    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Roost gallery</title>
        <style>
            :root { color-scheme: light dark; font: 16px/1.4 Inter, system-ui, sans-serif; }
            body { margin: 0 auto; max-width: 1280px; padding: 48px 32px; background: light-dark(#f2f2f7, #000); }
            h1 { font-size: 34px; letter-spacing: -0.01em; margin: 0 0 32px; }
            main { columns: 360px auto; column-gap: 32px; }
            figure { break-inside: avoid; margin: 0 0 32px; background: light-dark(#fff, #1c1c1e);
                     border-radius: 20px; overflow: hidden; box-shadow: 0 1px 3px #0002; }
            img { display: block; width: 100%; height: auto; }
            figcaption { padding: 14px 18px 16px; }
            h2 { font-size: 17px; margin: 0 0 2px; }
            .paper { display: flex; gap: 8px; padding: 16px 18px 0; background: light-dark(#e5e5ea, #2c2c2e); }
            .paper a { flex: 1; margin: 0; }
            p { font-size: 14px; margin: 0 0 8px; opacity: 0.65; }
            a { font-size: 13px; margin-right: 12px; color: light-dark(#0068da, #419cff); text-decoration: none; }
        </style>
        <h1>Roost gallery</h1>
        <main>
        \(pages.map(figure).joined(separator: "\n"))
        \(documents.map(figure).joined(separator: "\n"))
        </main>
        </html>

        """
    }

    private func figure(_ page: Page) -> String {
        """
        <figure>
        <a href="\(page.name).png"><img src="\(page.name).png" loading="lazy" alt="\(escaped(page.caption))" \
        width="\(Int(page.size.width))" height="\(Int(page.size.height))"></a>
        <figcaption><h2>\(escaped(page.title))</h2><p>\(escaped(page.caption))</p>\
        <a href="\(page.name).svg">SVG</a><a href="\(page.name).pdf">PDF</a></figcaption>
        </figure>
        """
    }

    private func figure(_ document: PaperDocument, _ pictures: [PaperDocument.Picture]) -> String {
        let images = pictures.map { page, name in
            "<a href=\"\(name)\"><img src=\"\(name)\" loading=\"lazy\" alt=\"Page \(page)\"></a>"
        }
        return """
            <figure>
            <div class="paper">\(images.joined())</div>
            <figcaption><h2>\(escaped(document.title))</h2><p>\(escaped(document.caption))</p>\
            <a href="\(document.name).pdf">PDF</a><a href="\(document.name).json">JSON</a></figcaption>
            </figure>
            """
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;")
            .replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}
