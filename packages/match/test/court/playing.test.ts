/** A game at a table of the court: moves, choices changed, ways back, and the log that tells all of it. */
import { rooms } from '@durbar/games'
import { canonical, kernelOf, type Seat, streamDice } from '@durbar/kernel'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type CourtTable, decideForBot } from '../../src/court/index.ts'
import { Authority } from '../../src/index.ts'
import { ANNA, BEN, CLEO, Court, DEV, person } from './court.ts'

const FIVE = [ANNA, BEN, CLEO, DEV, 'evaevaeva'] as const
const BOT = { kind: 'bot', level: 'level1' } as const

function begun(game: string, seats: number, persons = 2): Court {
  const sits = (n: Seat) => (n < persons ? person(FIVE[n]!) : BOT)
  const court = new Court(
    Array.from({ length: seats }, (_, n) => sits(n)),
    { game },
  )
  court.begin(...FIVE.slice(0, persons))
  return court
}

describe.each(rooms.map((room) => room.game.id))('%s', (game) => {
  const seats = rooms.find((room) => room.game.id === game)!.game.seats.at(-1)!

  test('from the first seat taken to the result; the log alone tells the same', () => {
    const court = begun(game, seats)
    let steps = 0
    let halfway = false
    while (court.table.phase === 'playing') {
      court.now += 1000
      court.step()
      if (++steps === 40) {
        court.checkFold()
        halfway = true
      }
    }
    expect(halfway).toBe(true)
    expect(court.log.at(-1)!.what.type).toBe('ended')
    expect(court.table.phase).toBe('over')
    court.refuses(ANNA, { type: 'undo', seat: 0, ply: 0, revision: 0 }, 'over')
    court.checkFold()
  })
})

test('a table that somebody keeps never changes while others play on', () => {
  const court = begun('raja', 3)
  const kept = court.table
  const before = canonical(kept.authority!.updateFor(0))
  for (let i = 0; i < 30; i++) court.step()
  expect(canonical(kept.authority!.updateFor(0))).toBe(before)
})

test('secret choices in every order of arrival lead to the same table', () => {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]
  const choosing = () => {
    const court = begun('raja', 3, 3)
    while (court.awaited.length < 3) court.step()
    return court
  }
  const plan = choosing()
  const intents = [0, 1, 2].map((seat) => plan.intentOf(seat))
  const ends = orders.map((order) => {
    const court = choosing()
    for (const seat of order) court.does(FIVE[seat]!, intents[seat]!)
    court.checkFold()
    expect(court.awaited.length).toBeLessThan(3)
    return canonical(court.table.authority!.position.state)
  })
  expect(new Set(ends).size).toBe(1)
})

test('a secret choice is changed and taken back while others still choose, without making theirs stale', () => {
  const court = begun('raja', 3, 3)
  while (court.awaited.length < 3) court.step()
  const [first, other, second] = [court.intentOf(0), court.intentOf(0), court.intentOf(1)]
  const third = court.intentOf(2)
  court.does(ANNA, first)
  expect(court.does(ANNA, other)).toEqual(['changed'])
  const { ply, revision } = court.table.authority!
  court.does(ANNA, { type: 'undo', seat: 0, ply, revision })
  // Given to the question as it was told in the beginning.
  court.does(BEN, second)
  court.does(ANNA, first)
  court.does(CLEO, third)
  court.checkFold()
})

/** A state in which the turn has passed from a person to another and nothing was shown. */
function passedOn(): { court: Court; seat: Seat } {
  for (let seed = 0; seed < 40; seed++) {
    const court = new Court([person(ANNA), person(BEN), person(CLEO)], { game: 'raja' })
    court.bind(ANNA, String(seed).padStart(64, '0'))
    court.does(ANNA, { type: 'begin' })
    court.pass(3000)
    court.does(ANNA, { type: 'add', chance: String(seed).padStart(64, '0') })
    for (let n = 0; n < 200 && court.table.phase === 'playing'; n++) {
      const seat = court.awaited[0]!
      court.step()
      const { authority } = court.table
      const { noUndo } = authority!.updateFor(seat)
      const rest = [0, 1, 2].filter((each) => each !== seat)
      if (noUndo === 'others' && authority!.updateFor(seat, 0, rest).mayUndo) return { court, seat }
    }
  }
  throw new Error('no turn passes without showing something')
}

