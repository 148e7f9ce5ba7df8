/**
 * Whatever the tables show can be looked at, from every seat and by who only watches: a heading, a sentence, and
 * nothing that the view does not say.
 */
import { BOTS, decide } from '@durbar/bots'
import { rooms } from '@durbar/games'
import { tables } from '@durbar/games/tables'
import { type AnyGame, kernel, sampleSettings, streamDice, type Viewer } from '@durbar/kernel'
import { readBy, wordingIn } from '@durbar/room'
import { often } from '@durbar/room/testing'
import {
  type AnyTable,
  ChoosingProvider,
  type Language,
  type Subject,
  seatSubject,
  type TableProps,
} from '@durbar/table'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { WholeTable } from './whole-table.tsx'

const ignore = () => {}
/** Positions of a game that are looked at, over its whole length. */
const LOOKS = often(2)
/** An id that names one card: what may be hidden. The cards of Cards & Karma lie open, their dice are no ids. */
const PIECE = /^[a-z]+-[a-z]/

/** A few moments of a few games, as each seat and a spectator sees them. */
function* views(game: AnyGame): Generator<{ readonly viewer: Viewer; readonly view: unknown }> {
  const k = kernel(game)
  for (const [n, { seats, options }] of sampleSettings(game).slice(0, 3).entries()) {
    const dice = streamDice(n)
    const state = k.start(dice, seats, options)
    const moments = [state]
    for (let seat = k.toMove(state); seat >= 0; seat = k.toMove(state)) {
      moments.push(game.clone(state))
      k.apply(state, seat, decide(BOTS.random!, k, state, seat, dice), dice)
    }
    for (let i = 0; i <= LOOKS; i++) {
      const at = moments[Math.min(moments.length - 1, Math.floor((i * moments.length) / LOOKS))]!
      const seated = Array.from({ length: seats }, (_, seat) => seat)
      for (const viewer of [...seated, 'observer' as const]) yield { viewer, view: game.view(at, viewer) }
    }
  }
}

/** As a whole name: "ship 15" does not name ship 1, nor "red building with tea" the red building. */
const says = (said: string, title: string) =>
  said.split(title).some((after, i) => i > 0 && /^($|[.,;:)])/.test(after))

/** What the whole table shows and can be looked at. */
function subjectsOn(table: AnyTable, props: TableProps<unknown>): ReadonlySet<Subject> {
  const seats = (props.view as { players: readonly unknown[] }).players
  const page = renderToStaticMarkup(
    <ChoosingProvider question={null} confirm={false} onMove={ignore} onRefused={ignore}>
      <WholeTable table={table} props={props} />
    </ChoosingProvider>,
  )
  const drawn = [...page.matchAll(/data-look="([^"]*)"/g)].map(([, subject]) => subject as Subject)
  return new Set([...drawn, ...seats.map((_, seat) => seatSubject(seat))])
}

describe.each(rooms.map((room) => [room.game.id, room] as const))('%s', (id, { game, texts, book }) => {
  const wording = wordingIn(book)
  test('every subject on the table tells something, and nothing that is hidden', async () => {
    const table: AnyTable = await tables[id as keyof typeof tables]()
    const kinds = new Set<string>()
    /** By title: all the cards that bear it. */
    const named = new Map<string, Set<string>>()
    const seen: { readonly hides: string; readonly said: string; readonly from: string }[] = []
    let n = 0
    for (const { viewer, view } of views(game)) {
      const language: Language = n++ % 2 === 0 ? 'de' : 'en'
      const name = readBy(typeof viewer === 'number' ? viewer : null, (seat) => `P${seat}`)
      const props = { view, language, name, speech: texts.speech[language] } as const
      const hides = JSON.stringify(view)
      for (const subject of subjectsOn(table, props)) {
        const look = table.look!(subject, props)!
        const from = `${subject} as ${viewer}, ${language}`
        expect(look, from).not.toBeNull()
        const { title, text, facts = [], body, face, rule } = look
        const quoted = rule ? wording.get(rule)?.[language] : undefined
        if (rule) expect(quoted, `${from}: ${rule}`).toBeTruthy()
        const words = [title, text ?? quoted ?? '', ...facts]
        expect(title.trim(), from).not.toBe('')
        expect(words[1], from).toMatch(/\S \S.*[.…]/)
        expect(words.join(' '), from).not.toMatch(/undefined|NaN|\[object/)
        // Whoever looks is "you".
        expect(words.join(' '), from).not.toMatch(new RegExp(`\\bP${viewer}\\b`))
        const drawn = renderToStaticMarkup(
          <>
            {face}
            {body}
          </>,
        )
        expect(drawn, `${from}: nothing in a look is a piece or a thing itself`).not.toMatch(
          /data-(piece|tokens|look|note)=/,
        )
        const [kind = '', which = ''] = subject.split(/:(.*)/)
        kinds.add(kind)
        if (PIECE.test(which)) named.set(title, (named.get(title) ?? new Set()).add(which))
        seen.push({ hides, said: words.join('. '), from })
      }
    }
    const told = seen.flatMap(({ hides, said, from }) =>
      [...named].flatMap(([title, ids]) =>
        says(said, title) && ![...ids].some((each) => hides.includes(each)) ? [`${from}: ${title}`] : [],
      ),
    )
    expect(told).toEqual([])
    expect(kinds.size).toBeGreaterThan(4)
  })
})

test('Taj Mahal: a fortress promises its bonus tile as long as it lies there', async () => {
  const { game, texts } = rooms.find((room) => room.game.id === 'taj-mahal')!
  const table: AnyTable = await tables['taj-mahal']()
  const promised = { with: 0, without: 0 }
  for (const { view } of views(game))
    for (const { id, bonus } of (view as { cities: readonly { id: string; bonus: string | null }[] }).cities)
      for (const language of ['de', 'en'] as const) {
        const props = { view, language, name: (seat: number) => `P${seat}`, speech: texts.speech[language] }
        const text = table.look!(`city:${id}` as Subject, props)!.text!
        if (!/Festung|fortress/.test(text)) continue
        const promises = /nimmt das Bonusplättchen|takes the bonus tile/.test(text)
        expect(promises, `${id}: ${text}`).toBe(bonus !== null)
        promised[promises ? 'with' : 'without']++
      }
  expect(Math.min(promised.with, promised.without)).toBeGreaterThan(0)
})
