/** The court over HTTP: who may ask what, how often and how much, and what is said when something goes wrong. */
import { describe, expect, test } from 'vitest'
import { StoreTrouble } from '../../src/court.ts'
import { arrive, ask, type House, openHouse } from './house.ts'

const NAMES = '0123456789abcdef01234567'
/** What anybody may ask; all else is for a device that says its secret. Per minute and address, where it is not 600. */
const ROUTES: readonly (readonly [string, 'open' | 'own', number])[] = [
  ['POST /api/people', 'open', 30],
  ['GET /api/me', 'own', 600],
  ['PATCH /api/me', 'own', 600],
  ['DELETE /api/me', 'own', 600],
  ['GET /api/me/export', 'own', 10],
  ['GET /api/me/tables', 'own', 600],
  ['GET /api/me/company', 'own', 600],
  ['GET /api/me/records', 'own', 600],
  ['POST /api/me/link', 'own', 30],
  ['POST /api/link', 'open', 30],
  ['GET /api/push-key', 'open', 600],
  ['PUT /api/me/push', 'own', 600],
  ['DELETE /api/me/push', 'own', 600],
  ['POST /api/me/passkey/options', 'own', 600],
  ['POST /api/me/passkey', 'own', 600],
  ['POST /api/passkey/options', 'open', 60],
  ['POST /api/passkey', 'open', 60],
  ['GET /api/hall', 'open', 600],
  ['POST /api/tables', 'own', 60],
  ['POST /api/tables/{table}/knock', 'open', 60],
  ['GET /api/words/{adjective}/{animal}/{number}', 'own', 20],
  ['GET /api/records/{table}', 'open', 600],
  ['POST /api/records/{table}/review', 'own', 30],
  ['GET /api/records/{table}/review/{from}', 'open', 600],
  ['GET /api/tables/{table}/accounts/{seat}', 'own', 12],
]

const fetched = ({ port }: House, path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, init)
const json = (body: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
})

test('each route is open or asks for the secret, as the document says, has its limit, and is kept by nobody', async () => {
  const house = await openHouse()
  const { json: document } = await ask<{ paths: Record<string, Record<string, { security?: object[] }>> }>(
    house,
    'GET',
    '/api/openapi.json',
  )
  const said = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => [
      `${method.toUpperCase()} ${path}`,
      security === undefined ? 'open' : 'own',
    ]),
  )
  expect(new Map(said as [string, string][])).toEqual(new Map(ROUTES.map(([name, who]) => [name, who])))
  for (const [name, who, most] of ROUTES) {
    const [method, path] = name.split(' ') as [string, string]
    const at = path.replace('{table}', NAMES).replace(/\{(\w+)\}/g, '12')
    const reply = await fetched(house, at, { method })
    expect([name, reply.status === 401 ? 'own' : 'open']).toEqual([name, who])
    if (who === 'own') expect(await reply.json()).toEqual({ refused: expect.any(String), why: 'stranger' })
    expect([name, reply.headers.get('x-ratelimit-limit')]).toEqual([name, `${most}`])
    expect([name, reply.headers.get('cache-control')]).toEqual([name, 'no-store'])
  }
})

test('what was asked is asked again after a minute', async () => {
  const house = await openHouse()
  const reply = await fetched(house, '/api/hall')
  expect(reply.headers.get('x-ratelimit-reset')).toBe('60')
  expect((await fetched(house, '/api/push-key')).headers.get('x-ratelimit-reset')).toBe('60')
  const limited = await fetched(house, '/api/people', json('{}'))
  expect(limited.headers.get('x-ratelimit-reset')).toBe('60')
})

test.each<[string, string, number, string, RegExp]>([
  ['POST', '/api/people', 400, 'malformed', /^name: /],
  ['POST', '/api/link', 400, 'malformed', /^token: /],
  ['GET', '/api/records/x', 400, 'malformed', /^table: /],
  ['GET', `/api/records/${NAMES}`, 404, 'closed', /no such game/],
  ['GET', `/api/records/${NAMES}/review/1000001`, 400, 'malformed', /^from: /],
  ['GET', `/api/records/${NAMES}/review/-1`, 400, 'malformed', /^from: /],
])('%s %s: %i, %s', async (method, path, status, why, refused) => {
  const house = await openHouse()
  const told = await ask<{ refused: string; why: string }>(house, method, path, {
    ...(method === 'POST' ? { body: {} } : {}),
  })
  expect([told.status, told.json]).toEqual([status, { refused: expect.stringMatching(refused), why }])
})

