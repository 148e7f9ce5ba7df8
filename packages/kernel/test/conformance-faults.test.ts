/** What each check of conformance finds, in its words. */
import { describe, expect, test } from 'vitest'
import { conformance, type Report } from '../src/conformance/index.ts'
import type { Game, RuleTable } from '../src/index.ts'
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
