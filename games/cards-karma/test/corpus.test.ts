/** What the recorded games show beyond verbs, decisions, refusals and ends: every card effect of the box. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { host, isRefused } from '@durbar/kernel'
import { matchOf, readRecord } from '@durbar/protocol'
import { expect, test } from 'vitest'
import { BONUSES, PALACE_ACTIONS, REWARDS } from '../data/names.ts'
import { game } from './position.ts'

const FOLDER = join(import.meta.dirname, 'games')

test('the records show every reward, laid and copied, every palace action, every bonus and every kind of set', () => {
  const seen = new Set<string>()
  for (const file of readdirSync(FOLDER)) {
    const record = readRecord(readFileSync(join(FOLDER, file), 'utf8'))
    if (isRefused(record)) throw new Error(`${file}: ${record.refused}`)
    const end = host(game).replay(matchOf(record), record.key, undefined, ({ events }) => {
      for (const event of events) {
        if (event.t === 'reward') seen.add(`${event.reward} ${event.from === null ? 'laid' : 'copied'}`)
        if (event.t === 'palace') seen.add(`palace ${event.action}`)
        if (event.t === 'bonus') seen.add(`bonus ${event.bonus}`)
        if (event.t === 'set') seen.add(`${event.family} ${event.effect}`)
        if (event.t === 'shipSet') seen.add('ships')
        if (event.t === 'three') seen.add(`three ${event.of}`)
        if (event.t === 'grid') seen.add(`grid ${event.cause}`)
        if (event.t === 'reshuffle') seen.add('reshuffle')
      }
    })
    expect(isRefused(end) ? end.refused : 'in order', file).toBe('in order')
  }
  expect([...seen].sort()).toEqual(
    [
      ...REWARDS.flatMap((reward) => [`${reward} laid`, `${reward} copied`]),
      ...PALACE_ACTIONS.map((action) => `palace ${action}`),
      ...BONUSES.map((bonus) => `bonus ${bonus}`),
      ...['buildings', 'goods'].flatMap((family) => [`${family} same`, `${family} different`]),
      'ships',
      'three karma',
      'three stewards',
      'grid empty',
      'grid round',
      'reshuffle',
    ].sort(),
  )
})
