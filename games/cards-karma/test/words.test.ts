/** English and German as they are spoken: articles, cases, numbers, and nothing that a sentence does not know. */
import { legalMoves, streamDice } from '@durbar/kernel'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { game, k, texts } from './position.ts'
import { OPTIONS } from './record.ts'

const { de, en } = texts.speech
const WRONG = {
  en: /\ba (?=[aeiou])|\ban (?=[^aeiou])|\?\.|\bgreen \?|\) are discarded|\bthree of a kind\b.*\bdifferent|\b1 (cards|coins|dice|stewards)\b/,
  de: /mit Gewürze\b|\?\.|\b1 (Karten|Münzen|Würfeln)\b/,
} as const

test('no move and no line of the log breaks the grammar', () => {
  const kinds = new Set<string>()
  for (let seed = 0; seed < 4; seed++) {
    const dice = streamDice(seed)
    const s = k.start(dice, 3, OPTIONS)
    while (s.result === null) {
      const seat = k.toMove(s)
      const view = game.view(s, seat, true)
      const moves = legalMoves(k, s, seat)
      for (const move of moves.slice(0, 12)) {
        expect(en.move(k.write(move), view, String)).not.toMatch(WRONG.en)
        expect(de.move(k.write(move), view, String)).not.toMatch(WRONG.de)
      }
      const events: Event[] = []
      k.apply(s, seat, moves[dice.below(moves.length)]!, dice, (event) => events.push(event))
      for (const event of events)
        for (const who of [seat, 'observer'] as const) {
          kinds.add(event.t)
          const told = game.redact(event, who)!
          expect(en.event(told, (n) => `P${n}`) ?? '').not.toMatch(WRONG.en)
          expect(de.event(told, (n) => `P${n}`) ?? '').not.toMatch(WRONG.de)
        }
    }
  }
  expect(kinds.size).toBeGreaterThan(20)
})
