/** At which tables a game can be played, for whoever tries them all or a few that show everything. */
import type { AnyGame, Options } from './api.ts'
import { canonical } from './checksum.ts'
import { host } from './host.ts'
import { isRefused } from './match.ts'

export interface Setting {
  readonly seats: number
  readonly options: Options
}

/** Every table a game can be played at: all player counts with all options that fit. */
export function settingsOf(game: AnyGame): Setting[] {
  const { options } = host(game)
  let combinations: Options[] = [{}]
  for (const { key, values } of game.options)
    combinations = combinations.flatMap((each) => values.map((value) => ({ ...each, [key]: value })))
  return game.seats.flatMap((seats) =>
    combinations.filter((each) => !isRefused(options(seats, each))).map((each) => ({ seats, options: each })),
  )
}

/**
 * A few tables that show every player count and every value of every option, where all combinations would be too
 * many: the defaults and the last values at each count, every other value once.
 */
export function sampleSettings(game: AnyGame): Setting[] {
  const all = settingsOf(game)
  const chosen = new Map<string, Setting>()
  const pick = (seats: number, wanted: Options) => {
    const fitting = all.find(
      (setting) => setting.seats === seats && canonical(setting.options) === canonical(wanted),
    )
    if (fitting) chosen.set(canonical(fitting), fitting)
    return fitting !== undefined
  }
  const defaults = Object.fromEntries(game.options.map((option) => [option.key, option.default]))
  for (const seats of game.seats) {
    const fits = all.filter((setting) => setting.seats === seats)
    if (!pick(seats, defaults)) pick(seats, fits[0]!.options)
    pick(seats, fits.at(-1)!.options)
  }
  let turn = 0
  for (const { key, values } of game.options)
    for (const value of values)
      for (let tries = 0; tries < game.seats.length; tries++)
        if (pick(game.seats[turn++ % game.seats.length]!, { ...defaults, [key]: value })) break
  return [...chosen.values()]
}
