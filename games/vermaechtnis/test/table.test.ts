/** What the table promises and asks, in real positions: true numbers, and no loss by a single touch. */
import { canonical, type MoveObject } from '@durbar/kernel'
import type { Language } from '@durbar/room'
import { thingsOn } from '@durbar/room/testing'
import {
  type AnyTable,
  ChoosingProvider,
  Narrowing,
  type Question,
  type Subject,
  type Touch,
} from '@durbar/table'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { vermaechtnis } from '../index.ts'
import type { State } from '../state.ts'
import tableOfGame from '../table/index.tsx'
import { antique, COIN, collection, givenUp } from '../table/touches.ts'
import { after, buy, coin, decline, game, k, legal, position, take } from './position.ts'

const table: AnyTable = tableOfGame
const { speech } = vermaechtnis.texts
const ignore = () => {}

const asked = (s: State): Question => k.offers(s, k.toMove(s))!

const name = (seat: number) => `P${seat}`

/** These parts of the page, as they stand while this is asked. */
const page = (question: Question, touched: readonly Touch[], ...parts: readonly ReactNode[]): string =>
  renderToStaticMarkup(
    createElement(
      ChoosingProvider,
      { question, touched, confirm: false, onMove: ignore, onRefused: ignore } as never,
      ...parts,
    ),
  )

/** What glows on the page after some touches. */
function offered(s: State, touches: readonly Touch[]): string[] {
  const view = game.view(s, k.toMove(s))
  const props = { view, language: 'en', name, speech: speech.en } as const
  const shown = page(
    asked(s),
    touches,
    ...[table.Board, table.Side!, table.Hand!].map((Slot, key) => createElement(Slot, { ...props, key })),
  )
  return thingsOn(shown).flatMap(({ state, touch }) => (state === 'offered' ? touch : []))
}

/** What is told of a legal move before it is made, in a sentence and on its button. */
function promised(s: State, move: object, language: Language) {
  const question = asked(s)
  const at = question.moves.findIndex((each) => canonical(each) === canonical(move))
  const said = question.moves[at]!
  const view = game.view(s, k.toMove(s))
  const props = { view, language, name, speech: speech[language], move: said }
  const sentence = page(question, [], createElement(table.Preview!, props)).replace(/<[^>]*>/g, '')
  return { sentence, gain: table.gain!(said, view, question.brings![at]) }
}

describe('the coin', () => {
  test.each([
    [0, 3, '+3', 'Dann hast du 3 Rupien.', 'You then have 3 rupees.'],
    [5, 3, '+3', 'Dann hast du 8 Rupien.', 'You then have 8 rupees.'],
    [
      6,
      2,
      '+2',
      'Du erhältst nur 2 Rupien: Mehr als 8 behältst du nicht.',
      'You get only 2 rupees: you keep no more than 8.',
    ],
    [
      7,
      1,
      '+1',
      'Du erhältst nur 1 Rupie: Mehr als 8 behältst du nicht.',
      'You get only 1 rupee: you keep no more than 8.',
    ],
    [
      8,
      0,
      '±0',
      'Du erhältst nichts: Mehr als 8 behältst du nicht.',
      'You get nothing: you keep no more than 8.',
    ],
  ])('with %i rupees it brings %i: what is promised is what is got', (rupees, brings, gain, de, en) => {
    const s = position({ players: [{ rupees }] })
    expect(after(s, coin).s.rupees[0]! - rupees).toBe(brings)
    expect(promised(s, coin, 'de')).toEqual({ sentence: de, gain })
    expect(promised(s, coin, 'en')).toEqual({ sentence: en, gain })
  })
  test('its taxes are certain also while a collection card is still to be chosen', () => {
    const s = position({ players: [{ rupees: 7, antiques: ['jug-red', 'jug-blue'] }] })
    expect(promised(s, coin, 'en').gain).toBe('+1')
    expect(after(s, coin, decline).s.rupees[0]).toBe(8)
  })
})

describe('the sentence follows the hand', () => {
  const asking = (s: State, ...touches: readonly Touch[]) => {
    const view = game.view(s, k.toMove(s))
    const { moves } = new Narrowing(asked(s)).left(touches)
    return (['de', 'en'] as const).map((language) => table.asking!(touches, moves, view, language))
  }
  test('what is chosen is asked for by its name, with its price', () => {
    const s = position({ offer: ['vase-orange', 'jug-red'], players: [{ rupees: 5 }] })
    expect(asking(s)).toEqual([null, null])
    expect(asking(s, antique('vase-orange'))).toEqual([
      'Die orangefarbene Vase für 4 Rupien kaufen?',
      'Buy the orange vase for 4 rupees?',
    ])
    expect(asking(s, COIN)).toEqual(['Die Goldmünze nehmen?', 'Take the gold coin?'])
  })
})

