/** A review as a page of text: who came in how and why, and the decisions worth looking at. */
import { storyOf } from '@durbar/kernel'
import type { MatchRecord } from '@durbar/protocol'
import type { Course, Judgement, Review, SeatSummary, Sum, Summary } from '@durbar/review'
import { type AnyRoom, readBy } from '@durbar/room'
import { printable } from '../printable.ts'

const places = (x: number) => `${x < 0 ? '−' : '+'}${Math.abs(x).toFixed(2)}`
const MOST = 5

interface Page {
  readonly room: AnyRoom
  readonly record: MatchRecord
  readonly course: Course
  readonly review: Review
  readonly summary: Summary
}

/** Of other seats than the one that is read about only the numbers. */
export function pageOf(page: Page, seats: readonly number[]): string {
  const { record, review, summary } = page
  const names = record.seats.map(({ name }) => printable(name))
  const wide = Math.max(6, ...names.map((name) => name.length))
  const lines = [
    `${record.game}, ${record.moves.length} moves, ${record.seats.length} players; ${review.depth} depth`,
    '',
    `${''.padEnd(wide)}  place  = start    own others   luck   accuracy   by thirds`,
    ...summary.seats.map((seat) => `${names[seat.seat]!.padEnd(wide)}  ${figures(seat)}`),
    '',
    'Places are expected ones, 1 is best: − is gained, + is lost. Tied seats share the mean of their places.',
    `Most changed after move ${summary.turning.join(', ')}.`,
  ]
  for (const seat of seats) lines.push('', ...about(page, names, summary.seats[seat]!))
  return `${lines.join('\n')}\n`
}

const accuracy = (x: number | null) => (x === null ? '-' : x.toFixed(0)).padStart(3)
const parts = ({ start, own, others, luck, result }: Sum) =>
  `${result.toFixed(2).padStart(5)}  = ${start.toFixed(2).padStart(5)} ${[own, others, luck].map((x) => places(x).padStart(6)).join(' ')}`
const figures = ({ sum, accuracy: whole, phases }: SeatSummary) =>
  `${parts(sum)}   ${accuracy(whole)}        ${phases.map(accuracy).join(' ')}`

function about(page: Page, names: readonly string[], seat: SeatSummary): string[] {
  const { review } = page
  const name = names[seat.seat]!
  const costly = seat.costliest.slice(0, MOST).map((ply) => review.decisions[ply - 1]!)
  const lines = [
    `${name}: ${costly.length === 0 ? 'no decision cost more than a tenth of a place.' : 'costliest decisions'}`,
  ]
  for (const each of costly) lines.push(...decision(page, names, each))
  for (const [ply, what] of [
    [seat.luckiest, 'gave'],
    [seat.unluckiest, 'took'],
  ] as const)
    if (ply !== null) {
      const luck = review.entries[ply]!.luck!.places[seat.seat]!
      const when = ply === 0 ? 'with the deal' : `with move ${ply}`
      lines.push(`  Chance ${what} most ${when}: ${places(luck)}`)
    }
  return lines
}

function decision(page: Page, names: readonly string[], each: Judgement): string[] {
  const { ply, seat, cost, measured, before, after, options } = each
  const move = sayingAt(page, names, ply)
  const [best] = options
  return [
    `  move ${ply}: ${move(each.played)} cost ${cost.toFixed(2)} [${measured.low.toFixed(2)}, ${measured.high.toFixed(2)}]`,
    `    better: ${move(best!.move)} (place ${before.places[seat]!.toFixed(2)} instead of ${after.places[seat]!.toFixed(2)}, wins ${percent(before.wins[seat]!)} instead of ${percent(after.wins[seat]!)})`,
  ]
}
const percent = (x: number) => `${(100 * x).toFixed(0)} %`

/** How the game words a move at this moment, for somebody who sees what the seat saw. */
function sayingAt({ room, course }: Page, names: readonly string[], ply: number) {
  const { game, texts } = room
  const { match, positions, events } = course
  const { seat } = match.log[ply - 1]!
  const story = storyOf(game, match.seats, events.slice(0, ply).flat(), seat)
  const view = game.view(positions[ply - 1]!, seat, true, story)
  const name = readBy(null, (each) => names[each]!)
  return (move: Judgement['played']) => texts.speech.en.move(move, view, name)
}
