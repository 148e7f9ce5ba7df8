/** What can be touched, as a word of its own: a bare string is none. */

declare const made: unique symbol
/**
 * `key=value`; for something that means several at once: `type=build&city=agra`. A table makes its tokens by
 * `touchesOf`; whoever compares takes moves apart by `tokensOf` and `placesOf`.
 */
export type Token = string & { readonly [made]: true }

/** Not for tables: nothing here asks whether a move could name it. */
export const tokenOf = (text: string): Token => text as Token
