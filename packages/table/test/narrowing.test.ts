import { type Question, tokensOf, touchesOf } from '@durbar/room'
import { expect, test } from 'vitest'
import { Narrowing, touchOf } from '../src/choosing/narrowing.ts'

/** What moves are made of here. */
const { touch, all, place } = touchesOf<{
  readonly type: string
  readonly antique: string
  readonly at: string
  readonly card: string
  readonly cards: readonly string[]
  readonly dice: readonly string[]
  readonly extra: string | null
  readonly gift: string
  readonly node: string
  readonly order: readonly string[]
  readonly payment: { readonly dice: readonly string[]; readonly karma: number }
  readonly slot: number
}>()

const ask = (moves: Question['moves'], refused: Question['refused'] = []): Question => ({
  rule: 'action',
  moves,
  follows: moves.map(() => 'other'),
  refused,
})

test('every leaf of a move is a token, by its path', () => {
  expect([
    ...tokensOf({ type: 'buy', antique: 'jug-red', payment: { karma: 0, dice: ['B05', 'S01'] } }),
  ]).toEqual(['type=buy', 'antique=jug-red', 'payment.karma=0', 'payment.dice=B05', 'payment.dice=S01'])
  expect([...tokensOf({ type: 'disc', actions: ['QUARRY', 'QUARRY'] })]).toContain('actions=QUARRY#2')
})

test('an order is told by its places, and they add nothing to what the move is made of', () => {
  const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'].map((word) => ({ type: 'lay', order: [...word] }))
  const n = new Narrowing(ask(orders))
  expect(n.left([[place('order', 1, 'b')]]).moves).toHaveLength(2)
  expect(n.left([[place('order', 1, 'b')], [place('order', 2, 'c')]]).ready).toEqual(orders[3])
  expect(n.left([[place('order', 1, 'b')]]).fit([place('order', 1, 'a')])).toBe('replaces')
  expect(n.left([[place('order', 1, 'b')]]).fit([place('order', 2, 'a')])).toBe('fits')
  const payments = [{ dice: ['x'] }, { dice: ['x', 'y'] }].map((move) => ({ type: 'pay', ...move }))
  expect(new Narrowing(ask(payments)).left([[touch('dice', 'x')]]).ready).toEqual(payments[0])
})

test('touching a thing narrows to the moves that name it; one left is ready', () => {
  const n = new Narrowing(
    ask([{ type: 'buy', antique: 'a' }, { type: 'buy', antique: 'b' }, { type: 'coin' }]),
  )
  expect(n.left([]).ready).toBeNull()
  expect(n.left([]).state([touch('antique', 'a')])).toBe('offered')
  const after = n.touch([], [touch('antique', 'a')])
  expect(after).toEqual({ kind: 'narrowed', touches: [[touch('antique', 'a')]] })
  expect(n.left([[touch('antique', 'a')]]).ready).toEqual({ type: 'buy', antique: 'a' })
  expect(n.left([[touch('type', 'buy')]]).moves).toHaveLength(2)
})

test('touching a chosen thing again lets go of it', () => {
  const n = new Narrowing(ask([{ type: 'buy', antique: 'a' }, { type: 'coin' }]))
  expect(n.touch([[touch('antique', 'a')]], [touch('antique', 'a')])).toEqual({
    kind: 'narrowed',
    touches: [],
  })
  expect(n.left([[touch('antique', 'a')]]).state([touch('antique', 'a')])).toBe('chosen')
})

test('a thing that does not fit takes the place of what stands in its way', () => {
  const n = new Narrowing(
    ask([
      { type: 'play', card: 'a', extra: null },
      { type: 'play', card: 'a', extra: 'w' },
      { type: 'play', card: 'b', extra: null },
      { type: 'play', card: 'b', extra: 'w' },
    ]),
  )
  expect(n.touch([[touch('card', 'a')], [touch('extra', 'w')]], [touch('card', 'b')])).toEqual({
    kind: 'narrowed',
    touches: [[touch('extra', 'w')], [touch('card', 'b')]],
  })
})

