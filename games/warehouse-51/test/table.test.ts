/** Choosing at the real table, in real positions: another touch changes the choice, whatever was touched first. */
import { thingsOn } from '@durbar/room/testing'
import { type AnyTable, ChoosingProvider, Narrowing, type Question, type Touch } from '@durbar/table'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { warehouse51 } from '../index.ts'
import tableOfGame from '../table/index.tsx'
import { A, B, bid, C, game, reveal, type Sketch, table } from './position.ts'

const drawn: AnyTable = tableOfGame
const ignore = () => {}

/** What glows on the page. */
function things(at: ReturnType<typeof table>, seat: number, touches: readonly Touch[] = []): Touch[] {
  const question = at.k.offers(at.s, seat) as Question
  const speech = warehouse51.texts.speech.en
  const props = {
    view: game.view(at.s, seat),
    language: 'en',
    name: (who: number) => `P${who}`,
    speech,
  } as const
  const page = renderToStaticMarkup(
    createElement(
      ChoosingProvider,
      {
        question,
        touched: touches,
        confirm: false,
        onMove: ignore,
        onRefused: ignore,
      } as never,
      ...[drawn.Board, drawn.Side!, drawn.Hand!].map((Slot, key) => createElement(Slot, { ...props, key })),
    ),
  )
  return thingsOn(page).flatMap(({ state, touch }) => (state === 'offered' ? [touch] : []))
}
const having = (all: readonly Touch[], token: string): Touch =>
  all.find((touch) => touch.some((each) => each.includes(token)))!

const chosen = (question: Question, ...touches: readonly Touch[]) => {
  const narrowing = new Narrowing(question)
  const after = touches.reduce<readonly Touch[]>((now, touch) => {
    const outcome = narrowing.touch(now, touch)
    if (outcome.kind !== 'narrowed') throw new Error(`${touch.join(' ')}: ${outcome.kind}`)
    return outcome.touches
  }, [])
  return { touches: after, moves: narrowing.left(after).moves }
}

const SECRET: Sketch = {
  seats: 3,
  ingots: [9, 9, 4],
  owned: [[], [], ['yata-no-kagami']],
  tops: ['mjollnir'],
}

describe('another touch changes the choice', () => {
  test('in a secret auction: 0, then 2 is 2, and it waits for the main button', () => {
    const at = table(SECRET).play(A, reveal('european'))
    const question = at.k.offers(at.s, B) as Question
    const fists = things(at, B)
    const { moves, touches } = chosen(question, having(fists, 'amount=0'), having(fists, 'amount=2'))
    expect(moves).toEqual([{ type: 'sealBid', amount: 2 }])
    expect(drawn.deliberate!(moves[0]!, touches)).toBe(true)
  })
  test('before the fist closes: a card that could be pawned, then an amount', () => {
    const at = table(SECRET).play(A, reveal('european'))
    const question = at.k.offers(at.s, C) as Question
    const all = things(at, C)
    const { moves } = chosen(question, having(all, 'card=yata-no-kagami'), having(all, 'amount=3'))
    expect(moves).toEqual([{ type: 'sealBid', amount: 3 }])
  })
  test('"Choose a stack": an own card that could be pawned, then a stack', () => {
    const at = table({ seats: 3, ingots: [4, 9, 9], owned: [['yata-no-kagami']] })
    const question = at.k.offers(at.s, A) as Question
    const all = things(at, A)
    const card = having(all, 'card=yata-no-kagami')
    expect(drawn.deliberate!({ type: 'pawn', card: 'yata-no-kagami' }, [card])).toBe(true)
    expect(chosen(question, card).moves).toEqual([{ type: 'pawn', card: 'yata-no-kagami' }])
    expect(chosen(question, card, having(all, 'category=western')).moves).toEqual([reveal('western')])
  })
  test('every two things that glow: the second is always in the choice', () => {
    const positions = [
      [table(SECRET).play(A, reveal('european')), C],
      [table({ ...SECRET, tops: ['holy-grail'] }).play(A, reveal('western')), B],
      [
        table({ ...SECRET, tops: ['holy-grail'] })
          .play(A, reveal('western'))
          .play(B, bid(2)),
        C,
      ],
      [table({ seats: 4, ingots: [4, 9, 9, 9], owned: [['yata-no-kagami', 'gungnir']] }), A],
    ] as const
    for (const [at, seat] of positions) {
      const question = at.k.offers(at.s, seat) as Question
      const all = things(at, seat)
      expect(all.length).toBeGreaterThan(3)
      for (const first of all)
        for (const second of all)
          if (first !== second) expect(chosen(question, first, second).touches).toContainEqual(second)
    }
  })
})

describe('the sentence follows the hand', () => {
  const asking = (at: ReturnType<typeof table>, seat: number, token: string) => {
    const { touches, moves } = chosen(at.k.offers(at.s, seat) as Question, having(things(at, seat), token))
    const view = game.view(at.s, seat)
    return (['de', 'en'] as const).map((language) => drawn.asking!(touches, moves, view, language))
  }
  test('an open bid is named, with its lot; so is leaving it', () => {
    const at = table({ seats: 3, tops: ['golden-fleece'] })
      .play(A, reveal('european'))
      .play(B, bid(2))
    expect(asking(at, C, 'amount=5')).toEqual([
      'Goldenes Vlies: 5 Goldbarren bieten?',
      'Bid 5 ingots for the Golden Fleece?',
    ])
    expect(asking(at, C, 'type=pass')).toEqual([
      'Goldenes Vlies: Passen?',
      'Leave the Golden Fleece to the others?',
    ])
  })
  test('a fist, and an empty one', () => {
    const at = table(SECRET).play(A, reveal('european'))
    expect(asking(at, C, 'amount=3')).toEqual([
      'Mjöllnir: Die Faust mit 3 Goldbarren schließen?',
      'Close your fist on 3 ingots for Mjöllnir?',
    ])
    expect(asking(at, C, 'amount=0')).toEqual([
      'Mjöllnir: Die leere Faust schließen?',
      'Close an empty fist for Mjöllnir?',
    ])
    expect(asking(at, C, 'yata')).toEqual(['Yata no Kagami verpfänden?', 'Pawn Yata no Kagami?'])
  })
})
