import '@fontsource-variable/eczar/wght.css'
import '@fontsource/mukta/500.css'
import '@fontsource/mukta/700.css'
import '@durbar/table/style.css'
import { registerSW } from 'virtual:pwa-register'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, fetchPage } from './app.tsx'
import { speak } from './i18n/index.ts'
import { applySettings, currentSettings } from './settings.ts'
import { watchPointer } from './shell/pointer.ts'

/**
 * Lines break elsewhere in other letters, and panels would move when ours come. They are asked for before anything is
 * written in them, and waited for no longer than anybody notices.
 */
const LETTERS = ['500 1em Mukta', '700 1em Mukta', '600 1em "Eczar Variable"']
const NOTICED_MS = 200
const letters = Promise.all(LETTERS.map((font) => document.fonts.load(font))).catch(() => [])
const patience = new Promise((resolve) => setTimeout(resolve, NOTICED_MS))

applySettings()
watchPointer()
await Promise.all([
  fetchPage(location.pathname),
  speak(currentSettings().language),
  Promise.race([letters, patience]),
])
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
/**
 * The service worker fetches all there is, for games that were never opened: after what this page waits for, on a slow
 * device too.
 */
const STANDS_MS = 3000
if (import.meta.env.PROD) setTimeout(() => registerSW({ immediate: true }), STANDS_MS)