describe('a promise says what follows', () => {
  test('what a purchase completes and leaves in the purse', () => {
    const s = position({
      offer: ['jug-red', 'vase-blue'],
      players: [{ rupees: 5, antiques: ['jug-blue', 'vase-red', 'vase-green'] }],
    })
    expect(promised(s, buy('jug-red'), 'en').sentence).toBe('Completes “2 jugs”. You keep 1 rupee.')
    expect(promised(s, buy('jug-red'), 'de').sentence).toBe(
      'Macht „2 Krüge“ vollständig. Dir bleibt 1 Rupie.',
    )
    expect(promised(s, buy('vase-blue'), 'en').sentence).toBe('Completes “3 vases”. You keep 1 rupee.')
  })
  test('the end of a day, and what is lost by it', () => {
    const last = { coins: 1, players: [{ rupees: 2 }] }
    const s = position({ ...last, offer: ['statue-red', 'statue-blue', 'vase-red'] })
    expect(promised(s, coin, 'en').sentence).toBe('Ends sales day 1: 2 statues and 1 vase leave the game.')
    expect(promised(s, coin, 'de').sentence).toBe(
      'Beendet Verkaufstag 1: 2 Statuen und 1 Vase kommen aus dem Spiel.',
    )
    const one = position({ ...last, offer: ['statue-red'] })
    expect(promised(one, coin, 'en').sentence).toBe('Ends sales day 1: 1 statue leaves the game.')
    expect(promised(one, buy('statue-red'), 'de').sentence).toBe(
      'Dir bleiben 0 Rupien. Beendet Verkaufstag 1.',
    )
  })
  test('the end of the game, and what is surrendered', () => {
    const s = position({
      day: 9,
      coins: 1,
      offer: ['jug-red'],
      players: [{ rupees: 2, antiques: ['knife-blue'] }],
    })
    expect(promised(s, coin, 'en').sentence).toBe(
      'Ends sales day 9: 1 jug leaves the game. The game ends. You give up what is alone in its colour: 1 scimitar.',
    )
    expect(promised(s, coin, 'de').sentence).toBe(
      'Beendet Verkaufstag 9: 1 Krug kommt aus dem Spiel. Das Spiel endet. Du gibst ab, was in seiner Farbe allein ist: 1 Messer.',
    )
  })
  test('the points of a collection card, and what is given up for it', () => {
    const antiques = ['jug-red', 'jug-blue', 'jug-green'] as const
    const { s } = after(position({ players: [{ antiques }] }), coin)
    expect(promised(s, take('jug-large', 'jug-red'), 'en')).toEqual({
      sentence: '5 points. You give up the red jug.',
      gain: '+5',
    })
  })
})

describe('no sentence contradicts the state', () => {
  test('nobody is asked to buy what the purse does not hold', () => {
    for (const rupees of [0, 1, 2, 3, 4, 5]) {
      const s = position({ coins: 3, players: [{ rupees }] })
      const view = game.view(s, 0)
      const may = asked(s).moves.some((move) => move.type === 'buy')
      expect(may).toBe(rupees >= 3)
      expect(/kauf eine/.test(speech.de.prompt('action', view))).toBe(may)
      expect(/buy/.test(speech.en.prompt('action', view))).toBe(may)
    }
  })
  test('an affordable antique is never answered by "your money falls short"', () => {
    for (const rupees of [0, 2, 3, 4, 8])
      for (const coins of [1, 2, 3, 4]) {
        const s = position({ coins, players: [{ rupees }] })
        const view = game.view(s, 0)
        const dear = asked(s).refused.filter(({ why }) => why === 'tooPoor')
        expect(dear.length > 0).toBe(rupees < view.price)
        // Touched after another antique, an affordable one takes its place.
        const [first, second] = view.offer.filter(
          (id) => id !== null && legal(s).some((move) => canonical(move) === canonical(buy(id))),
        )
        if (!first || !second) continue
        const outcome = new Narrowing(asked(s)).touch([antique(first)], antique(second))
        expect(outcome).toEqual({ kind: 'narrowed', touches: [antique(second)] })
      }
  })
})

