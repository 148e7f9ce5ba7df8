/** Short hands for the blocks that the sections are made of. */
import type { Asked, Heading, Paragraph, Picture, Row, Step, Term, Words } from '@durbar/room'

/** Rules by their numbers, as they stand in the margin: '6.4', 'R7'. */
const wh = (rules: readonly string[]) => rules.map((rule) => `WH-${rule}`)

export const paragraph = (rules: readonly string[], text: Words): Paragraph => ({
  kind: 'paragraph',
  rules: wh(rules),
  text,
})
export const step = (rules: readonly string[], text: Words): Step => ({
  kind: 'step',
  rules: wh(rules),
  text,
})
export const row = (rules: readonly string[], ...cells: readonly Words[]): Row => ({
  rules: wh(rules),
  cells,
})
export const heading = (text: Words): Heading => ({ kind: 'heading', text })
export const picture = (name: string, caption?: Words): Picture => ({
  kind: 'picture',
  name,
  ...(caption ? { caption } : {}),
})
export const question = (rules: readonly string[], asked: Words, text: Words): Asked => ({
  kind: 'question',
  rules: wh(rules),
  asked,
  text,
})
export const term = (name: Words, text: Words): Term => ({ kind: 'term', term: name, text })
