/** The log: one line to a turn, everything in it, short enough to be one. */
import { rooms } from '@durbar/games'
import { tables } from '@durbar/games/tables'
import { texts } from '@durbar/games/texts'
import type { Told } from '@durbar/protocol/messages'
import { type AnyTable, type AnyTexts, LANGUAGES, type Plate, readBy, type TableProps } from '@durbar/table'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { lastMoveOf } from '../src/frame/last-move.tsx'
import { latestLine, linesOf } from '../src/frame/lines.ts'
import { againstLines, lastMarks } from '../src/frame/marks.ts'
import { ToldText } from '../src/frame/told.tsx'
import { playedOut } from './played-out.ts'

/** Letters: two rows of the narrow log and a half, one of a phone held across. */
const LONGEST = 140
const NAMES = ['Nur', 'Birbal', 'Akbar', 'Tansen', 'Padmini']

const SIGN = /<span[^>]*role="img"[^>]*aria-label="([^"]*)".*?<\/span>/g
const words = (html: string) => html.replace(SIGN, '$1').replace(/<[^>]+>/g, '')
/** As wide as the eye sees it: a sign has the room of three letters. */
const width = (html: string) => html.replace(SIGN, 'nnn').replace(/<[^>]+>/g, '').length

/** "Advice: …" */
const VERBS =
  /^(add|begin|bid|build|buy|cancel|certify|close|discard|end|exchange|gain|give|hide|lay|look|match|move|neutralise|pass|pawn|pay|place|plan|play|push|put|recruit|redeem|reveal|sell|set|swap|take|travel|turn|use|wish|withdraw) /

