/** The table as text. */
import type { Language, Paint } from '@durbar/room'
import { JUNCTIONS, ROAD_ENDS, ROAD_VILLAGES, ROADS, VILLAGES } from './data/board.ts'
import { actionName, characterName, PART_NAMES, type PlaceId, placeName } from './texts/names.ts'
import type { CityView } from './view/board.ts'
import type { View } from './view/index.ts'
import type { PlayerView } from './view/player.ts'
import type { SlotView } from './view/turn.ts'

const WORDS = {
  de: {
    round: 'Runde',
    maharaja: 'Maharadscha',
    next: 'Danach',
    houses: 'Häuser',
    points: 'Punkte',
    roads: 'Straßen',
    closed: 'gesperrt',
    gold: 'Gold',
    stock: 'Vorrat',
    palaces: 'Paläste',
    chips: 'Aktionschips',
    done: 'fertig',
    free: 'Frei',
    bid: 'Gebot',
    builder: 'Unternehmer',
    chip: 'Aktionschip',
  },
  en: {
    round: 'Round',
    maharaja: 'Maharaja',
    next: 'Then',
    houses: 'houses',
    points: 'points',
    roads: 'Roads',
    closed: 'closed',
    gold: 'gold',
    stock: 'stock',
    palaces: 'palaces',
    chips: 'action chips',
    done: 'done',
    free: 'Free',
    bid: 'Bid',
    builder: 'Builder',
    chip: 'action chip',
  },
}

export function terminal(
  view: View,
  name: (seat: number) => string,
  language: Language,
  paint: Paint,
): string[] {
  const w = WORDS[language]
  const place = (id: PlaceId) => placeName(id, language)
  const who = (seat: number) => paint(seat, name(seat))
  const perSeat = (numbers: readonly number[]) =>
    numbers.flatMap((n, seat) => (n > 0 ? [`${who(seat)} ${n}`] : [])).join(', ')

  const city = (each: CityView): string => {
    const palaces = each.fields
      .map(({ owner }) =>
        owner === null ? '·' : owner === 'neutral' ? '■' : paint(owner, String(owner + 1)),
      )
      .join('')
    const mark = each.id === view.maharaja ? paint('gold', '♛') : ' '
    const there = [
      each.houses.some((n) => n > 0) ? `${w.houses} ${perSeat(each.houses)}` : '',
      each.points.some((n) => n > 0) ? `${w.points} ${perSeat(each.points)}` : '',
    ].filter((text) => text !== '')
    return `${mark} ${each.id} ${place(each.id).padEnd(10)} ${palaces}  ${there.join('; ')}`.trimEnd()
  }

  const road = (index: number): string => {
    const [from, to] = ROAD_ENDS[index]!.map((end) => JUNCTIONS[end]!) as [string, string]
    const stops = ROAD_VILLAGES[index]!.map((v) => {
      const owners = view.board.villages[v]!.houses
      return `${VILLAGES[v]} ${owners.length === 0 ? '·' : owners.map((seat) => paint(seat, String(seat + 1))).join('')}`
    })
    const tolls = view.board.roads[index]!.tolls
    const price = tolls === null ? paint('quiet', w.closed) : view.me === null ? '' : `${tolls[view.me]}`
    return `  ${ROADS[index]} ${from}–${to}  ${stops.join('  ')}  ${price}`.trimEnd()
  }

  const player = (each: PlayerView, seat: number): string[] => {
    const mark = view.turn?.seat === seat ? '▸ ' : '  '
    const gold = paint('gold', `${each.gold ?? '?'} ${w.gold}`)
    const chips = each.chips > 0 ? `  ${each.chips} ${w.chips}` : ''
    const palaces = `${each.built}/${view.palacesToWin} ${w.palaces}`
    const state = each.acted ? paint('quiet', `  ${w.done}`) : ''
    const cards = each.cards.map((card) => characterName(card, language)).join(', ')
    const disc = each.disc ? `  [${each.disc.map((action) => actionName(action, language)).join(' + ')}]` : ''
    return [
      `${mark}${who(seat)}  ${palaces}  ${gold}  ${w.stock} ${each.stock}${chips}${state}`,
      `    ${place(each.architect)}  ${cards}${disc}`,
    ]
  }

  const slot = ({ slot: key, action, parts }: SlotView): string => {
    const label = action ? actionName(action, language) : w.builder
    const done = parts.map(({ part, open }) => {
      const text = PART_NAMES[language][part]
      return open ? text : paint('quiet', `${text} ✓`)
    })
    return `    ${label}${key === 'chip' ? ` (${w.chip})` : ''}: ${done.join(', ')}`
  }

  const lines = [
    paint(
      'title',
      `── ${w.round} ${view.round} · ${w.maharaja}: ${place(view.maharaja)} · ${view.payout.join('-')} ──`,
    ),
    `  ${w.next}: ${view.board.track.map((crest) => place(crest.city)).join(', ')}`,
    ...view.board.cities.map(city),
    `  ${w.roads}:`,
    ...ROADS.map((_, index) => road(index)),
  ]
  view.players.forEach((each, seat) => {
    lines.push(...player(each, seat))
    if (view.turn?.seat === seat) lines.push(...view.turn.slots.map(slot))
  })
  if (view.free.length > 0)
    lines.push(`  ${w.free}: ${view.free.map((card) => characterName(card, language)).join(', ')}`)
  if (view.auction?.leader != null) lines.push(`  ${w.bid}: ${who(view.auction.leader)} ${view.auction.high}`)
  return lines
}
