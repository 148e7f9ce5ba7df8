/** Peacock feathers as they are told, by somebody who has not read the rules above. */
import type { Referee } from '@durbar/room/testing'

export const referee: Referee = function* ({ seats, setup }) {
  let middle = seats === 2 ? 11 : 16
  let before = 0
  const have = Array<number>(seats).fill(0)
  const shown = Array<boolean>(seats).fill(false)
  for (let seat = 0; middle > 0; ) {
    const numbers = [1, 2, 3].filter((n) => n <= middle && (n !== before || middle === 1))
    const legal: object[] = numbers.map((count) => ({ type: 'take', count }))
    if (!shown[seat]) legal.push({ type: 'open' })
    const move = yield { seat, legal }
    if (move.type === 'open') {
      shown[seat] = true
      continue
    }
    middle -= move.count
    have[seat]! += move.count
    before = move.count
    seat = (seat + 1) % seats
  }
  const scores = have.map((n, seat) => {
    const right = setup.wishes[seat] === (n % 2 === 0 ? 'even' : 'odd')
    return n + (right ? (shown[seat] ? 4 : 3) : 0)
  })
  return {
    scores,
    places: scores.map((mine) => 1 + scores.filter((other) => other > mine).length),
    detail: { feathers: have, open: scores.map(() => true) },
  }
}
