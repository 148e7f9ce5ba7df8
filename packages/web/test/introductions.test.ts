/**
 * The introductions as texts and situations, without a page: whoever does what is asked meets every note in order,
 * and whoever does anything else never meets one that speaks of something else, and comes to the end too.
 */
import { tables } from '@durbar/games/tables'
import { streamDice } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { type GameId, type Introduction, introduced } from './introduced.ts'

const games = Object.keys(tables) as GameId[]
const of = async (id: GameId): Promise<Introduction> => (await tables[id]()).introduction!

test.each(games)(
  '%s: doing what is asked, every note appears, in order, and then the closing card',
  async (id) => {
    const { notes } = await of(id)
    const shown: (number | 'closing')[] = []
    const { closed, questions } = await introduced(
      id,
      ({ wanted, question }) => wanted ?? question.moves[0]!,
      (note) => shown.push(note),
    )
    expect(shown).toEqual([...notes.keys(), 'closing'])
    expect(closed).toBe(true)
    expect(questions).toBeLessThanOrEqual(12)
  },
)

test.each(games.flatMap((id) => [1, 2, 3, 4, 5, 6].map((seed) => [id, seed] as const)))(
  '%s: doing anything, by luck %i, no note speaks of what is not there, and it ends',
  async (id, seed) => {
    const { notes } = await of(id)
    const dice = streamDice(seed)
    const shown: (number | 'closing')[] = []
    const { closed } = await introduced(
      id,
      ({ question }) => question.moves[dice.below(question.moves.length)]!,
      (note, { view, question }) => {
        shown.push(note)
        if (note === 'closing') return
        const { when, wants } = notes[note]!
        expect(when?.(view, question) ?? true).toBe(true)
        if (wants) expect(question.moves).toContain(wants(view, question))
      },
    )
    expect(closed).toBe(true)
    expect(new Set(shown).size, 'each once').toBe(shown.length)
    expect(shown[0]).toBe(0)
  },
)

test.each(games)('%s: few notes, short ones, and one thing at a time', async (id) => {
  const { notes, closing } = await of(id)
  expect(notes.length).toBeGreaterThanOrEqual(8)
  expect(notes.length).toBeLessThanOrEqual(10)
  expect(closing.lines.length).toBeGreaterThanOrEqual(4)
  for (const { text, note, wants } of notes) {
    for (const each of Object.values(text)) expect(each.split(/\s+/).length, each).toBeLessThanOrEqual(32)
    expect(wants !== undefined || note !== undefined, text.en).toBe(true)
  }
  // It asks for something in every part, and never reads out more than a handful in a row.
  const rows = notes.map(({ wants }) => (wants ? '!' : '.')).join('')
  expect(rows).not.toMatch(/\.{5}/)
  expect(rows.split('!').length - 1).toBeGreaterThanOrEqual(3)
})
