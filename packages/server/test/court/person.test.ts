/** A person without an account: arriving, another device, a passkey, everything as a file, and going for good. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MatchRecord } from '@durbar/protocol'
import type { Device, Person } from '@durbar/protocol/court/people'
import { describe, expect, test } from 'vitest'
import { arrive, ask, begin, Client, openHouse, openTable } from './house.ts'
import { isOnPostgres } from './stores.ts'

test('a first visit is a name and an emblem; the secret is kept by the device and only its hash here', async () => {
  const house = await openHouse()
  const anna = await arrive(house, '  Anna ', 3)
  const { secret } = anna
  const { json } = await ask<Person>(house, 'GET', '/api/me', { secret })
  expect(json).toMatchObject({
    name: 'Anna',
    emblem: 3,
    colour: null,
    devices: [{ device: anna.device, here: false }],
  })
  const kept = isOnPostgres()
    ? [JSON.stringify(await house.store.db.selectFrom('devices').selectAll().execute())]
    : ['durbar.db', 'durbar.db-wal'].map((file) => readFileSync(join(house.folder, 'data', file)))
  for (const each of kept) expect(each.includes(secret)).toBe(false)
  const changed = await ask<Person>(house, 'PATCH', '/api/me', { secret, body: { name: 'Ännchen' } })
  expect(changed.json).toMatchObject({ name: 'Ännchen', emblem: 3, colour: null })
  expect((await ask(house, 'GET', '/api/me', { secret: 'f'.repeat(64) })).status).toBe(401)
  expect((await ask(house, 'GET', '/api/me')).status).toBe(401)
  expect(
    (await ask(house, 'POST', '/api/people', { body: { name: ' ', emblem: null, colour: null } })).status,
  ).toBe(400)
  // PostgreSQL could not keep it.
  expect(
    (await ask(house, 'POST', '/api/people', { body: { name: 'A\0b', emblem: null, colour: null } })).status,
  ).toBe(400)
  expect(
    (await ask(house, 'POST', '/api/people', { body: { name: 'x'.repeat(41), emblem: null, colour: null } }))
      .status,
  ).toBe(400)
})

describe('a personal link', () => {
  test('works once', async () => {
    const house = await openHouse()
    const { secret, person } = await arrive(house)
    const { json: link } = await ask<{ token: string }>(house, 'POST', '/api/me/link', { secret })
    const first = await ask<Device>(house, 'POST', '/api/link', { body: link })
    expect(first.json.person).toBe(person)
    expect(first.json.secret).not.toBe(secret)
    expect((await ask(house, 'POST', '/api/link', { body: link })).status).toBe(404)
    const { json } = await ask<Person>(house, 'GET', '/api/me', { secret: first.json.secret })
    expect(json.devices).toHaveLength(2)
  })

  test('and for ten minutes', async () => {
    const house = await openHouse()
    const { secret } = await arrive(house)
    const link = () => ask<{ token: string }>(house, 'POST', '/api/me/link', { secret })
    const [soon, late] = [(await link()).json, (await link()).json]
    house.clock.pass(599_000)
    expect((await ask(house, 'POST', '/api/link', { body: soon })).status).toBe(200)
    house.clock.pass(2000)
    expect((await ask(house, 'POST', '/api/link', { body: late })).status).toBe(404)
  })
})

/** What a browser's authenticator would answer: a key pair, and CBOR by hand. */
class Authenticator {
  private readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly id = randomBytes(16)
  private readonly origin: string
  private readonly host: string
  counter = 0

  constructor(origin: string) {
    this.origin = origin
    this.host = new URL(origin).hostname
  }

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  private data(flags: number, more = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++this.counter)
    return Buffer.concat([createHash('sha256').update(this.host).digest(), Buffer.from([flags]), count, more])
  }

  register(challenge: string) {
    const { x, y } = this.pair.publicKey.export({ format: 'jwk' })
    const bytes = (text: string) => Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(text, 'base64url')])
    // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
    const cose = Buffer.concat([
      Buffer.from('a5010203262001', 'hex'),
      Buffer.from([0x21]),
      bytes(x!),
      Buffer.from([0x22]),
      bytes(y!),
    ])
    const data = this.data(0x45, Buffer.concat([Buffer.alloc(16), Buffer.from([0, 16]), this.id, cose]))
    const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ])
    return this.answer({
      attestationObject: attestation.toString('base64url'),
      clientDataJSON: this.client('webauthn.create', challenge).toString('base64url'),
    })
  }

  show(challenge: string) {
    const data = this.data(0x05)
    const client = this.client('webauthn.get', challenge)
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return this.answer({
      authenticatorData: data.toString('base64url'),
      clientDataJSON: client.toString('base64url'),
      signature: sign('sha256', signed, this.pair.privateKey).toString('base64url'),
    })
  }

  private answer(response: object) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}

