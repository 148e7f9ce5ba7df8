/** What touching a thing says, in the words of the game: a thing that no move could name does not compile. */
import { type Token, tokenOf } from './token.ts'
import { jointly } from './tokens.ts'

type Element<T> = T extends readonly (infer E)[] ? E : T
type Leaf = string | number | boolean | null
/** Every path to something that can be touched: `antique`, `payment.karma`, `cards` (one of them). */
type PathsIn<T> = T extends readonly unknown[]
  ? never
  : {
      [K in keyof T & string]: Element<T[K]> extends Leaf ? K : K | `${K}.${PathsIn<Element<T[K]>>}`
    }[keyof T & string]
export type PathOf<M> = M extends unknown ? PathsIn<M> : never

type At<T, P extends string> = P extends `${infer K}.${infer Rest}`
  ? K extends keyof T
    ? At<Element<T[K]>, Rest>
    : never
  : P extends keyof T
    ? Element<T[P]>
    : never
export type ValueAt<M, P extends string> = M extends unknown ? At<M, P> : never

/** The words of one game: `const { touch, all, nth, place } = touchesOf<Move>()`. */
export function touchesOf<M extends { readonly type: string }>() {
  return {
    /** Something that moves name. */
    touch: <P extends PathOf<M>>(path: P, value: ValueAt<M, P>): Token => tokenOf(`${path}=${show(value)}`),
    /** Something that means several at once. */
    all: (...tokens: readonly Token[]): Token => jointly(tokens),
    /** The n-th of equal elements of a list, from 2 on. */
    nth: (token: Token, n: number): Token => (n > 1 ? tokenOf(`${token}#${n}`) : token),
    /** What stands at a place of a list that is an order, from 1 on. */
    place: <P extends PathOf<M>>(path: P, n: number, value: ValueAt<M, P>): Token =>
      tokenOf(`${path}@${n}=${show(value)}`),
  }
}

/** As `tokensOf` writes the leaf of a move, or an element of a list that is an object. */
const show = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
