/** How many moves bots make for those who are not there, since this page has seen them step in. */
import type { ServerFrame } from '@durbar/protocol/court/frames'
import type { TableTold } from '@durbar/protocol/court/told'

type Update = Extract<ServerFrame, { type: 'update' }>

export class StoodIn {
  private ply = 0
  /** By seat: after which move the bot stepped in, and which moves it has made. */
  private readonly seats = new Map<number, { readonly from: number; readonly made: Set<number> }>()

  readonly madeFor = (seat: number): number => this.seats.get(seat)?.made.size ?? 0

  /** What was before is told again to whoever comes back. */
  hearMoves({ ply, told }: Update): void {
    this.ply = ply
    for (const each of told) {
      const standIn = this.seats.get(each.by ?? -1)
      if (standIn && each.ply > standIn.from) standIn.made.add(each.ply)
    }
  }

  hearTable(before: TableTold | null, { seats }: TableTold): void {
    for (const [n, seat] of seats.entries()) {
      const was = before?.seats[n]
      const [is, had] = [seat, was].map((each) => each?.kind === 'person' && each.standIn !== null)
      if (is && before && !had) this.seats.set(n, { from: this.ply, made: new Set() })
      if (!is) this.seats.delete(n)
    }
  }
}
