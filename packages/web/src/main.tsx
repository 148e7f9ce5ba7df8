import '@fontsource-variable/eczar/wght.css'
import '@fontsource/mukta/500.css'
import '@fontsource/mukta/700.css'
import '@durbar/table/style.css'
import { registerSW } from 'virtual:pwa-register'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { speak } from './i18n/index.ts'
import { applySettings, currentSettings } from './settings.ts'

applySettings()
await speak(currentSettings().language)
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
if (import.meta.env.PROD) registerSW({ immediate: true })
