/** What is said at this table, word for word. */
import { canonical, streamDice } from '@durbar/kernel'
import { LANGUAGES, type Language, whyNot } from '@durbar/room'
import { name, told } from '@durbar/room/testing'
import { describe, expect, test } from 'vitest'
import { KINDS } from '../data/antiques.ts'
import type { State } from '../state.ts'
import { LOOK_WORDS } from '../table/look/words.ts'
import { WORDS } from '../table/words.ts'
import { texts } from '../texts/index.ts'
import { antiqueTitle, giveUpSentence, nthOfKind } from '../texts/names.ts'
import { LINES } from './lines.ts'
import { after, buy, coin, game, k, position, take } from './position.ts'

const { speech } = texts

describe('the log', () => {
  test.each(LINES)('%j', (event, ...lines) => expect(told(speech, event)).toEqual(lines))
})

describe('prompts, moves and refusals', () => {
  const inBoth = (say: (language: Language) => string | null) => LANGUAGES.map(say)
  const prompt = (s: State, rule: string) =>
    inBoth((language) => speech[language].prompt(rule, game.view(s, k.toMove(s))))
  const why = (s: State, move: object) => {
    const seat = k.toMove(s)
    const refused = k.offers(s, seat)!.refused.find((each) => canonical(each.move) === canonical(move))!
    return inBoth((language) => whyNot(speech[language], refused, game.view(s, seat), name))
  }
  test('the action, with and without the money for it', () => {
    expect(prompt(position({ players: [{ rupees: 4 }] }), 'action')).toEqual([
      'Nimm die Goldmünze ganz links oder kauf eine Antiquität für 4 Rupien.',
      'Take the leftmost gold coin, or buy an antique for 4 rupees.',
    ])
    expect(prompt(position({ players: [{ rupees: 1 }] }), 'action')).toEqual([
      'Nimm die Goldmünze ganz links. Eine Antiquität kostet 4 Rupien, du hast 1.',
      'Take the leftmost gold coin. An antique costs 4 rupees, you have 1.',
    ])
  })
  test('collection cards are named, with their points, unless there are many', () => {
    const one = after(position({ players: [{ antiques: ['jug-red', 'jug-blue'] }] }), coin).s
    expect(prompt(one, 'collectionCard')).toEqual([
      'Nimm die Sammlungskarte „2 Krüge“ (2 Punkte) oder verzichte.',
      'Take the collection card “2 jugs” (2 points), or decline.',
    ])
    const two = after(position({ players: [{ antiques: ['jug-red', 'jug-blue', 'jug-green'] }] }), coin).s
    expect(prompt(two, 'collectionCard')).toEqual([
      'Nimm die Sammlungskarte „2 Krüge“ (2 Punkte) oder „3 Krüge“ (5 Punkte) oder verzichte.',
      'Take the collection card “2 jugs” (2 points) or “3 jugs” (5 points), or decline.',
    ])
    const antiques = ['jug-red', 'jug-blue', 'jug-green', 'vase-red', 'vase-blue'] as const
    const many = after(position({ players: [{ antiques }] }), coin).s
    expect(prompt(many, 'collectionCard')).toEqual([
      'Nimm eine von 3 vollständigen Sammlungskarten oder verzichte.',
      'Take one of 3 complete collection cards, or decline.',
    ])
  })
  test('moves', () => {
    const view = game.view(position({ coins: 2 }), 0)
    const move = (each: Parameters<typeof speech.de.move>[0]) =>
      inBoth((language) => speech[language].move(each, view, name))
    expect(move(coin)).toEqual(['Goldmünze nehmen (3 Rupien)', 'Take the gold coin (3 rupees)'])
    expect(move(buy('jewellery-yellow'))).toEqual([
      'Den gelben Schmuck kaufen (2 Rupien)',
      'Buy the yellow jewellery (2 rupees)',
    ])
    expect(move(take('knife-large', 'knife-purple'))).toEqual([
      'Sammlungskarte „3 Messer“ nehmen, das lila Messer abgeben',
      'Take the collection card “3 scimitars”, give up the purple scimitar',
    ])
  })
  test('refusals say what is missing and what would do', () => {
    const owns = {
      antiques: ['vase-red', 'vase-blue', 'vase-green', 'jug-red'],
      collections: ['vase-large'],
    } as const
    const { s } = after(position({ players: [owns] }), coin)
    // Nobody is asked who cannot take a card: something must be open.
    const asked = after(
      position({ players: [{ ...owns, antiques: [...owns.antiques, 'jug-blue', 'jug-green'] }] }),
      coin,
    ).s
    expect(s.stack.at(-1)!.seat).toBe(1)
    expect(why(asked, take('vase-small'))).toEqual([
      'Du hast schon die große Sammlungskarte „3 Vasen“ und darfst in dieser Sorte keine kleine mehr nehmen.',
      'You own the large collection card “3 vases”, so you can no longer take a small one of this kind.',
    ])
    expect(why(asked, take('jug-large'))).toEqual([
      'Für „3 Krüge“ musst du einen Krug abgeben: Wähle, was du abgibst.',
      'For “3 jugs” you must give up a jug: choose which.',
    ])
    expect(why(asked, take('jug-large', 'vase-red'))).toEqual([
      'Für „3 Krüge“ darfst du nur einen Krug abgeben.',
      'For “3 jugs” you may only give up a jug.',
    ])
    expect(why(asked, take('statue-large'))).toEqual([
      'Für „3 Statuen“ fehlen dir noch 3 Statuen.',
      'For “3 statues” you still need 3 statues.',
    ])
  })
  test('a refusal about money', () => {
    const s = position({ coins: 3, offer: ['jug-red'], players: [{ rupees: 0 }] })
    expect(why(s, buy('jug-red'))).toEqual([
      'Der Preis ist 3 Rupien, du hast 0. Du kannst die Goldmünze ganz links nehmen.',
      'The price is 3 rupees, you have 0. You can take the leftmost gold coin.',
    ])
  })
  test('a refusal about antiques of a kind, or of several', () => {
    const antiques = ['knife-red', 'jug-red', 'jug-blue'] as const
    const { s } = after(position({ players: [{ antiques }] }), coin)
    expect(why(s, take('knife-large'))).toEqual([
      'Für „3 Messer“ fehlen dir noch 2 Messer.',
      'For “3 scimitars” you still need 2 scimitars.',
    ])
    expect(why(s, take('different-small-3'))).toEqual([
      'Für „3 Verschiedene“ fehlt dir noch 1 Instrument.',
      'For “3 different” you still need 1 musical instrument.',
    ])
    expect(why(s, take('different-small-4'))).toEqual([
      'Für „4 Verschiedene“ fehlen dir noch 1 Schmuckstück, 1 Statue und 1 Vase.',
      'For “4 different” you still need 1 piece of jewellery, 1 statue and 1 vase.',
    ])
  })
  test('a refusal says who has the card', () => {
    const antiques = ['jug-red', 'jug-blue'] as const
    const own = { antiques, collections: ['vase-small'] } as const
    const { s } = after(position({ players: [own, { collections: ['statue-small'] }] }), coin)
    expect(why(s, take('vase-small'))).toEqual([
      'Diese Sammlungskarte liegt schon vor dir.',
      'You have this collection card already.',
    ])
    expect(why(s, take('statue-small'))).toEqual([
      'Diese Sammlungskarte liegt schon bei Bhaskar.',
      'Bhaskar has this collection card already.',
    ])
  })
})

