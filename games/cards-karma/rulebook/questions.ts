/** What players ask. */
import { type Section, say } from '@durbar/room'
import { words } from './blocks.ts'
import { aboutEffects } from './questions-effects.ts'
import { aboutTheEnd } from './questions-end.ts'
import { aboutPaying } from './questions-paying.ts'

export const questions: Section = {
  id: 'questions',
  title: words(say`Fragen und Antworten`, say`Questions and answers`),
  text: [...aboutPaying, ...aboutEffects, ...aboutTheEnd],
}
