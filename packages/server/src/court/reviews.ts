/**
 * Finished games that somebody wants judged, one after the other and piece by piece. Every piece is on disk before the
 * next begins: whoever comes after a process that is gone goes on there.
 */
import type { Clock } from '@durbar/match'
import { matchOf } from '@durbar/protocol'
import type { AskedOfJudge, ToldByJudge } from '../judge/thread.ts'
import type { Store } from '../store/store.ts'
import { LEASE_MS } from './owed-rows.ts'
import { readStoredRecord } from './records.ts'
import type { ReviewRows } from './review-rows.ts'

export type AskJudge = (asked: AskedOfJudge) => Promise<ToldByJudge>

const DEPTH = 'standard'

interface ReviewsPorts {
  readonly store: Store
  readonly clock: Clock
  readonly rows: ReviewRows
  /** Left out: this court judges no games. */
  readonly judge?: AskJudge
  log(what: string, details?: object): void
}

export class Reviews {
  readonly rows: ReviewRows
  private readonly ports: ReviewsPorts
  private working = false
  /** Something was asked for while we looked for work. */
  private more = false
  private closed = false
  private looking: () => void = () => {}

  constructor(ports: ReviewsPorts) {
    this.ports = ports
    this.rows = ports.rows
  }

  get judges(): boolean {
    return this.ports.judge !== undefined
  }

  async begin(): Promise<void> {
    if (!this.judges) return
    // Nobody else can be at it.
    if (this.ports.store.alone) await this.rows.release()
    this.look()
  }

  /** What is being looked at is lost; the pieces are there. */
  close(): void {
    this.closed = true
    this.looking()
  }

  /** false: there is no such game, or no judge. */
  async want(table: string): Promise<boolean> {
    if (!this.judges || !(await readStoredRecord(this.ports.store, table))) return false
    await this.rows.want(table)
    this.look()
    return true
  }

  /** Also for what another node has left undone, and for what a full disk would not take. */
  private look(): void {
    this.looking()
    if (this.closed) return
    this.looking = this.ports.clock.after(LEASE_MS, () => this.look())
    this.more = true
    if (!this.working) void this.work()
  }

  private async work(): Promise<void> {
    this.working = true
    try {
      while (this.more && !this.closed) {
        this.more = false
        for (let table = await this.rows.claim(); table !== null; table = await this.rows.claim()) {
          await this.judge(table)
          if (this.closed) return
        }
      }
    } catch (error) {
      if (!this.closed) this.ports.log('a review was interrupted', { error: String(error) })
    } finally {
      this.working = false
    }
  }

  private async judge(table: string): Promise<void> {
    try {
      while (!this.closed && (await this.open(table)) && !(await this.piecesOf(table)));
    } catch (error) {
      // A disk that is full may have room later: the lease ends, and somebody takes it up.
      if (this.closed || this.ports.store.isTrouble(error)) throw error
      await this.give(table, String(error))
    }
  }

  /** false: it cannot be judged. */
  private async open(table: string): Promise<boolean> {
    const { store, judge } = this.ports
    const record = await readStoredRecord(store, table)
    if (!record) throw new Error('the record is gone')
    const game = { match: matchOf(record), key: record.key, depth: DEPTH } as const
    const told = await judge!({ type: 'open', table, ...game, pieces: await this.rows.all(table) })
    if (told.type !== 'opened') {
      await this.give(table, told.type === 'refused' ? told.why : told.type)
      return false
    }
    await this.rows.begin(table, told.head, told.share)
    return true
  }

  /** false: whoever had the game open is gone. */
  private async piecesOf(table: string): Promise<boolean> {
    for (;;) {
      const told = await this.ports.judge!({ type: 'next', table })
      if (this.closed) return true
      if (told.type === 'judged') await this.rows.keep(table, told.done, told.share)
      else if (told.type === 'over') {
        await this.rows.finish(table)
        return true
      } else return false
    }
  }

  private async give(table: string, why: string): Promise<void> {
    this.ports.log('a game cannot be judged', { table, why })
    await this.rows.fail(table, why)
  }
}
