/// Names of metadata that PDF/A does not know, and that an archival file therefore describes.
struct XMPSchema {
    struct Property {
        let name: String
        let type: String
        /// Whether people state the property; otherwise programs find it in the file.
        let isExternal: Bool
        let description: String
    }

    let name: String
    let address: String
    let prefix: String
    let properties: [Property]

    static let universalAccess = XMPSchema(
        name: "PDF/UA identification", address: "http://www.aiim.org/pdfua/ns/id/", prefix: "pdfuaid",
        properties: [
            Property(
                name: "part", type: "Integer", isExternal: false, description: "The part of PDF/UA that the file keeps")
        ])

    /// Factur-X and ZUGFeRD.
    static let invoice = XMPSchema(
        name: "Factur-X", address: "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#", prefix: "fx",
        properties: [
            ("DocumentFileName", "The name of the embedded invoice"), ("DocumentType", "The kind of the document"),
            ("Version", "The version of the embedded invoice's format"),
            ("ConformanceLevel", "The profile of the embedded invoice"),
        ].map { Property(name: $0.0, type: "Text", isExternal: true, description: $0.1) })

    /// The part of the metadata that describes the schemas.
    static func description(of schemas: [XMPSchema]) -> String {
        let items = schemas.map { schema in
            let properties = schema.properties.map { property in
                """
                <rdf:li rdf:parseType="Resource">
                <pdfaProperty:name>\(property.name)</pdfaProperty:name>
                <pdfaProperty:valueType>\(property.type)</pdfaProperty:valueType>
                <pdfaProperty:category>\(property.isExternal ? "external" : "internal")</pdfaProperty:category>
                <pdfaProperty:description>\(property.description)</pdfaProperty:description>
                </rdf:li>
                """
            }
            return """
                <rdf:li rdf:parseType="Resource">
                <pdfaSchema:schema>\(schema.name)</pdfaSchema:schema>
                <pdfaSchema:namespaceURI>\(schema.address)</pdfaSchema:namespaceURI>
                <pdfaSchema:prefix>\(schema.prefix)</pdfaSchema:prefix>
                <pdfaSchema:property><rdf:Seq>\(properties.joined(separator: "\n"))</rdf:Seq></pdfaSchema:property>
                </rdf:li>
                """
        }
        return """
            <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" \
            xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
            <pdfaExtension:schemas><rdf:Bag>\(items.joined(separator: "\n"))</rdf:Bag></pdfaExtension:schemas>
            </rdf:Description>
            """
    }
}
