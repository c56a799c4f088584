import RoostCore

/// A kind of text that a browser can fill in, by its name in UIKit.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// UIKit's spelling of the kind, which often is HTML's.
    public let rawValue: String
    /// A kind by its raw value. Kinds that HTML has no word for change nothing.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before a name, such as “Dr.”.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A part after a name, such as “Jr.”.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of a company or an organisation.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place; browsers have no word for it and fill nothing in.
    public static let location = UITextContentType(rawValue: "location")
    /// Street and number in one field.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of street and number.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of street and number.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state or province.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A district of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A city with its state. HTML has no word for it.
    public static let addressCityAndState = UITextContentType(rawValue: "address-city-and-state")
    /// The name of a country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// An address of the web.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name on a credit card.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// The first name on a credit card.
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    /// The middle name on a credit card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
    /// The last name on a credit card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    /// The code that proves that a person has the credit card at hand.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// The month and year in which a credit card expires.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The month in which a credit card expires.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    /// The year in which a credit card expires.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    /// The kind of a credit card, such as “Visa”.
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    /// The date of a birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// The day of a birth.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The month of a birth.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The year of a birth.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an existing account.
    public static let password = UITextContentType(rawValue: "password")
    /// A password for a new account, or a changed one.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is used once, as from a text message.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A date, a time or both. HTML has no word for it.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// The number of a flight. HTML has no word for it.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// The number of a parcel. HTML has no word for it.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}
