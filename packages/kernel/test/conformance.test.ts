/** The conformance checks pass for an honest game, and each planted fault is caught by the check it belongs to. */
import { describe, expect, test } from 'vitest'
import { conformance, pace, playthrough, type Report } from '../src/conformance/index.ts'
import { type Game, kernel, type RuleTable } from '../src/index.ts'
import { bidding, caravan, type Event, NUMBERS, peek, type State, type View } from './caravan.ts'

const NO_OPTIONS = { rich: false, purse: 1 }
const PLAN = {
  settings: [2, 3, 4].map((seats) => ({ seats, options: NO_OPTIONS })),
  games: 2,
  seed: 1,
  numbers: NUMBERS,
}
type Caravan = Game<State, View, Event, number[]>
const failing = (report: Report) => Object.keys(report).filter((name) => report[name]!.failures.length > 0)
const check = (faults: Partial<Caravan>) => conformance({ ...caravan, ...faults }, PLAN)
const withRules = (faults: RuleTable<State, Event>) =>
  check({ rulesByVersion: { 1: { ...caravan.rulesByVersion[2], ...faults } } })

test('an honest game passes, and no check is idle', () => {
  const looks: Caravan['looks'] = (s) => ({ as: (who, aids, deals) => caravan.view(s, who, aids, deals) })
  const report = conformance({ ...caravan, looks }, { ...PLAN, games: 4, floor: 1 })
  expect(failing(report)).toEqual([])
  for (const [name, { ran }] of Object.entries(report)) expect(ran, name).toBeGreaterThan(10)
})