test('for those who are somebody too: what is wrong is said, and never at length', async () => {
  const house = await openHouse()
  const { secret } = await arrive(house)
  const told = async (method: string, path: string, body?: unknown) => {
    const { status, json } = await ask<{ why: string }>(house, method, path, { secret, body })
    return [status, json.why]
  }
  expect(await told('POST', '/api/link', { token: 'f'.repeat(64) })).toEqual([404, 'lapsed'])
  expect(await told('POST', `/api/records/${NAMES}/review`)).toEqual([409, 'closed'])
  expect(await told('GET', `/api/tables/${NAMES}/accounts/0`)).toEqual([403, 'notYours'])
  expect(await told('GET', `/api/tables/${NAMES}/accounts/16`)).toEqual([400, 'malformed'])
  expect(await told('POST', '/api/passkey', { id: 'x', response: {} })).toEqual([400, 'stranger'])
  expect(await told('POST', '/api/me/passkey', { id: 'x', response: {} })).toEqual([400, 'malformed'])
  expect(await told('POST', '/api/me/passkey', { id: 'x'.repeat(1025), response: {} })).toEqual([
    400,
    'malformed',
  ])
  const push = { keys: { p256dh: 'a', auth: 'b' }, quiet: null, about: ['turn'] }
  expect(await told('PUT', '/api/me/push', { ...push, endpoint: 'https://127.0.0.1/x' })).toEqual([
    400,
    'malformed',
  ])
  const { json: long } = await ask<{ refused: string }>(house, 'PATCH', '/api/me', {
    secret,
    body: { ['x'.repeat(3000)]: 1, name: 'x'.repeat(3000), emblem: 'x'.repeat(3000) },
  })
  expect(long.refused.length).toBeLessThanOrEqual(200)
  for (const [word, status] of [
    ['0/0/10', 404],
    ['63/63/99', 404],
    ['64/0/10', 400],
    ['0/64/10', 400],
    ['0/0/9', 400],
    ['0/0/100', 400],
    ['-1/0/10', 400],
    ['0/-1/10', 400],
  ] as const)
    expect([word, (await told('GET', `/api/words/${word}`))[0]]).toEqual([word, status])
})

describe('a body', () => {
  test('of 32,768 bytes is read, and none that is longer', async () => {
    const house = await openHouse()
    const of = (length: number) => `{"name":"${'x'.repeat(length - 11)}"}`
    expect((await fetched(house, '/api/people', json(of(32_768)))).status).toBe(400)
    const { status, headers } = await fetched(house, '/api/people', json(of(32_769)))
    expect([status, headers.get('cache-control')]).toEqual([413, 'no-store'])
  })
  test('that is no JSON is refused with what is wrong with it', async () => {
    const house = await openHouse()
    const reply = await fetched(house, '/api/people', json('{"name":'))
    expect(reply.status).toBe(400)
    expect(await reply.json()).toEqual({ refused: expect.stringMatching(/JSON/) })
    expect(house.lines).toEqual([])
  })
})

test('a store that is away is 503, what is our own fault 500 and told to the operator alone', async () => {
  const house = await openHouse()
  const { people } = house.court
  const away = (error: Error) => Object.assign(people, { arrive: () => Promise.reject(error) })
  const body = { name: 'Anna', emblem: null, colour: null }
  away(new StoreTrouble('the disk of /secret/place is full'))
  expect(await ask(house, 'POST', '/api/people', { body })).toEqual({
    status: 503,
    json: { refused: 'the court cannot write just now; try again' },
  })
  expect(house.lines).toEqual([])
  away(new Error('nobody has thought of this'))
  expect(await ask(house, 'POST', '/api/people', { body })).toEqual({
    status: 500,
    json: { refused: 'this could not be done' },
  })
  expect(house.lines.join()).toMatch(/a request failed.*nobody has thought of this/)
})

test('what is nowhere is said to be nowhere, and the document names only what is there for others', async () => {
  const house = await openHouse()
  expect(await ask(house, 'GET', '/api/nothing')).toEqual({
    status: 404,
    json: { refused: 'there is nothing here' },
  })
  const { json: document } = await ask<{ paths: object }>(house, 'GET', '/api/openapi.json')
  for (const hidden of ['/api', '/api/openapi.json', '/api/*', '/healthz', '/metrics'])
    expect(Object.keys(document.paths)).not.toContain(hidden)
  const page = await (await fetched(house, '/api')).text()
  expect(page).toContain('GET /api/me</code></h2><p>My page <em>(with the device’s secret)</em></p>')
  expect(page).toContain('Open tables and running games</p>')
})
