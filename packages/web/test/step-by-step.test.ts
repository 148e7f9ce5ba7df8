/** Nothing untold, at the tables' own paces: whoever steps through whole games sees every beat that was told, in order. */
import { rooms } from '@durbar/games'
import { tables } from '@durbar/games/tables'
import { canonical, isRefused, keyFromSeed, sampleSettings, streamDice } from '@durbar/kernel'
import { Authority } from '@durbar/match'
import type { Notice, Update } from '@durbar/protocol/messages'
import type { AnyTable } from '@durbar/table'
import { expect, test } from 'vitest'
import { beatsOf, type Timing } from '../src/match/beats.ts'
import { MatchStore } from '../src/match/match-store.ts'

/** What changes the table in no time of its own: it is seen together with what follows it. */
const JOINS_THE_NEXT: Readonly<Record<string, readonly string[]>> = {
  vermaechtnis: [],
  // The four steps of the end and their result are one finale.
  'warehouse-51': ['scored'],
  'taj-mahal': ['scored'],
  raja: ['gameEnded'],
  // Cards under way lie nowhere until they are laid.
  'cards-karma': ['over', 'rowBroken', 'rowComplete', 'topCard', 'turn'],
}

const SUMMARY = { id: 'x', game: 'x', seats: [], options: {}, updated: 0, ply: 0, over: false, yours: false }

/** Every move of a random game as a bot's, told to this seat. */
function* told({ game }: (typeof rooms)[number], seed: number, facing: number): Generator<Update> {
  const settings = sampleSettings(game)
  const { seats, options } = settings[seed % settings.length]!
  const authority = Authority.begin(game, { now: () => 0 }, { seats, options, key: keyFromSeed(seed) })
  if (isRefused(authority)) throw new Error(authority.refused)
  const summary = {
    ...SUMMARY,
    seats: Array.from({ length: seats }, () => ({ kind: 'bot', level: 'level1' })),
  }
  const told = () =>
    ({ ...authority.updateFor(facing, authority.ply), type: 'update', summary, handTo: null }) as Update
  const dice = streamDice(seed)
  yield told()
  while (!authority.over) {
    const seat = authority.awaited[0]!
    const { moves } = authority.updateFor(seat, authority.ply).question!
    const { ply, revision } = authority
    authority.play({ seat, ply, revision, move: moves[dice.below(moves.length)] })
    yield told()
  }
}

test.each(rooms.map((room) => [room.game.id, room] as const))('%s', async (id, room) => {
  const { beats } = (await tables[id as keyof typeof tables]()) as AnyTable
  const timing: Timing = ({ t }) => beats?.[t] ?? 0
  let say: (notice: Notice) => void = () => undefined
  const transport = {
    send: () => undefined,
    receive: (listener: typeof say) => {
      say = listener
      return () => undefined
    },
    close: () => undefined,
  }
  const store = new MatchStore(transport, { type: 'open', id: 'x' })
  store.timing = timing
  const joined = new Set<string>()
  let steps = 0
  let before: unknown = null
  for (const update of told(room, 1, 0)) {
    say(update)
    const { events = [], views = [] } = update.told.at(-1) ?? {}
    // The table as it is found; from then on by steps.
    if (before === null) store.setStepping(true)
    else {
      const all = beatsOf(update, timing)
      expect(store.get().waiting).toBe(all.length)
      const seen: unknown[] = []
      for (const beat of all) {
        store.step()
        steps++
        // What is the same as before stays the thing that it was.
        expect(canonical(store.get().shown!.view)).toBe(canonical(beat.update.view))
        seen.push(...store.get().happening)
      }
      expect(store.get().waiting).toBe(0)
      expect(canonical(store.get().shown)).toBe(canonical(update))
      expect(seen).toEqual(events)
      events.forEach((event, i) => {
        const [now, then] = [views[i], i === 0 ? before : views[i - 1]]
        if (timing(event, now) === 0 && canonical(now) !== canonical(then)) joined.add(event.t)
      })
    }
    before = update.view
  }
  expect(steps).toBeGreaterThan(100)
  expect(JOINS_THE_NEXT[id]).toEqual(expect.arrayContaining([...joined]))
})
