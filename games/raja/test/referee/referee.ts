/** Keeps a game of the naive table going: who is asked, what is legal, what happens. */
import { type Move, programs, startMoves, turnMoves } from './moves.ts'
import { carryOut } from './parts.ts'
import { CITIES, earn, lay, lowestCard, PARTS, scoreCity, spend, type Table } from './table.ts'

type Phase =
  | { readonly name: 'draft' | 'choice'; readonly seat: number }
  | { readonly name: 'bidding'; readonly seat: number; high: number; leader: number; in: number[] }
  | { readonly name: 'houses'; readonly seat: number; readonly placed: number }
  | { readonly name: 'program' }
  | { readonly name: 'turn' }
  | { readonly name: 'replacement' | 'surrender'; readonly seat: number }
  | { readonly name: 'over' }

export class Referee {
  readonly t: Table
  phase: Phase
  end = ''
  constructor(seats: number, version: string, short: boolean, firstSeat: number, crests: readonly string[]) {
    this.t = lay(seats, version, short, crests)
    this.phase = { name: 'draft', seat: firstSeat }
    if (version !== 'base') this.auction(firstSeat)
  }

  asked(): number[] {
    const { phase, t } = this
    if (phase.name === 'over') return []
    if (phase.name === 'program') return t.players.flatMap((p, seat) => (p.disc.length === 0 ? seat : []))
    return [phase.name === 'turn' ? t.turn!.seat : phase.seat]
  }

  legal(seat: number): Move[] {
    const { phase, t } = this
    switch (phase.name) {
      case 'draft':
      case 'choice':
        return t.free.map((card) => ({ type: 'pickCharacter', card }))
      case 'bidding': {
        const list: Move[] = phase.high < 0 ? [] : [{ type: 'passBid' }]
        for (let amount = phase.high + 1; amount <= t.players[seat]!.gold; amount++)
          list.push({ type: 'bid', amount })
        return list
      }
      case 'houses':
        return startMoves(t)
      case 'program':
        return programs()
      case 'turn':
        return turnMoves(t)
      case 'replacement':
        return t.free.map((card) => ({ type: 'chooseReplacement', card }))
      case 'surrender':
        return t.players[seat]!.cards.map((card) => ({ type: 'surrenderCharacter', card }))
      case 'over':
        return []
    }
  }

  private left(seat: number, want: (seat: number) => boolean): number {
    const n = this.t.players.length
    for (let i = 1; i <= n; i++) if (want((seat + i) % n)) return (seat + i) % n
    return -1
  }
  private bare = (seat: number) => this.t.players[seat]!.cards.length === 0

  private auction(opener: number): void {
    const all = this.t.players.map((_, seat) => seat).filter(this.bare)
    this.phase =
      all.length === 1
        ? { name: 'choice', seat: opener }
        : { name: 'bidding', seat: opener, high: -1, leader: -1, in: all }
  }
  private houses(placed: number): void {
    const order = this.t.players
      .map((_, seat) => seat)
      .sort((a, b) => lowestCard(this.t.players[a]!) - lowestCard(this.t.players[b]!))
    if (placed < 4 * order.length) {
      this.phase = { name: 'houses', seat: order[placed % order.length]!, placed }
      return
    }
    for (const player of this.t.players) {
      player.stock += 6
      player.quarry -= 6
    }
    this.round()
  }
  private round(): void {
    const { t } = this
    const byHeight = [...CITIES].sort((a, b) => t.track[a]! - t.track[b]!)
    t.maharaja = byHeight[0]!
    t.track[t.maharaja] = t.track[byHeight[6]!]! + 1
    t.field = t.track[t.maharaja]! - 7
    t.round++
    for (const player of t.players) {
      player.acted = false
      player.disc = []
    }
    this.phase = { name: 'program' }
  }
  private nextTurn(): void {
    const { t } = this
    const waiting = t.players.map((_, seat) => seat).filter((seat) => !t.players[seat]!.acted)
    if (waiting.length === 0) {
      this.score()
      return
    }
    const seat = waiting.sort((a, b) => lowestCard(t.players[a]!) - lowestCard(t.players[b]!))[0]!
    const [a, b] = t.players[seat]!.disc
    t.turn = {
      seat,
      slots: { 0: [...PARTS[a!]!], 1: [...PARTS[b!]!] },
      chipUsed: false,
      trader: false,
      yogi: false,
      builder: false,
      travels: 0,
    }
    this.phase = { name: 'turn' }
    this.award()
  }
  private award(): void {
    const { t } = this
    const turn = t.turn!
    const me = t.players[turn.seat]!
    if (me.cards.includes(2) && !turn.trader) {
      turn.trader = true
      earn(t, turn.seat, 'trader', 1)
    }
    if (me.cards.includes(7) && !turn.yogi && t.supply > 0) {
      turn.yogi = true
      t.supply--
      me.chips++
    }
  }
  private score(): void {
    const { t } = this
    t.turn = null
    scoreCity(t)
    if (t.players.some((player) => player.left === 0)) this.end = 'palaces'
    else if (t.short ? t.round === 8 : t.field === 10) this.end = 'track'
    else if (t.round === 20) this.end = 'guard'
    if (this.end === '') this.round()
    else this.phase = { name: 'over' }
  }

  apply(seat: number, move: Move): void {
    const { phase, t } = this
    const me = t.players[seat]!
    const drop = (list: unknown[], what: unknown) => list.splice(list.indexOf(what), 1)
    const card = move.card as number
    switch (move.type) {
      case 'pickCharacter': {
        drop(t.free, card)
        me.cards.push(card)
        const next = this.left(seat, this.bare)
        if (next < 0) {
          this.houses(0)
          return
        }
        if (t.version !== 'base') {
          this.auction(next)
          return
        }
        this.phase = { name: 'draft', seat: next }
        return
      }
      case 'bid':
      case 'passBid': {
        if (phase.name !== 'bidding') throw new Error('no auction')
        const pass = move.type === 'passBid'
        const still = pass ? phase.in.filter((other) => other !== seat) : phase.in
        const high = pass ? phase.high : (move.amount as number)
        const leader = pass ? phase.leader : seat
        if (still.length > 1) {
          this.phase = {
            name: 'bidding',
            seat: this.left(seat, (s) => still.includes(s)),
            high,
            leader,
            in: still,
          }
          return
        }
        spend(t, leader, 'bids', high)
        this.phase = { name: 'choice', seat: leader }
        return
      }
      case 'placeStartHouse':
        me.stock--
        me.houses.push(move.village as string)
        this.houses((phase as { placed: number }).placed + 1)
        return
      case 'program':
        me.disc = move.actions as string[]
        if (this.asked().length === 0) this.nextTurn()
        return
      case 'chooseReplacement':
        drop(t.free, card)
        me.cards = [card]
        this.phase = { name: 'turn' }
        this.award()
        return
      case 'surrenderCharacter':
        drop(me.cards, card)
        t.players[t.turn!.seat]!.cards.push(card)
        this.phase = { name: 'turn' }
        this.award()
        return
      case 'endTurn': {
        const open = Object.values(t.turn!.slots).filter((parts) => parts.length > 0).length
        t.players.forEach((_, other) => {
          if (other !== seat) earn(t, other, 'compensation', 2 * open)
        })
        me.acted = true
        this.nextTurn()
        return
      }
    }
    const asks = carryOut(t, seat, move)
    if (asks) this.phase = asks
    this.award()
  }
}
