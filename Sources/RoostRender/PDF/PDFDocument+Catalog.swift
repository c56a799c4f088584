/// The parts of a file's catalogue beyond its pages: bookmarks, structure, attachments, and the facts that PDF/A and
/// PDF/UA ask for.
extension PDFDocument {
    /// Writes the objects that the catalogue refers to; returns their keys and numbers.
    func writeExtras() -> [(key: String, object: Int)] {
        var extras: [(String, Int)] = []
        var names: [(String, Int)] = []
        if !outline.isEmpty {
            let outline = PDFOutline(items: outline, pages: pages)
            extras.append(("/Outlines", outline.write(to: objects)))
            names.append(("/Dests", outline.writeDestinations(to: objects)))
        }
        if let structure { extras.append(("/StructTreeRoot", structure.root)) }
        if !options.isPlain {
            let object = objects.reserve()
            let text = Array(metadata.xmp(options).utf8)
            // Programs that know no PDF find it uncompressed.
            text.withUnsafeBytes { text in
                objects.writeStream(object, parts: [text]) { $0.raw("/Type /Metadata /Subtype /XML ") }
            }
            extras.append(("/Metadata", object))
        }
        // PDF/A asks for a date of each attached file.
        let date = metadata.dateText ?? "D:20000101000000Z"
        let files = options.attachments.map { ($0.name, $0.write(to: objects, date: date)) }
        if !files.isEmpty {
            names.append(("/EmbeddedFiles", writeNames(files)))
            extras.append(("/AF", writeList(files.map(\.1))))
        }
        if !names.isEmpty {
            extras.append(
                (
                    "/Names",
                    objects.add { entry in
                        entry.raw("<< ")
                        for (key, object) in names {
                            entry.raw(key + " ")
                            entry.reference(object)
                            entry.raw(" ")
                        }
                        entry.raw(">>")
                    }
                ))
        }
        if options.isArchival { extras.append(("/OutputIntents", writeOutputIntents())) }
        return extras
    }

    /// Writes the facts that are in the catalogue itself.
    func writeFacts(to entry: inout PDFBuffer) {
        if let language = metadata.language {
            entry.raw(" /Lang ")
            entry.text(language)
        }
        if options.isTagged {
            entry.raw(" /MarkInfo << /Marked true >> /ViewerPreferences << /DisplayDocTitle true >>")
        }
        if !outline.isEmpty { entry.raw(" /PageMode /UseOutlines") }
    }

    private func writeNames(_ items: [(name: String, object: Int)]) -> Int {
        objects.add { entry in
            entry.raw("<< /Names [ ")
            for item in items.sorted(by: { $0.name < $1.name }) {
                entry.text(item.name)
                entry.raw(" ")
                entry.reference(item.object)
                entry.raw(" ")
            }
            entry.raw("] >>")
        }
    }

    private func writeList(_ items: [Int]) -> Int {
        objects.add { entry in
            entry.raw("[ ")
            for item in items {
                entry.reference(item)
                entry.raw(" ")
            }
            entry.raw("]")
        }
    }

    private func writeOutputIntents() -> Int {
        let profile = objects.reserve()
        objects.writeStream(profile, PDFColorProfile.sRGB, .thorough) { $0.raw("/N 3 ") }
        return objects.add { entry in
            entry.raw("[ << /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /Info (sRGB) ")
            entry.raw("/DestOutputProfile ")
            entry.reference(profile)
            entry.raw(" >> ]")
        }
    }
}
