import { canonical, type Seat, streamDice, type Viewer } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS, cardOf, OF_COLOR } from '../data/cards.ts'
import { isSeen, type State } from '../state.ts'
import { after, buy, game, k, position, stewardDice, takeDie, takeGoods } from './position.ts'

const HANDS = [{ hand: ['B01', 'B02'] }, { hand: ['B03', 'B04'] }]
const everybody: Viewer[] = [0, 1, 'observer']
const imagined = (s: State, who: Viewer, seed: number) => k.imagine(s, who, streamDice(seed))
/** In how many of 200 imagined worlds a fact holds. */
const share = (s: State, who: Viewer, fact: (world: State) => boolean) =>
  Array.from({ length: 200 }, (_, seed) => imagined(s, who, seed)).filter(fact).length

describe('what a viewer sees (section 5 of the reference)', () => {
  test('CK-4.1 grid: action face and die colour are open, the value is nobody’s', () => {
    const s = position({ grid: ['P01'], players: HANDS })
    for (const who of everybody)
      expect(game.view(s, who).grid[0]).toMatchObject({ id: 'P01', color: 'orange', value: null })
  })
  test('CK-R-06, CK-1.5 the top card of the draw pile lies open but for its value; of the rest only the number is known', () => {
    const s = position({ pile: ['S01', 'G04'], players: HANDS })
    for (const who of everybody)
      expect(game.view(s, who).pile).toEqual({
        size: s.pile.length,
        top: { id: 'S01', color: 'purple', value: null },
      })
  })
  test('CK-R-07, CK-1.6 hands: cards and colours are open, values are the owner’s', () => {
    const s = position({ players: HANDS })
    const dice = (values: readonly (number | null)[]) => [
      { id: 'B01', color: 'blue', value: values[0] },
      { id: 'B02', color: 'orange', value: values[1] },
    ]
    expect(game.view(s, 0).players[0]!.hand).toEqual(dice([5, 1]))
    for (const who of [1, 'observer'] as const)
      expect(game.view(s, who).players[0]!.hand).toEqual(dice([null, null]))
    expect(game.view(s, 'archive').players[0]!.hand).toEqual(dice([5, 1]))
  })
  test('CK-3.2 the discard pile: its top die is open, deeper cards only to memory', () => {
    const s = after(
      position({ grid: ['B01', 'S01'], players: [{ hand: ['B02', 'B06'] }] }),
      buy('B01', ['B06']),
    ).s
    const view = game.view(s, 1)
    expect(view.discard).toEqual({ size: 1, top: { id: 'B06', color: 'orange', value: 2 } })
    expect(view.discarded).toBe(undefined)
    expect(game.view(s, 1, true).discarded).toEqual([{ id: 'B06', color: 'orange', value: 2 }])
  })
  test('CK-1.3, CK-13.3 a track shows its turned bonuses, and of the others only which are left', () => {
    const s = position({ players: [{ byFame: 1, byCoins: 2 }] })
    const { track, bonusesLeft } = game.view(s, 0).players[0]!
    expect(track.map((each) => each.bonus)).toEqual(['karma2', null, null, null, 'extraTurn', 'steward1'])
    expect(bonusesLeft).toEqual(['palaceOrCoins2', 'shipOrFame1', 'dice2'])
  })
  test('the view carries what a table shows: what is missing, what is owned, who leads, what a card would do', () => {
    const s = position({
      grid: ['B05', 'G08', 'S12', 'P01'],
      players: [
        {
          buildings: ['B01', 'B03'],
          goods: ['G06', 'G07'],
          ships: ['S15', 'S22'],
          fame: 1,
          coins: 4,
          byFame: 1,
        },
        { byCoins: 1, coins: 5 },
      ],
    })
    const view = game.view(s, 0)
    expect(view.players[0]).toMatchObject({
      fameToGo: 2,
      coinsToGo: 2,
      turned: 1,
      tieBreak: 6,
      place: 1,
    })
    expect(view.players[1]!.place).toBe(2)
  })
})

