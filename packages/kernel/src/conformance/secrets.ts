/**
 * Who may know what. For every seat and for the observer: re-deal what it cannot know, and it must not be able
 * to tell the difference.
 */
import type { Viewer } from '../api.ts'
import { canonical } from '../checksum.ts'
import { goOn, storyOf } from '../chronicle.ts'
import { streamDice } from '../dice.ts'
import { everyone } from '../frames.ts'
import type { Check } from './plan.ts'

const viewers = (seats: number): Viewer[] => [...everyone(seats), 'observer']

/** View and offers survive another deal; legal moves of others may differ, for they hang on hidden cards. */
const indistinguishable: Check = ({ host, game, at, told, dice }, fail) => {
  const { kernel } = host
  const { seats } = at.match
  for (const who of viewers(seats)) {
    const world = kernel.imagine(at.state, who, dice)
    const story = storyOf(game, seats, told, who)
    if (canonical(game.view(at.state, who, true, story)) !== canonical(game.view(world, who, true, story)))
      fail(`${who} can tell an imagined world by its view`)
    if (typeof who !== 'number') continue
    if (canonical(kernel.offers(at.state, who)) !== canonical(kernel.offers(world, who)))
      fail(`${who} can tell an imagined world by its offers`)
    if (kernel.chosen(at.state, who) !== kernel.chosen(world, who))
      fail(`${who} has forgotten its own choice`)
  }
  return seats + 1
}

/** States that look alike give the same imagined world for the same dice: a bot cannot feel the truth. */
const canonicalRedeal: Check = ({ host, at, dice }, fail) => {
  const { kernel } = host
  for (const who of viewers(at.match.seats)) {
    const seed = dice.below(2 ** 30)
    const other = kernel.imagine(at.state, who, dice)
    const [a, b] = [
      kernel.imagine(at.state, who, streamDice(seed)),
      kernel.imagine(other, who, streamDice(seed)),
    ]
    if (canonical(a) !== canonical(b)) fail(`${who}: the imagined world depends on what is hidden`)
  }
  return at.match.seats + 1
}

/** A move that can be taken back has taught its player nothing, in whichever world. */
const barrier: Check = ({ host, game, at, told, next, dice }, fail) => {
  const { kernel } = host
  if (!next || next.played.match.log.at(-1)!.barrier) return 0
  const view = (state: (typeof at)['state'], events: typeof told) =>
    canonical(
      game.view(state, next.seat, true, storyOf(game, at.match.seats, [...told, ...events], next.seat)),
    )
  const seen = view(next.played.state, next.played.events)
  for (let n = 0; n < 3; n++) {
    const world = kernel.imagine(at.state, next.seat, dice)
    const events: (typeof told)[number][] = []
    if (kernel.apply(world, next.seat, next.move, dice, (event) => events.push(event)))
      fail('a barrier in one world and none in another')
    if (view(world, events) !== seen) fail(`undo would hide that seat ${next.seat} learned something`)
  }
  return 1
}

/** What a seat is told beforehand is what the log says afterwards; a secret choice may be the one that ends it. */
const foreseen: Check = ({ host, at, next }, fail) => {
  const { kernel } = host
  if (!next) return 0
  const ask = kernel.offers(at.state, next.seat)!
  const told = ask.follows[ask.moves.findIndex((move) => kernel.read(move) === next.move)]
  const { barrier } = next.played.match.log.at(-1)!
  if (barrier && told !== 'final') fail('no way back, and nobody said so')
  if (told === 'final' && !barrier && kernel.asked(at.state).length < 2)
    fail('a move that can be taken back was called final')
  return 1
}

/**
 * What a viewer is told of a move, and what the table looks like as it is told, must not differ between worlds that
 * look the same to it afterwards.
 */
const events: Check = ({ host, game, at, told: before, next, dice }, fail) => {
  const { kernel } = host
  if (!next) return 0
  let ran = 0
  const all = viewers(at.match.seats)
  // What the table looks like in between is dear: by turns, each move for one of them.
  const onlooker = all[at.match.log.length % all.length]
  for (const who of all) {
    const world = kernel.imagine(at.state, who, dice)
    const ask = kernel.ask(world, next.seat)
    if (!ask?.moves.some((move) => kernel.read(move) === next.move)) continue
    // The other seats' waiting choices are forgotten in the imagined world, so nothing may be resolved there.
    if (canonical(kernel.pending(world)) !== canonical(kernel.pending(at.state))) continue
    const seed = dice.below(2 ** 30)
    const truth = game.clone(at.state)
    const [told, imagined] = [truth, world].map((state) => {
      const heard: { readonly event: unknown; readonly view: unknown }[] = []
      const story = storyOf(game, at.match.seats, before, who)
      kernel.apply(state, next.seat, next.move, streamDice(seed), (event) => {
        goOn(game, story, [event], who)
        const said = game.redact(event, who)
        // What is told is shown: the table as it is at that moment, in the middle of the move.
        if (said === null) return
        const view = who === onlooker ? canonical(game.view(state, who, true, story)) : null
        heard.push({ event: said, view })
      })
      return heard
    })
    const story = storyOf(game, at.match.seats, before, who)
    if (canonical(game.view(truth, who, true, story)) !== canonical(game.view(world, who, true, story)))
      continue
    ran++
    const secret = told!.findIndex((each, i) => canonical(each) !== canonical(imagined![i] ?? null))
    if (secret >= 0 || told!.length !== imagined!.length)
      fail(
        `${who} is told a secret: ${canonical(told![secret]?.event ?? imagined!.at(-1)!.event).slice(0, 300)}`,
      )
  }
  return ran
}

/** Counts the imagined worlds that differ from the truth in more than forgotten choices. */
const imagination: Check = ({ host, at, dice }) => {
  const { kernel } = host
  const laidOut = (state: object) => canonical({ ...state, stack: null })
  const differs = (who: Viewer) => laidOut(kernel.imagine(at.state, who, dice)) !== laidOut(at.state)
  return viewers(at.match.seats).filter(differs).length
}

export const secretChecks = { indistinguishable, canonicalRedeal, barrier, foreseen, events, imagination }
