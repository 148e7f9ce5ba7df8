/** Arguments that several commands share, checked once. */
import { GAMES } from '@durbar/games/catalogue'
import { loadRoom } from '@durbar/games/one-room'
import { type Host, host, isRefused, type Setting as KernelSetting } from '@durbar/kernel'
import type { AnyRoom } from '@durbar/room'
import { Complaint } from './complaint.ts'

export interface GameArguments {
  readonly game: string
  readonly players?: string
  readonly options?: string
}

// biome-ignore lint/suspicious/noExplicitAny: the command line handles every game
export type AnyHost = Host<any, any, any>

/** What is played, and by whose rules. */
export interface Setting extends KernelSetting {
  readonly room: AnyRoom
  readonly house: AnyHost
}

export function whole(name: string, text: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const n = /^-?\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(n >= least && n <= most))
    throw new Complaint(
      `--${name} must be a whole number ${most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`}, not '${text}'`,
    )
  return n
}

export async function roomFor(id: string): Promise<AnyRoom> {
  const room = await loadRoom(id)
  if (!room) throw new Complaint(`no game '${id}'; there are ${GAMES.join(', ')}`)
  return room
}

/** Four players where the game allows it: the usual table. */
const usualSeats = (room: AnyRoom) => (room.game.seats.includes(4) ? 4 : room.game.seats.at(-1)!)

export async function settingFor(given: GameArguments): Promise<Setting> {
  const room = await roomFor(given.game)
  const house = host(room.game)
  const seats = given.players === undefined ? usualSeats(room) : whole('players', given.players, 1, 16)
  let json: unknown = {}
  try {
    json = JSON.parse(given.options ?? '{}')
  } catch {
    throw new Complaint(
      `--options must be JSON such as '{"${room.game.options[0]?.key ?? 'name'}":true}', not '${given.options}'`,
    )
  }
  const options = house.options(seats, json)
  if (isRefused(options)) throw new Complaint(options.refused)
  return { room, house, seats, options }
}
