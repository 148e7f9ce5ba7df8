/** A game as it is soaked, and one case of it. */
import { seatedBots } from '@durbar/bots'
import { loadRoom } from '@durbar/games/one-room'
import { referees } from '@durbar/games/referees'
import { type AnyGame, host } from '@durbar/kernel'
import { rulesIn } from '@durbar/room'
import type { Referee } from '@durbar/room/refereeing'
import type { AnyHost } from '../arguments.ts'
import { type Case, caseOf } from './cases.ts'
import { checksWith } from './checks.ts'
import { type Examined, examined, type Looking } from './examining.ts'
import { byBots } from './movers.ts'

export interface Soaked {
  readonly house: AnyHost
  readonly looking: Looking
}

export const soakedGame = (
  game: AnyGame,
  numbers: ReadonlySet<string>,
  referee: Referee | null = null,
): Soaked => ({ house: host(game), looking: { checks: checksWith(referee), numbers } })

/** From the catalogue. */
export async function soakedRoom(id: string): Promise<Soaked> {
  const { game, book } = (await loadRoom(id))!
  const referee = Object.hasOwn(referees, id) ? await referees[id as keyof typeof referees]() : null
  return soakedGame(game, new Set(rulesIn(book)), referee)
}

export interface Numbered {
  readonly game: string
  readonly seed: number
  /** Which game of the seed, and how many of its own kind came before. */
  readonly n: number
  readonly lap: number
}

export interface Tried extends Numbered, Case, Examined {}

export async function tried(soaked: Soaked, { game, seed, n, lap }: Numbered): Promise<Tried> {
  const { house, looking } = soaked
  const its = caseOf(house.kernel, seed, n, lap)
  const bots = await seatedBots(house.kernel, its.players)
  return { game, seed, n, lap, ...its, ...examined(house, its, byBots(house.kernel, bots, its), looking) }
}
