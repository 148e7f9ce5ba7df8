/** What can be wrong with a disk or a file, in words for whoever runs the court. */

/** The store could not do it, and nothing was done. */
export class StoreTrouble extends Error {}

/** Somebody else has written this revision first. */
export class Raced extends Error {}

const WORDS: readonly (readonly [RegExp, (file: string) => string])[] = [
  [/FULL|ENOSPC/, (file) => `the disk of ${file} is full: make room, and everything goes on where it was`],
  [
    /NOTADB|CORRUPT/,
    (file) =>
      `${file} is damaged or no file of Durbar: put a backup in its place with \`durbar restore FILE\``,
  ],
  [
    /READONLY|CANTOPEN|EACCES|EPERM|EROFS|ENOTDIR|EEXIST/,
    (file) => `${file} cannot be written: DURBAR_DATA names another folder`,
  ],
  [/BUSY|LOCKED/, (file) => `${file} is in use by another process`],
  [/IOERR|EIO|cannot rollback/, (file) => `the disk of ${file} reports errors`],
]

const isRace = (code: string) => /SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)/.test(code)

/** The same error in words; what is a fault of ours stays as it is. */
export function inWords(error: unknown, file: string): unknown {
  const { code, message } = error as { code?: unknown; message?: string }
  const text = `${typeof code === 'string' ? code : ''} ${message ?? ''}`
  if (isRace(text)) return new Raced(text)
  const words = WORDS.find(([pattern]) => pattern.test(text))
  return words ? new StoreTrouble(words[1](file), { cause: error }) : error
}
