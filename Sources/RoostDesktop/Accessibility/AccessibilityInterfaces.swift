#if Desktop
    /// AT-SPI's interfaces, as far as they are served, in the bus's own notation.
    enum AccessibilityInterfaces {
        static let prefix = "org.a11y.atspi."

        /// In the words of `BusInterfaces`.
        private static let members: [(String, [String])] = [
            (
                "Application",
                [
                    "ToolkitName: s", "Version: s", "ToolkitVersion: s", "AtspiVersion: s", "InterfaceVersion: u",
                    "Id: i!", "GetLocale(u)s", "GetApplicationBusAddress()s",
                ]
            ),
            (
                "Accessible",
                [
                    "Name: s", "Description: s", "Parent: (so)", "ChildCount: i", "Locale: s", "AccessibleId: s",
                    "HelpText: s", "GetChildAtIndex(i)(so)", "GetChildren()a(so)", "GetIndexInParent()i",
                    "GetRelationSet()a(ua(so))", "GetRole()u", "GetRoleName()s", "GetLocalizedRoleName()s",
                    "GetState()au", "GetAttributes()a{ss}", "GetApplication()(so)", "GetInterfaces()as",
                ]
            ),
            ("Cache", ["GetItems()a((so)(so)(so)iiassusau)"]),
            (
                "Component",
                [
                    "Contains(i,i,u)b", "GetAccessibleAtPoint(i,i,u)(so)", "GetExtents(u)(iiii)", "GetPosition(u)i,i",
                    "GetSize()i,i", "GetLayer()u", "GetMDIZOrder()n", "GetAlpha()d", "GrabFocus()b", "ScrollTo(u)b",
                    "ScrollToPoint(u,i,i)b", "SetExtents(i,i,i,i,u)b", "SetPosition(i,i,u)b", "SetSize(i,i)b",
                ]
            ),
            (
                "Action",
                [
                    "NActions: i", "GetDescription(i)s", "GetName(i)s", "GetLocalizedName(i)s", "GetKeyBinding(i)s",
                    "GetActions()a(sss)", "DoAction(i)b",
                ]
            ),
            (
                "Selection",
                [
                    "NSelectedChildren: i", "GetSelectedChild(i)(so)", "SelectChild(i)b", "DeselectSelectedChild(i)b",
                    "IsChildSelected(i)b", "SelectAll()b", "ClearSelection()b", "DeselectChild(i)b",
                ]
            ),
            (
                "Value",
                ["MinimumValue: d", "MaximumValue: d", "MinimumIncrement: d", "CurrentValue: d!", "Text: s"]
            ),
            (
                "Text",
                [
                    "CharacterCount: i", "CaretOffset: i", "GetText(i,i)s", "SetCaretOffset(i)b",
                    "GetStringAtOffset(i,u)s,i,i", "GetTextAtOffset(i,u)s,i,i", "GetTextBeforeOffset(i,u)s,i,i",
                    "GetTextAfterOffset(i,u)s,i,i", "GetCharacterAtOffset(i)i", "GetAttributeRun(i,b)a{ss},i,i",
                    "GetAttributes(i)a{ss},i,i", "GetAttributeValue(i,s)s", "GetDefaultAttributes()a{ss}",
                    "GetDefaultAttributeSet()a{ss}", "GetCharacterExtents(i,u)i,i,i,i",
                    "GetRangeExtents(i,i,u)i,i,i,i", "GetOffsetAtPoint(i,i,u)i", "GetNSelections()i",
                    "GetSelection(i)i,i", "AddSelection(i,i)b", "RemoveSelection(i)b", "SetSelection(i,i,i)b",
                    "ScrollSubstringTo(i,i,u)b",
                ]
            ),
            (
                "EditableText",
                [
                    "SetTextContents(s)b", "InsertText(i,s,i)b", "DeleteText(i,i)b", "CopyText(i,i)", "CutText(i,i)b",
                    "PasteText(i)b",
                ]
            ),
        ]

        @MainActor static let all = BusInterfaces(members.map { (prefix + $0, ["version: u"] + $1) })
    }
#endif
