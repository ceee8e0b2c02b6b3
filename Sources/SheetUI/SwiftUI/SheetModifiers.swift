#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    import SheetLayout
    import SwiftUI

    extension View {
        /// The stops; the system's own choice until the window is known.
        @ViewBuilder func sheetDetents(_ plan: SheetDetentPlan?) -> some View {
            if let plan {
                presentationDetents(Set(plan.detents.map(\.detent)), selection: plan.selected)
            } else {
                self
            }
        }

        /// Background, corner, drag indicator and what it is in compact height.
        @ViewBuilder func sheetLook(_ sheet: SheetDefinition, _ resolution: SheetResolution?) -> some View {
            let indicator: Visibility = resolution?.showsGrabber ?? sheet.showsGrabber ? .visible : .hidden
            if #available(iOS 16.4, *) {
                presentationDragIndicator(indicator)
                    .sheetBackground(sheet.background)
                    .presentationCornerRadius((resolution?.corner ?? sheet.corner?.radius.literal).map { CGFloat($0) })
                    .presentationCompactAdaptation(
                        horizontal: .automatic, vertical: sheet.compactHeight == .attached ? .none : .automatic)
            } else {
                presentationDragIndicator(indicator)
            }
        }

        /// What a person's touches do: on what lies behind, on scrolling content, and to close it.
        @ViewBuilder func sheetTouch(_ sheet: SheetDefinition, _ plan: SheetDetentPlan?) -> some View {
            let isClosable = sheet.dismiss.allowsInteraction
            if #available(iOS 16.4, *) {
                interactiveDismissDisabled(!isClosable)
                    .presentationBackgroundInteraction(
                        plan?.openThrough.map { .enabled(upThrough: $0) } ?? sheet.interaction.untilResolved
                    )
                    .presentationContentInteraction(sheet.contentInteraction == .resizes ? .resizes : .scrolls)
            } else {
                interactiveDismissDisabled(!isClosable)
            }
        }

        /// None where the spec leaves it to the platform.
        @available(iOS 16.4, *)
        @ViewBuilder private func sheetBackground(_ color: SheetColor) -> some View {
            if color.isSystem { self } else { presentationBackground(Color(uiColor: color.uiColor)) }
        }

        /// A label, if there is one.
        @ViewBuilder func sheetLabel(_ label: String?) -> some View {
            if let label {
                accessibilityElement(children: .contain).accessibilityLabel(Text(verbatim: label))
            } else {
                self
            }
        }
    }

    @available(iOS 16.4, *)
    extension SheetInteraction {
        /// Where no detent is known at which touches pass.
        fileprivate var untilResolved: PresentationBackgroundInteraction {
            switch self {
            case .enabled: .enabled
            case .disabled, .upThrough: .disabled
            }
        }
    }
#endif