describe('what a viewer can imagine', () => {
  const seenSome = () => {
    // Seat 0 pays with B06, so everybody has seen that it is an orange 2.
    const s = position({
      shuffled: true,
      grid: ['B01', 'G02'],
      pile: ['S01', 'S02'],
      players: [{ hand: ['B06', 'B09'] }, { hand: ['B03'] }],
    })
    const two = OF_COLOR[0]!.find((card) => s.value[card] === 2)!
    s.value = s.value.with(two, s.value[cardOf('B06')]!).with(cardOf('B06'), 2)
    return after(s, buy('B01', ['B06'])).s
  }
  test('CK-R-04 a value seen on the discard pile is known for good; the own hand is known; the rest is not', () => {
    const s = seenSome()
    const same = (card: string) => (world: State) => world.value[cardOf(card)] === s.value[cardOf(card)]
    for (const who of everybody) expect(share(s, who, same('B06'))).toBe(200)
    expect(share(s, 0, same('B09'))).toBe(200)
    for (const who of [1, 'observer'] as const) {
      expect(share(s, who, same('B09'))).toBeGreaterThan(10)
      expect(share(s, who, same('B09'))).toBeLessThan(70)
    }
    expect(share(s, 0, same('G02'))).toBeLessThan(70)
    expect(share(s, 0, same('B03'))).toBeLessThan(70)
  })
  test('CK-R-04 values move only among the cards of one die colour that the viewer has not seen', () => {
    const s = seenSome()
    for (let seed = 0; seed < 20; seed++) {
      const world = imagined(s, 1, seed)
      for (const cards of OF_COLOR)
        expect(cards.map((card) => world.value[card]!).sort()).toEqual(
          cards.map((card) => s.value[card]!).sort(),
        )
    }
  })
  test('CK-R-04 with the printed pairing values can be looked up, so only the pile and the tracks are imagined', () => {
    const s = position({ players: HANDS })
    const world = imagined(s, 0, 1)
    expect(world.value).toEqual(s.value)
    expect(world.pile).not.toEqual(s.pile)
    expect(
      share(s, 0, (other) => other.players[0]!.track.join() === s.players[0]!.track.join()),
    ).toBeLessThan(20)
  })
  test('CK-R-06 the top of the pile stays, the order below it is anybody’s guess', () => {
    const s = position({ pile: ['S01', 'S02'], players: HANDS })
    expect(share(s, 0, (world) => world.pile.at(-1) === cardOf('S01'))).toBe(200)
    expect(share(s, 0, (world) => world.pile.at(-2) === cardOf('S02'))).toBeLessThan(20)
  })
  test('CK-1.3 unturned bonuses move among the unturned cards, turned ones stay', () => {
    const s = position({ players: [{ byFame: 1, byCoins: 1 }] })
    for (let seed = 0; seed < 20; seed++) {
      const { track } = imagined(s, 0, seed).players[0]!
      expect([track[0], track[5]]).toEqual([s.players[0]!.track[0], s.players[0]!.track[5]])
      expect([...track].sort()).toEqual([0, 1, 2, 3, 4, 5])
    }
  })
  test('CK-R-04 the reshuffle forgets where a card lies, but not what its die face was', () => {
    const s = position({
      shuffled: true,
      pile: ['B01'],
      short: true,
      players: [{ hand: ['B09'], stewards: 1 }],
    })
    // The draw pile had one card, so all other cards lie on the discard pile and have been seen.
    const { s: next } = after(s, stewardDice)
    expect(next.discard).toEqual([])
    const hidden = CARDS.map((_, card) => card).filter((card) => !isSeen(next, card))
    const worlds = Array.from({ length: 30 }, (_, seed) => imagined(next, 1, seed))
    for (const world of worlds) for (const card of next.pile) expect(world.value[card]).toBe(next.value[card])
    expect(new Set(worlds.map((world) => world.pile.join())).size).toBe(30)
    expect(hidden).toContain(cardOf('B01'))
    // With aids the known value is shown even on the top of the new pile, without them it is not.
    const top = next.pile.at(-1)!
    expect(game.view(next, 1).pile.top.value).toBe(null)
    expect(game.view(next, 1, true).pile.top.value).toBe(next.value[top])
  })
  test('CK-R-04 a die drawn from the reshuffled pile is known to all who saw it lie open', () => {
    const s = position({ shuffled: true, pile: ['B01'], short: true, players: [{ stewards: 1 }, {}] })
    const { s: next } = after(s, stewardDice)
    const drawn = next.players[0]!.hand.filter((card) => isSeen(next, card))
    expect(drawn.length).toBe(1)
    const shown = (aids: boolean) =>
      game.view(next, 1, aids).players[0]!.hand.find((die) => cardOf(die.id) === drawn[0])!.value
    expect([shown(false), shown(true)]).toEqual([null, next.value[drawn[0]!]])
  })
  test('with aids the dice still unseen are counted by colour and value', () => {
    const s = position({ players: HANDS })
    const total = (who: Viewer) =>
      Object.values(game.view(s, who, true).unseen!)
        .flat()
        .reduce((a, b) => a + b, 0)
    expect([total(0), total(1), total('observer')]).toEqual([142, 142, 144])
    expect(game.view(s, 0).unseen).toBe(undefined)
    // Seat 0 holds a blue 5 and an orange 1.
    expect(game.view(s, 0, true).unseen).toEqual({
      orange: [5, 6, 6, 6, 6, 6],
      green: [6, 6, 6, 6, 6, 6],
      blue: [6, 6, 6, 6, 5, 6],
      purple: [6, 6, 6, 6, 6, 6],
    })
  })
  test('what a seat sees does not depend on what is hidden from it', () => {
    const s = seenSome()
    for (const who of everybody)
      for (let seed = 0; seed < 10; seed++)
        expect(canonical(game.view(imagined(s, who, seed), who, true))).toBe(
          canonical(game.view(s, who, true)),
        )
  })
})

