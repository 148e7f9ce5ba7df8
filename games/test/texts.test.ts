/** Every game speaks both languages completely. */
import {
  host,
  isDecision,
  keyFromSeed,
  type MoveObject,
  type Played,
  sampleSettings,
  streamDice,
} from '@durbar/kernel'
import { LANGUAGES, whyNot } from '@durbar/room'
import { describe, expect, test } from 'vitest'
import { rooms } from '../rooms.ts'

const isSpoken = (text: unknown) =>
  typeof text === 'string' && text.length > 1 && !/undefined|null|NaN|\[object/.test(text)
const spoken = (text: unknown) => expect(text).toSatisfy(isSpoken)

describe.each(rooms.map((room) => [room.game.id, room] as const))('%s', (_id, { game, texts }) => {
  test('names its refusals, ends and options, and what a score counts', () => {
    for (const language of LANGUAGES) {
      const speech = texts.speech[language]
      for (const count of [0, 1, 2])
        if (speech.score) expect(speech.score(count)).toMatch(new RegExp(`^${count} \\p{L}`, 'u'))
      if (speech.score) expect(speech.score(1).slice(2)).not.toBe(speech.score(2).slice(2))
      for (const text of [speech.title, speech.tagline]) spoken(text)
      expect(Object.keys(speech.refusals).sort()).toEqual(Object.keys(game.refusals).sort())
      expect(Object.keys(speech.ends).sort()).toEqual([...game.ends].sort())
      expect(Object.keys(speech.options).sort()).toEqual(game.options.map((option) => option.key).sort())
      for (const { key, values } of game.options)
        for (const value of values) spoken(speech.options[key]!.values[String(value)])
      for (const text of [...Object.values(speech.refusals), ...Object.values(speech.ends)])
        if (typeof text !== 'function') spoken(text)
    }
  })
  test('has a prompt for every decision, a line for every move and every event', () => {
    const house = host(game)
    const asked = new Set<string>()
    // Hundreds of thousands of sentences: one expectation for all of them.
    const unspoken = new Set<unknown>()
    const heard = (text: unknown) => {
      if (!isSpoken(text)) unspoken.add(text)
    }
    const tables = sampleSettings(game)
    for (let n = 0; n < Math.max(6, tables.length); n++) {
      const { seats, options } = tables[n % tables.length]!
      const dice = streamDice(n)
      let now = house.start(seats, options, keyFromSeed(n)) as Played<{ result: unknown }, unknown>
      for (let seat = house.kernel.toMove(now.state); seat >= 0; seat = house.kernel.toMove(now.state)) {
        const ask = house.kernel.ask(now.state, seat)!
        const view = game.view(now.state, seat)
        const sample = ask.moves.filter((_, i) => i % Math.ceil(ask.moves.length / 10) === 0)
        for (const language of LANGUAGES) {
          const speech = texts.speech[language]
          heard(speech.prompt(ask.rule, view))
          heard(speech.subtitle(view))
          heard(speech.subtitle(JSON.parse(JSON.stringify(game.view(now.state, 'observer')))))
          for (const move of sample as MoveObject[]) heard(speech.move(move, view, String))
          for (const refused of ask.refused) heard(whyNot(speech, refused, view, (who) => `P${who}`))
          for (const event of now.events) {
            const line = speech.event(event, (who) => `P${who}`)
            if (line !== null) heard(line)
          }
        }
        asked.add(ask.rule)
        now = house.play(now, seat, ask.moves[dice.below(ask.moves.length)]) as typeof now
      }
    }
    expect([...unspoken]).toEqual([])
    const decisions = Object.entries(game.rulesByVersion[house.kernel.version]!).filter(([, rule]) =>
      isDecision(rule),
    )
    for (const [rule] of decisions)
      if (!asked.has(rule)) console.log(`${game.id}: '${rule}' was not reached by this test`)
    expect(asked.size).toBeGreaterThan(0)
  })
})
