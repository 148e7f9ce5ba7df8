/** Finished games are judged for those who ask: piece by piece, after a restart where it stopped, and never twice. */
import { roomOf } from '@durbar/games'
import { isRefused } from '@durbar/kernel'
import { type MatchRecord, matchOf } from '@durbar/protocol'
import { type CourtReview, courtReviewSchema } from '@durbar/protocol/court/reviews'
import { type Course, courseOf, type Done, newReview, note, perform, tasksOf } from '@durbar/review'
import { describe, expect, test } from 'vitest'
import { LEASE_MS } from '../../src/court/owed-rows.ts'
import type { AskJudge } from '../../src/court/reviews.ts'
import judged from '../../src/judge/thread.ts'
import { ask, begin, Client, type House, openHouse, openTable } from './house.ts'

const BOT = { kind: 'bot', level: 'level1' } as const

/** The judge himself, in a hurry; after so many pieces he falls silent for good. */
function hasty(most = Number.POSITIVE_INFINITY) {
  const pieces: Done[] = []
  const judge: AskJudge = async (asked) => {
    if (asked.type === 'next' && pieces.length >= most) return new Promise(() => {})
    await new Promise((resolve) => setImmediate(resolve))
    const told = await judged(asked.type === 'open' ? { ...asked, depth: 'quick' } : asked)
    if (told.type === 'judged') pieces.push(told.done)
    return told
  }
  return { judge, pieces }
}

async function playedOut(house: House) {
  const anna = await Client.arrive(house, 'Anna')
  const table = await openTable(anna, [{ kind: 'me' }, BOT])
  await anna.join(table, 0)
  await begin(table, anna)
  await anna.does(table, { type: 'resign', seat: 0 })
  await anna.until('table', (frame) => frame.table.phase === 'over')
  return { anna, table }
}

const want = (house: House, table: string, { device }: Client) =>
  ask(house, 'POST', `/api/records/${table}/review`, { secret: device.secret })

async function reviewOf(house: House, table: string, from = 0): Promise<CourtReview> {
  const { json } = await ask(house, 'GET', `/api/records/${table}/review/${from}`)
  return courtReviewSchema.parse(json)
}

const piecesAt = async (house: House, table: string) => (await reviewOf(house, table)).pieces.length

/** A busy machine is not a broken one. */
const soon = <T>(what: () => T) => expect.poll(what, { timeout: 100_000 })

async function judgedAt(house: House, table: string): Promise<CourtReview> {
  await soon(() => reviewOf(house, table)).toMatchObject({ state: 'done' })
  const all: CourtReview['pieces'][number][] = []
  let last = await reviewOf(house, table)
  for (; last.pieces.length > 0; last = await reviewOf(house, table, last.next)) all.push(...last.pieces)
  return { ...last, pieces: all }
}

async function courseAt(house: House, table: string): Promise<Course> {
  const { json } = await ask<MatchRecord>(house, 'GET', `/api/records/${table}`)
  const course = courseOf(roomOf(json.game)!.game, matchOf(json), json.key)
  if (isRefused(course)) throw new Error(course.refused)
  return course
}

/** As anybody would judge it by himself. */
async function byHand(house: House, table: string) {
  const course = await courseAt(house, table)
  const review = newReview(course, 'quick')
  for (let tasks = tasksOf(course, review); tasks.length > 0; tasks = tasksOf(course, review))
    for (const task of tasks) note(review, perform(course, 'quick', task))
  return { course, review }
}

async function put(house: House, table: string, { pieces }: CourtReview) {
  const review = newReview(await courseAt(house, table), 'quick')
  for (const piece of pieces) note(review, piece as unknown as Done)
  return review
}

