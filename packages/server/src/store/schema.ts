/** The tables of the store. Times are milliseconds since 1970; what is JSON says so by its name. */

import type { Generated } from 'kysely'

export interface Schema {
  people: { id: string; name: string; emblem: number | null; colour: number | null; created: number }
  /** `secret`: SHA-256 of what the device keeps. */
  devices: { id: string; person: string; secret: string; created: number }
  /** Personal links: SHA-256 of the token, until when, gone once used. */
  links: { hash: string; person: string; until: number }
  /** What a passkey is to sign: once, and not for long. */
  challenges: { challenge: string; person: string; until: number }
  passkeys: { id: string; person: string; public_key: string; counter: number; created: number }
  /** What can be asked of tables without reading their logs. `secret` is opened when the game is over. */
  tables: {
    id: string
    secret: string
    word: string | null
    game: string
    phase: string
    door: string
    free: number
    updated: number
  }
  /** Who sits where now. */
  seats: { table_id: string; person: string }
  /** Whom a seat waits for now. */
  invitations: { table_id: string; person: string }
  /** The log. The pair of table and revision is the only lock. */
  entries: {
    table_id: string
    revision: number
    at: number
    body_json: string
    /** Who sent the intent that this entry is the first of, and its key. */
    actor: string | null
    key: string | null
  }
  /**
   * Work that somebody owes. `holder` is the node that has taken it, until `until`; then it is anybody's again.
   * `settled`: what fell due then was done, and stays here lest it be done twice.
   */
  owed: {
    table_id: string
    kind: string
    due: number
    holder: Generated<string>
    until: Generated<number>
    settled: number | null
  }
  talk: {
    table_id: string
    n: number
    at: number
    room: string
    person: string
    what_json: string
    key: string
  }
  mutes: { person: string; muted: string }
  reports: { table_id: string; n: number; by: string; at: number; said_json: string }
  subscriptions: {
    endpoint: string
    person: string
    p256dh: string
    auth: string
    quiet_json: string | null
    about_json: string
  }
  records: { table_id: string; game: string; ended: number; body_json: string }
  /** Finished games that are judged: `share` in millionths; who is at it, and until when; what every piece belongs to. */
  reviews: {
    table_id: string
    asked: number
    state: string
    share: number
    head_json: string | null
    why: string | null
    holder: string
    until: number
  }
  /** `n` counts on: a second look at a move comes after everything that was known before. */
  review_pieces: { table_id: string; piece: string; n: number; done_json: string }
  record_seats: { table_id: string; person: string; seat: number }
  /** When the court was away. */
  rests: { from: number; to: number }
  notes: { name: string; value: string }
}
