/** What a passkey is to sign: for one person, once, and for five minutes. */

import { HandClock } from '@durbar/match/testing/hand-clock'
import { expect, test } from 'vitest'
import { arrive, ask, openHouse } from './house.ts'

const signed = (challenge: string) => ({
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: Buffer.from(
      JSON.stringify({ type: 'webauthn.create', challenge, origin: 'http://127.0.0.1' }),
    ).toString('base64url'),
    attestationObject: '',
  },
})

test('a challenge waits for five minutes for the person who asked, and is gone once it is answered', async () => {
  const house = await openHouse({ clock: new HandClock() })
  const [anna, ben] = [await arrive(house, 'Anna'), await arrive(house, 'Ben')]
  const asked = async (secret?: string) =>
    (
      await ask<{ challenge: string }>(
        house,
        'POST',
        secret ? '/api/me/passkey/options' : '/api/passkey/options',
        {
          ...(secret ? { secret } : {}),
        },
      )
    ).json.challenge
  const waiting = async () =>
    (await house.store.db.selectFrom('challenges').selectAll().execute()).map(({ person, until }) => [
      person,
      until - house.clock.now(),
    ])
  const challenge = await asked(anna.secret)
  expect(await waiting()).toEqual([[anna.person, 300_000]])
  const answer = (secret: string) =>
    ask(house, 'POST', '/api/me/passkey', {
      secret,
      body: signed(challenge),
      headers: { origin: 'http://127.0.0.1' },
    })
  // Another’s answer is none, and the challenge is used up by it.
  expect((await answer(ben.secret)).status).toBe(400)
  expect(await waiting()).toEqual([])
  await asked()
  expect(await waiting()).toEqual([['', 300_000]])
  house.clock.pass(299_999)
  await asked(ben.secret)
  expect(await waiting()).toHaveLength(2)
  house.clock.pass(1)
  await asked(anna.secret)
  expect((await waiting()).map(([person]) => person).sort()).toEqual([anna.person, ben.person].sort())
})
