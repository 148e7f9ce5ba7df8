/** What whoever runs a court can ask it, and nobody else. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { isOperator } from '../../src/operation/routes.ts'
import { begin, Client, openHouse, openTable } from './house.ts'

const get = async (port: number, path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  return { status: reply.status, words: await reply.text() }
}

test('a node says that it lives, and that it can be sent guests while its store answers', async () => {
  const house = await openHouse()
  expect(await get(house.port, '/healthz')).toEqual({ status: 200, words: 'alive\n' })
  expect(await get(house.port, '/readyz')).toEqual({ status: 200, words: 'ready\n' })
  const gone = vi.spyOn(house.store.db, 'getExecutor').mockImplementation(() => {
    throw new Error('the connection is closed')
  })
  onTestFinished(() => gone.mockRestore())
  expect(await get(house.port, '/healthz')).toMatchObject({ status: 200 })
  expect(await get(house.port, '/readyz')).toEqual({ status: 503, words: 'no store\n' })
})

test('what was done is counted, for this machine or with the token alone', async () => {
  const house = await openHouse({ adminToken: 'open sesame' })
  const [anna, ben] = [await Client.arrive(house, 'Anna'), await Client.arrive(house, 'Ben')]
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }])
  await anna.join(table, 0)
  await ben.sit(table, 1)
  await begin(table, anna, ben)
  await anna.intend(table, { type: 'begin' })
  const { status, words } = await get(house.port, '/metrics')
  expect(status).toBe(200)
  const counted = new Map(
    words
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => line.split(' ') as [string, string]),
  )
  const of = (name: string) => Number(counted.get(name))
  expect(of('durbar_sockets')).toBe(2)
  expect(of('durbar_people')).toBe(2)
  expect(of('durbar_tables')).toBe(1)
  expect(of('durbar_intents_total{answer="refused"}')).toBe(1)
  expect(of('durbar_intents_total{answer="done"}')).toBeGreaterThanOrEqual(4)
  expect(of('durbar_intent_seconds_count')).toBe(1 + of('durbar_intents_total{answer="done"}'))
  expect(of('durbar_intent_seconds_bucket{le="+Inf"}')).toBe(of('durbar_intent_seconds_count'))
  expect(of('durbar_commits_total')).toBeLessThanOrEqual(of('durbar_changes_total'))
  const passedOn = { 'x-forwarded-for': '203.0.113.7' }
  expect((await get(house.port, '/metrics', passedOn)).status).toBe(404)
  const asked = (token: string) =>
    get(house.port, '/metrics', { ...passedOn, authorization: `Bearer ${token}` })
  expect((await asked('open')).status).toBe(404)
  expect((await asked('open sesame')).status).toBe(200)
})

test('an operator is on this machine, or has the token', () => {
  const from = (remoteAddress: string, headers = {}) => ({ headers, socket: { remoteAddress } }) as never
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].every((each) => isOperator(from(each), undefined))).toBe(
    true,
  )
  expect(isOperator(from('192.168.0.9'), undefined)).toBe(false)
  expect(isOperator(from('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }), undefined)).toBe(false)
  const authorization = 'Bearer undefined'
  expect(isOperator(from('192.168.0.9', { authorization }), undefined)).toBe(false)
})
