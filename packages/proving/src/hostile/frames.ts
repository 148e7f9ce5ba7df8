/** What somebody who means ill sends over a socket: each kind a text, made anew every time. */
import { randomBytes } from 'node:crypto'
import type { Dice } from '@durbar/kernel'

/** What can be seen from outside: a table of others, its seats, a move that was made there. */
export interface Prey {
  readonly table: string
  readonly seats: number
  readonly ply: number
  readonly revision: number
  readonly move: unknown
  readonly person: string
  /** A key under which somebody else has asked for something. */
  readonly key: string
}

type Kind = (prey: Prey, dice: Dice) => string | Buffer

const random = (length: number) => randomBytes(length).toString('base64url').slice(0, length)
const hash = () => randomBytes(32).toString('hex')
const frame = (value: unknown) => JSON.stringify(value)
const intent = (prey: Prey, intent: unknown, key = random(12)) =>
  frame({ type: 'intent', table: prey.table, key, intent })
const play = (prey: Prey, change: Record<string, unknown>, key?: string) =>
  intent(
    prey,
    { type: 'play', seat: 0, ply: prey.ply, revision: prey.revision, move: prey.move, ...change },
    key,
  )

/** No frame at all. */
const SHAPELESS: Record<string, Kind> = {
  empty: () => '',
  'not JSON': (_, dice) => random(1 + dice.below(200)),
  'half a JSON': (prey) => play(prey, {}).slice(0, -7),
  'a number': (_, dice) => String(dice.below(1e9)),
  'a number beyond numbers': () => '1e400',
  null: () => 'null',
  'a list': () => '[[],[],[]]',
  'a list of frames': (prey) => `[${play(prey, {})},${play(prey, {})}]`,
  'a text': () => '"hello"',
  deep: () => `${'['.repeat(6000)}${']'.repeat(6000)}`,
  'deep and open': () => '{"a":'.repeat(3000),
  binary: () => randomBytes(64),
  'too long': () => `"${'x'.repeat(20_000)}"`,
  'lone surrogates': () => '{"type":"\\ud800\\udfff\\ud800","\\udc00":1}',
  'control characters': () => '{"type":"ping\\u0000\\u0007\\u001b[2J","n":1}',
  'an odd prototype': () => '{"__proto__":{"person":"x"},"constructor":{"prototype":{}},"type":"ping","n":1}',
}

/** Frames that are none of ours. */
const MISSHAPEN: Record<string, Kind> = {
  'of no kind': () => '{}',
  'of an unknown kind': () => frame({ type: random(8) }),
  'of a kind of the court': (prey) => frame({ type: 'update', table: prey.table, ply: 0 }),
  'without its fields': () => frame({ type: 'intent' }),
  'with fields of other types': () => frame({ type: 'join', table: 7, facing: 'zero', since: [] }),
  'with fields nobody asked for': (prey) =>
    frame({ type: 'join', table: prey.table, facing: null, since: 0, admin: true }),
  'with numbers out of range': (prey) =>
    frame({ type: 'join', table: prey.table, facing: -1, since: 2 ** 60 }),
  'with a key too short': (prey) => intent(prey, { type: 'ready', ready: true }, 'k'),
  'with a key too long': (prey) => intent(prey, { type: 'ready', ready: true }, random(500)),
  'with a path for a table': () =>
    frame({ type: 'join', table: '../../../etc/passwd', facing: null, since: 0 }),
  'with a query for a table': () =>
    frame({ type: 'join', table: "' OR 1=1; DROP TABLE entries; --", facing: null, since: 0 }),
}

/** Well-formed, and not theirs to say. */
const FORGED: Record<string, Kind> = {
  'hello again': () => frame({ type: 'hello', protocol: 1, secret: hash() }),
  'hello of another time': () => frame({ type: 'hello', protocol: 999, secret: hash() }),
  'a table nobody knows': () => frame({ type: 'join', table: random(22), facing: null, since: 0 }),
  'through the eyes of a seat': (prey, dice) =>
    frame({ type: 'join', table: prey.table, facing: dice.below(prey.seats), since: 0 }),
  'with a made-up invitation': (prey) =>
    frame({ type: 'join', table: prey.table, facing: null, since: 0, invitation: random(22) }),
  "somebody else's move": (prey, dice) => play(prey, { seat: dice.below(prey.seats) }),
  'a move of long ago': (prey, dice) => play(prey, { ply: dice.below(prey.ply + 1), revision: 1 }),
  'a move to come': (prey, dice) => play(prey, { ply: prey.ply + 1 + dice.below(50) }),
  'a move that is none': (prey) => play(prey, { move: { type: 'win', points: 1e9 } }),
  'a move of a strange shape': (prey) => play(prey, { move: { type: { $ne: null } } }),
  "somebody else's key": (prey) => play(prey, {}, prey.key),
  "somebody else's undo": (prey, dice) =>
    intent(prey, { type: 'undo', seat: dice.below(prey.seats), ply: prey.ply, revision: prey.revision }),
  "somebody else's surrender": (prey, dice) => intent(prey, { type: 'resign', seat: dice.below(prey.seats) }),
  "somebody else's seat to a bot": (prey, dice) =>
    intent(prey, { type: 'handOver', seat: dice.below(prey.seats) }),
  'a seat that is taken': (prey, dice) => intent(prey, { type: 'take', seat: dice.below(prey.seats) }),
  'a game that has begun': (prey) => intent(prey, { type: 'begin' }),
  'a chance of nobody': (prey) => intent(prey, { type: 'add', chance: hash() }),
  'a vote of a stranger': (prey, dice) =>
    intent(prey, { type: 'vote', seat: dice.below(prey.seats), agree: true }),
  'seen by a stranger': (prey) => frame({ type: 'seen', table: prey.table, revision: 2 ** 30 }),
  'talk at a table one has not joined': (prey) =>
    frame({ type: 'say', table: prey.table, words: 'x'.repeat(300) }),
  'a report of nothing': (prey) => frame({ type: 'report', table: prey.table, message: 2 ** 31 }),
}

/** Honest frames, a hundred at a time. */
const FLOODS: Record<string, Kind> = {
  'a flood of pings': (_, dice) => frame({ type: 'ping', n: dice.below(1e6) }),
  'a flood of joins': (prey) => frame({ type: 'join', table: prey.table, facing: null, since: 0 }),
  'a flood from the hall': (_, dice) => frame({ type: 'hall', watch: dice.below(2) === 0 }),
  'a flood of typing': (prey) => frame({ type: 'typing', table: prey.table }),
  'a flood of muting': (prey, dice) =>
    frame({ type: 'mute', person: prey.person, muted: dice.below(2) === 0 }),
  'a flood of hints': (prey) =>
    frame({ type: 'hint', table: prey.table, seat: 0, ply: prey.ply, revision: prey.revision }),
}

export const KINDS: Readonly<Record<string, Kind>> = { ...SHAPELESS, ...MISSHAPEN, ...FORGED, ...FLOODS }
