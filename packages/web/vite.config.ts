import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { catalogue } from './build/catalogue.ts'
import { chunks } from './build/chunks.ts'
import { letters } from './build/letters.ts'
import { NOTICES, notices } from './build/notices.ts'

export default defineConfig({
  plugins: [
    react(),
    catalogue(),
    letters(),
    notices(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false,
      manifest: {
        name: 'Durbar',
        short_name: 'Durbar',
        description: 'Five board games of Indian courts and auction houses, with bots worth beating',
        theme_color: '#2b2459',
        background_color: '#e6d8b9',
        display: 'standalone',
        start_url: '/',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
      workbox: {
        // Everything: a game that was never opened can still be played offline.
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        globIgnores: ['**/*devanagari*', NOTICES],
        importScripts: [`/${NOTICES}`],
        maximumFileSizeToCacheInBytes: 4_000_000,
        navigateFallback: '/index.html',
        // The court's own pages are not the client's.
        navigateFallbackDenylist: [/^\/api(\/|$)/],
      },
    }),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunks } },
    },
  },
  server: { fs: { allow: ['../..'] } },
})
