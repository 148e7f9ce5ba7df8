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

/** By PostgreSQL's own codes, and those of the socket to it. */
const DATABASE: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/^53100|ENOSPC/, (name) => `the disk of ${name} is full: make room, and everything goes on where it was`],
  [/^28/, (name) => `${name} does not let us in: look at the name and the password in DATABASE_URL`],
  [/^3D000/, (name) => `${name} does not exist: create it, or name another in DATABASE_URL`],
  [/^(25006|42501)/, (name) => `${name} cannot be written by this user, or is a copy that only reads`],
  [
    /^(08|57P|53|XX|58)|ECONN|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|terminated|timeout exceeded/,
    (name) => `${name} cannot be reached: it is away or too busy, and everything goes on once it is back`,
  ],
]
/** Another was first, or the two got in each other's way: decided anew, on what is there now. */
const DATABASE_RACES = /^(23505|40001|40P01)/

export function databaseInWords(error: unknown, name: string): unknown {
  const { code, message } = error as { code?: unknown; message?: string }
  const text = `${typeof code === 'string' ? code : ''} ${message ?? ''}`
  if (DATABASE_RACES.test(text)) return new Raced(text)
  const words = DATABASE.find(([pattern]) => pattern.test(text))
  return words ? new StoreTrouble(words[1](name), { cause: error }) : error
}

const isRace = (code: string) => /SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)/.test(code)

/** The same error in words; what is a fault of ours stays as it is. */
export function inWords(error: unknown, file: string): unknown {
  const { code, message } = error as { code?: unknown; message?: string }
  const text = `${typeof code === 'string' ? code : ''} ${message ?? ''}`
  if (isRace(text)) return new Raced(text)
  const words = WORDS.find(([pattern]) => pattern.test(text))
  return words ? new StoreTrouble(words[1](file), { cause: error }) : error
}
