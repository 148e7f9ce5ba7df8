/** The room speaks German and English about everything that can happen. */
import { diceFor, kernel, keyFromSeed, streamDice } from '@durbar/kernel'
import { LANGUAGES, rulesIn, whyNot } from '@durbar/room'
import { often } from '@durbar/room/testing'
import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { warehouse51 } from '../index.ts'
import { REFUSALS } from '../rules/refusals.ts'
import { A, B, bid, C, D, pass, reveal, table } from './position.ts'

const { game, texts } = warehouse51
const k = kernel(game)

const SENTENCE = /^\p{Lu}.+\.$/u

test('every refusal cites a rule of the book and has a sentence in both languages', () => {
  for (const { rule, why } of Object.values(REFUSALS)) {
    expect(rulesIn(warehouse51.book), why).toContain(rule)
    for (const language of LANGUAGES) {
      const sentence = texts.speech[language].refusals[why]
      // Those that reckon are heard in random games below.
      if (typeof sentence === 'string') expect(sentence).toMatch(SENTENCE)
      else expect(sentence, why).toBeTypeOf('function')
    }
  }
  for (const language of LANGUAGES)
    expect(Object.keys(texts.speech[language].refusals)).toEqual(Object.keys(REFUSALS))
})

test('the rulebook has every rule and ruling', () => {
  const sizes = { 1: 11, 2: 4, 3: 4, 4: 4, 5: 9, 6: 15, 7: 5, 8: 6, 9: 12, 10: 26 }
  const numbers = Object.entries(sizes).flatMap(([chapter, n]) =>
    Array.from({ length: n }, (_, i) => `WH-${chapter}.${i + (chapter === '2' ? 0 : 1)}`),
  )
  const rulings = Array.from({ length: 29 }, (_, i) => `WH-R${i + 1}`)
  expect(rulesIn(warehouse51.book).toSorted()).toEqual([...numbers, ...rulings].toSorted())
  expect(texts.examples).toHaveLength(30)
})

describe('a refusal about gold says how much is missing and what would do', () => {
  const said = (at: ReturnType<typeof table>, seat: number, move: object) => {
    const refused = k.ask(at.s, seat)!.refused.find((each) => k.read(each.move) === k.read(move))!
    return LANGUAGES.map((language) => whyNot(texts.speech[language], refused, at.seen(seat), String))
  }
  test('WH-6.3 WH-6.6 WH-R6 bids', () => {
    const at = table({ seats: 3, ingots: [9, 9, 9], tops: ['holy-grail'] }).play(A, reveal('western'))
    expect(said(at, B, bid(0))[0]).toBe(
      'Ein Gebot von 0 Goldbarren gilt nicht. Biete mindestens 1 Goldbarren oder passe.',
    )
    expect(said(at, B, bid(10))).toEqual([
      'Du hast nur 9 Goldbarren. Mehr kannst du nicht bieten.',
      'You have only 9 ingots. You cannot bid more than that.',
    ])
    at.play(B, bid(4))
    expect(said(at, C, bid(4))).toEqual([
      'Das letzte Gebot beträgt 4 Goldbarren. Biete mindestens 5 oder passe.',
      'The last bid is 4 ingots. Bid at least 5, or pass.',
    ])
  })
  test('WH-10.10 the Ring', () => {
    const at = table({ seats: 3, owned: [[], [], ['ring-of-the-nibelungs']], tops: ['holy-grail'] })
    at.play(A, reveal('western')).play(B, bid(4))
    expect(said(at, C, bid(5))[1]).toMatch(/raise by at least 2\. Bid at least 6 ingots, or pass\.$/)
  })
  test('WH-7.1 the pawnshop', () => {
    const at = table({ seats: 3, ingots: [7, 9, 9], owned: [['gungnir'], [], []] })
    expect(said(at, A, { type: 'pawn', card: 'gungnir' })[0]).toMatch(
      /weniger als 5 Goldbarren, du hast 7\.$/,
    )
  })
  test('WH-R23 the Carpet names both values', () => {
    const at = table({
      seats: 3,
      owned: [[], ['gungnir'], ['golden-fleece', 'excalibur']],
      tops: ['flying-carpet'],
    })
    at.play(A, reveal('nearEast')).play(B, bid(1)).passes(C, A)
    const swap = { type: 'exchange', own: 'gungnir', player: C, theirs: 'golden-fleece' }
    expect(said(at, B, swap)[1]).toBe('The printed values must be equal: Gungnir 2, Golden Fleece 3.')
  })
})