describe('back past the end of a turn', () => {
  const at = (court: Court) => ({
    ply: court.table.authority!.ply,
    revision: court.table.authority!.revision,
  })

  test('everybody else must allow it; then the move is taken back', () => {
    const { court, seat } = passedOn()
    const who = FIVE[seat]!
    const rest = [ANNA, BEN, CLEO].filter((each) => each !== who)
    court.refuses(who, { type: 'undo', seat, ...at(court) }, 'others')
    const before = court.table.authority!.ply
    expect(court.does(who, { type: 'askBack', seat, ...at(court) })).toEqual(['asksBack'])
    expect(court.does(rest[0]!, { type: 'answerBack', allow: true })).toEqual(['allowed'])
    expect(court.ask(rest[0]!, { type: 'answerBack', allow: true })).toEqual([])
    expect(court.does(rest[1]!, { type: 'answerBack', allow: true })).toEqual(['allowed', 'undone'])
    expect(court.table.authority!.revision).toBe(court.table.revision)
    expect(court.table.authority!.ply).toBeLessThan(before)
    expect(court.awaited).toContain(seat)
    expect(court.table.request).toBeNull()
    court.checkFold()
  })

  test('it lapses with a move, after thirty seconds, when refused and when withdrawn', () => {
    const { court, seat } = passedOn()
    const who = FIVE[seat]!
    const [one] = [ANNA, BEN, CLEO].filter((each) => each !== who)
    const ask = () => court.does(who, { type: 'askBack', seat, ...at(court) })
    ask()
    court.does(one!, { type: 'answerBack', allow: false })
    // Whoever asked is told who would rather leave it.
    expect(court.table.request).toMatchObject({ declined: one })
    court.refuses(one!, { type: 'answerBack', allow: true }, 'lapsed')
    ask()
    court.does(who, { type: 'answerBack', allow: false })
    expect(court.table.request).toBeNull()
    ask()
    court.pass(30_000)
    court.refuses(one!, { type: 'answerBack', allow: true }, 'lapsed')
    ask()
    court.step()
    expect(court.table.request).toBeNull()
    court.refuses(one!, { type: 'answerBack', allow: true }, 'lapsed')
  })

  test('never where something was shown since', () => {
    const court = begun('vermaechtnis', 3, 3)
    let asked = 0
    for (let n = 0; n < 60 && court.table.phase === 'playing'; n++) {
      const seat = court.awaited[0]!
      court.step()
      if (court.table.authority?.updateFor(seat).noUndo !== 'revealed') continue
      court.refuses(FIVE[seat]!, { type: 'askBack', seat, ...at(court) }, 'revealed')
      asked++
    }
    expect(asked).toBeGreaterThan(0)
  })
})

test('an undo and a move at the same moment: whichever is written first makes the other stale', () => {
  const court = begun('raja', 2, 2)
  let tried = 0
  for (let n = 0; n < 200 && tried < 3 && court.table.phase === 'playing'; n++) {
    const seat = court.awaited[0]!
    court.step()
    const { ply, revision, mayUndo } = court.table.authority!.updateFor(seat)
    if (!mayUndo || court.awaited.length > 1 || court.awaited[0] !== seat) continue
    tried++
    const move = court.intentOf(seat)
    const undo = { type: 'undo', seat, ply, revision } as const
    const who = FIVE[seat]!
    if (tried % 2) {
      court.does(who, undo)
      expect(court.ask(who, move)).toEqual({ stale: true })
    } else {
      court.does(who, move)
      expect(court.ask(who, undo)).toEqual({ stale: true })
    }
  }
  expect(tried).toBe(3)
  court.checkFold()
})