test('touches that exactly make up one of several moves make it ready', () => {
  const n = new Narrowing(
    ask([
      { type: 'discard', cards: ['a'] },
      { type: 'discard', cards: ['b'] },
      { type: 'discard', cards: ['a', 'b'] },
      { type: 'discard', cards: ['a', 'b', 'c'] },
    ]),
  )
  expect(n.left([]).ready).toBeNull()
  expect(n.left([[touch('cards', 'a')]]).ready).toEqual({ type: 'discard', cards: ['a'] })
  expect(n.left([[touch('cards', 'a')], [touch('cards', 'b')]]).ready).toEqual({
    type: 'discard',
    cards: ['a', 'b'],
  })
})

test('"nothing more" needs no touch: null, false, and what the game names', () => {
  const moves = [
    { type: 'take', slot: 3, payment: { karma: 0, dice: ['B1'] } },
    { type: 'take', slot: 3, payment: { karma: 1, dice: ['B1'] } },
  ]
  expect(new Narrowing(ask(moves)).left([[touch('payment.dice', 'B1')]]).ready).toBeNull()
  expect(
    new Narrowing(ask(moves), [touch('payment.karma', 0)]).left([[touch('payment.dice', 'B1')]]).ready,
  ).toEqual(moves[0])
  const card = new Narrowing(
    ask([
      { type: 'play', card: 'a', extra: null },
      { type: 'play', card: 'a', extra: 'w' },
    ]),
  )
  expect(card.left([[touch('card', 'a')]]).ready).toEqual({ type: 'play', card: 'a', extra: null })
})

test('what is named by refused moves alone says why', () => {
  const refused = [{ move: { type: 'buy', antique: 'z' }, rule: 'VM-4.5', why: 'tooDear' }]
  const n = new Narrowing(ask([{ type: 'coin' }], refused))
  expect(n.left([]).state([touch('antique', 'z')])).toBe('refused')
  expect(n.touch([], [touch('antique', 'z')])).toEqual({ kind: 'refused', refusals: refused })
  expect(n.touch([], [touch('antique', 'unheard-of')])).toEqual({ kind: 'nothing' })
  expect(n.left([]).state([touch('antique', 'unheard-of')])).toBe('idle')
})

test('a token with & asks for everything it names', () => {
  const n = new Narrowing(
    ask([
      { type: 'house', at: 'x' },
      { type: 'palace', at: 'x' },
      { type: 'palace', at: 'y' },
    ]),
  )
  expect(n.left([[all(touch('type', 'palace'), touch('at', 'x'))]]).moves).toEqual([
    { type: 'palace', at: 'x' },
  ])
  expect(n.left([]).state([all(touch('type', 'house'), touch('at', 'y'))])).toBe('idle')
})

test('what a legal move names stays offered whatever is chosen: it is added, or takes the place of the choice', () => {
  const n = new Narrowing(
    ask(
      [
        { type: 'buy', antique: 'a', gift: 'x' },
        { type: 'buy', antique: 'b', gift: 'y' },
      ],
      [{ move: { type: 'buy', antique: 'c' }, rule: 'R-1', why: 'dear' }],
    ),
  )
  expect(n.left([]).fit([touch('antique', 'a')])).toBeNull()
  const chosen = n.left([[touch('antique', 'a')]])
  expect([chosen.state([touch('antique', 'b')]), chosen.fit([touch('antique', 'b')])]).toEqual([
    'offered',
    'replaces',
  ])
  expect([chosen.state([touch('gift', 'x')]), chosen.fit([touch('gift', 'x')])]).toEqual(['offered', 'fits'])
  expect([
    chosen.state([all(touch('gift', 'x'), touch('antique', 'b'))]),
    chosen.fit([touch('antique', 'c')]),
  ]).toEqual(['idle', null])
  expect(chosen.state([touch('antique', 'c')])).toBe('refused')
  expect(n.touch([[touch('antique', 'a')]], [touch('antique', 'b')])).toEqual({
    kind: 'narrowed',
    touches: [[touch('antique', 'b')]],
  })
})