describe('an antique is given up by name, after its collection', () => {
  const jugs = ['jug-red', 'jug-blue', 'jug-green'] as const
  const threeJugs = () => after(position({ players: [{ antiques: [...jugs] }] }), coin).s
  const large: Touch = collection('jug-large')
  const givable = (s: State, touches: readonly Touch[]) =>
    offered(s, touches)
      .filter((tokens) => tokens.startsWith('giveUp'))
      .sort()

  test('before a collection is chosen no own antique glows; after, those that may go', () => {
    const s = threeJugs()
    expect(offered(s, []).sort()).toEqual(['card=jug-large', 'card=jug-small', 'type=declineCollection'])
    expect(givable(s, [large])).toEqual(jugs.map((id) => `giveUp=${id}`).sort())
    // A collection that costs nothing asks for nothing.
    expect(givable(s, [collection('jug-small')])).toEqual([])
  })
  test('the sentence follows the hand, and what is given up waits for the main button', () => {
    const s = threeJugs()
    const view = game.view(s, 0)
    const narrowing = new Narrowing(asked(s))
    const sentence = (touches: readonly Touch[], language: 'de' | 'en', on = narrowing) =>
      table.asking!(touches, on.left(touches).moves, view, language)
    expect(sentence([], 'de')).toBeNull()
    expect(sentence([collection('jug-small')], 'en')).toBe('Take the collection card “2 jugs”?')
    expect(sentence([large], 'de')).toBe('Wähle den Krug, den du abgibst.')
    expect(sentence([large], 'en')).toBe('Choose the jug you give up.')
    const touches = [large, givenUp('jug-red')]
    expect(sentence(touches, 'de')).toBe('Wähle den Krug, den du abgibst.')
    const [only, ...others] = narrowing.left(touches).moves
    expect(others).toEqual([])
    expect(table.deliberate!(only as MoveObject, touches)).toBe(true)
    expect(table.deliberate!({ type: 'takeCollection', card: 'jug-small' }, [collection('jug-small')])).toBe(
      false,
    )

    const mixed = after(
      position({ players: [{ antiques: ['jug-red', 'knife-red', 'instrument-red'] }] }),
      coin,
    ).s
    const three: readonly Touch[] = [collection('different-small-3')]
    expect(sentence(three, 'de', new Narrowing(asked(mixed)))).toBe('Wähle die Antiquität, die du abgibst.')
  })
  test('touching another antique changes which one goes, touching another collection lets go of it', () => {
    const narrowing = new Narrowing(asked(threeJugs()))
    const red = [large, givenUp('jug-red')]
    expect(narrowing.touch(red, givenUp('jug-blue'))).toEqual({
      kind: 'narrowed',
      touches: [large, givenUp('jug-blue')],
    })
    expect(narrowing.touch(red, collection('jug-small'))).toEqual({
      kind: 'narrowed',
      touches: [collection('jug-small')],
    })
  })
})

test.each([
  ['de', ['Roter Krug: 1 Punkt', 'Blaue Statue: 3 Punkte', 'Blaue Vase: 1 Punkt']],
  ['en', ['Red jug: 1 point', 'Blue statue: 3 points', 'Blue vase: 1 point']],
] as const)(
  "a rival's seat shows each antique with kind, colour and value, in words too: %s",
  (language, cards) => {
    const s = position({ players: [{}, { antiques: ['jug-red', 'vase-blue', 'statue-blue'] }] })
    const props = { view: game.view(s, 0), language, name, speech: speech[language] } as const
    const drawn = renderToStaticMarkup(table.look!('seat:1' as Subject, props)!.body)
    const told = [...drawn.matchAll(/<p><b>(.*?)<\/b><span>(.*?)<\/span><\/p>/g)]
    expect(told.map(([, name, points]) => `${name}: ${points}`)).toEqual(cards)
  },
)

test('below a card a long name breaks where it is put together, not letter by letter', () => {
  const s = position({ players: [{}, { antiques: ['statue-orange'] }] })
  const props = { view: game.view(s, 0), language: 'de', name, speech: speech.de } as const
  const drawn = renderToStaticMarkup(table.look!('seat:1' as Subject, props)!.body)
  expect(drawn).toContain('Orange\u00adfarbene Statue')
})