test('two games that look alike from a seat or the gallery are told in the same words', () => {
  const { game } = rooms.find((room) => room.game.id === 'taj-mahal')!
  const k = kernelOf(game)
  const court = begun('taj-mahal', 4, 4)
  for (let n = 0; n < 25; n++) court.step()
  const { position } = court.table.authority!
  for (const viewer of [0, 1, 2, 3, 'observer'] as const) {
    const told = canonical(court.table.authority!.viewFor(viewer))
    for (let seed = 0; seed < 5; seed++) {
      const world = k.imagine(position.state, viewer, streamDice(seed))
      const other = canonical(game.view(world, viewer, false, storyOf(court, viewer)))
      expect(other).toBe(told)
    }
  }
})

function storyOf(court: Court, viewer: Seat | 'observer') {
  const { game } = court.table.authority!
  const story = game.chronicle.begin(court.table.seats.length)
  for (const event of court.table.authority!.events()) {
    const told = game.redact(event, viewer)
    if (told !== null) game.chronicle.note(story, told)
  }
  return story
}

test('every change of the match bears the revision of the table, and is tried once', () => {
  const forks = vi.spyOn(Authority.prototype, 'fork')
  onTestFinished(() => forks.mockRestore())
  const court = begun('raja', 3, 3)
  let undone = 0
  for (let n = 0; n < 80 && undone < 3; n++) {
    const seat = court.awaited[0]!
    const before = forks.mock.calls.length
    court.step()
    expect(forks.mock.calls.length - before).toBe(1)
    expect(court.table.authority!.revision).toBe(court.table.revision)
    const { ply, revision, mayUndo } = court.table.authority!.updateFor(seat)
    if (!mayUndo) continue
    undone++
    const tried = forks.mock.calls.length
    court.does(FIVE[seat]!, { type: 'undo', seat, ply, revision })
    expect(forks.mock.calls.length - tried).toBe(1)
    expect(court.table.authority!.revision).toBe(court.table.revision)
  }
  expect(undone).toBe(3)
  const who = court.awaited[0]!
  court.does(FIVE[who]!, { type: 'handOver', seat: who })
  const before = forks.mock.calls.length
  expect(court.does(FIVE[who]!, court.intentOf(who))).toEqual(['returned', 'played'])
  expect(forks.mock.calls.length - before).toBe(1)
  expect(court.table.authority!.revision).toBe(court.table.revision)
})

test('what the rules forbid is refused with the rule', () => {
  const court = begun('vermaechtnis', 2)
  for (let n = 0; n < 40; n++) {
    const seat = court.awaited[0]!
    const { question, ply, revision } = court.table.authority!.updateFor(seat)
    const [forbidden] = question!.refused
    if (forbidden) {
      const asked = court.ask(FIVE[seat]!, { type: 'play', seat, ply, revision, move: forbidden.move })
      expect(asked).toMatchObject({ why: 'rules', refused: expect.any(String), rule: forbidden.rule })
      return
    }
    court.step()
  }
  throw new Error('nothing was forbidden')
})

test('a bot moves only where it is still asked, and only for a seat that is a bot’s', () => {
  const court = begun('vermaechtnis', 3, 2)
  const bots = (change: Partial<CourtTable>, seat: Seat, at = court.table.authority!) =>
    decideForBot(
      { table: { ...court.table, ...change }, moment: court.moment },
      { seat, ply: at.ply, revision: at.revision, move },
    )
  while (court.awaited[0] !== 2) court.step()
  const { move } = court.intentOf(2)
  expect(bots({}, 2)).toMatchObject([{ type: 'played', by: 'bot', seat: 2 }])
  expect(bots({ phase: 'over' }, 2)).toEqual({ stale: true })
  expect(bots({ authority: null }, 2)).toEqual({ stale: true })
  expect(bots({}, 1)).toEqual({ stale: true })
  const before = court.table.authority!
  court.step()
  expect(bots({}, 2, before)).toEqual({ stale: true })
  const seat = court.awaited[0]!
  expect(bots({}, seat)).toEqual({ stale: true })
})
