/** Everything the kernel says at every position of one game, as text: a reviewer sees what a change changed. */
import type { Core, Game, Options, Viewer } from '../api.ts'
import { canonical, checksum } from '../checksum.ts'
import { storyOf } from '../chronicle.ts'
import { keyFromSeed, streamDice } from '../dice.ts'
import { host } from '../host.ts'
import { isRefused, type Played } from '../match.ts'

/** Long lists would make files of megabytes that nobody reads: their beginning and a checksum notice any change. */
const LONGEST = 500
function shortened(value: unknown): string {
  const text = canonical(value)
  return text.length <= LONGEST
    ? text
    : `${text.slice(0, LONGEST)}… ${text.length} characters, sum ${checksum(value)}`
}

export function playthrough<S extends Core, V, E, C>(
  game: Game<S, V, E, C>,
  seats: number,
  options: Options,
  seed: number,
): string {
  const house = host(game)
  const { kernel } = house
  const dice = streamDice(seed)
  const begun = house.start(seats, options, keyFromSeed(seed))
  if (isRefused(begun)) return begun.refused
  let now: Played<S, E> = begun
  const lines = [`${game.id}, ${seats} seats, ${canonical(options)}, seed ${seed}`]
  const line = (name: string, value: unknown) => lines.push(`  ${name}: ${shortened(value)}`)
  const told: E[] = []
  const story = (who: Viewer) => storyOf(game, seats, told, who)
  for (let ply = 0; ; ply++) {
    for (const event of now.events) line('event', event)
    told.push(...now.events)
    const pending = kernel.pending(now.state)
    if (pending.length === 0) break
    const seat = pending[dice.below(pending.length)]!
    const ask = kernel.ask(now.state, seat)!
    lines.push(
      `ply ${ply}: ${now.state.stack.map((frame) => frame.rule).join(' > ')}, awaited ${pending.join(' ')}`,
    )
    line('observer', game.view(now.state, 'observer', false, story('observer')))
    line(`seat ${seat}`, game.view(now.state, seat, false, story(seat)))
    line('legal', ask.moves)
    line(
      'refused',
      ask.refused.map(({ move, rule }) => [rule, move]),
    )
    const move = ask.moves[dice.below(ask.moves.length)]!
    line('move', move)
    now = house.play(now, seat, move) as Played<S, E>
    line('sum', now.match.log.at(-1)!.sum)
  }
  line('result', now.state.result)
  line('detail', game.transcript.detail(now.state, story('archive')))
  return `${lines.join('\n')}\n`
}
