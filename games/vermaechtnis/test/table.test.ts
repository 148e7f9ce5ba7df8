/** What the table promises and asks, in real positions: true numbers, and no loss by a single touch. */
import type { MoveObject } from '@durbar/kernel'
import { LANGUAGES } from '@durbar/room'
import { type AnyTable, ChoosingProvider, Narrowing, type Question, type Touch } from '@durbar/table'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { vermaechtnis } from '../index.ts'
import type { State } from '../state.ts'
import tableOfGame from '../table/index.tsx'
import { ruleOfOffer } from '../table/reading.ts'
import { after, coin, game, k, position } from './position.ts'

const table = tableOfGame as AnyTable
const { speech, catalogue } = vermaechtnis.texts
const ignore = () => {}

const asked = (s: State): Question => k.offers(s, k.toMove(s))!

/** What glows on the page after some touches. */
function offered(s: State, touches: readonly Touch[]): string[] {
  const view = game.view(s, k.toMove(s))
  const props = { view, language: 'en', name: (seat: number) => `P${seat}`, speech: speech.en } as const
  const page = renderToStaticMarkup(
    createElement(
      ChoosingProvider,
      {
        question: asked(s),
        touched: touches,
        confirm: false,
        onMove: ignore,
        onRefused: ignore,
        onRule: ignore,
      } as never,
      ...[table.Board, table.Side!, table.Hand!].map((Slot, key) => createElement(Slot, { ...props, key })),
    ),
  )
  return [...page.matchAll(/data-state="offered"[^>]*data-tokens="([^"]*)"/g)].map(([, tokens]) => tokens!)
}

describe('the coin', () => {
  test.each([
    [0, 3, '+3'],
    [5, 3, '+3'],
    [6, 2, '+2'],
    [7, 1, '+1'],
    [8, 0, '±0'],
  ])('with %i rupees it brings %i: what is promised is what is got', (rupees, brings, shown) => {
    const s = position({ players: [{ rupees }] })
    const view = game.view(s, 0)
    expect(after(s, coin).s.rupees[0]! - rupees).toBe(brings)
    expect(view.players[0]!.coinBrings).toBe(brings)
    expect(table.gain!(coin, view)).toBe(shown)
    for (const language of LANGUAGES) {
      const label = speech[language].move(coin, view, String)
      const Preview = table.Preview!
      const said = renderToStaticMarkup(
        createElement(Preview, { view, language, name: String, speech: speech[language], move: coin }),
      )
      expect(`${label} ${said}`.includes('8')).toBe(brings < 3)
      expect(label.includes('(3 ')).toBe(brings === 3)
    }
  })
})

describe('no sentence contradicts the state', () => {
  test('nobody is asked to buy what the purse does not hold', () => {
    for (const rupees of [0, 1, 2, 3, 4, 5]) {
      const s = position({ coins: 3, players: [{ rupees }] })
      const view = game.view(s, 0)
      const may = asked(s).moves.some((move) => move.type === 'buy')
      expect(may).toBe(rupees >= 3)
      expect(/kaufe/.test(speech.de.prompt('action', view))).toBe(may)
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
        expect(ruleOfOffer(view)).toBe(rupees < view.price ? 'VM-4.5' : 'VM-4.3')
        // Touched after another antique, an affordable one takes its place.
        const [first, second] = asked(s).moves.filter((move) => move.type === 'buy')
        if (!first || !second) continue
        const outcome = new Narrowing(asked(s)).touch(
          [[`antique=${first.antique}`]],
          [`antique=${second.antique}`],
        )
        expect(outcome).toEqual({ kind: 'narrowed', touches: [[`antique=${second.antique}`]] })
      }
    expect(catalogue).toHaveProperty(['VM-4.3'])
  })
})

describe('an antique is given up by name, after its collection', () => {
  const jugs = ['jug-red', 'jug-blue', 'jug-green'] as const
  const threeJugs = () => after(position({ players: [{ antiques: [...jugs] }] }), coin).s
  const large: Touch = ['card=jug-large']
  const givable = (s: State, touches: readonly Touch[]) =>
    offered(s, touches)
      .filter((tokens) => tokens.startsWith('giveUp'))
      .sort()

  test('before a collection is chosen no own antique glows; after, those that may go', () => {
    const s = threeJugs()
    expect(offered(s, []).sort()).toEqual(['card=jug-large', 'card=jug-small', 'type=declineCollection'])
    expect(givable(s, [large])).toEqual(jugs.map((id) => `giveUp=${id}`).sort())
    // A collection that costs nothing asks for nothing.
    expect(givable(s, [['card=jug-small']])).toEqual([])
  })
  test('the sentence follows the hand, and what is given up waits for the main button', () => {
    const s = threeJugs()
    const view = game.view(s, 0)
    const narrowing = new Narrowing(asked(s))
    const sentence = (touches: readonly Touch[], language: 'de' | 'en', on = narrowing) =>
      table.asking!(touches, on.left(touches).moves, view, language)
    expect(sentence([], 'de')).toBeNull()
    expect(sentence([['card=jug-small']], 'en')).toBeNull()
    expect(sentence([large], 'de')).toBe('Wähle den Krug, den du abgibst.')
    expect(sentence([large], 'en')).toBe('Choose the jug you give up.')
    const touches = [large, ['giveUp=jug-red']]
    expect(sentence(touches, 'de')).toBe('Wähle den Krug, den du abgibst.')
    const [only, ...others] = narrowing.left(touches).moves
    expect(others).toEqual([])
    expect(table.deliberate!(only as MoveObject, touches)).toBe(true)
    expect(table.deliberate!({ type: 'takeCollection', card: 'jug-small' }, [['card=jug-small']])).toBe(false)

    const mixed = after(
      position({ players: [{ antiques: ['jug-red', 'knife-red', 'instrument-red'] }] }),
      coin,
    ).s
    const three: readonly Touch[] = [['card=different-small-3']]
    expect(sentence(three, 'de', new Narrowing(asked(mixed)))).toBe('Wähle die Antiquität, die du abgibst.')
  })
  test('touching another antique changes which one goes, touching another collection lets go of it', () => {
    const narrowing = new Narrowing(asked(threeJugs()))
    const red = [large, ['giveUp=jug-red']]
    expect(narrowing.touch(red, ['giveUp=jug-blue'])).toEqual({
      kind: 'narrowed',
      touches: [large, ['giveUp=jug-blue']],
    })
    expect(narrowing.touch(red, ['card=jug-small'])).toEqual({
      kind: 'narrowed',
      touches: [['card=jug-small']],
    })
  })
})
