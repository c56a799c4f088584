#if Desktop
    import CoreGraphics
    import RoostCore

    /// A node on the bus: its place, actions, value and text.
    @MainActor
    struct AccessibleNode {
        let window: WindowAccessibility
        let node: AccessibilityNode

        func property(_ name: String) -> BusValue? {
            switch name {
            case "NActions": return .int(node.atspiActions.count)
            case "MinimumValue": return node.range.map { .double($0.bounds.lowerBound) }
            case "MaximumValue": return node.range.map { .double($0.bounds.upperBound) }
            case "MinimumIncrement": return node.range.map { _ in .double(0) }
            case "CurrentValue": return node.range.map { .double($0.value) }
            case "Text": return .string(node.value)
            case "CharacterCount": return .int(scalars.count)
            case "CaretOffset": return .int(node.text.map { offset(ofUnit: $0.selection.upperBound) } ?? -1)
            default: return nil
            }
        }

        func call(_ method: String, _ arguments: BusArguments) -> BusValue? {
            component(method, arguments) ?? action(method, arguments) ?? text(method, arguments)
                ?? edit(method, arguments)
        }

        // MARK: Component

        private func component(_ method: String, _ arguments: BusArguments) -> BusValue? {
            let (x, y) = (BusValue.int(Int(node.frame.minX.rounded())), BusValue.int(Int(node.frame.minY.rounded())))
            let width = BusValue.int(Int(node.frame.width.rounded()))
            let height = BusValue.int(Int(node.frame.height.rounded()))
            switch method {
            case "GetExtents": return .one(.tuple([x, y, width, height]))
            case "GetPosition": return .tuple([x, y])
            case "GetSize": return .tuple([width, height])
            case "GetLayer": return .one(.unsigned(3))
            case "GetAlpha": return .one(.double(1))
            case "Contains":
                let point = CGPoint(x: Double(arguments.int(0)), y: Double(arguments.int(1)))
                return .one(.bool(node.frame.contains(point)))
            case "GrabFocus":
                guard node.isFocusable || node.text != nil else { return .one(.bool(false)) }
                ask(.scrollToVisible)
                window.send(.focus(node.id))
                return .one(.bool(true))
            case "ScrollTo":
                ask(.scrollToVisible)
                return .one(.bool(true))
            default: return nil
            }
        }

        private func ask(_ kind: AccessibilityRequest.Kind) {
            window.send(.access(AccessibilityRequest(kind, on: node.id)))
        }

        // MARK: Action

        private func action(_ method: String, _ arguments: BusArguments) -> BusValue? {
            let actions = node.atspiActions
            func name() -> BusValue {
                let index = arguments.int(0)
                return .one(.string(actions.indices.contains(index) ? actions[index].name : ""))
            }
            switch method {
            case "GetName", "GetLocalizedName": return name()
            case "GetDescription", "GetKeyBinding": return .one(.string(""))
            case "GetActions":
                return .one(
                    .array("(sss)", actions.map { .tuple([.string($0.name), .string(""), .string("")]) }))
            case "DoAction":
                let index = arguments.int(0)
                guard actions.indices.contains(index) else { return .one(.bool(false)) }
                ask(actions[index].kind)
                return .one(.bool(true))
            default: return nil
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

        private func text(_ method: String, _ arguments: BusArguments) -> BusValue? {
            guard node.atspiText != nil else { return nil }
            switch method {
            case "GetText": return .one(.string(string(arguments.int(0), arguments.int(1))))
            case "GetCharacterAtOffset":
                let scalar = string(arguments.int(0), arguments.int(0) + 1).unicodeScalars.first
                return .one(.int(Int(scalar?.value ?? 0)))
            case "GetStringAtOffset", "GetTextAtOffset":
                let (start, end) = bounds(
                    at: arguments.int(0), arguments.unsigned(1), isOld: method == "GetTextAtOffset")
                return .tuple([.string(string(start, end)), .int(start), .int(end)])
            case "GetAttributeRun": return .tuple([.array("{ss}", []), .int(0), .int(scalars.count)])
            case "GetDefaultAttributes": return .one(.array("{ss}", []))
            case "GetCharacterExtents": return extents(arguments.int(0), arguments.int(0) + 1)
            case "GetRangeExtents": return extents(arguments.int(0), arguments.int(1))
            case "GetOffsetAtPoint":
                let point = CGPoint(x: Double(arguments.int(0)), y: Double(arguments.int(1)))
                return .one(.int(window.places(of: node.id)?.offset(point).map(offset(ofUnit:)) ?? -1))
            case "GetNSelections": return .one(.int(node.text?.selection.isEmpty == false ? 1 : 0))
            case "GetSelection":
                guard let selection = node.text?.selection, !selection.isEmpty else {
                    return .tuple([.int(0), .int(0)])
                }
                return .tuple([.int(offset(ofUnit: selection.lowerBound)), .int(offset(ofUnit: selection.upperBound))])
            default: return nil
            }
        }

        /// The word, the line or another unit around an offset, by AT-SPI's numbers.
        private func bounds(at offset: Int, _ unit: UInt32, isOld: Bool) -> (Int, Int) {
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
            return .tuple([
                .int(Int(rect.minX.rounded())), .int(Int(rect.minY.rounded())), .int(Int(rect.width.rounded())),
                .int(Int(rect.height.rounded())),
            ])
        }

        // MARK: Editing

        private func edit(_ method: String, _ arguments: BusArguments) -> BusValue? {
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
            default: return nil
            }
            guard node.isEnabled else { return .one(.bool(false)) }
            window.send(.edit(edit))
            return .one(.bool(true))
        }
    }
#endif
