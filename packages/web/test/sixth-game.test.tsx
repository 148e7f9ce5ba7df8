/**
 * A sixth game is one folder and one line: games/test/sixth is registered as any other, by a catalogue with one more
 * line, and everything that knows games by the catalogue can play and show it. No other file knows it.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BOTS, playGame } from '@durbar/bots'
import { GAMES } from '@durbar/games/catalogue'
import { type AnyGame, isRefused, kernelOf, keyFromSeed, sampleSettings, streamDice } from '@durbar/kernel'
import { conformance } from '@durbar/kernel/conformance'
import { LocalTable } from '@durbar/match'
import type { Update } from '@durbar/protocol/messages'
import { type AnyRoom, type AnyTexts, LANGUAGES, rulesIn } from '@durbar/room'
import { DEFAULTS, SettingsProvider } from '@durbar/table'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { partsOf } from '../../../scripts/catalogue.mjs'
import { plainTable } from '../src/frame/plain-table.tsx'
import { speak } from '../src/i18n/index.ts'
import { MatchStore } from '../src/match/match-store.ts'

const folder = join(import.meta.dirname, '../../../games')
const SIXTH = 'test/sixth'

/** The lines that a catalogue with one more game has more, by file. */
const more = (() => {
  const before = partsOf(GAMES)
  return Object.entries(partsOf([...GAMES, SIXTH])).map(([file, text]) => {
    const known = new Set(before[file]!.split('\n'))
    return [file, text.split('\n').filter((line) => !known.has(line))] as const
  })
})()

/** Follows the import that such a line makes. */
async function load(file: string): Promise<unknown> {
  const [line] = more.find(([name]) => name === file)![1]
  const [, path, what] = /import\('(.*)'\)\)\.(\w+),$/.exec(line!)!
  const module: Record<string, unknown> = await import(/* @vite-ignore */ join(folder, path!))
  return module[what!]
}

let game: AnyGame
let room: AnyRoom
let texts: AnyTexts
beforeAll(async () => {
  game = (await load('rules.ts')) as AnyGame
  room = (await load('whole-rooms.ts')) as AnyRoom
  texts = (await load('texts.ts')) as AnyTexts
})

test('one line in the list is one line wherever games are listed; without a table there is none for tables', () => {
  expect(more.map(([file, lines]) => [file, lines.length])).toEqual([
    ['rules.ts', 1],
    ['whole-rooms.ts', 1],
    ['tables.ts', 0],
    ['texts.ts', 1],
    ['reasons.ts', 0],
    ['referees.ts', 1],
    ['books.ts', 3],
    ['covers.ts', 0],
  ])
  expect(existsSync(join(folder, SIXTH, 'table'))).toBe(false)
  expect(room.game).toBe(game)
  expect(room.texts).toBe(texts)
})

test('it keeps the contract of the kernel at every table, and is quick enough', async () => {
  const { FLOOR } = (await import(/* @vite-ignore */ join(folder, SIXTH, 'test/floor.ts'))) as {
    FLOOR: number
  }
  const numbers = new Set(rulesIn(room.book))
  const clock = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  const settings = sampleSettings(game)
  const report = conformance(game, { settings, games: 4, seed: 1, numbers, every: 1, floor: FLOOR, clock })
  for (const [name, { ran, failures }] of Object.entries(report)) {
    expect(failures, name).toEqual([])
    // Nobody chooses at once here, every move hands the turn on, and everybody's view is made anew.
    if (!['simultaneous', 'barrier', 'looks'].includes(name)) expect(ran, name).toBeGreaterThan(0)
  }
})

test('bots play it, and those that search before those that do not', () => {
  const kernel = kernelOf(game)
  let [better, games] = [0, 0]
  for (let n = 0; n < 40; n++) {
    const seats = n % 2
    const bots = seats === 0 ? [BOTS.level4!, BOTS.random!] : [BOTS.random!, BOTS.level4!]
    const { places } = playGame(kernel, bots, {}, streamDice(n)).result!
    games++
    if (places[seats]! <= places[1 - seats]!) better++
  }
  expect(better / games).toBeGreaterThan(0.6)
})

describe('a local match', () => {
  /** Bots at every seat but those of persons, who take the first offer. */
  async function played(persons: number) {
    const kernel = kernelOf(game)
    const updates: Update[] = []
    const seats = [0, 1, 2].map((seat) =>
      seat < persons
        ? ({ kind: 'person', name: `P${seat}` } as const)
        : ({ kind: 'bot', level: 'level1' } as const),
    )
    const table = LocalTable.begin(game, { id: 'x', game: 'sixth', seats, options: {} }, keyFromSeed(5), {
      clock: { now: () => 0, after: () => () => {} },
      think: async ({ state, seat }) => ({ move: kernel.ask(state, seat)!.moves[0]!, choices: [] }),
      post: (notice) => {
        if (notice.type === 'update') updates.push(structuredClone(notice))
      },
      keep: () => {},
    })
    if (isRefused(table)) throw new Error(table.refused)
    table.open()
    for (let n = 0; n < 60 && !updates.at(-1)!.result; n++) {
      const { handTo, question, facing, ply, revision } = updates.at(-1)!
      if (handTo !== null) await table.handle({ type: 'face', seat: handTo })
      else if (question)
        await table.handle({
          type: 'play',
          seat: facing!,
          ply,
          revision,
          key: `${n}`,
          move: question.moves.at(-1)!,
        })
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
    return updates
  }

  test('is played to its end, and shows nobody another’s card', async () => {
    const updates = await played(2)
    expect(updates.at(-1)!.result!.end).toBe('feathersGone')
    for (const { facing, view, result } of updates) {
      if (result) continue
      const { players } = view as { players: readonly { open: boolean; wish: string | null }[] }
      players.forEach(({ open, wish }, seat) => {
        expect(wish !== null).toBe(open || seat === facing)
      })
    }
  })

  test.each(LANGUAGES)('is drawn at a plain table, in words of its own: %s', async (language) => {
    // What a page finds when it is loaded; nothing here is asked of it.
    vi.stubGlobal('navigator', { language })
    vi.stubGlobal('localStorage', { getItem: () => null })
    const { Frame } = await import('../src/frame/frame.tsx')
    await speak(language)
    const updates = await played(1)
    const shown = updates.find(({ question, ply }) => question && ply > 2)!
    const draw = (update: Update) => {
      const store = new MatchStore(
        { send: () => {}, receive: () => () => {}, close: () => {} },
        { type: 'open', id: 'x' },
      )
      return renderToStaticMarkup(
        <Router ssrPath="/table/x">
          <SettingsProvider value={{ ...DEFAULTS, language }}>
            <Frame match={store} state={store.get()} shown={update} table={plainTable} texts={texts} />
          </SettingsProvider>
        </Router>,
      )
    }
    const speech = texts.speech[language]
    const name = (seat: number) => `P${seat}`
    const page = draw(shown)
    expect(page).toContain(speech.title)
    expect(page).toContain(speech.prompt('turn', shown.view))
    for (const move of shown.question!.moves) expect(page).toContain(speech.move(move, shown.view, name))
  })
})
