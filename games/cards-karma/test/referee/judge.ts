/** Replays a transcript with the naive implementation and compares every legal list. */
import { canonical, type Header, type Obj } from './table.ts'
import { game } from './turns.ts'

type Line = {
  seat?: number
  move?: Obj
  legal?: Obj[]
  chance?: { type: string; order: string[] }
  result?: object
}

/**
 * Replays a transcript. null = every legal list and the result are right; else the first thing that is not.
 */
export function judge(lines: readonly object[]): string | null {
  const [header, ...rest] = lines as [Header, ...Line[]]
  const orders = rest.flatMap((line) => (line.chance ? [line.chance.order] : []))
  let used = 0
  const play = game(header, () => {
    const order = orders[used++]
    if (!order) throw new Error('a reshuffle is missing')
    return order
  })
  const moves = rest.filter((line) => line.move)
  let now = play.next()
  for (let i = 0; i < moves.length; ) {
    if (now.done) return `decision ${i}: the game is over`
    if ('arrange' in now.value) {
      const all = moves.slice(i, i + header.seats)
      const orders = Array.from(
        { length: header.seats },
        (_, seat) => all.find((line) => line.seat === seat)!.move!,
      )
      now = play.next(orders)
      i += header.seats
      continue
    }
    const { seat, move, legal } = moves[i]!
    if (seat !== now.value.seat) return `decision ${i}: seat ${now.value.seat} is on turn, not ${seat}`
    const [ours, theirs] = [now.value.legal, legal!].map((list) => list!.map(canonical).sort())
    if (theirs!.join() !== ours!.join()) {
      const missing = ours!.filter((each) => !theirs!.includes(each))
      const extra = theirs!.filter((each) => !ours!.includes(each))
      return `decision ${i}: missing ${missing.slice(0, 3)}, too much ${extra.slice(0, 3)}`
    }
    now = play.next(move!)
    i++
  }
  if (!now.done) return 'the game is not over'
  if (used !== orders.length) return 'a reshuffle too many'
  const { result } = rest.at(-1)!
  return canonical(result) === canonical(now.value) ? null : `result ${canonical(now.value)}`
}
