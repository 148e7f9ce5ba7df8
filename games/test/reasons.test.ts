/** Every fact that a bot counts has words in both languages, and no words are about nothing. */
import { diceFor, kernelOf } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { GAMES } from '../index.ts'
import { loadRoom } from '../one-room.ts'
import { reasons } from '../reasons.ts'

/** A game that counts nothing has no words for it. */
const wording: Partial<typeof reasons> = reasons

test.each(GAMES)('%s', async (id) => {
  const { game } = (await loadRoom(id))!
  const words = (await wording[id as keyof typeof reasons]?.()) ?? {}
  const kernel = kernelOf(game)
  const options = Object.fromEntries(game.options.map((option) => [option.key, option.default]))
  const state = kernel.start(diceFor('cd'.repeat(32), 0), game.seats[0]!, options)
  const facts = game.insight.facts?.(state, 0) ?? {}
  expect(Object.keys(facts)).toEqual(Object.keys(words))
  for (const each of Object.values(facts)) expect(Number.isFinite(each)).toBe(true)
  for (const { de, en } of Object.values(words))
    for (const say of [de, en]) {
      expect(say(1)).not.toBe(say(2))
      expect(say(2)).toMatch(/2/)
      // A part of a sentence or a whole one, and never its full stop.
      expect(say(2)).not.toMatch(/\.$/)
    }
})
