/** The words of the pages. They come in the language that is spoken; another comes when somebody switches to it. */
import { type Language, minus } from '@durbar/room'
import i18next, { type BackendModule, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { CourtWords } from './court-words.ts'
import type { HallWords } from './hall.ts'
import type { MyWords } from './me.ts'
import type { RecordWords } from './records.ts'
import type { ReviewWords } from './review.ts'
import type { Words } from './words.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: {
      translation: Words
      court: CourtWords
      hall: HallWords
      me: MyWords
      records: RecordWords
      review: ReviewWords
    }
  }
}

type Namespace = 'translation' | 'hall' | 'court' | 'me' | 'records' | 'review'
const WORDS: Readonly<Record<Namespace, Readonly<Record<Language, () => Promise<ResourceKey>>>>> = {
  translation: {
    de: async () => (await import('./de.ts')).de,
    en: async () => (await import('./en.ts')).en,
  },
  hall: {
    de: async () => (await import('./hall-de.ts')).hallDe,
    en: async () => (await import('./hall-en.ts')).hallEn,
  },
  // Who plays at this device alone never loads them.
  court: {
    de: async () => (await import('./court-de.ts')).courtDe,
    en: async () => (await import('./court-en.ts')).courtEn,
  },
  // They come with my page and with nothing else.
  me: {
    de: async () => (await import('./me-de.ts')).meDe,
    en: async () => (await import('./me-en.ts')).meEn,
  },
  records: {
    de: async () => (await import('./records-de.ts')).recordsDe,
    en: async () => (await import('./records-en.ts')).recordsEn,
  },
  review: {
    de: async () => (await import('./review-de.ts')).reviewDe,
    en: async () => (await import('./review-en.ts')).reviewEn,
  },
}

const shelf: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace) => WORDS[namespace as Namespace][language as Language](),
}

let begun = (): void => undefined
const spoken = new Promise<void>((resolve) => {
  begun = resolve
})

export async function speak(language: Language): Promise<void> {
  if (i18next.isInitialized) {
    await i18next.changeLanguage(language)
    return
  }
  await i18next
    .use(initReactI18next)
    .use(shelf)
    .init({
      lng: language,
      // Whoever switches without a line reads on in the language that has come.
      fallbackLng: language,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    })
  // Points may be lost, and the minus is a minus.
  i18next.services.formatter?.add('figure', (value) => minus(String(value)))
  begun()
}

/** A page with the words it needs beside those of the house. */
export async function withWords<T>(of: readonly Namespace[], page: Promise<T>): Promise<T> {
  await spoken
  await i18next.loadNamespaces(of)
  return page
}
