/** Looking for something in a rulebook: blocks, not numbers, each with the chapter it stands in. */
import {
  blocksOf,
  chapterOf,
  type Language,
  type Part,
  plainly,
  rulesOf,
  type Section,
  wordsOf,
} from '@durbar/room'

interface Found {
  readonly section: Section
  readonly blocks: readonly Part[]
}

/** Of an example with its parts, the whole is shown. */
const says = (block: Part, find: string, language: Language): boolean =>
  wordsOf(block).some((words) => plainly(words[language]).toLowerCase().includes(find)) ||
  rulesOf(block).some((rule) => rule.toLowerCase().endsWith(find)) ||
  (block.kind === 'example' && block.body.some((each) => says(each, find, language)))

export function findIn(sections: readonly Section[], find: string, language: Language): readonly Found[] {
  return sections
    .map((section) => ({
      section,
      blocks: chapterOf(section).filter(
        (block) => block.kind !== 'picture' && block.kind !== 'heading' && says(block, find, language),
      ),
    }))
    .filter(({ blocks }) => blocks.length > 0)
}

/** The block that words a rule, and its section; null = the book's opening leaves do. */
export function placeOf(
  sections: readonly Section[],
  rule: string,
): { section: Section; block: Part } | null {
  for (const section of sections)
    for (const block of blocksOf(section)) if (rulesOf(block).includes(rule)) return { section, block }
  return null
}
