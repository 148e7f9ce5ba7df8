/** What the adviser points at: the things on the table that say the most of his move. */
import type { MoveObject } from '@durbar/kernel'
import { placesOf, type Token, tokensOf } from '@durbar/table'
import type { Mark } from './ring.ts'

const MOST = 3

/** As things bear them: several at once are joined. */
const all = (move: MoveObject): ReadonlySet<string> => new Set<Token>([...tokensOf(move), ...placesOf(move)])
const means = (token: string, tokens: ReadonlySet<string>): boolean =>
  token.split('&').every((part) => tokens.has(part))

/** Of the tokens that lie on the table those of this move, first what fewest other moves share. */
export function advisedTokens(
  move: MoveObject,
  moves: readonly MoveObject[],
  laid: readonly string[],
): readonly string[] {
  const own = all(move)
  const others = moves.filter((each) => each !== move).map(all)
  return [...new Set(laid)]
    .filter((token) => means(token, own))
    .map((token) => ({ token, shared: others.filter((each) => means(token, each)).length }))
    .filter(({ shared }) => shared < others.length || others.length === 0)
    .toSorted((a, b) => a.shared - b.shared)
    .map(({ token }) => token)
    .slice(0, MOST)
}

export function advisedMarks(move: MoveObject, moves: readonly MoveObject[]): readonly Mark[] {
  const laid = [...document.querySelectorAll<HTMLElement>('[data-tokens]')]
    .flatMap(({ dataset }) => dataset.tokens?.split(' ') ?? [])
    .filter((token) => token !== '')
  return advisedTokens(move, moves, laid).map((at, i) => ({
    key: `advice.${i}`,
    at,
    kind: 'advice',
    seat: null,
  }))
}
