#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    public import SheetLayout
    public import UIKit

    extension SheetContext {
        /// The context in which a sheet is resolved that stands in a view: its window, or a view that fills the window.
        ///
        /// A phone whose window has no bottom inset is taken for one with a home button. The profile is `ios26` from
        /// iOS 26 on, `ios18` before.
        @MainActor public init(of view: UIView) {
            let traits = view.traitCollection
            let size = view.bounds.size
            let isLandscape = size.width > size.height
            self.init(
                device: "", kind: traits.userInterfaceIdiom == .phone ? .phone : .pad,
                homeButton: view.safeAreaInsets.bottom == 0, orientation: isLandscape ? .landscape : .portrait,
                textSize: SheetTextSize(traits.preferredContentSizeCategory), profile: .running,
                width: Double(size.width), height: Double(size.height),
                portraitHeight: Double(isLandscape ? size.width : size.height),
                scale: max(1, Double(traits.displayScale)),
                safeArea: SheetInsets(of: view),
                horizontalSizeClass: traits.horizontalSizeClass == .regular ? .regular : .compact)
        }
    }

    extension SheetProfile {
        /// That of the system at hand.
        fileprivate static var running: SheetProfile {
            if #available(iOS 26, visionOS 26, *) { .ios26 } else { .ios18 }
        }
    }

    extension SheetInsets {
        @MainActor fileprivate init(of view: UIView) {
            let insets = view.safeAreaInsets
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            self.init(
                top: Double(insets.top), bottom: Double(insets.bottom),
                leading: Double(isMirrored ? insets.right : insets.left),
                trailing: Double(isMirrored ? insets.left : insets.right))
        }
    }

    extension SheetTextSize {
        /// `large` for a category that is not known.
        fileprivate init(_ category: UIContentSizeCategory) {
            switch category {
            case .extraSmall: self = .xSmall
            case .small: self = .small
            case .medium: self = .medium
            case .extraLarge: self = .xLarge
            case .extraExtraLarge: self = .xxLarge
            case .extraExtraExtraLarge: self = .xxxLarge
            case .accessibilityMedium: self = .AX1
            case .accessibilityLarge: self = .AX2
            case .accessibilityExtraLarge: self = .AX3
            case .accessibilityExtraExtraLarge: self = .AX4
            case .accessibilityExtraExtraExtraLarge: self = .AX5
            default: self = .large
            }
        }
    }
#endif