describe('names carry their forms', () => {
  test('every gender', () => {
    expect(KINDS.map((kind) => nthOfKind(2, kind, 'de'))).toEqual([
      'dein 2. Krug',
      'dein 2. Messer',
      'dein 2. Instrument',
      'dein 2. Schmuckstück',
      'deine 2. Statue',
      'deine 2. Vase',
    ])
    expect([1, 2, 3, 4].map((n) => nthOfKind(n, 'vase', 'en'))).toEqual([
      'your 1st vase',
      'your 2nd vase',
      'your 3rd vase',
      'your 4th vase',
    ])
    expect(KINDS.map((kind) => giveUpSentence(new Set([kind]), 'de'))).toEqual([
      'Wähle den Krug, den du abgibst.',
      'Wähle das Messer, das du abgibst.',
      'Wähle das Instrument, das du abgibst.',
      'Wähle das Schmuckstück, das du abgibst.',
      'Wähle die Statue, die du abgibst.',
      'Wähle die Vase, die du abgibst.',
    ])
    expect(antiqueTitle('statue-blue', 'de')).toBe('Blaue Statue')
  })
  test('looks count in both numbers', () => {
    expect(LOOK_WORDS.de.missing([['jug', 1]])).toBe('Dir fehlt noch 1 Krug.')
    expect(LOOK_WORDS.de.missing([['jug', 2]])).toBe('Dir fehlen noch 2 Krüge.')
    expect(LOOK_WORDS.en.held(1, 'blue', 0, 'jewellery')).toBe(
      'You own 1 antique in blue and 0 pieces of jewellery.',
    )
    expect(WORDS.de.keep(1)).toBe('Dir bleibt 1 Rupie.')
    expect(WORDS.de.keep(3)).toBe('Dir bleiben 3 Rupien.')
  })
})

test('in random games the cards a question names are those that may be taken', () => {
  const wrong = new Set<string>()
  let asked = 0
  for (let n = 0; n < 9; n++) {
    const dice = streamDice(n)
    const seats = 2 + (n % 3)
    const s = k.start(dice, seats, { greySide: seats === 2 })
    for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
      const { rule, moves } = k.ask(s, seat)!
      if (rule === 'collectionCard') {
        asked++
        const open = new Set(moves.flatMap((move) => ('card' in move ? [move.card] : []))).size
        for (const language of LANGUAGES) {
          const prompt = speech[language].prompt(rule, game.view(s, seat))
          const named = prompt.match(/[„“]\d [^“”]+[“”]/g)?.length ?? Number(/\d/.exec(prompt)![0])
          if (named !== open) wrong.add(`${open} cards, but: ${prompt}`)
        }
      }
      k.apply(s, seat, k.read(moves[dice.below(moves.length)]), dice)
    }
  }
  expect([...wrong]).toEqual([])
  expect(asked).toBeGreaterThan(50)
})
