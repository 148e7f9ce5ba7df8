import { legalMoves, streamDice } from '@durbar/kernel'
import { whyNot } from '@durbar/room'
import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { cardsKarma } from '../index.ts'
import { cardName, dieName } from '../texts/names.ts'
import { game, k, position, texts } from './position.ts'
import { OPTIONS } from './record.ts'

const LANGUAGES = ['de', 'en'] as const

describe('the game speaks', () => {
  test('refusals, ends and options are worded in both languages', () => {
    for (const language of LANGUAGES) {
      const speech = texts.speech[language]
      expect(Object.keys(speech.refusals).sort()).toEqual(Object.keys(game.refusals).sort())
      expect(Object.keys(speech.ends)).toEqual([...game.ends])
      for (const option of game.options)
        expect(Object.keys(speech.options[option.key]!.values).sort()).toEqual(
          option.values.map(String).sort(),
        )
    }
  })
  test('every move, prompt and event of random games has words, without holes', () => {
    const kinds = new Set<string>()
    const prompts = new Set<string>()
    for (let seed = 0; seed < 30; seed++) {
      const dice = streamDice(seed)
      const s = k.start(dice, 3, { ...OPTIONS, openBonuses: seed % 5 === 0 })
      while (s.result === null) {
        const seat = k.toMove(s)
        const view = game.view(s, seat, seed % 2 === 0)
        const moves = legalMoves(k, s, seat)
        const move = moves[dice.below(moves.length)]!
        const events: Event[] = []
        for (const language of LANGUAGES) {
          const speech = texts.speech[language]
          const prompt = speech.prompt(s.stack.at(-1)!.rule, view)
          const line = speech.move(k.write(move), view, String)
          prompts.add(prompt)
          for (const text of [prompt, line]) expect(text).not.toMatch(/undefined|null|NaN|\[object|^$/)
        }
        k.apply(s, seat, move, dice, (event) => events.push(event))
        for (const event of events) {
          kinds.add(event.t)
          for (const who of [seat, 'observer'] as const)
            for (const language of LANGUAGES) {
              const line = texts.speech[language].event(game.redact(event, who)!, (n) => `P${n}`)
              expect(line ?? 'silent').not.toMatch(/undefined|null|NaN|\[object|^$/)
            }
        }
      }
    }
    // All 26 kinds of event, and 15 prompts in each language.
    expect(kinds.size).toBe(26)
    expect(prompts.size).toBe(2 * 15)
  })
  test('the table can be drawn in a terminal, in both languages, for every viewer', () => {
    const dice = streamDice(4)
    const s = k.start(dice, 4, OPTIONS)
    for (let n = 0; n < 90 && s.result === null; n++) {
      const moves = legalMoves(k, s, k.toMove(s))
      k.apply(s, k.toMove(s), moves[dice.below(moves.length)]!, dice)
    }
    for (const who of [0, 3, 'observer'] as const)
      for (const language of LANGUAGES) {
        const lines = cardsKarma.terminal!(
          game.view(s, who),
          (seat) => `P${seat}`,
          language,
          (_, text) => text,
        )
        expect(lines.join('\n')).not.toMatch(/undefined|null|NaN|\[object/)
        for (const seat of [0, 1, 2, 3]) expect(lines.some((line) => line.includes(`P${seat}  `))).toBe(true)
        const hand = game.view(s, who).players[3]!.hand
        const shown = who === 3 ? hand.map((die) => `${die.value}`) : hand.map(() => '?')
        const own = lines.filter((line) => line.includes('and: ') || line.includes('Hand: ')).at(-1)!
        expect(own.match(/[0-9?]/g)).toEqual(shown)
      }
  })
  test('cards and dice have names', () => {
    expect(['B26', 'B16', 'G13', 'S12', 'S24', 'P13'].map((id) => cardName(id, 'de'))).toEqual([
      'rotes Gebäude mit Tee (3)',
      'rot-gelbes Gebäude',
      'Warenkarte mit Seide (1) und Tee (1)',
      'Schiff 12',
      'Schiff 24 mit Seide (3)',
      'Palastaktion 5',
    ])
    expect(['B26', 'G13', 'S12', 'P13'].map((id) => cardName(id, 'en'))).toEqual([
      'red building with tea (3)',
      'goods card with silk (1) and tea (1)',
      'ship 12',
      'palace action 5',
    ])
    expect([dieName('B01', 5, 'de'), dieName('B01', null, 'en')]).toEqual(['Blau 5', 'blue ?'])
  })
  test('a payment is read out with the values of the dice', () => {
    const s = position({ grid: ['B52'], players: [{ hand: ['B01', 'B03'], karma: 1, stewards: 1 }] })
    const move = { type: 'buyBuilding', slot: 0, payment: { dice: ['B01'], karma: 0, stewards: 1 } }
    expect(texts.speech.de.move(move, game.view(s, 0), String)).toBe(
      'Ein rot-gelbes Gebäude für eine blaue 5 und 1 Verwalter nehmen',
    )
    expect(texts.speech.en.move(move, game.view(s, 0), String)).toBe(
      'Take a red and yellow building for a blue 5 and 1 administrator',
    )
  })
  test('a refused purchase says what is missing and what would do', () => {
    const s = position({ grid: ['B52', 'S02'], only: true, players: [{ hand: ['B01', 'B02'], karma: 1 }] })
    const view = game.view(s, 0)
    const said = (language: 'de' | 'en') =>
      (k.ask(s, 0)?.refused ?? [])
        .filter(({ move }) => 'payment' in move)
        .map((each) => whyNot(texts.speech[language], each, view, String))
    expect(new Set(said('de'))).toEqual(
      new Set([
        'Du brauchst 11 in Blau und kommst damit auf 6: Es fehlen 5.',
        'Dieses Gebäude kostet blaue Würfel, zusammen mindestens 11.',
        'Dieses Schiff kostet genau eine 3. Dieser Würfel braucht dafür 2 Karmatoken, du hast 1.',
        'Das kostet 2 Karmatoken, du hast 1.',
        'Du hast keinen Verwalter. Einen erhältst du für 3 gleiche oder 3 verschiedene Gebäude, 3 Schiffe oder 3 Karmatoken.',
      ]),
    )
    expect(new Set(said('en'))).toEqual(
      new Set([
        'You need 11 in blue and reach 6 with this: you are 5 short.',
        'This building costs blue dice, at least 11 in all.',
        'This ship costs exactly a 3. This die would take 2 karma tokens; you have 1.',
        'This takes 2 karma tokens; you have 1.',
        'You have no administrator. You get one for 3 like or 3 different buildings, 3 ships or 3 karma tokens.',
      ]),
    )
  })
  test('whose ship is copied is said by name', () => {
    const s = position({ players: [{}, { ships: ['S12'] }] })
    const move = { type: 'copyShip', player: 1 }
    expect(texts.speech.de.move(move, game.view(s, 0), (seat) => `P${seat}`)).toBe(
      'Belohnung von Schiff 12 nehmen (P1): 2 Karmatoken',
    )
    expect(texts.speech.en.move(move, game.view(s, 0), (seat) => `P${seat}`)).toBe(
      'Take the reward of ship 12 (P1): 2 karma tokens',
    )
  })
})
