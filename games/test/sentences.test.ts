/** Everything that is told, asked, offered and refused in recorded games, in both languages, as a printer would let it pass. */
import { type AnyTexts, LANGUAGES, type Language } from '@durbar/room'
import { describe, expect, test } from 'vitest'
import { roomOf, rooms } from '../rooms.ts'
import { tables } from '../tables.ts'
import { miscounted, misprints, misread } from './printed.ts'
import { spokenAt } from './spoken.ts'

test('the check of what is read by oneself sees what it looks for', () => {
  const [german, english] = [new Set(['zahlt', 'erhält']), new Set(['pays', 'gets'])]
  const wrong = (line: string, language: Language) =>
    misread(line, 'Amina', language === 'de' ? german : english, language)
  for (const line of ['Esha pays Amina.', 'You pays Esha.', 'You pay 2 gold and gets 1.', 'Over. you pay.'])
    expect(wrong(line, 'en'), line).not.toBeNull()
  for (const line of ['Esha zahlt an Amina.', 'Du zahlt 2 Gold.', 'Du zahlst und erhält 1.', 'du zahlst.'])
    expect(wrong(line, 'de'), line).not.toBeNull()
  for (const line of ['You pass.', 'Esha pays you.', 'You: 3 points.', 'You pay Esha.'])
    expect(wrong(line, 'en'), line).toBeNull()
  for (const line of [
    'Du passt.',
    'Esha zahlt an dich.',
    'Du: 3 Punkte.',
    'Runde 2. Du hast den Startofanten.',
  ])
    expect(wrong(line, 'de'), line).toBeNull()
})

test.each<[Language, string[], number]>([
  ['de', ['1 Münzen', '3 Münzen'], 1],
  ['de', ['1 Münze', '3 Münze'], 1],
  ['de', ['1 gewendete Karten', '6 gewendete Karten'], 1],
  ['de', ['1 Karmatoken', '2 Karmatoken', '0 Münzen', '1 Münze'], 0],
  ['en', ['1 coins', '3 coins'], 1],
  ['en', ['1 coin', '3 coin', '2 coins'], 1],
  ['en', ['1 die', '3 die', '2 dice'], 1],
  ['en', ['1 antiquity', '3 antiquity', '2 antiquities'], 1],
  ['en', ['1 fame tokens', '2 fame tokens'], 1],
  ['en', ['1 fame token', '2 fame tokens', '0 coins', '1 coin'], 0],
])('%s: %o', (language, lines, wrong) => expect(miscounted(lines, language)).toHaveLength(wrong))

const said = async (id: string, speech?: AnyTexts['speech']) => {
  const room = roomOf(id)!
  return spokenAt(room, speech ?? room.texts.speech, await tables[id as keyof typeof tables]())
}

describe('a fault is found wherever it is', () => {
  type Speech = AnyTexts['speech'][Language]
  /** With one more word at the end of all that is said in one place. */
  const adding = (word: string, speech: Speech): readonly (readonly [where: string, Speech])[] => {
    const longer = (line: string) => line.replace(/[.?]?$/, ` ${word}$&`)
    const refusals = Object.keys(speech.refusals).map((why) => [why, longer('No.')])
    const event: Speech['event'] = (each, by) => {
      const line = speech.event(each, by)
      return line === null ? null : longer(line)
    }
    return [
      ['log', { ...speech, event }],
      ['prompt', { ...speech, prompt: (...asked) => longer(speech.prompt(...asked)) }],
      ['subtitle', { ...speech, subtitle: (view) => longer(speech.subtitle(view)) }],
      ['move', { ...speech, move: (...made) => longer(speech.move(...made)) }],
      ['refusal', { ...speech, refusals: Object.fromEntries(refusals) }],
    ]
  }
  const found = async (word: string, where: string) => {
    const { speech } = roomOf('vermaechtnis')!.texts
    const en = new Map(adding(word, speech.en)).get(where)!
    return misprints('vermaechtnis', (await said('vermaechtnis', { ...speech, en })).en, 'en')
  }
  test.each(['log', 'prompt', 'subtitle', 'move', 'refusal'])('%s', async (where) => {
    expect(await found('now', where)).toEqual([])
    for (const fault of ['for 2', '1 rupees', 'Seat 1', '"now"'])
      expect(await found(fault, where)).toContainEqual(expect.stringContaining(fault))
  })
})

test.each(rooms.map(({ game }) => game.id))('%s', async (id) => {
  const spoken = await said(id)
  for (const language of LANGUAGES) {
    const { log, told, prompts, subtitles, moves, refusals } = spoken[language]
    expect(log.length).toBeGreaterThan(300)
    for (const lines of [told, moves]) expect(lines.size).toBeGreaterThan(100)
    for (const lines of [prompts, refusals]) expect(lines.size).toBeGreaterThan(25)
    expect(subtitles.size).toBeGreaterThan(5)
    expect(misprints(id, spoken[language], language).slice(0, 20)).toEqual([])
  }
})
