/**
 * The wire: one WebSocket per device, a JSON object per frame. The first frame is `hello`; joining, coming back,
 * changing device and watching are all `join`. What is not in these schemas never reaches a socket.
 */
import * as z from 'zod/mini'
import { type Frozen, hintChoiceSchema, matchUpdateSchema, seatSchema } from '../messages.ts'
import { hashSchema, idSchema, whole, withoutNul } from './arrangement.ts'
import type { Difference } from './difference.ts'
import { tableIntentSchema, whyNotSchema } from './intents.ts'
import { deviceKindSchema } from './people.ts'
import { personToldSchema, tableRowSchema, tableToldSchema } from './told.ts'

/** Counts what an older client or server could not understand. */
export const PROTOCOL = 1
export const LONGEST_TALK = 280
/** Set phrases by their number; the words are the client's, in the language of whoever reads. */
const PHRASES = 32

const table = idSchema
/** The same intent sent twice bears the same key and is carried out once, also after a restart. */
const key = z.string().check(z.minLength(8), z.maxLength(64), withoutNul)
const at = { ply: whole, revision: whole }
/** Players talk among themselves; so does the gallery. */
const roomSchema = z.enum(['players', 'gallery'])

export const clientFrameSchema = z.discriminatedUnion('type', [
  /**
   * `secret`: what makes this device its person's; `differences`: it can put views together from what has changed;
   * `levels`: how many levels of bots it knows, five if it does not say. Of a higher one it is told as of its highest.
   */
  z.object({
    type: z.literal('hello'),
    protocol: whole,
    secret: hashSchema,
    differences: z.optional(z.boolean()),
    levels: z.optional(whole),
  }),
  /** Everything from the ply `since` on, as this seat sees it (null: as anybody does), and whatever comes after. */
  z.object({
    type: z.literal('join'),
    table,
    invitation: z.optional(z.string().check(z.maxLength(64))),
    facing: z._default(z.nullable(seatSchema), null),
    since: z._default(whole, 0),
  }),
  z.object({ type: z.literal('part'), table }),
  z.object({ type: z.literal('intent'), table, key, intent: tableIntentSchema }),
  /** The update of this revision is on the screen: the time of its question begins. */
  z.object({ type: z.literal('seen'), table, revision: whole }),
  z.object({ type: z.literal('hint'), table, seat: seatSchema, ...at }),
  /** The window is in the background, or nobody has touched it for a while. */
  z.object({ type: z.literal('away'), away: z.boolean() }),
  z.object({ type: z.literal('typing'), table }),
  z.object({
    type: z.literal('say'),
    table,
    key,
    what: z.union([
      z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_TALK)) }),
      z.object({ phrase: z.int().check(z.minimum(0), z.maximum(PHRASES - 1)) }),
    ]),
  }),
  /** Not to be heard any more, on any device of whoever says so; or again. */
  z.object({ type: z.literal('mute'), person: idSchema, muted: z.boolean() }),
  z.object({ type: z.literal('report'), table, message: whole }),
  /** Open tables and running games, now and whenever they change. */
  z.object({ type: z.literal('hall'), watch: z.boolean() }),
  z.object({ type: z.literal('ping'), n: whole }),
])
export type ClientFrame = Frozen<z.infer<typeof clientFrameSchema>>

const answerSchema = z.discriminatedUnion('type', [
  /** It is on disk, as this revision at the latest. */
  z.object({ type: z.literal('done'), revision: whole }),
  /** What was answered is no longer asked. The truth follows. */
  z.object({ type: z.literal('stale') }),
  z.object({
    type: z.literal('refused'),
    why: whyNotSchema,
    /** For whoever writes a client; a person is told `why` and `rule` in their language. */
    text: z.string(),
    rule: z.optional(z.string()),
  }),
  /** The court could not write it down. Nothing has happened; the same key may be sent again. */
  z.object({ type: z.literal('failed') }),
])
export type CourtAnswer = Frozen<z.infer<typeof answerSchema>>

const presenceSchema = z.object({
  person: idSchema,
  state: z.enum(['here', 'away', 'gone']),
  /** Since when they are gone. */
  since: z.nullable(whole),
})

