/** How what happens is shown: how long each link of a chain takes, and the plate at the end of a round. */
import { type Plate, type TableProps, whoOf } from '@durbar/table'
import type { Event } from '../events.ts'
import { tokens } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import { words } from './words/index.ts'

const LINK = 350

/** A card under way lies nowhere: what is told of it meanwhile joins the moment in which it lies again. */
export const beats: Readonly<Record<Event['t'], number>> = {
  arranged: LINK,
  turn: 0,
  paid: LINK,
  stewardDice: LINK,
  die: LINK,
  discarded: LINK,
  topCard: 0,
  rowBroken: 0,
  laid: LINK,
  palace: LINK,
  rowComplete: 0,
  reward: LINK,
  nothing: LINK,
  gain: LINK,
  three: LINK,
  set: LINK,
  shipSet: LINK,
  turned: LINK,
  bonus: LINK,
  bonusTurn: LINK,
  elephant: LINK,
  secondPass: LINK,
  grid: 620,
  reshuffle: 620,
  round: 3000,
  over: 0,
}

const HAD = ['fame', 'coins', 'karma', 'stewards'] as const

/** CK-14.2: the elephant moves on. Nothing is scored, so every row says where its seat stands. */
export function plate(event: Event, { view, language, name }: TableProps<View>): Plate | null {
  if (event.t !== 'round') return null
  const w = words(language)
  const who = whoOf(language, name)
  return {
    title: w.roundEnds(event.round - 1),
    text: w.elephantTo(who, event.elephant),
    rows: view.players.map((player, seat) => ({
      seat,
      text: `${who.label(seat)}: ${HAD.map((what) => tokens(what, player[what], language)).join(', ')}`,
      value: `${player.turned}/6`,
    })),
  }
}
