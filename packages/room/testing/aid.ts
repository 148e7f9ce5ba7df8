/** A player aid as it is read: at tables of every kind, in both languages. */
import { type AnyGame, kernel, sampleSettings, streamDice } from '@durbar/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { AnyTexts, Language } from '../src/speech.ts'
import type { AnyTable } from '../src/table.ts'

interface ReadAid {
  readonly language: Language
  readonly page: string
  /** Its texts, one after the other. */
  readonly says: readonly string[]
  /** Those of the row that holds at this table. */
  readonly now: readonly string[]
}

const textsOf = (part: string) =>
  [...part.matchAll(/>([^<]+)</g)].map(([, text]) => text!.trim()).filter(Boolean)

/** German and English by turns. */
export const readAids = (game: AnyGame, texts: AnyTexts, { Aid }: AnyTable): readonly ReadAid[] =>
  sampleSettings(game).flatMap(({ seats, options }) => {
    const view = game.view(kernel(game).start(streamDice(1), seats, options), 0)
    return (['de', 'en'] as const).map((language) => {
      const speech = texts.speech[language]
      const page = renderToStaticMarkup(
        createElement(Aid!, { view, language, name: (seat) => `P${seat}`, speech }),
      )
      const [, now = ''] = /data-now="true">(.*?)<\/tr>/.exec(page) ?? []
      return { language, page, says: textsOf(page), now: textsOf(now) }
    })
  })
