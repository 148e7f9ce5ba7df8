/** Leafing through a rulebook: its blocks in order, the rules that each words, and everything that it says. */
import type { Block, Example, Rulebook, Section } from './book.ts'
import { inBoth, say, type Words } from './words.ts'

export type Part = Block | Example['body'][number]

const inside = (block: Part): readonly Part[] =>
  block.kind === 'example' ? [block, ...block.body.flatMap(inside)] : [block]

/** All chapters; the last leaf is one like the others. */
export const sectionsOf = ({ sections, reconstructed }: Rulebook): readonly Section[] => [
  ...sections,
  {
    id: 'reconstructed',
    title: { de: say`Was wir rekonstruiert haben`, en: say`What we reconstructed` },
    text: reconstructed,
  },
]

/** The rules that a block itself words, and those of its rows and items. */
export function rulesOf(block: Part): readonly string[] {
  const own = 'rules' in block ? (block.rules ?? []) : []
  if (block.kind === 'table') return [...own, ...block.rows.flatMap(({ rules = [] }) => rules)]
  if (block.kind === 'list') return block.items.flatMap(({ rules = [] }) => rules)
  return own
}

/** Everything that a block says. */
export function wordsOf(block: Part): readonly Words[] {
  switch (block.kind) {
    case 'list':
      return block.items.map(({ text }) => text)
    case 'table':
      return [
        ...(block.caption ? [block.caption] : []),
        ...block.head,
        ...block.rows.flatMap(({ cells }) => cells),
      ]
    case 'picture':
      return block.caption ? [block.caption] : []
    case 'example':
      return [block.title, ...(block.result ? [block.result] : [])]
    case 'account':
      return block.rows.flatMap(({ text, value }) => (value ? [text, value] : [text]))
    case 'question':
      return [block.asked, block.text]
    case 'term':
      return [block.term, block.text]
    default:
      return [block.text]
  }
}

/** What a chapter consists of, in the order in which it is read. */
export const chapterOf = ({ text, aside = [], below = [] }: Section): readonly Block[] => [
  ...text,
  ...aside,
  ...below,
]

/** Its blocks, also those inside of examples. */
export const blocksOf = (section: Section): readonly Part[] => chapterOf(section).flatMap(inside)

/** All rules in the order of the book, with what precedes the sections. */
export const rulesIn = (book: Rulebook): readonly string[] => [
  ...(book.story.rules ?? []),
  ...(book.aim.rules ?? []),
  ...sectionsOf(book).flatMap((section) => blocksOf(section).flatMap(rulesOf)),
]

/** All that is printed. */
export const wordsIn = (book: Rulebook): readonly Words[] => [
  ...book.facts,
  book.credits,
  book.story.text,
  book.aim.text,
  ...book.minute.flatMap(({ title, text }) => [title, text]),
  ...book.components.flatMap(({ name, note }) => (note ? [name, note] : [name])),
  ...sectionsOf(book).flatMap((section) => [section.title, ...blocksOf(section).flatMap(wordsOf)]),
]

/** All pictures that are called by name. */
export const picturesIn = (book: Rulebook): readonly string[] => [
  ...book.minute.map(({ picture }) => picture),
  ...book.components.map(({ picture }) => picture),
  ...book.sections.flatMap((section) =>
    blocksOf(section).flatMap((block) => {
      if (block.kind === 'picture') return [block.name]
      return block.kind === 'table' ? block.rows.flatMap(({ picture }) => (picture ? [picture] : [])) : []
    }),
  ),
]

/** What a book says of each rule: the sentence, the entry or the row that words it. */
export function wordingIn(book: Rulebook): ReadonlyMap<string, Words> {
  const found = new Map<string, Words>()
  const word = (rules: readonly string[] = [], text: Words | undefined) => {
    if (text) for (const rule of rules) found.set(rule, text)
  }
  word(book.story.rules, book.story.text)
  word(book.aim.rules, book.aim.text)
  for (const section of sectionsOf(book))
    for (const block of blocksOf(section)) {
      if (block.kind === 'question') word(block.rules, joined([block.asked, block.text], ' '))
      else if ('rules' in block) word(block.rules, 'text' in block ? block.text : block.caption)
      if (block.kind === 'list') for (const { rules, text } of block.items) word(rules, text)
      if (block.kind === 'table')
        for (const { rules, cells, quoted } of block.rows)
          word(
            rules,
            quoted ??
              joined(
                cells.filter(({ de }) => de !== '–'),
                ' · ',
              ),
          )
    }
  return found
}

const joined = (parts: readonly Words[], by: string): Words =>
  inBoth((language) => parts.map((words) => words[language]).join(by))

/** A sentence without its markup: what is said, without strong words, signs and links. */
export const plainly = (text: string): string =>
  text
    .replace(/\[\[[^|\]]+\|([^\]]+)\]\]/g, '$1')
    .replace(/\*\*|\(\(|\)\)/g, '')
    .replace(/\{[A-E]\}/g, (letter) => PERSONS['ABCDE'.indexOf(letter[1]!)]!)
    .replace(/ ?\{[\w-]+\}/g, '')

/** Who plays in examples: seats in their order, clockwise. */
export const PERSONS = ['Amina', 'Bhaskar', 'Chandra', 'Devika', 'Esha'] as const
