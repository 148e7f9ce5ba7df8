/** What each check finds besides, in which words, and that it counts every position it was asked about, once. */
import { describe, expect, test } from 'vitest'
import { conformance, coverable, coverage, pace, playthrough, type Report } from '../src/conformance/index.ts'
import {
  checksum,
  type Game,
  host,
  isRefused,
  kernel,
  type Position,
  type RuleTable,
  streamDice,
} from '../src/index.ts'
import { bidding, caravan, type Event, NUMBERS, peek, type State, type View } from './caravan.ts'

type Caravan = Game<State, View, Event, number[]>
const OPTIONS = { rich: false, purse: 1 }
const PLAN = { settings: [{ seats: 3, options: OPTIONS }], games: 1, seed: 1, numbers: NUMBERS }
const check = (faults: Partial<Caravan>, plan: object = {}) =>
  conformance({ ...caravan, ...faults }, { ...PLAN, ...plan })
const rules = caravan.rulesByVersion[2]!
const withRules = (faults: RuleTable<State, Event>) =>
  check({ rulesByVersion: { 1: { ...rules, ...faults } } })
const [bid, boast] = bidding.actions
const withActions = (...actions: unknown[]) =>
  withRules({ bidding: { ...bidding, actions: actions as typeof bidding.actions } })
/** What was found, without where. */
const found = (report: Report, name: string) =>
  [...new Set(report[name]!.failures.map((each) => each.replace(/^.*?(seed|ply) \d+: /, '')))].join('; ')
const looks: Caravan['looks'] = (s) => ({ as: (who, aids, deals) => caravan.view(s, who, aids, deals) })

describe('every check counts', () => {
  const ranOf = (report: Report) =>
    Object.fromEntries(Object.entries(report).map(([name, { ran }]) => [name, ran]))
  test('each position once, each viewer of it, each finished game', () => {
    const { ends: plies, ...ran } = ranOf(check({ looks }, { games: 2 }))
    const positions = plies! + 2
    for (const name of ['clone', 'frozen', 'looks', 'json', 'moves', 'audit', 'total'])
      expect(ran[name], name).toBe(positions)
    for (const name of ['replay', 'foreseen', 'legality']) expect(ran[name], name).toBe(plies)
    for (const name of ['indistinguishable', 'canonicalRedeal']) expect(ran[name], name).toBe(4 * positions)
    // Where two or more bid at once; moves that can be taken back; viewers for whom a move could be made in another world.
    expect(ran).toMatchObject({
      result: 2,
      speed: 0,
      simultaneous: 40,
      barrier: 32,
      events: 136,
      imagination: 412,
    })
    expect(ranOf(check({}, { games: 2 })).looks).toBe(0)
  })
  test('those that are dear at every so-manieth position, and at the end', () => {
    for (const every of [3, 7]) {
      const report = check({}, { every })
      const looked = Math.ceil(report.ends!.ran / every) + 1
      expect(report.indistinguishable!.ran).toBe(4 * looked)
      expect(report.clone!.ran).toBe(report.ends!.ran + 1)
    }
  })
  test('five findings are enough, each says where: table, seed, ply', () => {
    const { audit } = check({ audit: () => 'odd' }, { games: 2 })
    expect(audit!.failures).toEqual(
      [0, 1, 2, 3, 4].map((ply) => `caravan 3 seats {"rich":false,"purse":1} seed 1 ply ${ply}: odd`),
    )
    // Before the last move what it leads to, after it what is there.
    const late = check({ audit: (s) => (s.result ? 'over' : null) }, { games: 3, seed: 4 })
    expect(late.audit!.failures.map((each) => /seed \d/.exec(each)![0])).toEqual([
      'seed 4',
      'seed 4',
      'seed 5',
      'seed 5',
      'seed 6',
    ])
  })
  test('a table that does not fit is a finding, and no game', () => {
    const { ends, clone } = check({}, { settings: [{ seats: 5, options: OPTIONS }] })
    expect(ends!.ran).toBe(0)
    expect(ends!.failures[0]).toContain('caravan is for 2, 3, 4 players, not 5')
    expect(clone!.ran).toBe(0)
  })
})