describe('a planted fault is caught', () => {
  test('a leak: the view shows the top card of the deck', () => {
    const leak = check({
      view: (s, who, aids) => ({ ...caravan.view(s, who, aids), leak: s.deck.at(-1) }) as View,
    })
    expect(failing(leak)).toContain('indistinguishable')
  })
  test('a leak in an event: others are told what was drawn', () => {
    const leak = check({ redact: (event, who) => (event.t === 'drew' ? event : caravan.redact(event, who)) })
    expect(failing(leak)).toEqual(['events'])
  })
  test('a leak in the middle of a move: the table shows for a moment what is then covered again', () => {
    let telling = false
    const leak = check({
      redact(event, who) {
        telling = true
        return caravan.redact(event, who)
      },
      view(s, who, aids) {
        const view = caravan.view(s, who, aids)
        if (!telling) return view
        telling = false
        return { ...view, leak: s.deck.at(-1) } as View
      },
    })
    expect(failing(leak)).toContain('events')
  })
  test('a leak to spectators alone', () => {
    const leak = check({ view: (s, who, aids) => caravan.view(s, who === 'observer' ? 0 : who, aids) })
    expect(failing(leak)).toEqual(['indistinguishable', 'events'])
    expect(leak.indistinguishable!.failures.every((what) => what.includes('observer'))).toBe(true)
  })
  test('a leak to whoever looks after somebody who knows more', () => {
    const leak = check({
      looks(s) {
        let first: View | null = null
        return {
          as(who, aids, deals) {
            first ??= caravan.view(s, who, aids, deals)
            return first
          },
        }
      },
    })
    expect(failing(leak)).toEqual(['looks'])
  })
  test('a forgotten reveal()', () => {
    const silent = {
      ...peek,
      perform: (g, seat, noun, at) => peek.perform({ ...g, s: g.s, tell: null, reveal() {} }, seat, noun, at),
    } as typeof peek
    const report = withRules({
      leading: { who: (_s, at) => [at.seat!], actions: [silent, ...leadingRest()] },
    })
    expect(failing(report)).toContain('barrier')
  })
  test('a shared reference in clone', () => {
    const shared = check({ clone: (s) => ({ ...caravan.clone(s), hands: s.hands as number[][] }) })
    expect(failing(shared)).toContain('clone')
  })
  test('a field that clone forgets', () => {
    const forgetful = check({ clone: (s) => ({ ...caravan.clone(s), boasted: 0 }) })
    expect(failing(forgetful)).toContain('clone')
  })
  test('a field that clone forgets once the game is over', () => {
    const late = check({ clone: (s) => ({ ...caravan.clone(s), ...(s.result ? { peeked: true } : {}) }) })
    expect(failing(late)).toContain('clone')
  })
  test('a leak that begins when the game is over', () => {
    const late = check({
      view: (s, who, aids) => caravan.view(s, s.result && who === 'observer' ? 'archive' : who, aids),
    })
    expect(failing(late)).toEqual(['indistinguishable'])
  })
  test('a write in candidates', () => {
    const [bid, boast] = bidding.actions
    const writing = {
      ...bid!,
      candidates: ((s, seat, at, add) => {
        ;(s as State).shown |= 0
        bid!.candidates(s, seat, at, add)
      }) as NonNullable<typeof bid>['candidates'],
    }
    expect(failing(withRules({ bidding: { ...bidding, actions: [writing, boast!] } }))).toContain('frozen')
  })
  test('a dead end', () => {
    const [bid, boast] = bidding.actions
    const stubborn = {
      ...bid!,
      refuse: (s: Readonly<State>) => (s.round > 3 ? { rule: 'CV-4', why: 'noCards' } : null),
    }
    const deadEnd = withRules({ bidding: { ...bidding, actions: [stubborn, boast!] } })
    expect(deadEnd.ends!.failures[0]).toMatch(/no legal move at 'bidding'|no end within/)
    expect(failing(deadEnd)).toContain('ends')
  })
  test('an endless game', () => {
    const endless = withRules({
      nextRound: {
        run: (g) => {
          g.s.boasted = 0
          g.then({ rule: 'round' })
        },
      },
    })
    expect(endless.ends!.failures[0]).toMatch(/no end within 96 moves/)
  })
  test('a redeal that depends on what is hidden', () => {
    const sly = check({
      redeal(s, who, dice) {
        if (who !== 'archive')
          for (let i = s.deck.length - (s.peeked && who === s.lead ? 2 : 1); i > 0; i--) {
            const j = dice.below(i + 1)
            const [a, b] = [s.deck[i]!, s.deck[j]!]
            s.deck[i] = b
            s.deck[j] = a
          }
      },
    })
    expect(failing(sly)).toContain('canonicalRedeal')
  })
  test('a redeal that moves nothing', () => {
    expect(failing(check({ redeal: () => {} }))).toContain('imagination')
  })
  test('a refusal that cites no rule', () => {
    const [bid, boast] = bidding.actions
    const odd = {
      ...boast!,
      refuse: (s: Readonly<State>, seat: number) =>
        s.boasted & (1 << seat) ? { rule: 'CV-99', why: 'twice' } : null,
    }
    const report = withRules({ bidding: { ...bidding, actions: [bid!, odd] } })
    expect(report.legality!.failures[0]).toContain('CV-99')
  })
  test('a lost card', () => {
    const lossy = withRules({
      nextRound: {
        run(g, at) {
          g.s.discard.pop()
          ;(caravan.rulesByVersion[2]!.nextRound as { run: (g: unknown, at: unknown) => void }).run(g, at)
        },
      },
    })
    expect(failing(lossy)).toContain('audit')
  })
  test('an audit that writes to what it looks at', () => {
    const tidying = check({
      audit(s, before) {
        ;(s as State).coins[0]! += 0
        return caravan.audit(s, before)
      },
    })
    expect(failing(tidying)).toContain('frozen')
  })
  test('a rule with a memory of its own, outside the state', () => {
    let resolved = 0
    const done: typeof bidding.done = (g, at) => {
      g.s.coins[0]! += resolved++ % 7
      bidding.done!(g, at)
    }
    expect(failing(withRules({ bidding: { ...bidding, done } }))).toContain('simultaneous')
  })
  test('a rule that is too slow, at half the pace of the honest game and not at that of a busy machine', () => {
    const clock = () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1000
    }
    const plan = { ...PLAN, games: 0, clock }
    const floor = Math.floor(pace(kernel(caravan), plan) / 2)
    expect(conformance(caravan, { ...plan, floor }).speed!.failures).toEqual([])
    const slow = {
      ...caravan,
      rulesByVersion: {
        1: {
          ...caravan.rulesByVersion[2]!,
          bidding: {
            ...bidding,
            who(s, at) {
              for (let n = 0, x = 1; n < 20_000; n++) x = Math.imul(x, 31) + n
              return bidding.who(s, at)
            },
          } satisfies typeof bidding,
        },
      },
    }
    expect(conformance(slow, { ...plan, floor }).speed!.failures[0]).toMatch(/per yardstick, the floor is/)
  })
})

const leadingRest = () =>
  (caravan.rulesByVersion[2]!.leading as { actions: typeof bidding.actions }).actions.slice(1)

test('a playthrough is the same text every time and another for another seed', () => {
  const text = playthrough(caravan, 3, NO_OPTIONS, 5)
  expect(text).toBe(playthrough(caravan, 3, NO_OPTIONS, 5))
  expect(text).not.toBe(playthrough(caravan, 3, NO_OPTIONS, 6))
  expect(text).toContain('reshuffled')
  expect(text.trimEnd().split('\n').at(-1)).toMatch(/^ {2}detail: \{"coins":\[/)
})
