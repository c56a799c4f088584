import Foundation
import RoostLog

extension FileManager {
    /// The folder that the apps of a group share: one in the user's data for each group, which is made when it is missing.
    /// Nil, with a warning, for an identifier that cannot name a folder.
    ///
    /// Every program of the user can read it: there are no entitlements here.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let isName = !groupIdentifier.isEmpty && !groupIdentifier.hasPrefix(".") && !groupIdentifier.contains("/")
        guard isName, let data = urls(for: .applicationSupportDirectory, in: .userDomainMask).first else {
            Log.warning("FileManager.containerURL: “\(groupIdentifier)” cannot name a group's folder")
            return nil
        }
        let folder = data.appending(path: "Group Containers").appending(path: groupIdentifier)
        do {
            try createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            Log.warning("FileManager.containerURL: no folder for “\(groupIdentifier)”: \(error.localizedDescription)")
            return nil
        }
        return folder
    }
}
