/** No sentence asks for what cannot be done: whatever it offers is among the moves. */
import { rooms } from '@durbar/games'
import { texts } from '@durbar/games/texts'
import { type AnyTexts, canOf } from '@durbar/room'
import { describe, expect, test } from 'vitest'
import { playedOut } from './played-out.ts'

/** What a prompt says, and a move that must then be there. */
const OFFERS: Readonly<Record<string, readonly (readonly [said: RegExp, type: string])[]>> = {
  vermaechtnis: [
    [/buy an antique|kauf eine/, 'buy'],
    [/leftmost gold coin|Goldmünze ganz links/, 'takeCoin'],
    [/or decline|oder verzichte/, 'declineCollection'],
    [/collection cards?|Sammlungskarten?/, 'takeCollection'],
  ],
  'warehouse-51': [
    [/[Bb]id at least|Open the bidding|bid more|Biete|[Ee]röffne/, 'bid'],
    [/pawn a card|[Vv]erpfände eine/, 'pawn'],
    [/or pass|oder passe/, 'pass'],
    [/^Swap|^Tausche/, 'exchange'],
  ],
  'taj-mahal': [
    [/play cards|Spiele Karten/, 'play'],
    [/\b[Ww]ithdraw\b|[Zz]ieh dich/, 'withdraw'],
  ],
  'cards-karma': [
    [/a building|ein Gebäude/, 'buyBuilding'],
    [/Take a die, a building, a ship|ein Gebäude, ein Schiff/, 'buyShip'],
    [/or a palace action|oder eine Palastaktion/, 'buyPalace'],
    [/another steward|noch einen Verwalter/, 'stewardTurn'],
  ],
  raja: [
    [/[Bb]id at least|Biete/, 'bid'],
    [/or pass|oder passe/, 'passBid'],
    [/still travel|noch reisen/, 'travel'],
    [/use an action chip|einen Aktionschip einsetzen/, 'useChip'],
  ],
}

describe.each(rooms.map((room) => [room.game.id, room] as const))('%s', (id, room) => {
  test('what a prompt offers can be done', async () => {
    const { speech } = (await texts[id as keyof typeof texts]()) as AnyTexts
    const met = new Set<string>()
    const untrue = new Set<string>()
    for (const seed of [1, 2, 4])
      for (const { rule, moves, view } of playedOut(room, seed).asked) {
        const types = new Set(moves.map(({ type }) => type))
        for (const language of ['de', 'en'] as const) {
          const said = speech[language].prompt(rule, view, canOf(moves))
          for (const [phrase, type] of OFFERS[id]!)
            if (phrase.test(said)) {
              met.add(type)
              if (!types.has(type)) untrue.add(`${said} [no ${type}, but ${[...types].join(', ')}]`)
            }
        }
      }
    expect([...untrue]).toEqual([])
    expect(met.size).toBeGreaterThan(1)
  })
})
