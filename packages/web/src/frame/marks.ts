/** What is marked on the table without being asked: the others' last turns, and what was done against oneself. */
import type { Told } from '@durbar/protocol/messages'
import type { AnyTable, TableProps } from '@durbar/table'
import { type Line, linesOf } from './lines.ts'
import type { Mark } from './ring.ts'
import { lastOwnTurn } from './turns.ts'

const MOST = 8

/** The frame's own places: a turn that shows nowhere else is not marked on the table. */
const isSeat = (at: string) => at.startsWith('seat:')

/** Where the others' moves begin: after one's own last. */
function sinceOwnMove(log: readonly Told[], facing: number | null): readonly Told[] {
  const own = log.findLastIndex(({ by }) => by === facing || by === null)
  return log.slice(own + 1)
}

/** The last turn of each of the others since one's own last move, the newest with a name to it. */
export function lastMarks(
  log: readonly Told[],
  facing: number | null,
  table: Pick<AnyTable, 'tell'>,
  slot: TableProps<unknown>,
  tabOf: (seat: number) => string,
): readonly Mark[] {
  const seen = new Set<number>()
  const turns = linesOf(sinceOwnMove(log, facing), table, slot)
    .filter(({ seat, head }) => seat !== null && seat !== facing && !head)
    .toReversed()
    .filter(({ seat }) => !seen.has(seat!) && seen.add(seat!))
    .filter(({ at }) => at.some((each) => !isSeat(each)))
  return turns
    .flatMap(({ at, seat, key }, n) =>
      at
        .map((each) => withoutSeats(each))
        .filter((each) => each !== '')
        .map(
          (each, i): Mark => ({
            key: `last.${key}.${i}`,
            at: each,
            kind: 'last',
            seat,
            ...(n === 0 ? { tab: tabOf(seat!) } : {}),
          }),
        ),
    )
    .slice(0, MOST)
}

const withoutSeats = (names: string): string =>
  names
    .split(' ')
    .filter((name) => !isSeat(name))
    .join(' ')

/** What others did to this seat since its last turn began; of their turns only that. */
export function againstLines(
  log: readonly Told[],
  facing: number | null,
  table: Pick<AnyTable, 'tell'>,
  slot: TableProps<unknown>,
): readonly Line[] {
  if (facing === null || !table.tell) return []
  return linesOf(log.slice(lastOwnTurn(log, facing)), table, slot).flatMap((line) => {
    const done = line.against.get(facing)
    if (!done) return []
    const at = done.at.map(withoutSeats).filter((each) => each !== '')
    return [{ ...line, ...done, at, points: 0, brought: [] }]
  })
}

/** The places of a line that somebody points at. */
export const pointedMarks = (line: Line | null): readonly Mark[] =>
  line === null
    ? []
    : line.at.map((at, i) => ({ key: `pointed.${line.key}.${i}`, at, kind: 'pointed', seat: line.seat }))