describe('a planted fault is told by its name', () => {
  test('a state that is no plain JSON', () => {
    const setup: Caravan['setup'] = (...how) => ({ ...caravan.setup(...how), since: new Date(0) })
    expect(found(check({ setup }), 'json')).toContain('the state is not plain JSON')
  })
  test('a rule that knows its own states from stored ones', () => {
    const own = new WeakSet<object>()
    const kept = <T extends object>(s: T) => {
      own.add(s)
      return s
    }
    const report = check({
      setup: (...how) => kept(caravan.setup(...how)),
      clone: (s) => (own.has(s) ? kept(caravan.clone(s)) : caravan.clone(s)),
      rulesByVersion: {
        1: {
          ...rules,
          lead: {
            run(g) {
              if (!own.has(g.s)) g.s.coins[0]! += 5
              g.then({ rule: 'leading', seat: g.s.lead })
            },
          },
        },
      },
    })
    expect(found(report, 'json')).toBe('the stored state played on differently')
  })
  test('a move that is listed twice, and one that is another when it comes in', () => {
    const twice = {
      ...boast!,
      candidates: (_s: State, _seat: number, _at: object, add: (noun: number) => void) => {
        add(0)
        add(0)
      },
    }
    expect(found(withActions(bid, twice), 'moves')).toBe('a legal move is listed twice')
    const { noun } = bid!
    const bent = { ...noun, read: (json: unknown) => (noun.read(json) === 5 ? 6 : noun.read(json)) }
    const report = withActions({ ...bid, noun: bent }, boast)
    expect(found(report, 'moves')).toContain('{"type":"bid","card":"a6"} does not read back')
    expect(found(report, 'ends')).toContain('a legal move was refused: not possible now')
  })
  test('nouns that are none, and mistakes that are none', () => {
    const pointing = (noun: number) => ({
      ...boast!,
      candidates: (_s: State, _seat: number, _at: object, add: (noun: number) => void) => {
        add(0)
        add(noun)
      },
      refuse: (s: State, seat: number, each: number) =>
        each === 0 ? boast!.refuse(s, seat, each, { rule: 'bidding' }) : caravan.refusals.twice!,
    })
    for (const noun of [1, -1])
      expect(found(withActions(bid, pointing(noun)), 'legality')).toContain(`boast ${noun} is out of range`)
    for (const noun of [1, -1]) {
      const mistakes = (_s: State, _seat: number, _at: object, add: (noun: number) => void) => add(noun)
      const refuse = pointing(noun).refuse
      expect(found(withActions(bid, { ...boast!, mistakes, refuse }), 'legality')).toContain(
        `boast ${noun} is out of range`,
      )
    }
    const honest = { ...boast!, mistakes: boast!.candidates }
    expect(found(withActions(bid, honest), 'legality')).toBe(
      'boast 0: a mistake is legal; the client is offered something else',
    )
  })
  test('a refusal that is not declared', () => {
    const { twice: _, ...refusals } = caravan.refusals
    expect(found(check({ refusals }), 'legality')).toBe('refusal twice is not declared')
  })
  test('nothing to do and no result', () => {
    const report = withRules({ nextRound: { run() {} } })
    expect(found(report, 'ends')).toBe('nobody is awaited, and there is no result')
    expect(found(report, 'audit')).toBe('a result while somebody is awaited')
    expect(found(report, 'result')).toBe('no result')
  })
  test('a result that is none', () => {
    const ending = (result: object) =>
      found(
        withRules({
          nextRound: {
            run(g) {
              g.s.result = { scores: [1, 2, 3], places: [3, 2, 1], end: 'rounds', ...result }
            },
          },
        }),
        'result',
      )
    expect(ending({})).toBe('')
    expect(ending({ places: [1, 3, 1] })).toBe('')
    for (const short of [{ scores: [1, 2] }, { places: [1, 2] }])
      expect(ending(short)).toBe('one score and one place per seat')
    for (const places of [
      [2, 2, 3],
      [1, 2, 4],
      [0, 1, 2],
    ])
      expect(ending({ places })).toBe('places from 1 on')
    expect(ending({ end: 'boredom' })).toBe("unknown end 'boredom'")
  })
  test('a detail that is not JSON', () => {
    const detail = () => ({ at: new Date(0) }) as never
    expect(found(check({ transcript: { ...caravan.transcript, detail } }), 'result')).toBe(
      'the transcript detail is not JSON',
    )
  })
  test('a verb that takes whatever comes', () => {
    const lenient = { ...boast!, noun: { ...boast!.noun, read: () => 0 } }
    expect(found(withActions(lenient, bid), 'total')).toBe('{"type":"boast","x":1} was accepted')
  })
  test('a barrier and a legal move that hang on the top of the deck', () => {
    const odd = (s: Readonly<State>) => s.deck.length > 0 && s.deck.at(-1)! % 2 === 1
    const leading = (other: object) => {
      const { actions } = rules.leading as { actions: readonly object[] }
      return withRules({
        leading: { ...rules.leading, actions: [{ ...peek, ...other }, actions.at(-1)!] } as never,
      })
    }
    const sly: typeof peek.perform = (g, seat, noun, at) =>
      peek.perform(odd(g.s) ? g : { ...g, s: g.s, tell: g.tell, reveal() {} }, seat, noun, at)
    expect(found(leading({ perform: sly }), 'barrier')).toContain(
      'a barrier in one world and none in another',
    )
    const refuse: typeof peek.refuse = (s, seat, noun, at) =>
      odd(s) ? caravan.refusals.noCards! : peek.refuse(s, seat, noun, at)
    expect(found(leading({ refuse }), 'indistinguishable')).toContain(
      'can tell an imagined world by its offers',
    )
  })
  test('a redeal that forgets what its viewer has chosen', () => {
    const redeal: Caravan['redeal'] = (s, who, dice) => {
      caravan.redeal(s, who, dice)
      s.stack = s.stack.map(({ chosen: _, ...frame }) => frame)
    }
    expect(found(check({ redeal }), 'indistinguishable')).toContain('has forgotten its own choice')
  })
  test('whoever is asked writes: the view with aids or without, the redaction, a mistake', () => {
    const touch = (s: Readonly<State>) => {
      ;(s as State).shown |= 0
    }
    const viewing = (when: boolean) =>
      check({
        view(s, who, aids, deals) {
          if (aids === when) touch(s)
          return caravan.view(s, who, aids, deals)
        },
      })
    for (const when of [true, false])
      expect(found(viewing(when), 'frozen')).toContain('asking wrote to the state')
    const redacting = check({
      redact(event, who) {
        ;(event as { t: string }).t += ''
        return caravan.redact(event, who)
      },
    })
    expect(found(redacting, 'frozen')).toContain('asking wrote to the state')
    const mistaken = { ...boast!, mistakes: touch }
    expect(found(withActions(bid, mistaken), 'frozen')).toContain('asking wrote to the state')
  })
  test('whatever is thrown', () => {
    const throwing = (what: unknown) =>
      found(
        check({
          audit() {
            throw what
          },
        }),
        'audit',
      )
    expect(throwing(new Error('ouch'))).toBe('threw ouch')
    expect(throwing('ouch')).toBe('threw ouch')
  })
})

