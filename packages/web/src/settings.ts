/** The person's settings: kept on this device, applied to the page. */
import { DEFAULTS, EMBLEMS, type Settings } from '@durbar/table'
import { useSyncExternalStore } from 'react'
import { speak } from './i18n/index.ts'

const KEY = 'durbar.settings'

export const LONGEST_NAME = 20

const isEmblem = (value: unknown) => typeof value === 'number' && EMBLEMS[value] !== undefined

/** What each setting may be; anything else that was stored is forgotten. */
const VALID: { readonly [K in keyof Settings]: (value: unknown) => boolean } = {
  language: (value) => value === 'de' || value === 'en',
  theme: (value) => value === 'system' || value === 'light' || value === 'dark',
  speed: (value) => value === 0 || value === 1 || value === 2 || value === 3,
  confirm: (value) => typeof value === 'boolean',
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  letters: (value) => typeof value === 'boolean',
  name: (value) => typeof value === 'string' && value.length <= LONGEST_NAME,
  emblem: (value) => isEmblem(value),
  colour: (value) => value === null || isEmblem(value),
}

function read(): Settings {
  // Where there is no browser, as in a test of what it would do, nobody has a language.
  const spoken = (globalThis.navigator as Navigator | undefined)?.language ?? ''
  const language = spoken.toLowerCase().startsWith('de') ? 'de' : 'en'
  try {
    const stored = Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}') as object)
    const known = stored.filter(([key, value]) => VALID[key as keyof Settings]?.(value))
    return { ...DEFAULTS, language, ...Object.fromEntries(known) }
  } catch {
    return { ...DEFAULTS, language }
  }
}

let settings = read()
const listeners = new Set<() => void>()

export function applySettings(): void {
  const root = document.documentElement
  root.lang = settings.language
  if (settings.theme === 'system') root.removeAttribute('data-theme')
  else root.dataset.theme = settings.theme
}

export function changeSettings({ language, ...change }: Partial<Settings>): void {
  keep(change)
  // Its words come first, so that no page speaks two languages.
  if (language) void speak(language).then(() => keep({ language }))
}

function keep(change: Partial<Settings>): void {
  settings = { ...settings, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still shows what was chosen, for this visit.
  }
  applySettings()
  for (const listener of listeners) listener()
}

export const currentSettings = (): Settings => settings

export const useStoredSettings = (): Settings =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, currentSettings)
