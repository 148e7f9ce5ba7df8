/** Lines that are written twice: six or more in a row that stand elsewhere to the letter. */
import { textOf } from './sources.mjs'

const RUN = 6
/** Says nothing by itself: comments, what a file takes, lone brackets. */
const SILENT = /^(\/[/*]|\*|import\b|\} from '|[^\p{L}\p{N}]*$)/u
/** One list in two languages: the lines that are alike are names. */
const WORDS = /(^|[/-])(de|en)\.ts$/

function spoken(file) {
  return textOf(file)
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '' && !SILENT.test(line))
}

/** How many lines of these files stand in such a run. */
export function repeatedLines(files) {
  const read = files.filter((file) => !WORDS.test(file)).map(spoken)
  const runs = new Map()
  for (const lines of read)
    for (let at = 0; at + RUN <= lines.length; at++) {
      const run = lines.slice(at, at + RUN).join('\n')
      runs.set(run, (runs.get(run) ?? 0) + 1)
    }
  let sum = 0
  for (const lines of read) {
    const again = new Set()
    for (let at = 0; at + RUN <= lines.length; at++)
      if (runs.get(lines.slice(at, at + RUN).join('\n')) > 1) for (let n = at; n < at + RUN; n++) again.add(n)
    sum += again.size
  }
  return sum
}
