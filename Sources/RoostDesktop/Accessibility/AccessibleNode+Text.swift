#if Desktop
    import CoreGraphics
    import RoostCore

    /// A node's text on the bus, and its editing.
    extension AccessibleNode {
        func textProperty(_ name: String) -> BusValue? {
            switch name {
            case "CharacterCount": .int(scalars.count)
            case "CaretOffset": .int(node.text.map { offset(ofUnit: $0.selection.upperBound) } ?? -1)
            default: nil
            }
        }

        // MARK: Text, in characters (Unicode's scalars)

        private var scalars: String.UnicodeScalarView { (node.atspiText ?? "").unicodeScalars }

        private func offset(ofUnit unit: Int) -> Int {
            let utf16 = (node.atspiText ?? "").utf16
            let index = utf16.index(utf16.startIndex, offsetBy: unit, limitedBy: utf16.endIndex) ?? utf16.endIndex
            return scalars.distance(from: scalars.startIndex, to: index)
        }

        private func index(_ offset: Int) -> String.Index {
            offset < 0
                ? scalars.endIndex
                : scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex) ?? scalars.endIndex
        }

        private func unit(_ offset: Int) -> Int {
            let text = node.atspiText ?? ""
            return text.utf16.distance(from: text.startIndex, to: index(offset))
        }

        private func string(_ start: Int, _ end: Int) -> String {
            let (first, last) = (index(max(0, start)), index(end))
            return first < last ? String(scalars[first..<last]) : ""
        }

        func text(_ method: String, _ arguments: BusArguments) -> BusValue? {
            guard node.atspiText != nil else { return nil }
            switch method {
            case "GetText": return .one(.string(string(arguments.int(0), arguments.int(1))))
            case "GetCharacterAtOffset":
                let scalar = string(arguments.int(0), arguments.int(0) + 1).unicodeScalars.first
                return .one(.int(Int(scalar?.value ?? 0)))
            case "GetStringAtOffset": return part(bounds(at: arguments.int(0), arguments.unsigned(1), isOld: false))
            case "GetTextAtOffset": return part(bounds(at: arguments.int(0), arguments.unsigned(1), isOld: true))
            case "GetTextBeforeOffset":
                let start = bounds(at: arguments.int(0), arguments.unsigned(1), isOld: true).start
                return part(start > 0 ? bounds(at: start - 1, arguments.unsigned(1), isOld: true) : (0, 0))
            case "GetTextAfterOffset":
                let end = bounds(at: arguments.int(0), arguments.unsigned(1), isOld: true).end
                return part(bounds(at: end, arguments.unsigned(1), isOld: true))
            case "GetAttributeRun", "GetAttributes":
                return .tuple([.array("{ss}", []), .int(0), .int(scalars.count)])
            case "GetAttributeValue": return .one(.string(""))
            case "GetDefaultAttributes", "GetDefaultAttributeSet": return .one(.array("{ss}", []))
            case "ScrollSubstringTo":
                ask(.scrollToVisible)
                return .one(.bool(true))
            case "GetCharacterExtents": return extents(arguments.int(0), arguments.int(0) + 1)
            case "GetRangeExtents": return extents(arguments.int(0), arguments.int(1))
            case "GetOffsetAtPoint":
                return .one(
                    .int(window.places(of: node.id)?.offset(arguments.point(0)).map(offset(ofUnit:)) ?? -1))
            case "GetNSelections": return .one(.int(node.text?.selection.isEmpty == false ? 1 : 0))
            case "GetSelection":
                guard let selection = node.text?.selection, !selection.isEmpty else {
                    return .tuple([.int(0), .int(0)])
                }
                return .tuple([.int(offset(ofUnit: selection.lowerBound)), .int(offset(ofUnit: selection.upperBound))])
            default: return nil
            }
        }

        private func part(_ bounds: (start: Int, end: Int)) -> BusValue {
            .tuple([.string(string(bounds.start, bounds.end)), .int(bounds.start), .int(bounds.end)])
        }

        /// The word, the line or another unit around an offset, by AT-SPI's numbers.
        private func bounds(at offset: Int, _ unit: UInt32, isOld: Bool) -> (start: Int, end: Int) {
            let all = Array(scalars)
            guard offset >= 0, offset < all.count else { return (all.count, all.count) }
            let isPart: (Unicode.Scalar) -> Bool
            switch unit {
            case 0: return (offset, offset + 1)
            case 1, isOld ? 2 : 1: isPart = { !$0.properties.isWhitespace }
            default: isPart = { $0 != "\n" }
            }
            guard isPart(all[offset]) else { return (offset, offset + 1) }
            let start = (all[..<offset].lastIndex { !isPart($0) } ?? -1) + 1
            let end = all[offset...].firstIndex { !isPart($0) } ?? all.count
            return (start, end)
        }

        private func extents(_ start: Int, _ end: Int) -> BusValue {
            let (first, last) = (unit(max(0, start)), unit(end))
            let rect = window.places(of: node.id)?.frame(min(first, last)..<max(first, last)) ?? node.frame
            return .tuple(BusValue.whole(rect))
        }

        // MARK: Editing

        func edit(_ method: String, _ arguments: BusArguments) -> BusValue? {
            guard let input = node.text else { return nil }
            let field = FocusedField(node: node.id, input: input, places: nil)
            var edit = TextEdit(node: node.id, text: input.text, selection: input.selection)
            switch method {
            case "SetCaretOffset": edit.selection = unit(arguments.int(0))..<unit(arguments.int(0))
            case "AddSelection", "SetSelection":
                let first = method == "SetSelection" ? 1 : 0
                let (start, end) = (unit(arguments.int(first)), unit(arguments.int(first + 1)))
                edit.selection = min(start, end)..<max(start, end)
            case "RemoveSelection": edit.selection = input.selection.upperBound..<input.selection.upperBound
            case "SetTextContents": edit = field.replacing(0..<input.text.utf16.count, with: arguments.string(0))
            case "InsertText":
                let place = unit(arguments.int(0))
                edit = field.replacing(place..<place, with: arguments.string(1))
            case "DeleteText":
                let (start, end) = (unit(arguments.int(0)), unit(arguments.int(1)))
                edit = field.replacing(min(start, end)..<max(start, end), with: "")
            case "CopyText":
                WindowClipboard.copy(string(arguments.int(0), arguments.int(1)))
                return .nothing
            case "CutText":
                WindowClipboard.copy(string(arguments.int(0), arguments.int(1)))
                let (start, end) = (unit(arguments.int(0)), unit(arguments.int(1)))
                edit = field.replacing(min(start, end)..<max(start, end), with: "")
            case "PasteText":
                let (place, window) = (unit(arguments.int(0)), window)
                WindowClipboard.read { text in
                    if let text { window.send(.edit(field.replacing(place..<place, with: text))) }
                }
                return .one(.bool(true))
            default: return nil
            }
            guard node.isEnabled else { return .one(.bool(false)) }
            window.send(.edit(edit))
            return .one(.bool(true))
        }
    }
#endif