export const messageSchema = z.object({
  n: whole,
  at: whole,
  room: roomSchema,
  from: personToldSchema,
  what: z.union([z.object({ text: z.string() }), z.object({ phrase: whole })]),
})
export type Message = Frozen<z.infer<typeof messageSchema>>

export const hallSchema = z.object({
  /** Fewest free seats first, live before slow. */
  open: z.array(tableRowSchema),
  running: z.array(tableRowSchema),
  /** How many are at court now, and how many of them play. */
  here: whole,
  playing: whole,
  /** A few of those who play, for a hall in which they can be named. */
  players: z.array(personToldSchema),
  /** When somebody last played; null: never. */
  lastPlayed: z.nullable(whole),
})
export type Hall = Frozen<z.infer<typeof hallSchema>>

const mistakeSchema = z.enum(['malformed', 'unknown', 'tooFast', 'tooMuch', 'hello', 'muted'])

export const serverFrameSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), protocol: whole, now: whole, ...personToldSchema.shape }),
  /** The other side speaks another protocol; the connection is closed. */
  z.object({ type: z.literal('outdated'), protocol: whole }),
  /** Nobody has this secret. */
  z.object({ type: z.literal('stranger') }),
  z.object({ type: z.literal('table'), table: tableToldSchema }),
  /** Nothing of the table has changed but its clocks. */
  z.object({ type: z.literal('clocks'), table, now: whole, clocks: tableToldSchema.shape.clocks }),
  z.object({
    ...matchUpdateSchema.shape,
    type: z.literal('update'),
    table,
    /**
     * Instead of the view, which is null then, to whoever can put it together and was told of revision `of` before: what changes at each
     * event that is told of the newest move, and at last to how it stands now. null: nothing that can be seen.
     */
    changes: z.optional(
      z.object({ of: whole, steps: z.array(z.custom<Difference | null>((x) => x !== undefined)) }),
    ),
    /** To whoever holds several seats: which of them are asked and have something to hide from the others. */
    hides: z.optional(z.array(seatSchema)),
  }),
  z.object({ type: z.literal('answer'), table, key, answer: answerSchema }),
  /** Nothing more is told of this table: it is gone, or not for this person. */
  z.object({
    type: z.literal('parted'),
    table,
    why: z.enum(['gone', 'notInvited', 'noSpectators', 'notYours']),
    /** When it was closed, where that is known. */
    closed: z.optional(whole),
  }),
  z.object({
    type: z.literal('presence'),
    table,
    persons: z.array(presenceSchema),
    spectators: z.array(personToldSchema),
    /** Strangers who have opened the invitation and choose their name, where there are any. */
    knocks: z.optional(whole),
  }),
  z.object({ type: z.literal('typing'), table, person: idSchema }),
  z.object({ type: z.literal('thinking'), table, seat: seatSchema, share: z.number() }),
  /** `choices` null: no advice could be had. */
  z.object({ type: z.literal('hint'), table, ...at, choices: z.nullable(z.array(hintChoiceSchema)) }),
  /** What was said; all of it on joining. */
  z.object({ type: z.literal('talk'), table, messages: z.array(messageSchema) }),
  /** All whom this person would rather not hear: after the welcome, and whenever that changes on any device. */
  z.object({ type: z.literal('muted'), persons: z.array(personToldSchema) }),
  z.object({ type: z.literal('hall'), hall: hallSchema }),
  /** One of your tables has changed, wherever you are. */
  z.object({ type: z.literal('yours'), table: tableRowSchema }),
  /** Another device is yours now too, by a personal link or a passkey. */
  z.object({ type: z.literal('carried'), device: idSchema, kind: z.optional(deviceKindSchema) }),
  z.object({ type: z.literal('pong'), n: whole }),
  z.object({ type: z.literal('mistake'), why: mistakeSchema, text: z.string() }),
  /** The court goes away in so many milliseconds and comes back; all clocks rest meanwhile. */
  z.object({ type: z.literal('resting'), within: whole }),
])
export type ServerFrame = Frozen<z.infer<typeof serverFrameSchema>>
