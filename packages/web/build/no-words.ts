/** Workers play and do not speak: they get games without their texts and terminals. */
import type { Plugin } from 'vite'

const WORDS = /\/games\/[^/]+\/(texts\/index|terminal)\.ts$/

export const noWords = (): Plugin => ({
  name: 'durbar-no-words',
  load: (id) => (WORDS.test(id) ? 'export const texts = null\nexport const terminal = null\n' : undefined),
})
