import { minus } from '@durbar/room'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { CourtWords } from './court.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { MyWords } from './me.ts'
import type { Words } from './words.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Words; court: CourtWords; me: MyWords }
  }
}

export async function speak(language: string): Promise<void> {
  await i18next.use(initReactI18next).init({
    resources: { de: { translation: de }, en: { translation: en } },
    lng: language,
    fallbackLng: 'en',
    interpolation: { escapeValue: false },
  })
  // Points may be lost, and the minus is a minus.
  i18next.services.formatter?.add('figure', (value) => minus(String(value)))
}