describe.each(rooms.map((room) => [room.game.id, room] as const))('%s', (id, room) => {
  const { log, view, asked } = playedOut(room, 3)
  test.each(LANGUAGES)('a turn is one line, and nothing is lost in it: %s', async (language) => {
    const table = (await tables[id as keyof typeof tables]()) as AnyTable
    const { speech } = (await texts[id as keyof typeof texts]()) as AnyTexts
    const slot: TableProps<unknown> = {
      view,
      language,
      name: (seat) => NAMES[seat]!,
      speech: speech[language],
    }
    const lines = linesOf(log, table, slot)
    const sentences = log.flatMap(({ events }) =>
      events.flatMap((event) => slot.speech.event(event, slot.name) ?? []),
    )
    expect(lines.flatMap(({ details }) => details)).toEqual(sentences)
    expect(lines.length).toBeLessThan(sentences.length)
    for (const line of lines) {
      const html = renderToStaticMarkup(<ToldText line={line} slot={slot} />)
      const text = words(html)
      expect(text, line.key).toMatch(/\S/)
      expect(text, line.key).not.toMatch(/undefined|null|NaN|\[object|[.,]\s*$/)
      expect(text.split(NAMES[line.seat ?? -1] ?? '\0').length - 1, text).toBeLessThanOrEqual(1)
      for (const at of line.at) expect(at).toMatch(/^[\w-]+([:=][\w:.-]+)?( [\w-]+([:=][\w:.-]+)?)*$/)
      expect(width(html), text).toBeLessThanOrEqual(LONGEST)
    }
    expect(latestLine(log, table, slot)!.key).toBe(lines.at(-1)!.key)
  })
  test.each(LANGUAGES)(
    'a move that somebody asks back is named as the log names it: %s',
    async (language) => {
      const table = (await tables[id as keyof typeof tables]()) as AnyTable
      const { speech } = (await texts[id as keyof typeof texts]()) as AnyTexts
      const name = (seat: number) => NAMES[seat]!
      const slot: TableProps<unknown> = { view, language, name, speech: speech[language] }
      const state = (until: number, waiting = 0) => ({ log: log.slice(0, until), waiting })
      let named = 0
      for (let until = 1; until <= log.length; until++) {
        const { by } = log[until - 1]!
        if (by === null) continue
        const move = lastMoveOf(by, { state: state(until), table, slot })
        if (move === null) continue
        named++
        const said = words(renderToStaticMarkup(move))
        expect(said).toMatch(/\S/)
        expect(said).not.toMatch(/undefined|null|NaN|\[object/)
        // What still waits to be shown is not told before its time.
        expect(lastMoveOf(by, { state: state(until, 1), table, slot })).toBeNull()
      }
      expect(named).toBeGreaterThan(log.length / 2)
      // Of a secret choice only that it was made is told: no earlier move is named in its place.
      const secret: Told = { ...log.findLast(({ by }) => by !== null)!, events: [] }
      const hidden = { log: [...log, secret], waiting: 0 }
      expect(lastMoveOf(secret.by!, { state: hidden, table, slot })).toBeNull()
    },
  )
  test.each(LANGUAGES)('whoever reads it is “you”, and no verb is anybody else’s: %s', async (language) => {
    const table = (await tables[id as keyof typeof tables]()) as AnyTable
    const { speech } = (await texts[id as keyof typeof texts]()) as AnyTexts
    const name = readBy(0, (seat) => NAMES[seat]!)
    const slot: TableProps<unknown> = { view, language, name, speech: speech[language] }
    const lines = linesOf(log, table, slot)
    const told = lines.map((line) => words(renderToStaticMarkup(<ToldText line={line} slot={slot} />)))
    const plates = log.flatMap(({ events }) => events.flatMap((event) => table.plate?.(event, slot) ?? []))
    const shown = (plate: Plate) => [plate.title, plate.text, ...plate.rows.map(({ text }) => String(text))]
    const all = [...told, ...lines.flatMap(({ details }) => details), ...plates.flatMap(shown)]
    expect(all.filter((text) => text?.includes(NAMES[0]!))).toEqual([])
    const own = told.filter((text) => /^(You|Du)\b/.test(text))
    expect(own.length).toBeGreaterThan(5)
    /** What follows another's name in the whole sentences: "pays", "zahlt". */
    const third = new Set(
      lines.flatMap(({ details }) =>
        details.flatMap((text) => /^(?:Birbal|Akbar|Tansen|Padmini) (\p{L}+)/u.exec(text)?.[1] ?? []),
      ),
    )
    expect(third.size).toBeGreaterThan(2)
    expect(own.filter((text) => third.has(/^(?:You|Du:) (\p{L}+)/u.exec(text)?.[1] ?? ''))).toEqual([])
  })
  test('every move can be advised: its English begins with what is done', async () => {
    const { speech } = (await texts[id as keyof typeof texts]()) as AnyTexts
    for (const { moves, view: at } of asked)
      for (const move of moves.slice(0, 20))
        expect(`${speech.en.move(move, at, (seat) => NAMES[seat]!)} `.toLowerCase()).toMatch(VERBS)
  })
})

const told = (ply: number, by: number | null, ...events: { t: string; seat?: number }[]) => ({
  ply,
  by,
  ms: 0,
  events,
})
const slot = {
  view: null,
  language: 'en',
  name: (seat: number) => NAMES[seat]!,
  speech: { event: ({ t }: { t: string }) => `All of ${t}.` },
} as unknown as TableProps<unknown>
const tell: AnyTable['tell'] = ({ t }) =>
  t === 'quiet'
    ? null
    : {
        text: t === 'shown' ? null : t,
        at: [`place:${t}`],
        points: t === 'shown' ? 0 : t.length,
        ...(t === 'small' && { minor: true }),
        ...(t === 'anew' && { fresh: true }),
        ...(t === 'part' && { head: true }),
        ...(t === 'robbed' && { against: 0 }),
      }
const lines = (...log: readonly Told[]) =>
  linesOf(log, { tell }, slot).map(({ seat, parts, points }) => [seat, parts.join(' '), points])

test('moves of one seat in a row are one line, with its places and points together', () => {
  const log = [told(0, 1, { t: 'a', seat: 1 }), told(1, 1, { t: 'bb', seat: 1 }, { t: 'quiet' })]
  const [line, ...more] = linesOf(log, { tell }, slot)
  expect(more).toEqual([])
  expect(line).toMatchObject({ seat: 1, parts: ['a', 'bb'], points: 3, at: ['place:a', 'place:bb'] })
  expect(line!.details).toEqual(['All of a.', 'All of bb.', 'All of quiet.'])
})
test('what another seat does or gets meanwhile has a line of its own', () => {
  const log = told(0, 1, { t: 'a', seat: 1 }, { t: 'b', seat: 2 }, { t: 'c', seat: 1 })
  expect(lines(log).map(([seat]) => seat)).toEqual([1, 2, 1])
})
test('a part of the game is a heading, and a fresh start begins a line', () => {
  const log = told(0, 1, { t: 'a', seat: 1 }, { t: 'part' }, { t: 'b', seat: 1 }, { t: 'anew', seat: 1 })
  expect(lines(log).map(([, text]) => text)).toEqual(['a', 'part', 'b', 'anew'])
})
test('a name alone is never the latest: what is only shown so far has nothing to say', () => {
  const log = [told(0, 1, { t: 'a', seat: 1 }), told(1, 2, { t: 'shown', seat: 2 })]
  expect(latestLine(log, { tell }, slot)).toMatchObject({ seat: 1, parts: ['a'] })
})
test('Cards & Karma: a payment is told as that of whoever pays, not as the move before it', async () => {
  const room = rooms.find(({ game }) => game.id === 'cards-karma')!
  const { log, view } = playedOut(room, 3)
  const table = (await tables['cards-karma']()) as AnyTable
  const { speech } = (await texts['cards-karma']()) as AnyTexts
  const shown: TableProps<unknown> = { ...slot, view, speech: speech.de }
  const paid = log.flatMap(({ events }, n) => (events[0]?.t === 'paid' ? [n] : []))
  expect(paid.length).toBeGreaterThan(5)
  for (const n of paid) {
    const begun = [...log.slice(0, n), { ...log[n]!, events: log[n]!.events.slice(0, 1) }]
    expect(latestLine(begun, table, shown)?.seat).toBe(log[n]!.by)
  }
})
test('what is small is told where there is nothing greater', () => {
  expect(lines(told(0, 1, { t: 'small', seat: 1 }))).toEqual([[1, 'small', 5]])
  expect(lines(told(0, 1, { t: 'small', seat: 1 }, { t: 'great', seat: 1 }))).toEqual([[1, 'great', 10]])
})
test('the others\u2019 last turns are marked until one\u2019s own next move', () => {
  const log = [
    told(0, 0, { t: 'mine', seat: 0 }),
    told(1, 1, { t: 'old', seat: 1 }),
    told(2, 2, { t: 'b', seat: 2 }),
    told(3, 1, { t: 'new', seat: 1 }),
  ]
  const marks = (upTo: number) =>
    lastMarks(log.slice(0, upTo), 0, { tell }, slot, (seat) => NAMES[seat]!).map(({ at, seat, tab }) => [
      at,
      seat,
      tab,
    ])
  expect(marks(4)).toEqual([
    ['place:new', 1, 'Birbal'],
    ['place:b', 2, undefined],
  ])
  expect(marks(1)).toEqual([])
  // Which of a turn's marks bears the name is seen only where they lie: in a seat none does.
  const twice = [...log, told(4, 1, { t: 'more', seat: 1 })]
  expect(lastMarks(twice, 0, { tell }, slot, (seat) => NAMES[seat]!).map(({ at, tab }) => [at, tab])).toEqual(
    [
      ['place:new', 'Birbal'],
      ['place:more', 'Birbal'],
      ['place:b', undefined],
    ],
  )
  expect(lastMarks([...log, told(4, 0, { t: 'mine', seat: 0 })], 0, { tell }, slot, String)).toEqual([])
})
test('what was done to a seat is a line against it, and against nobody else', () => {
  const log = [
    told(0, 0, { t: 'mine', seat: 0 }),
    told(1, 1, { t: 'before', seat: 1 }, { t: 'robbed', seat: 1 }, { t: 'after', seat: 1 }),
  ]
  expect(againstLines(log, 0, { tell }, slot).map(({ parts, at }) => [parts, at])).toEqual([
    [['robbed'], ['place:robbed']],
  ])
  expect(againstLines(log, 2, { tell }, slot)).toEqual([])
})
