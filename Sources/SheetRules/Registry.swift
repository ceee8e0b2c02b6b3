package import SheetText

extension Rule {
    /// Every rule, one a line.
    package static let all: [Rule] = [
        // yaml
        .yamlSyntax,
        .invalidEncoding,
        .duplicateKey,
        .undefinedAlias,
        .recursiveAlias,
        .unknownTag,
        .nonStringKey,
        .limitExceeded,
        .ambiguousScalar,
        .unquotedHash,
        .flowSplit,
        .emptyFile,
        .trailingDocument,
        .byteOrderMark,
        .mixedLineEndings,
        .unusedAnchor,
        // schema
        .unknownKey,
        .misplacedKey,
        .missingKey,
        .wrongType,
        .unknownValue,
        .notANumber,
        .numberOutOfRange,
        .unknownDocument,
        .heightForm,
        .nullValue,
        // names
        .invalidID,
        .confusableID,
        .duplicateSheet,
        .duplicateID,
        .nameCollision,
        .invisibleCharacter,
        .reservedName,
        .unknownSheet,
        .unknownToken,
        .unknownBlock,
        .unknownDetent,
        .cyclicExtends,
        .cyclicToken,
        .unusedToken,
        .redundantOverride,
        .unfilledSlot,
        // expression
        .expressionSyntax,
        .unknownName,
        .expressionType,
        .divisionByZero,
        .notAvailableHere,
        .suspiciousRatio,
        .ambiguousPercent,
        .invertedBounds,
        // layout
        .noActiveDetent,
        .defaultNeedsOneDetent,
        .negativeHeight,
        .zeroHeight,
        .unreachableContent,
        .screenCapClamps,
        .detentsMerge,
        .detentOrderFlip,
        .landscapeFullScreen,
        .contentMayOverflow,
        .capUnderStatusBar,
        .homeIndicatorOverlap,
        .landscapeCollapse,
        .snapDeadZone,
        .dynamicTypeOverflow,
        .deadDetent,
        .inactiveInitial,
        .expandNeverExpands,
        // colour and accessibility
        .invalidColor,
        .touchTarget,
        .missingDark,
        .colorOrder,
        .lowContrast,
        .grabberContrast,
        .translucentBackground,
        .dismissTrap,
        .modalMismatch,
        .missingLabel,
        .literalColor,
        // platform and consistency
        .noEffect,
        .osAvailability,
        .shadowClipped,
        .inconsistentStyle,
        .detentBeyondContent,
        .nearLarge,
        // housekeeping
        .unknownRule,
        .unusedIgnore,
        .blanketIgnore,
        .unknownSetting,
        .unusedExclude,
        .editedOutput,
        .emitterFailed,
    ]

    /// The rule of a name.
    package static func rule(for id: RuleID) -> Rule? { all.first { $0.id == id } }

    static let sheetChecks = all.compactMap { rule in
        if case .sheet(let check) = rule.check { check } else { nil }
    }

    static let resolvedChecks = all.compactMap { rule in
        if case .resolved(let check) = rule.check { check } else { nil }
    }

    static let projectChecks = all.compactMap { rule in
        if case .project(let check) = rule.check { check } else { nil }
    }
}
