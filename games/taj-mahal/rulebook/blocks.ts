/** Blocks in one line: the numbers of the rules without their prefix, then the words. */
import type { Asked, Heading, Paragraph, Picture, Reminder, Step, Term, Words } from '@durbar/room'

export const PREFIX = 'TM-'

/** '3.1 3.2' -> the rules of a block. */
export const rules = (numbers: string): { readonly rules?: readonly string[] } =>
  numbers === '' ? {} : { rules: numbers.split(' ').map((number) => PREFIX + number) }

export const heading = (text: Words): Heading => ({ kind: 'heading', text })
export const paragraph = (numbers: string, text: Words): Paragraph => ({
  kind: 'paragraph',
  ...rules(numbers),
  text,
})
export const step = (numbers: string, text: Words): Step => ({ kind: 'step', ...rules(numbers), text })
export const reminder = (numbers: string, text: Words): Reminder => ({
  kind: 'reminder',
  ...rules(numbers),
  text,
})
export const question = (numbers: string, asked: Words, text: Words): Asked => ({
  kind: 'question',
  ...rules(numbers),
  asked,
  text,
})
export const term = (name: Words, text: Words): Term => ({ kind: 'term', term: name, text })
export const picture = (name: string, caption?: Words): Picture => ({
  kind: 'picture',
  name,
  ...(caption ? { caption } : {}),
})
