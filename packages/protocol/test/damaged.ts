/** A record, and files that were one or never were: three dozen kinds of damage. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Account,
  accountOf,
  commitmentTo,
  isAccount,
  isUnreadable,
  type MatchRecord,
  type RecordProblem,
  readRecordFile,
} from '../src/index.ts'

export const WHOLE = readFileSync(
  join(import.meta.dirname, '../../../docs/examples/anna-and-ben.durbar.json'),
  'utf8',
)
const record = (): MatchRecord => {
  const read = readRecordFile(WHOLE)
  if (isUnreadable(read)) throw new Error(read.kind)
  if (isAccount(read)) throw new Error('an account')
  return structuredClone(read)
}
const changed = (change: (record: MatchRecord) => unknown): string => {
  const copy = record()
  change(copy)
  return JSON.stringify(copy)
}
/** Whatever its type forbids. */
const bent = (path: string, value: unknown): string =>
  changed((copy) => {
    const keys = path.split('.')
    const last = keys.pop() as string
    const holder = keys.reduce((at: Record<string, unknown>, key) => at[key] as Record<string, unknown>, copy)
    if (value === undefined) delete holder[last]
    else holder[last] = value
  })

const PICTURE = '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR'

const ACCOUNT: Account = accountOf(
  {
    game: 'vermaechtnis',
    rules: 1,
    options: {},
    seats: [{ kind: 'person' }, { kind: 'bot', level: 'level2' }],
    seat: 0,
    told: [0, 1, 2].map((ply) => ({ ply, by: ply === 0 ? null : 0, ms: 0, events: [] })),
  },
  [
    { view: { day: 1, hand: [1, 2], gone: true }, awaited: [0] },
    { view: { day: 1, hand: [1, 3] }, awaited: [1] },
    { view: { day: 2, hand: [] }, awaited: [0] },
  ],
)
export const account = (change: object) => JSON.stringify({ ...ACCOUNT, ...change })

/** What is wrong with it, its text, and what is said. */
export const DAMAGED: readonly (readonly [string, string, Partial<RecordProblem>])[] = [
  ['an empty file', '', { kind: 'empty' }],
  ['nothing but blanks', ' \n\t ', { kind: 'empty' }],
  ['a picture', PICTURE, { kind: 'foreign' }],
  ['prose', 'Dear Anna, here is our game.', { kind: 'foreign' }],
  ['a list', '[1, 2, 3]', { kind: 'foreign' }],
  ['a number', '42', { kind: 'foreign' }],
  ['the file of another house', '{"event": "?", "moves": []}', { kind: 'foreign' }],
  ['a transcript of ours', '{"durbar": "transcript", "version": 1}', { kind: 'foreign' }],
  ['cut off in the middle of a move', WHOLE.slice(0, WHOLE.length / 2), { kind: 'truncated' }],
  ['cut off before the last bracket', WHOLE.trim().slice(0, -1), { kind: 'truncated' }],
  ['a comma too many', WHOLE.replace('"rules"', ',"rules"'), { kind: 'garbled' }],
  ['bytes in between', `${WHOLE.slice(0, 300)}\u0000\u0001${WHOLE.slice(300)}`, { kind: 'garbled' }],
  ['a version to come', bent('version', 2), { kind: 'version', version: '2' }],
  ['no version', bent('version', undefined), { kind: 'version', version: '?' }],
  ['no key', bent('key', undefined), { kind: 'damaged', where: 'key' }],
  ['half a key', bent('key', 'abc'), { kind: 'damaged', where: 'key' }],
  ['no seats', bent('seats', []), { kind: 'damaged', where: 'seats' }],
  ['a seat too high', bent('moves.2.seat', 99), { kind: 'damaged', move: 3 }],
  ['a move that is a word', bent('moves.4.move', 'buy'), { kind: 'damaged', move: 5 }],
  ['a checksum that is none', bent('moves.7.sum', 'x'), { kind: 'damaged', move: 8 }],
  ['no result', bent('result', undefined), { kind: 'damaged', where: 'result' }],
  ['something nobody knows', bent('cheat', true), { kind: 'damaged' }],
  [
    'an account that shows less than it tells',
    account({ views: [[{}]] }),
    { kind: 'damaged', where: 'views' },
  ],
  ['an account with a key in it', account({ key: 'a'.repeat(64) }), { kind: 'damaged' }],
  ['an account of nobody’s seat', account({ seat: 77 }), { kind: 'damaged', where: 'seat' }],
  ['an account to come', account({ version: 3 }), { kind: 'version', version: '3' }],
  ['a game that is not here', bent('game', 'chess'), { kind: 'game', said: 'chess' }],
  ['rules to come', bent('rules', 99), { kind: 'rules', fits: 0 }],
  ['a shape to come', bent('shape', 99), { kind: 'shape', fits: 0 }],
  ['options that do not fit', bent('options', { moon: true }), { kind: 'setup', fits: 0 }],
  ['too many seats', changed(({ seats }) => seats.push(...seats, ...seats)), { kind: 'setup', fits: 0 }],
  ['another first move', WHOLE.replace('jug-red', 'jug-green'), { kind: 'moves', fits: 0 }],
  ['a checksum of another table', bent('moves.40.sum', 1), { kind: 'moves', fits: 40 }],
  ['a move left out', changed(({ moves }) => moves.splice(30, 1)), { kind: 'moves', fits: 30 }],
  ['a move of somebody else', bent('moves.20.seat', 2), { kind: 'moves' }],
  ['moves after the end', changed(({ moves }) => moves.push(moves[0]!)), { kind: 'moves', fits: 82 }],
  ['the end left out', changed(({ moves }) => moves.splice(-3)), { kind: 'unfinished', fits: 79 }],
  ['another result', bent('result.scores', [99, 1, 1]), { kind: 'result', fits: 82 }],
  ['another promise', bent('commitment', commitmentTo('another')), { kind: 'key', fits: 82 }],
  ['another secret', bent('dice.secret', 'e'.repeat(64)), { kind: 'dice', fits: 82 }],
  ['a device left out', bent('dice.chances.1.chance', null), { kind: 'dice', fits: 82 }],
]
