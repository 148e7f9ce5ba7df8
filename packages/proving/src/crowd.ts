/** Tables full of people who play legal moves, all at once. */
import type { Arrangement } from '@durbar/protocol/court/arrangement'
import { Player, type Ways } from './player.ts'
import { type Manner, Troupe } from './troupe.ts'

/** A court lets nobody in by the thousand at once. */
const PARTY = 32
/** Nobody has heard anything for so long: it will not go on by itself. */
const STUCK_MS = 30_000

export const plainTable = (game: string): Arrangement => ({
  game,
  options: {},
  pace: { kind: 'none' },
  timeUp: 'bot',
  standIn: 'level1',
  door: 'open',
  spectators: true,
  talk: 'phrases',
  hints: false,
  start: 'ready',
})

/** Who is at every table. */
interface Company {
  readonly seats: number
  readonly onlookers: number
}

export async function arrivals(count: number, ways: Ways): Promise<readonly Player[]> {
  const players: Player[] = []
  while (players.length < count)
    players.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(PARTY, count - players.length) }, () => Player.arrive(ways)),
      )),
    )
  return players
}

export class Crowd {
  readonly troupes: readonly Troupe[]
  readonly players: readonly Player[]
  private readonly playing: Promise<unknown>
  private failure: unknown = null
  private giveUp: () => void = () => {}
  private readonly stuck = new Promise<void>((resolve) => {
    this.giveUp = resolve
  })

  private constructor(players: readonly Player[], { seats, onlookers }: Company, manner: Manner) {
    this.players = players
    const each = seats + onlookers
    this.troupes = Array.from({ length: players.length / each }, (_, n) => {
      const company = players.slice(n * each, (n + 1) * each)
      return new Troupe(company.slice(0, seats), manner, company.slice(seats))
    })
    this.playing = Promise.all(
      this.troupes.map((troupe) =>
        troupe.play().catch((error: unknown) => {
          this.failure ??= error
        }),
      ),
    )
  }

  static async gather(tables: number, company: number | Company, ways: Ways, manner: Manner): Promise<Crowd> {
    const each = typeof company === 'number' ? { seats: company, onlookers: 0 } : company
    return new Crowd(await arrivals(tables * (each.seats + each.onlookers), ways), each, manner)
  }

  /** Something that should never happen has happened. */
  complain(): void {
    if (this.failure) throw this.failure
  }

  /** All tables are played to their ends; `others` complains of whatever else should never happen. */
  async finish(others: () => void = () => {}): Promise<void> {
    for (const troupe of this.troupes) troupe.finish()
    const watching = setInterval(() => {
      try {
        others()
        this.complain()
        this.lookWhoIsStuck()
      } catch (error) {
        this.failure ??= error
        this.giveUp()
      }
    }, STUCK_MS / 10)
    await Promise.race([this.playing, this.stuck])
    clearInterval(watching)
    this.complain()
  }

  /** A trial ends by itself, also where a court would keep it waiting for ever, and says what it waited for. */
  private lookWhoIsStuck(): void {
    const stuck = this.troupes.filter(({ silentMs }) => silentMs > STUCK_MS)
    if (stuck.length > 0)
      throw new Error(`nothing goes on: ${stuck.map((troupe) => troupe.standing).join('\n')}`)
  }

  leave(): void {
    for (const troupe of this.troupes) troupe.stop()
  }
}