describe('pace', () => {
  /** Rounds whose yardstick and games take as long as these say, the last again and again. */
  const clocked = (yardsticks: readonly number[], games: readonly number[]) => {
    const steps = yardsticks.flatMap((each, i) => [0, each, games[i]!])
    let [now, calls] = [0, 0]
    const clock = () => {
      now += steps[calls++ % steps.length]!
      return now
    }
    return { clock, calls: () => calls }
  }
  const decisions = () => {
    const k = kernel(caravan)
    const dice = streamDice(PLAN.seed)
    let made = 0
    for (let n = 0; n < 6; n++) {
      const s = k.start(dice, 2 + (n % 2), OPTIONS)
      for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s), made++) {
        const { moves } = k.ask(s, seat)!
        k.apply(s, seat, k.read(moves[dice.below(moves.length)]), dice)
      }
    }
    return made
  }
  const plan = { ...PLAN, settings: [2, 3].map((seats) => ({ seats, options: OPTIONS })) }
  test('decisions of six random games in the time of one yardstick; of twenty rounds the best of each counts', () => {
    const made = decisions()
    const { clock, calls } = clocked([9, 4, 7, 8], [30, 20, 16, 40])
    expect(pace(kernel(caravan), { ...plan, clock })).toBe((made * 4) / 16)
    expect(calls()).toBe(60)
  })
  test('the floor itself is fast enough, and nothing below it; without one nothing is measured', () => {
    const made = decisions()
    const speed = (floor: number) =>
      conformance(caravan, { ...plan, games: 0, floor, clock: clocked([1], [1]).clock }).speed!
    expect(speed(made)).toEqual({ ran: 20, failures: [] })
    expect(speed(made + 1).failures).toEqual([
      `caravan: ${made} decisions per yardstick, the floor is ${made + 1}`,
    ])
    expect(speed(0)).toEqual({ ran: 0, failures: [] })
  })
  test('who never comes to an end is not waited for', () => {
    const endless = kernel({
      ...caravan,
      rulesByVersion: { 1: { ...rules, nextRound: { run: (g) => g.then({ rule: 'round' }) } } },
    })
    expect(() => pace(endless, plan)).toThrow('no end within 97 moves')
  })
})

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
