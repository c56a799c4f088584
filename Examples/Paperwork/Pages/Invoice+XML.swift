import Foundation

extension Invoice {
    /// The invoice as XML of the United Nations' Cross Industry Invoice, as Factur-X embeds it: the profile MINIMUM.
    package var xml: Data {
        func money(_ value: Double) -> String { String(format: "%.2f", locale: Locale(identifier: "C"), value) }
        func escaped(_ text: String) -> String {
            text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" \
            xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" \
            xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
              <rsm:ExchangedDocumentContext>
                <ram:GuidelineSpecifiedDocumentContextParameter>
                  <ram:ID>urn:factur-x.eu:1p0:minimum</ram:ID>
                </ram:GuidelineSpecifiedDocumentContextParameter>
              </rsm:ExchangedDocumentContext>
              <rsm:ExchangedDocument>
                <ram:ID>\(escaped(number))</ram:ID>
                <ram:TypeCode>380</ram:TypeCode>
                <ram:IssueDateTime>
                  <udt:DateTimeString format="102">\(escaped(date.replacing("-", with: "")))</udt:DateTimeString>
                </ram:IssueDateTime>
              </rsm:ExchangedDocument>
              <rsm:SupplyChainTradeTransaction>
                <ram:ApplicableHeaderTradeAgreement>
                  <ram:SellerTradeParty>
                    <ram:Name>\(escaped(seller.name))</ram:Name>
                    <ram:PostalTradeAddress><ram:CountryID>\(escaped(seller.countryCode))</ram:CountryID></ram:PostalTradeAddress>
                  </ram:SellerTradeParty>
                  <ram:BuyerTradeParty>
                    <ram:Name>\(escaped(buyer.name))</ram:Name>
                  </ram:BuyerTradeParty>
                </ram:ApplicableHeaderTradeAgreement>
                <ram:ApplicableHeaderTradeDelivery/>
                <ram:ApplicableHeaderTradeSettlement>
                  <ram:InvoiceCurrencyCode>\(escaped(currency))</ram:InvoiceCurrencyCode>
                  <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
                    <ram:TaxBasisTotalAmount>\(money(net))</ram:TaxBasisTotalAmount>
                    <ram:TaxTotalAmount currencyID="\(escaped(currency))">\(money(tax))</ram:TaxTotalAmount>
                    <ram:GrandTotalAmount>\(money(net + tax))</ram:GrandTotalAmount>
                    <ram:DuePayableAmount>\(money(net + tax))</ram:DuePayableAmount>
                  </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
                </ram:ApplicableHeaderTradeSettlement>
              </rsm:SupplyChainTradeTransaction>
            </rsm:CrossIndustryInvoice>

            """
        return Data(text.utf8)
    }
}
