/** The person's settings: kept on this device, applied to the page. */
import { DEFAULTS, type Settings } from '@durbar/table'
import i18next from 'i18next'
import { useSyncExternalStore } from 'react'

const KEY = 'durbar.settings'

function read(): Settings {
  const language = navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en'
  try {
    return { ...DEFAULTS, language, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
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

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change }
  localStorage.setItem(KEY, JSON.stringify(settings))
  applySettings()
  if (change.language) void i18next.changeLanguage(change.language)
  for (const listener of listeners) listener()
}

export const currentSettings = (): Settings => settings

export const useStoredSettings = (): Settings =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, currentSettings)
