/** How this book writes its blocks: the rules that a block words, then the words. */
import type { Asked, Heading, Inline, Paragraph, Picture, Reminder, Step, Term, Words } from '@durbar/room'

export const words = (de: Inline, en: Inline): Words => ({ de, en })
export const paragraph = (rules: readonly string[], de: Inline, en: Inline): Paragraph => ({
  kind: 'paragraph',
  rules,
  text: words(de, en),
})
export const step = (rules: readonly string[], de: Inline, en: Inline): Step => ({
  kind: 'step',
  rules,
  text: words(de, en),
})
export const heading = (de: Inline, en: Inline): Heading => ({ kind: 'heading', text: words(de, en) })
export const reminder = (de: Inline, en: Inline): Reminder => ({ kind: 'reminder', text: words(de, en) })
export const picture = (name: string, de: Inline, en: Inline): Picture => ({
  kind: 'picture',
  name,
  caption: words(de, en),
})
export const question = (rules: readonly string[], asked: Words, de: Inline, en: Inline): Asked => ({
  kind: 'question',
  rules,
  asked,
  text: words(de, en),
})
export const term = (name: Words, de: Inline, en: Inline): Term => ({
  kind: 'term',
  term: name,
  text: words(de, en),
})
