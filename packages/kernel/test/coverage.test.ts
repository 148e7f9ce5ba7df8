/** What a game has shown of its rules, and everything that is said at every ply of one. */
import { describe, expect, test } from 'vitest'
import { coverable, coverage, playthrough } from '../src/conformance/index.ts'
import { checksum, host, isRefused, type Position } from '../src/index.ts'
import { caravan, type State } from './caravan.ts'

const OPTIONS = { rich: false, purse: 1 }

describe('what a game has shown', () => {
  const house = host(caravan)
  const key = 'ab'.repeat(32)
  test('everything that records can show together: tables, questions, verbs, refusals, the end', () => {
    expect([...coverable(caravan)].sort()).toEqual(
      [
        ...[2, 3, 4].flatMap((seats) =>
          [false, true].flatMap((rich) =>
            // Nobody is rich at a table of two: that is refused before a game begins.
            seats === 2 && rich
              ? []
              : [0, 1, 2].map((purse) => `table ${seats} ${JSON.stringify({ rich, purse })}`),
          ),
        ),
        ...['answer', 'bidding', 'leading', 'sulking'].map((rule) => `asked ${rule}`),
        ...['answer', 'bid', 'boast', 'peek', 'rest', 'throwAway', 'trade'].map((verb) => `verb ${verb}`),
        'end rounds',
        ...['noCards', 'toSelf', 'twice'].map((why) => `refused ${why}`),
      ].sort(),
    )
  })
  test('and what this one has shown of it', () => {
    const begun = house.start(2, {}, key)
    if (isRefused(begun)) throw new Error(begun.refused)
    let at: Position<State> = begun
    const shown = () =>
      [...coverage(caravan, at.match, key)].filter((each) => !each.startsWith('table')).sort()
    const play = (type: string) => {
      const seat = house.kernel.toMove(at.state)
      const move = house.kernel.ask(at.state, seat)!.moves.find((each) => each.type === type)
      const next = house.play(at, seat, move)
      if (isRefused(next)) throw new Error(next.refused)
      at = next
    }
    expect([...coverage(caravan, at.match, key)]).toContain('table 2 {"rich":false,"purse":1}')
    expect(shown()).toEqual(['asked bidding'])
    play('boast')
    expect(shown()).toEqual(['asked bidding', 'refused twice', 'verb boast'])
    for (let n = 0; n < 2; n++) play('bid')
    expect(shown()).toEqual([
      'asked bidding',
      'asked leading',
      'refused toSelf',
      'refused tooDear',
      'refused twice',
      'verb bid',
      'verb boast',
    ])
    while (at.state.result === null) play(at.state.stack.at(-1)!.rule === 'bidding' ? 'bid' : 'rest')
    expect(shown()).toContain('end rounds')
    const bent = { ...at.match, log: at.match.log.with(0, { ...at.match.log[0]!, sum: 1 }) }
    expect(() => coverage(caravan, bent, key)).toThrow('move 1')
  })
})

test('a playthrough tells everything that is said at every ply, and long texts by their length and sum', () => {
  const lines = playthrough(caravan, 2, OPTIONS, 1).split('\n')
  expect(lines.slice(0, 9).map((line) => line.slice(0, 60))).toEqual([
    'caravan, 2 seats, {"purse":1,"rich":false}, seed 1',
    'ply 0: round > bidding, awaited 0 1',
    '  observer: {"boasted":0,"coins":[1,1],"deals":[0,0],"deck":',
    '  seat 1: {"boasted":0,"coins":[1,1],"deals":[0,0],"deck":18',
    '  legal: [{"card":"b4","type":"bid"},{"card":"d2","type":"bi',
    '  refused: []',
    '  move: {"type":"boast"}',
    '  sum: 1598485192286623',
    '  event: {"seat":1,"t":"boasted"}',
  ])
  expect([lines.length, checksum(lines)]).toEqual([352, 3041843179907035])
  const long = lines.filter((line) => line.includes('… '))
  expect(long.length).toBeGreaterThan(0)
  for (const line of long) {
    expect(line).toMatch(/… \d{3,} characters, sum \d+$/)
    expect(line.slice(line.indexOf(': ') + 2).indexOf('…')).toBe(500)
  }
  expect(playthrough(caravan, 5, OPTIONS, 1)).toBe('caravan is for 2, 3, 4 players, not 5')
})