describe('a review at court', () => {
  test('is made on request, goes on after a restart where it stopped, and comes to anybody’s own figures', async () => {
    const first = hasty(40)
    const house = await openHouse({ judge: first.judge })
    const { anna, table } = await playedOut(house)
    expect(await reviewOf(house, table)).toMatchObject({ state: 'none', head: null, pieces: [] })
    expect((await want(house, table, anna)).status).toBe(200)
    await soon(() => piecesAt(house, table)).toBe(40)
    const { share, state } = await reviewOf(house, table)
    expect(state).toBe('owed')
    expect(share).toBeGreaterThan(0)
    expect(share).toBeLessThan(1)
    await house.close()
    const second = hasty()
    // Nobody asks for it again.
    const next = await openHouse({ folder: house.folder, judge: second.judge })
    const all = await judgedAt(next, table)
    const { course, review } = await byHand(next, table)
    expect(all).toMatchObject({ share: 1, head: { sum: review.sum, depth: 'quick' } })
    expect(await put(next, table, all)).toEqual(review)
    const known = new Set(first.pieces.map((piece) => JSON.stringify(piece)))
    expect(second.pieces.filter((piece) => known.has(JSON.stringify(piece)))).toEqual([])
    expect(first.pieces.length + second.pieces.length).toBeGreaterThan(2 * course.moves.length)
    // Whoever asks again is given what is there.
    const judgedSoFar = second.pieces.length
    await want(next, table, await Client.with(next, anna.device))
    expect(await reviewOf(next, table)).toMatchObject({ state: 'done' })
    expect(second.pieces).toHaveLength(judgedSoFar)
  })

  test('holds up no move: bots play on while the judge sits over a piece', async () => {
    const house = await openHouse({ judge: hasty(0).judge })
    const { anna, table } = await playedOut(house)
    await want(house, table, anna)
    const second = await playedOut(house)
    expect(second.table).not.toBe(table)
    expect(await reviewOf(house, table)).toMatchObject({ state: 'owed', share: 0 })
  })

  test('goes on with a judge who has lost his place; one who fails says so, and can be asked again', async () => {
    const { judge } = hasty(6)
    let lost = 3
    const house = await openHouse({
      judge: async (asked) => (asked.type === 'next' && lost-- > 0 ? { type: 'unknown' } : judge(asked)),
    })
    const one = await playedOut(house)
    await want(house, one.table, one.anna)
    await soon(() => piecesAt(house, one.table)).toBe(6)
    expect(lost).toBeLessThan(0)
    await house.close()
    const other = await openHouse({
      folder: house.folder,
      judge: async () => Promise.reject(new Error('ill')),
    })
    await soon(() => reviewOf(other, one.table)).toMatchObject({ state: 'failed' })
    expect(other.lines.join()).toContain('ill')
    // What was judged is kept.
    await want(other, one.table, await Client.with(other, one.anna.device))
    expect((await reviewOf(other, one.table)).pieces).toHaveLength(6)
  })

  test('is taken over by another process when a lease has ended', async () => {
    const first = hasty(5)
    const house = await openHouse({ judge: first.judge })
    const { anna, table } = await playedOut(house)
    await want(house, table, anna)
    await soon(() => piecesAt(house, table)).toBe(5)
    const { rows } = house.court.reviews
    expect(await rows.claim()).toBeNull()
    house.clock.pass(LEASE_MS + 1)
    expect(await rows.claim()).toBe(table)
  })
})

describe('nobody is judged', () => {
  test('unasked, by strangers, before the end, or at a court without a judge', async () => {
    const house = await openHouse({ judge: hasty().judge })
    const { anna, table } = await playedOut(house)
    const ben = await Client.arrive(house, 'Ben')
    expect((await want(house, table, ben)).status).toBe(403)
    expect((await ask(house, 'POST', `/api/records/${table}/review`)).status).toBe(401)
    const going = await openTable(anna, [{ kind: 'me' }, BOT])
    expect((await want(house, going, anna)).status).toBe(403)
    expect((await ask(house, 'GET', `/api/records/${table}/review/x`)).status).toBe(400)
    const plain = await openHouse()
    const other = await playedOut(plain)
    expect((await want(plain, other.table, other.anna)).json).toMatchObject({
      refused: 'this court judges no games',
    })
  })
})
