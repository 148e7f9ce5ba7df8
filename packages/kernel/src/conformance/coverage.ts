/** What of a game's rules a recorded match has shown: verbs made, decisions asked, refusals met, its end. */
import type { AnyGame } from '../api.ts'
import { isDecision } from '../compile.ts'
import { host } from '../host.ts'
import { kernel } from '../kernel.ts'
import { isRefused, type Match, type Refused } from '../match.ts'
import { settingsOf } from '../settings.ts'

export function coverage(game: AnyGame, match: Match, key: string): Set<string> {
  const house = host(game)
  const { kernel: k } = house
  const seen = new Set([`table ${match.seats} ${JSON.stringify(match.options)}`])
  const end = house.replay(match, key, undefined, ({ state }) => {
    // Also those who have chosen secretly: they may still change their mind, and be refused.
    for (const seat of k.asked(state)) {
      const ask = k.ask(state, seat)!
      seen.add(`asked ${ask.rule}`)
      for (const { why } of ask.refused) seen.add(`refused ${why}`)
    }
  })
  if (isRefused(end)) throw new Error(end.refused)
  for (const { move } of match.log) seen.add(`verb ${move.type}`)
  if (end.state.result) seen.add(`end ${end.state.result.end}`)
  return seen
}

/** Everything that the records of a game must show together. */
export function coverable(game: AnyGame): Set<string> {
  const k = kernel(game)
  const house = host(game)
  const all = new Set(
    settingsOf(game).map(({ seats, options }) => `table ${seats} ${JSON.stringify(options)}`),
  )
  for (const [name, rule] of Object.entries(game.rulesByVersion[k.version]!))
    if (isDecision(rule)) all.add(`asked ${name}`)
  for (const verb of k.verbs) all.add(`verb ${verb}`)
  for (const end of game.ends) all.add(`end ${end}`)
  // Options that do not fit are refused before a game begins: no record can show them.
  const before = new Set<string | undefined>()
  const combine = (rest: AnyGame['options'], options: Record<string, unknown>): void => {
    const [first, ...more] = rest
    if (first) for (const value of first.values) combine(more, { ...options, [first.key]: value })
    else for (const seats of game.seats) before.add((house.options(seats, options) as Refused).why)
  }
  combine(game.options, {})
  for (const why of Object.keys(game.refusals)) if (!before.has(why)) all.add(`refused ${why}`)
  return all
}
