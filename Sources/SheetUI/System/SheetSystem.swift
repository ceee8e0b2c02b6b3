#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    import Foundation
    import SheetLayout
    import UIKit

    /// A height that the platform gives.
    enum SheetSystemDetent { case medium, large }

    extension SheetResolvedDetent {
        /// The system's own detent that it is: where a declared height is nothing but its name and no step changed it.
        func systemDetent(of detent: SheetDetent) -> SheetSystemDetent? {
            guard reasons.isEmpty else { return nil }
            switch detent.height {
            case .name(.medium): return .medium
            case .name(.large): return .large
            default: return nil
            }
        }
    }

    extension SheetDefinition {
        /// Id of the largest detent at which touches reach what lies behind; as declared while nothing is resolved.
        func openThrough(_ movement: SheetMovement?) -> String? {
            if let movement { return movement.openThrough?.id }
            switch interaction {
            case .disabled: return nil
            case .enabled: return detents.last?.id
            case .upThrough(let id): return id
            }
        }

        /// Whether there is a handle to see; as declared while nothing is resolved.
        var showsGrabber: Bool {
            switch grabber.visible {
            case .auto: detents.count > 1
            case .visible: true
            case .hidden: false
            }
        }
    }

    extension SheetSpecResolution {
        /// The detent it opens at: the largest for VoiceOver where the spec says so.
        @MainActor func opening(_ sheet: SheetDefinition) -> Sheet.Detent? {
            let isLargest = sheet.accessibility.voiceOver == .largest && UIAccessibility.isVoiceOverRunning
            return isLargest ? detents.last : initial
        }
    }

    extension SheetDismiss {
        /// The one switch that a system sheet has: off where either is.
        var allowsInteraction: Bool { drag && tap }
    }

    extension String {
        /// A text, or what the app's own strings say for it as a key.
        var localized: String { Bundle.main.localizedString(forKey: self, value: self, table: nil) }
    }
#endif
