import { legalMoves, streamDice } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { standIn } from '../rules/absence.ts'
import { after, bid, change, game, house, k, opening, pick, position, recruit, start } from './position.ts'

describe('RJ-R-37 when time runs out', () => {
  test('RJ-R-37 the default of every decision', () => {
    const draft = opening({ seats: 3 })
    expect(standIn(draft, 0)).toEqual({ type: 'pickCharacter', card: 1 })
    const houses = after(draft, pick(2), pick(3), pick(4)).s
    const two = after(opening({ seats: 2 }), pick(1), pick(2), start('v01')).s
    expect([standIn(houses, 0), standIn(two, 1)]).toEqual([
      { type: 'placeStartHouse', village: 'v01' },
      { type: 'placeStartHouse', village: 'v02' },
    ])
    const auction = opening({ seats: 3, version: 'pro1' })
    expect(standIn(auction, 0)).toEqual({ type: 'bid', amount: 0 })
    expect(standIn(after(auction, bid(0)).s, 1)).toEqual({ type: 'passBid' })
    const turn = position({ players: [{ disc: ['COINS', 'CHARACTER'] }] })
    expect(standIn(turn, 0)).toEqual({ type: 'takeCoins', slot: 0 })
    expect(standIn(after(turn, { type: 'takeCoins', slot: 0 }).s, 0)).toEqual({ type: 'endTurn' })
    expect(standIn(after(turn, change(1, 2, 4)).s, 2)).toEqual({ type: 'chooseReplacement', card: 1 })
    const recruiting = position({
      seats: 2,
      version: 'pro2',
      players: [{ cards: [1, 4, 6], disc: ['CHARACTER', 'CHARACTER'] }, { cards: [2, 3, 5, 7] }],
    })
    expect(standIn(after(recruiting, recruit(0, 1)).s, 1)).toEqual({ type: 'surrenderCharacter', card: 7 })
    const other = position({ players: [{ disc: ['HOUSE', 'HOUSE'] }] })
    expect(standIn(after(other, house(0, 'v01')).s, 0)).toEqual({ type: 'endTurn' })
  })
  test('RJ-R-37 games of absent players come to an end, and every default is legal', () => {
    for (const version of ['base', 'pro1', 'pro2'])
      for (let n = 0; n < 6; n++) {
        const dice = streamDice(n)
        const s = k.start(dice, 2 + (n % 4), { version, short: n % 2 === 0, openGold: false })
        for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
          const legal = legalMoves(k, s, seat)
          // Every other player is there and plays at random.
          const packed = seat % 2 === 0 ? k.read(standIn(s, seat)) : legal[dice.below(legal.length)]!
          expect(legal).toContain(packed)
          if (s.stack.at(-1)!.rule === 'discs' && seat % 2 === 0)
            expect(k.write(packed)).toEqual({ type: 'program', actions: ['COINS', 'COINS'] })
          k.apply(s, seat, packed, dice)
        }
        expect(game.ends).toContain(s.result!.end)
      }
  })
})
