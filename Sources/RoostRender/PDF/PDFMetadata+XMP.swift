extension PDFMetadata {
    /// The same facts as XML, as PDF/A and PDF/UA ask for.
    func xmp(_ options: PDFOptions) -> String {
        var lines = [
            "<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>",
            "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">",
            "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\""
                + " xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\""
                + " xmlns:pdfaid=\"http://www.aiim.org/pdfa/ns/id/\" xmlns:pdfuaid=\"http://www.aiim.org/pdfua/ns/id/\">",
        ]
        if let title { lines.append("<dc:title>\(Self.alternatives(title))</dc:title>") }
        if let author {
            lines.append("<dc:creator><rdf:Seq><rdf:li>\(Self.escaped(author))</rdf:li></rdf:Seq></dc:creator>")
        }
        if let subject { lines.append("<dc:description>\(Self.alternatives(subject))</dc:description>") }
        if let language {
            lines.append("<dc:language><rdf:Bag><rdf:li>\(Self.escaped(language))</rdf:li></rdf:Bag></dc:language>")
        }
        if !keywords.isEmpty {
            lines.append("<pdf:Keywords>\(Self.escaped(keywords.joined(separator: ", ")))</pdf:Keywords>")
        }
        lines += ["<pdf:Producer>Roost</pdf:Producer>", "<xmp:CreatorTool>Roost</xmp:CreatorTool>"]
        if let isoDate { lines.append("<xmp:CreateDate>\(isoDate)</xmp:CreateDate>") }
        if options.isArchival {
            lines.append("<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>")
        }
        if options.isTagged { lines.append("<pdfuaid:part>1</pdfuaid:part>") }
        lines.append("</rdf:Description>")
        let invoices = options.attachments.compactMap { file in file.invoiceLevel.map { (file.name, $0) } }
        for (name, level) in invoices {
            lines.append(
                """
                <rdf:Description rdf:about="" xmlns:fx="\(XMPSchema.invoice.address)">
                <fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>\(Self.escaped(name))</fx:DocumentFileName>
                <fx:Version>1.0</fx:Version><fx:ConformanceLevel>\(Self.escaped(level))</fx:ConformanceLevel>
                </rdf:Description>
                """)
        }
        // PDF/A wants to be told of every name that it does not know.
        if options.isArchival {
            let schemas = (options.isTagged ? [XMPSchema.universalAccess] : []) + (invoices.isEmpty ? [] : [.invoice])
            if !schemas.isEmpty { lines.append(XMPSchema.description(of: schemas)) }
        }
        lines += ["</rdf:RDF></x:xmpmeta>", "<?xpacket end=\"w\"?>"]
        return lines.joined(separator: "\n")
    }

    private static func alternatives(_ text: String) -> String {
        "<rdf:Alt><rdf:li xml:lang=\"x-default\">\(escaped(text))</rdf:li></rdf:Alt>"
    }

    /// Text in XML, without the characters that XML forbids.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\t", "\n", " "..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...:
                escaped.unicodeScalars.append(scalar)
            default: break
            }
        }
        return escaped
    }
}
