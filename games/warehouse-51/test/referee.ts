/**
 * The rules once more, as naively as the reference tells them: names instead of numbers, a generator instead of
 * frames. It shares the printed cards with the room and nothing else, so that the two can be compared.
 */
import type { MoveObject } from '@durbar/kernel'
import type { Referee } from '@durbar/room/testing'
import { COLOURS, print, verdict } from './referee-scoring.ts'

interface Setup {
  startSeat: number
  stacks: Record<string, string[]>
  gaps: string[][]
}

export const referee: Referee = function* (header) {
  const setup: Setup = header.setup
  const n = setup.gaps.length
  const seats = Array.from({ length: n }, (_, i) => i)
  const stacks = structuredClone(setup.stacks)
  const ingots = seats.map(() => 10)
  let supply = 20
  let tokens = 6
  const own = seats.map(() => new Set<string>())
  const pawned = new Set<string>()
  const unsold = new Set<string>()
  const unmasked = new Set<string>()
  const certificate: Record<string, string> = {
    'solomons-seal': 'solomons-seal',
    'heirloom-seal': 'heirloom-seal',
  }
  const seen = seats.map((seat) => new Set([seat, (seat + n - 1) % n].flatMap((g) => [`${g}/0`, `${g}/1`])))
  let auctioneer = setup.startSeat

  const blessed = (seat: number, card: string) => own[seat]!.has(card) && !pawned.has(card)
  const cursed = (seat: number, card: string) => own[seat]!.has(card) && !blessed(seat, 'holy-grail')
  const pawns = (seat: number): MoveObject[] =>
    ingots[seat]! < 5 && tokens > 0 && supply > 0
      ? [...own[seat]!].filter((card) => !pawned.has(card)).map((card) => ({ type: 'pawn', card }))
      : []
  const lend = (seat: number, card: string) => {
    const loan = Math.min(5, supply)
    supply -= loan
    ingots[seat]! += loan
    tokens--
    pawned.add(card)
  }
  const release = (card: string) => {
    pawned.delete(card)
    tokens++
  }
  const unknown = (seat: number) =>
    setup.gaps.flatMap((cards, gap) =>
      cards.map((_, slot) => ({ gap, slot })).filter(({ gap: g, slot }) => !seen[seat]!.has(`${g}/${slot}`)),
    )
  while (COLOURS.some((colour) => stacks[colour]!.length > 0)) {
    let colour = ''
    while (colour === '') {
      const stackMoves = COLOURS.filter((c) => stacks[c]!.length > 0).map((category) => ({
        type: 'reveal',
        category,
      }))
      const move = yield { seat: auctioneer, legal: [...stackMoves, ...pawns(auctioneer)] }
      if (move.type === 'pawn') lend(auctioneer, move.card)
      else colour = move.category
    }
    const card = stacks[colour]!.shift()!
    if (blessed(auctioneer, 'horn-of-plenty') && supply > 0) {
      supply--
      ingots[auctioneer]!++
    }

    let winner = -1
    let price = 0
    if (!print.get(card)!.weapon) {
      let still = seats.map((i) => (auctioneer + 1 + i) % n)
      while (still.length > 0 && !(still.length === 1 && winner >= 0)) {
        const seat = still[0]!
        const step = cursed(seat, 'ring-of-the-nibelungs') ? 2 : 1
        const bids: MoveObject[] = []
        if (winner >= 0 && blessed(seat, 'mjollnir') && ingots[seat]! >= price)
          bids.push({ type: 'bid', amount: price })
        for (let amount = price + step; amount <= ingots[seat]!; amount++) bids.push({ type: 'bid', amount })
        const choices = [...bids, ...pawns(seat)]
        let verb = 'pass'
        if (choices.length > 0) {
          const move = yield { seat, legal: [...choices, { type: 'pass' }] }
          verb = move.type
          if (verb === 'pawn') lend(seat, move.card)
          if (verb === 'bid') {
            winner = seat
            price = move.amount
          }
        }
        if (verb === 'pass') still = still.slice(1)
        if (verb === 'bid') still = [...still.slice(1), seat]
      }
    } else {
      const fists = new Map<number, number>()
      // Whoever is ready closes the fist first.
      while (fists.size < n) {
        const { seat, move } = yield seats
          .filter((each) => !fists.has(each))
          .map((each) => {
            const amounts = Array.from({ length: ingots[each]! + 1 }, (_, amount) => amount)
            const seals = amounts.map((amount) => ({ type: 'sealBid', amount }))
            return { seat: each, legal: [...seals, ...pawns(each)] }
          })
        if (move.type === 'pawn') lend(seat, move.card)
        else fists.set(seat, move.amount)
      }
      price = Math.max(...fists.values())
      const tied = seats.filter((seat) => price > 0 && fists.get(seat) === price)
      const distance = (seat: number) => (seat - auctioneer + n) % n
      winner = [...tied].sort((a, b) => distance(a) - distance(b))[0] ?? -1
      if (tied.length > 1) winner = tied.find((seat) => blessed(seat, 'excalibur')) ?? winner
    }

    if (winner < 0) {
      unsold.add(card)
      continue
    }
    let payee = (winner + 1) % n
    if (blessed(winner, 'seven-league-boots')) {
      const others = seats.filter((seat) => seat !== winner)
      const move = yield { seat: winner, legal: others.map((player) => ({ type: 'payTo', player })) }
      payee = move.player
    }
    ingots[winner]! -= price
    ingots[payee]! += price
    if (cursed(winner, 'syamantaka-jewel') && ingots[winner]! > 0) {
      ingots[winner]!--
      supply++
    }
    own[winner]!.add(card)

    if (card === 'pandoras-box' && cursed(winner, card))
      for (let i = 1; i < n && ingots[winner]! > 0; i++) {
        ingots[winner]!--
        ingots[(winner + i) % n]!++
      }
    if (card === 'crystal-ball') {
      const move = yield { seat: winner, legal: unknown(winner).map((slot) => ({ type: 'peek', ...slot })) }
      seen[winner]!.add(`${move.gap}/${move.slot}`)
    }
    if (card === 'aladdins-lamp') {
      const wishes: MoveObject[] = unknown(winner).map((slot) => ({ type: 'wish', kind: 'insight', ...slot }))
      if (supply > 0) wishes.push({ type: 'wish', kind: 'wealth' })
      for (const each of own[winner]!)
        if (pawned.has(each)) wishes.push({ type: 'wish', kind: 'freedom', card: each })
      const move = yield { seat: winner, legal: wishes }
      if (move.kind === 'insight') seen[winner]!.add(`${move.gap}/${move.slot}`)
      if (move.kind === 'freedom') release(move.card)
      if (move.kind === 'wealth') {
        const gift = Math.min(4, supply)
        supply -= gift
        ingots[winner]! += gift
      }
    }
    if (card === 'flying-carpet') {
      const swaps: MoveObject[] = []
      for (const mine of own[winner]!)
        for (const player of seats)
          for (const theirs of player === winner ? [] : own[player]!)
            if (
              mine !== card &&
              !pawned.has(mine) &&
              !pawned.has(theirs) &&
              print.get(mine)!.value === print.get(theirs)!.value
            )
              swaps.push({ type: 'exchange', own: mine, player, theirs })
      if (swaps.length > 0) {
        const move = yield { seat: winner, legal: [...swaps, { type: 'declineExchange' }] }
        if (move.type === 'exchange') {
          own[winner]!.delete(move.own)
          own[move.player]!.delete(move.theirs)
          own[winner]!.add(move.theirs)
          own[move.player]!.add(move.own)
        }
      }
    }
    auctioneer = winner
  }

  const round = seats.map((i) => (auctioneer + i) % n)
  for (const seat of round)
    for (;;) {
      const mine = [...own[seat]!].filter((card) => pawned.has(card))
      if (mine.length === 0 || ingots[seat]! < 10) break
      const redeems = mine.map((card) => ({ type: 'redeem', card }))
      const move = yield { seat, legal: [...redeems, { type: 'doneRedeeming' }] }
      if (move.type === 'doneRedeeming') break
      ingots[seat]! -= 10
      supply += 10
      release(move.card)
    }
  for (const seat of round)
    for (;;) {
      const moves: MoveObject[] = []
      for (const seal of Object.keys(certificate)) {
        if (!own[seat]!.has(seal) || pawned.has(seal) || certificate[seal] !== seal) continue
        for (const card of own[seat]!)
          if (print.get(card)!.counterfeit && !pawned.has(card) && !Object.values(certificate).includes(card))
            moves.push({ type: 'certify', seal, card })
      }
      if (moves.length === 0) break
      const move = yield { seat, legal: [...moves, { type: 'doneCertifying' }] }
      if (move.type === 'doneCertifying') break
      certificate[move.seal] = move.card
    }
  const fakes = setup.gaps.flat().map((fake) => fake.slice('fake-'.length))
  let standing = fakes.filter((card) => !Object.values(certificate).includes(card))
  const horn = seats.find((seat) => blessed(seat, 'unicorn-horn'))
  const targets = standing.filter((card) => own.some((cards) => cards.has(card)))
  if (horn !== undefined && !standing.includes('unicorn-horn') && targets.length > 0) {
    const cancels = targets.map((card) => ({ type: 'neutralise', counterfeit: `fake-${card}` }))
    const move = yield { seat: horn, legal: [...cancels, { type: 'declineNeutralise' }] }
    if (move.type === 'neutralise') standing = standing.filter((card) => `fake-${card}` !== move.counterfeit)
  }
  for (const card of standing)
    for (const seat of seats)
      if (own[seat]!.delete(card)) {
        unmasked.add(card)
        if (pawned.has(card)) release(card)
      }
  for (const seat of round)
    if (cursed(seat, 'ark-of-the-covenant')) {
      supply += ingots[seat]!
      ingots[seat] = 0
    }

  return verdict({ own, pawned, ingots, unsold, unmasked, blessed, cursed })
}