test('where one answer is final all wait for the main button, but a step after which the same is asked again', () => {
  const moves = [{ type: 'end' }, { type: 'build' }, { type: 'buy' }]
  const waiting = (...follows: Question['follows']) => [
    ...new Narrowing({ rule: 'turn', moves, follows, refused: [] }).waiting,
  ]
  expect(waiting('other', 'again', 'other')).toEqual([])
  expect(waiting('final', 'again', 'other')).toEqual([moves[0], moves[2]])
})

test('a move that is named whole is ready, among smaller and larger ones and other orders', () => {
  const payments = [['x'], ['x', 'y'], ['y'], ['y', 'x']].map((dice) => ({ type: 'pay', dice }))
  const n = new Narrowing(ask(payments))
  for (const move of payments) expect(n.left([touchOf(move)]).ready).toEqual(move)
})

const doubled: Question['moves'] = [
  { type: 'house', slot: 0, node: 'v1' },
  { type: 'house', slot: 0, node: 'v2' },
  { type: 'house', slot: 1, node: 'v1' },
  { type: 'house', slot: 1, node: 'v2' },
  { type: 'coins', slot: 2 },
]
const bySlot = {
  alike: ({ slot, ...move }: Question['moves'][number]) =>
    JSON.stringify({ ...move, slot: slot === 2 ? 2 : 'either' }),
}

test('a move that somebody else names is the one of the question, and what is known of it with it', () => {
  const buy = { type: 'buy', antique: 'a' }
  const n = new Narrowing(ask([{ type: 'takeCoin' }, buy]))
  expect(n.offer({ ...buy })).toBe(buy)
})

test('moves that are alike are one offer: the first stands for all and bears the tokens of all', () => {
  const n = new Narrowing(ask(doubled), [], bySlot)
  expect(n.left([]).moves).toEqual([doubled[0], doubled[1], doubled[4]])
  for (const slot of [0, 1])
    expect(n.left([]).state([all(touch('slot', slot), touch('type', 'house'))])).toBe('offered')
  expect(n.left([[touch('node', 'v1')]]).moves).toEqual([doubled[0]])
  expect(n.left([[touch('node', 'v1')]]).ready).toBe(doubled[0])
  expect(n.touch([[touch('slot', 1)]], [touch('node', 'v2')])).toEqual({
    kind: 'narrowed',
    touches: [[touch('slot', 1)], [touch('node', 'v2')]],
  })
  expect(n.left([[touch('slot', 1)], [touch('node', 'v2')]]).ready).toBe(doubled[1])
  expect(n.offer(doubled[3]!)).toBe(doubled[1])
  expect(new Narrowing(ask(doubled)).offer(doubled[3]!)).toBe(doubled[3])
})

test('touches that make up one of several alike make their offer ready', () => {
  const moves = [
    { type: 'pay', slot: 0, dice: ['x'] },
    { type: 'pay', slot: 1, dice: ['x'] },
    { type: 'pay', slot: 0, dice: ['x', 'y'] },
    { type: 'pay', slot: 1, dice: ['x', 'y'] },
  ]
  const n = new Narrowing(ask(moves), [], bySlot)
  expect(n.left([[touch('slot', 1)], [touch('dice', 'x')]]).ready).toBe(moves[0])
})

test('a table puts the reason first that helps', () => {
  const refused = [
    { move: { type: 'build', at: 'v1' }, rule: 'R-1', why: 'notSet' },
    { move: { type: 'move', at: 'v1' }, rule: 'R-2', why: 'notYours' },
  ]
  const told = (n: Narrowing) => {
    const outcome = n.touch([], [touch('at', 'v1')])
    return outcome.kind === 'refused' ? outcome.refusals.map(({ why }) => why) : null
  }
  expect(told(new Narrowing(ask([], refused)))).toEqual(['notSet', 'notYours'])
  const reasons = (found: Question['refused']) => found.toReversed()
  expect(told(new Narrowing(ask([], refused), [], { reasons }))).toEqual(['notYours', 'notSet'])
})