describe('what a viewer is told', () => {
  test('CK-4.1, CK-R-07 the value of a new die goes to its owner alone', () => {
    const { events } = after(position({ grid: ['P01'], players: HANDS }), takeDie('P01'))
    const told = (who: Viewer) =>
      events.map((event) => game.redact(event, who)).find((event) => event?.t === 'die')
    const value = (who: Viewer) => (told(who) as { value: number | null }).value
    expect([0, 1, 'observer', 'archive'].map((who) => value(who as Viewer))).toEqual([4, null, null, 4])
  })
  test('CK-3.3 nobody is told the order of a reshuffled pile, only its top card', () => {
    const { events } = after(
      position({ pile: ['B01'], short: true, players: [{ stewards: 1 }] }),
      stewardDice,
    )
    const shuffle = events.find((event) => event.t === 'reshuffle')!
    for (const who of everybody) expect(game.redact(shuffle, who)).toEqual({ ...shuffle, order: null })
    expect(game.redact(shuffle, 'archive')).toEqual(shuffle)
    expect(shuffle.top).toBe(shuffle.order![0])
  })
  test('every gain names its cause, so that a chain explains itself', () => {
    const s = position({ grid: ['G12'], players: [{ goods: ['G10', 'G11'], stewards: 2 }] })
    const { events } = after(s, takeGoods('G12'))
    const causes = events.flatMap((event) =>
      event.t === 'gain' ? [`${event.n} ${event.what}: ${event.cause}`] : [],
    )
    expect(causes).toEqual(['7 coins: sale', '1 stewards: bonus', '2 fame: threeStewards'])
    const seats = new Set(events.flatMap((event) => ('seat' in event ? [event.seat as Seat] : [])))
    expect([...seats]).toEqual([0, 1])
  })
})
