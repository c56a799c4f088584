import Foundation

/// The part of `swift package describe --type json` that the architecture is about.
struct PackageDescription: Decodable {
    struct Target: Decodable {
        let name: String
        let path: String
        let type: String
        let dependencies: [String]

        enum CodingKeys: String, CodingKey {
            case name, path, type
            case dependencies = "target_dependencies"
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            name = try values.decode(String.self, forKey: .name)
            path = try values.decode(String.self, forKey: .path)
            type = try values.decode(String.self, forKey: .type)
            dependencies = try values.decodeIfPresent([String].self, forKey: .dependencies) ?? []
        }
    }

    let targets: [Target]
}
