import type { rooms } from '@durbar/games'
import { isRefused, keyFromSeed, type MoveObject, sampleSettings, streamDice } from '@durbar/kernel'
import { Authority } from '@durbar/match'
import type { Told } from '@durbar/protocol/messages'

/** A game of chance to its end, as it was told to the first seat, and what everybody was asked in it. */
export function playedOut({ game }: (typeof rooms)[number], seed: number) {
  const settings = sampleSettings(game)
  const { seats, options } = settings[seed % settings.length]!
  const authority = Authority.begin(game, { now: () => 0 }, { seats, options, key: keyFromSeed(seed) })
  if (isRefused(authority)) throw new Error(authority.refused)
  const dice = streamDice(seed)
  const asked: { readonly rule: string; readonly moves: readonly MoveObject[]; readonly view: unknown }[] = []
  while (!authority.over) {
    const seat = authority.awaited[0]!
    const { question, view } = authority.updateFor(seat, authority.ply)
    const { moves } = question!
    asked.push({ rule: question!.rule, moves, view })
    const { ply, revision } = authority
    authority.play({ seat, ply, revision, move: moves[dice.below(moves.length)] })
  }
  const { told, view } = authority.updateFor(0, 0)
  return { log: told as readonly Told[], view, asked }
}
