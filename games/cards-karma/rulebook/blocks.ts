/** Blocks of the rulebook, a line each. */
import type { Asked, Heading, Inline, Paragraph, Picture, Reminder, Step, Term, Words } from '@durbar/room'

export const words = (de: Inline, en: Inline): Words => ({ de, en })
export const paragraph = (rules: readonly string[], de: Inline, en: Inline): Paragraph => ({
  kind: 'paragraph',
  rules,
  text: { de, en },
})
export const step = (rules: readonly string[], de: Inline, en: Inline): Step => ({
  kind: 'step',
  rules,
  text: { de, en },
})
export const reminder = (de: Inline, en: Inline): Reminder => ({ kind: 'reminder', text: { de, en } })
export const heading = (de: Inline, en: Inline): Heading => ({ kind: 'heading', text: { de, en } })
export const picture = (name: string, de: Inline, en: Inline): Picture => ({
  kind: 'picture',
  name,
  caption: { de, en },
})
export const question = (rules: readonly string[], asked: Words, text: Words): Asked => ({
  kind: 'question',
  rules,
  asked,
  text,
})
export const term = (name: Words, text: Words): Term => ({ kind: 'term', term: name, text })