test('a move that names players calls them by their names', () => {
  const at = table({ seats: 4, tops: ['crystal-ball'] })
    .play(A, reveal('western'))
    .play(B, bid(1))
    .passes(C, D, A)
  const say = (language: 'de' | 'en', gap: number) =>
    texts.speech[language].move({ type: 'peek', gap, slot: 0 }, at.seen(B), (seat) => `Bot ${seat}`)
  expect(say('de', 2)).toBe('Ansehen: zwischen Bot 2 und Bot 3')
  expect(say('en', 0)).toBe('Look between Bot 0 and you')
})

test('prompts, moves and log lines of random games are complete sentences without holes', () => {
  /** How often each was met: a bid is asked for a thousand times, and a few hundred of them are heard. */
  const prompts = new Map<string, number>()
  const verbs = new Set<string>()
  const events = new Set<Event['t']>()
  for (let seed = 1; seed <= 60; seed++) {
    const dice = streamDice(seed)
    const hear = (event: Event) => {
      events.add(event.t)
      for (const language of LANGUAGES) {
        const line = texts.speech[language].event(event, (seat) => `N${seat}`)
        expect(line).toMatch(/\.$/)
        expect(line).not.toMatch(/undefined|null|NaN|\[object/)
      }
    }
    const s = k.start(diceFor(keyFromSeed(seed), 0), 3 + (seed % 3), {}, undefined, hear)
    for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
      const ask = k.ask(s, seat)!
      const view = game.view(s, seat)
      const met = prompts.get(ask.rule) ?? 0
      prompts.set(ask.rule, met + 1)
      for (const language of met < often(200) ? LANGUAGES : []) {
        const speech = texts.speech[language]
        expect(speech.prompt(ask.rule, view)).not.toMatch(/undefined|null/)
        // The first of each verb: the others differ only in their names and numbers.
        for (const move of ask.moves.filter((each, i) => ask.moves[i - 1]?.type !== each.type)) {
          verbs.add(move.type)
          expect(speech.move(move, view, String)).not.toMatch(/undefined|null|NaN/)
        }
        for (const refused of ask.refused.filter((each, i) => ask.refused[i - 1]?.why !== each.why)) {
          const sentence = whyNot(speech, refused, view, String)
          expect(sentence).toMatch(SENTENCE)
          expect(sentence).not.toMatch(/undefined|null|NaN/)
        }
      }
      // Mostly cheap moves, so that cards change hands and the pawnshop is used.
      const cheap = ask.moves.filter((move) => Number(move.amount ?? 1) <= 3 && move.type !== 'pass')
      const from = cheap.length > 0 && dice.below(3) > 0 ? cheap : ask.moves
      k.apply(s, seat, k.read(from[dice.below(from.length)]), dice, hear)
    }
  }
  expect([...verbs].sort()).toEqual([...k.verbs].sort())
  expect(prompts.size).toBe(10)
  expect([...events].sort()).toEqual(
    [
      'arkTook',
      'begun',
      'bid',
      'certified',
      'curseVoid',
      'exchanged',
      'fistsOpened',
      'freed',
      'gave',
      'income',
      'neutralised',
      'notExchanged',
      'notNeutralised',
      'paid',
      'passed',
      'pawned',
      'peeked',
      'redeemed',
      'revealed',
      'scored',
      'surcharge',
      'unmasked',
      'unsold',
      'unveiled',
      'wealth',
      'won',
    ].sort(),
  )
})

