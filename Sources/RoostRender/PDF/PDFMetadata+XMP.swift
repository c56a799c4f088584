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
        lines += [
            "<pdf:Producer>Roost</pdf:Producer>", "<xmp:CreatorTool>Roost</xmp:CreatorTool>",
            "<xmp:CreateDate>\(isoDate)</xmp:CreateDate>",
        ]
        if options.isArchival {
            lines.append("<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>")
        }
        if options.isTagged { lines.append("<pdfuaid:part>1</pdfuaid:part>") }
        lines.append("</rdf:Description>")
        if options.isArchival, options.isTagged { lines.append(Self.universalAccessSchema) }
        lines += ["</rdf:RDF></x:xmpmeta>", "<?xpacket end=\"w\"?>"]
        return lines.joined(separator: "\n")
    }

    /// PDF/A wants to be told of every name that it does not know: those of PDF/UA, too.
    private static let universalAccessSchema = """
        <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" \
        xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
        <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
        <pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>
        <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
        <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
        <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>part</pdfaProperty:name>
        <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
        <pdfaProperty:category>internal</pdfaProperty:category>
        <pdfaProperty:description>The part of PDF/UA that the file keeps</pdfaProperty:description>
        </rdf:li></rdf:Seq></pdfaSchema:property>
        </rdf:li></rdf:Bag></pdfaExtension:schemas>
        </rdf:Description>
        """

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