describe('a passkey', () => {
  test('brings a person back to a device that knows nothing', async () => {
    const house = await openHouse()
    const { secret, person } = await arrive(house)
    const origin = `http://127.0.0.1:${house.port}`
    const authenticator = new Authenticator(origin)
    const options = async (path: string, known?: string) =>
      (await ask<{ challenge: string }>(house, 'POST', path, known ? { secret: known } : {})).json.challenge
    const made = authenticator.register(await options('/api/me/passkey/options', secret))
    const kept = await ask(house, 'POST', '/api/me/passkey', { secret, body: made, headers: { origin } })
    expect(kept).toEqual({ status: 200, json: {} })
    const shown = authenticator.show(await options('/api/passkey/options'))
    const back = await ask<Device>(house, 'POST', '/api/passkey', { body: shown, headers: { origin } })
    expect(back.json.person).toBe(person)
    const { json } = await ask<Person>(house, 'GET', '/api/me', { secret: back.json.secret })
    expect(json.passkeys).toHaveLength(1)
    // The same answer again, a challenge nobody asked, another key, another page.
    expect((await ask(house, 'POST', '/api/passkey', { body: shown, headers: { origin } })).status).toBe(400)
    const foreign = authenticator.show(randomBytes(32).toString('base64url'))
    expect((await ask(house, 'POST', '/api/passkey', { body: foreign, headers: { origin } })).status).toBe(
      400,
    )
    const forged = new Authenticator(origin)
    const lie = { ...forged.show(await options('/api/passkey/options')), id: made.id, rawId: made.id }
    expect((await ask(house, 'POST', '/api/passkey', { body: lie, headers: { origin } })).status).toBe(400)
    const elsewhere = authenticator.show(await options('/api/passkey/options'))
    const wrong = { body: elsewhere, headers: { origin: 'https://elsewhere.example' } }
    expect((await ask(house, 'POST', '/api/passkey', wrong)).status).toBe(400)
  })
})

test('everything as one document, and deletion that deletes', async () => {
  const house = await openHouse()
  const anna = await Client.arrive(house, 'Annabella')
  const ben = await Client.arrive(house, 'Ben')
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }])
  await anna.join(table, 0)
  await ben.sit(table, 1)
  await begin(table, anna, ben)
  anna.send({ type: 'say', table, key: 'something', what: { text: 'my words' } })
  await ben.until('talk')
  await anna.does(table, { type: 'resign', seat: 0 })
  await ben.does(table, { type: 'resign', seat: 1 })
  await ben.until('table', (frame) => frame.table.phase === 'over')
  const { secret } = anna.device
  const open = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }])
  const { json } = await ask<{ me: Person; tables: unknown[]; records: MatchRecord[] }>(
    house,
    'GET',
    '/api/me/export',
    { secret },
  )
  expect(json).toMatchObject({
    me: { name: 'Annabella' },
    tables: [{ id: open }],
    records: [{ durbar: 'record' }],
  })
  expect((await ask(house, 'DELETE', '/api/me', { secret })).status).toBe(200)
  expect((await ask(house, 'GET', '/api/me', { secret })).status).toBe(401)
  await expect.poll(() => anna.closed?.code).toBe(1000)
  const { json: record } = await ask<MatchRecord>(house, 'GET', `/api/records/${table}`)
  expect(record.seats.map(({ name }) => name)).toEqual(['', 'Ben'])
  await ben.join(table, 1)
  expect(ben.last('table').table.seats[0]).toMatchObject({ kind: 'person', name: null })
  for (const name of ['people', 'devices', 'talk', 'records', 'entries'] as const) {
    const rows = await house.store.db.selectFrom(name).selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/Annabella|my words/)
  }
})

test('the OpenAPI page and document are made from the same shapes', async () => {
  const house = await openHouse()
  const { json } = await ask<{
    openapi: string
    paths: Record<string, Record<string, { requestBody?: unknown }>>
  }>(house, 'GET', '/api/openapi.json')
  expect(json.openapi).toBe('3.1.0')
  expect(Object.keys(json.paths)).toEqual(
    expect.arrayContaining([
      '/api/people',
      '/api/me',
      '/api/tables',
      '/api/hall',
      '/api/records/{table}',
      '/api/me/push',
    ]),
  )
  expect(JSON.stringify(json.paths['/api/tables']!.post!.requestBody)).toContain('"increment"')
  const page = await (await fetch(`http://127.0.0.1:${house.port}/api`)).text()
  expect(page).toContain('<code>POST /api/tables</code>')
  expect((await ask(house, 'GET', '/api/nothing')).status).toBe(404)
  expect((await ask(house, 'POST', '/api/me/nothing', { body: {} })).status).toBe(404)
  expect(await (await fetch(`http://127.0.0.1:${house.port}/some/page`)).text()).toContain('<title>Durbar')
})