describe('the rules page agrees with the box', () => {
  const CAPITAL = /^\p{Lu}/u
  test('WH-10.12 gives one ingot to each, once: it does not empty the purse', () => {
    const { s } = table({ seats: 3, auctioneer: A, ingots: [9, 9, 9], tops: ['pandoras-box'] })
      .play(A, reveal('european'))
      .passes(B, C)
      .play(A, bid(2))
    expect(s.ingots).toEqual([5, 12, 10])
  })
  test('sentences that stand alone begin with a capital', () => {
    for (const language of LANGUAGES)
      for (const text of Object.values(texts.speech[language].ends)) expect(text).toMatch(CAPITAL)
  })
})

describe('the sentence of an open auction fits what may be done', () => {
  const asks = (seat: number, at: ReturnType<typeof table>) =>
    LANGUAGES.map((language) => texts.speech[language].prompt('openAuction', at.k.game.view(at.s, seat)))

  test('at the start, and after a bid', () => {
    const at = table({ seats: 3, tops: ['holy-grail'] }).play(A, reveal('western'))
    expect(asks(B, at)[0]).toMatch(/Eröffne das Bieten oder passe\.$/)
    at.play(B, bid(4))
    expect(asks(C, at)[0]).toMatch(/Biete mindestens 5 Goldbarren oder passe\.$/)
    expect(asks(C, at)[1]).toMatch(/^Bid at least 5 /)
  })
  test('with all one has on the table already, it asks for a pawn, not for a bid', () => {
    const at = table({ seats: 3, ingots: [9, 9, 4], owned: [[], [], ['gungnir']], tops: ['holy-grail'] })
    at.play(A, reveal('western')).play(B, bid(4))
    expect(at.legal(C).some((move) => move.type === 'bid')).toBe(false)
    expect(asks(C, at)).toEqual([
      expect.stringMatching(/Verpfände eine Karte oder passe\.$/),
      expect.stringMatching(/pawn a card, or pass\.$/),
    ])
  })
  test('with the Ring the least bid is two higher, with Mjöllnir the highest may be matched', () => {
    const ring = table({
      seats: 3,
      ingots: [9, 9, 9],
      owned: [['mjollnir'], [], ['ring-of-the-nibelungs']],
      tops: ['holy-grail'],
    })
    ring.play(A, reveal('western')).play(B, bid(1))
    expect(asks(C, ring)[0]).toMatch(/Biete mindestens 3 Goldbarren oder passe\.$/)
    ring.play(C, pass)
    expect(asks(A, ring)[0]).toMatch(/Halte das Gebot von 1 Goldbarren, biete mehr oder passe\.$/)
    const opens = table({ seats: 3, owned: [[], ['ring-of-the-nibelungs']], tops: ['holy-grail'] })
    opens.play(A, reveal('western'))
    expect(asks(B, opens)[1]).toMatch(/with at least 2 ingots, or pass\.$/)
  })
  test('in random games the least bid that is said is the least that is legal', () => {
    let raised = 0
    for (let seed = 1; seed <= often(10); seed++) {
      const dice = streamDice(seed)
      const s = k.start(diceFor(keyFromSeed(seed), 0), 3 + (seed % 3), {}, undefined, () => {})
      for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
        const ask = k.ask(s, seat)!
        if (ask.rule === 'openAuction') {
          const bids = ask.moves.filter((move) => move.type === 'bid').map((move) => Number(move.amount))
          const { auction, players } = game.view(s, seat)
          const least = auction!.least!
          expect(bids.length > 0 ? Math.min(...bids) : null).toBe(
            players[seat]!.ingots >= least ? least : null,
          )
          if (least > auction!.highest + 1) raised++
        }
        const cheap = ask.moves.filter((move) => Number(move.amount ?? 1) <= 4)
        const from = cheap.length > 0 ? cheap : ask.moves
        k.apply(s, seat, k.read(from[dice.below(from.length)]), dice, () => {})
      }
    }
    expect(raised).toBeGreaterThan(0)
  })
})
