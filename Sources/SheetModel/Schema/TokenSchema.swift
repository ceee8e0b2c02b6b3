/// The keys of a `tokens` document (LANGUAGE §5).
package enum TokenSchema {
    package static let tokens = Record(
        "tokens",
        [
            Field(.colors, .special(.colorTokens), "colours by path; nested names join with a dot"),
            Field(.lengths, .special(.lengthTokens), "points by path; nested names join with a dot"),
        ])
}
