/** Whole games listened to: nothing that is said may be set wrongly. */
import { host, keyFromSeed, type MoveObject, type Played, sampleSettings, streamDice } from '@durbar/kernel'
import { canOf, LANGUAGES, type Language, whyNot } from '@durbar/room'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { game, texts } from './position.ts'

const NAMES = ['Amina', 'Bhaskar', 'Chandra', 'Devika', 'Esha']
const name = (seat: number) => NAMES[seat]!

/** Nouns that follow a number, in the plural. */
const PLURALS: Readonly<Record<Language, RegExp>> = {
  de: /(?<![\d.,])1 (?:Häuser|Paläste|Punkte|Felder|Straßen|Aktionen|Plätze|Aktionschips|Personenkarten|Runden|Goldmünzen)\b/,
  en: /(?<![\d.,])1 (?:houses|palaces|points|fields|roads|actions|chips|cards|rounds|players)\b/,
}
const NEVER = /["']| {2}|undefined|NaN|\bseat \d|\bPlatz \d|\bSpieler \d|\bplayer \d(?! gold)/

test('nothing that is said in random games has a straight quote, a gap, a wrong plural or a bare seat', () => {
  const { kernel, ...house } = host(game)
  const wrong = new Set<string>()
  const hear = (text: string | null, language: Language) => {
    if (text !== null && (NEVER.test(text) || PLURALS[language].test(text))) wrong.add(text)
  }
  let lines = 0
  for (const [n, { seats, options }] of sampleSettings(game).slice(0, 8).entries()) {
    const dice = streamDice(n + 70)
    let now = house.start(seats, options, keyFromSeed(n + 70)) as Played<State, Event>
    for (let seat = kernel.toMove(now.state); seat >= 0; seat = kernel.toMove(now.state)) {
      const ask = kernel.ask(now.state, seat)!
      const view = game.view(now.state, seat)
      for (const language of LANGUAGES) {
        const speech = texts.speech[language]
        hear(speech.prompt(ask.rule, view, canOf(ask.moves as MoveObject[])), language)
        hear(speech.subtitle(view), language)
        for (const event of now.events) hear(speech.event(event, name), language)
        for (const each of (ask.moves as MoveObject[]).slice(0, 6))
          hear(speech.move(each, view, name), language)
        for (const refused of ask.refused.slice(0, 6)) hear(whyNot(speech, refused, view, name), language)
        lines += now.events.length
      }
      now = house.play(now, seat, ask.moves[dice.below(ask.moves.length)]) as typeof now
    }
  }
  expect([...wrong]).toEqual([])
  expect(lines).toBeGreaterThan(1000)
})
