/** The table as text. */
import { counting, type Language, type Paint } from '@durbar/room'
import type { CardId } from './data/cards.ts'
import {
  bonusName,
  COLOUR_NAMES,
  cardName,
  cityName,
  GOOD_NAMES,
  ITEM_NAMES,
  provinceName,
} from './texts/names.ts'
import type { View } from './view/index.ts'
import type { BidderView, PlayerView } from './view/players.ts'

const german = counting('de')
const english = counting('en')

const WORDS = {
  de: {
    visit: 'Besuch',
    pile: 'Nachziehstapel',
    discard: 'Ablagestapel',
    court: 'Am Hof',
    supply: 'Auslage',
    hand: 'Hand',
    knows: 'bekannt',
    row: 'ausgespielt',
    wins: 'gewinnt jetzt',
    points: (n: number) => german.count(n, 'Einflusspunkt', 'Einflusspunkte'),
    cards: (n: number) => german.count(n, 'Handkarte', 'Handkarten'),
    goods: 'Waren',
    tokens: 'Einflussmarken',
    gone: 'zurückgezogen',
    prince: 'Der Prinz',
    chain: 'Paläste',
  },
  en: {
    visit: 'Visit',
    pile: 'draw pile',
    discard: 'discard pile',
    court: 'At court',
    supply: 'Supply',
    hand: 'Hand',
    knows: 'known',
    row: 'played',
    wins: 'wins now',
    points: (n: number) => english.count(n, 'influence point', 'influence points'),
    cards: (n: number) => `${english.count(n, 'card', 'cards')} in hand`,
    goods: 'goods',
    tokens: 'influence tokens',
    gone: 'withdrawn',
    prince: 'The prince',
    chain: 'palaces',
  },
}
const WIDTH = 78

/** A heading and a list that goes on in the next line where it must. */
function list(head: string, things: readonly string[]): string[] {
  if (things.length === 0) return []
  const lines = [`${head}: `]
  things.forEach((thing, i) => {
    const text = i + 1 < things.length ? `${thing}, ` : thing
    if (lines.at(-1)!.length + text.length > WIDTH) lines.push(' '.repeat(6))
    lines[lines.length - 1] += text
  })
  return lines.map((line) => line.trimEnd())
}

export function terminal(
  view: View,
  name: (seat: number) => string,
  language: Language,
  paint: Paint,
): string[] {
  const w = WORDS[language]
  const cards = (ids: readonly CardId[]) => ids.map((id) => cardName(id, language))
  const counted = (counts: Readonly<Record<string, number>>, names: Readonly<Record<string, string>>) =>
    Object.entries(counts).flatMap(([id, n]) => (n > 0 ? [`${n} ${names[id]}`] : []))

  const row = (bidder: BidderView): string[] => {
    const colour = bidder.colour ? ` (${COLOUR_NAMES[language][bidder.colour]})` : ''
    const leads = bidder.leads.map((item) => ITEM_NAMES[language][item])
    return [
      ...list(`    ${w.row}${colour}`, cards(bidder.row)),
      ...list(`    ${w.wins}`, leads).map((line) => paint('good', line)),
    ]
  }
  const player = (each: PlayerView, seat: number): string[] => {
    const mark = view.asked?.seat === seat ? '▸ ' : '  '
    const state = each.inVisit || view.asked === null ? '' : paint('quiet', `  ${w.gone}`)
    const head = `${mark}${paint(seat, name(seat))}  ${paint('gold', w.points(each.score))}  ${w.cards(each.handSize)}${state}`
    const owned = [
      ...list(`    ${w.goods}`, counted(each.goods, GOOD_NAMES[language])),
      ...list(`    ${w.tokens}`, [...counted(each.tokens, ITEM_NAMES[language]), ...cards(each.specials)]),
    ]
    const known = seat === view.me ? [] : list(`    ${w.knows}`, cards(each.known ?? []))
    return [head, ...row(each), ...owned, ...known.map((line) => paint('quiet', line))]
  }

  const goods = view.goods.map((good) => GOOD_NAMES[language][good]).join(', ')
  const title = `── ${w.visit} ${view.visit}/${view.visits} · ${provinceName(view.province)} (${goods}) · ${w.pile} ${view.drawPile} · ${w.discard} ${view.discardPile.length} ──`
  const court = view.court.flatMap(({ item, there }) => (there ? [ITEM_NAMES[language][item]] : []))
  const cities = view.cities.filter((city) => city.prospects)
  const lines = [paint('title', title), ...list(`  ${w.court}`, court)]
  for (const city of cities) {
    const owners = [city.palace, city.crownPalace].flatMap((owner) =>
      owner === null ? [] : [owner === 'prince' ? w.prince : paint(owner, name(owner))],
    )
    const bonus = city.bonus ? paint('gold', ` [${bonusName(city.bonus, language)}]`) : ''
    const mine = view.me === null ? '' : `  ${w.chain} ${city.prospects![view.me]!.palaces}`
    lines.push(
      `  ${city.id} ${cityName(city.id).padEnd(16)}${bonus} ${owners.join(' + ')}${paint('quiet', mine)}`,
    )
  }
  view.players.forEach((each, seat) => {
    lines.push(...player(each, seat))
  })
  if (view.prince) lines.push(`  ${w.prince}${view.prince.inVisit ? '' : `  ${w.gone}`}`, ...row(view.prince))
  lines.push(...list(`  ${w.supply}`, cards(view.supply)))
  if (view.me !== null) lines.push(...list(`  ${w.hand}`, cards(view.players[view.me]!.hand ?? [])))
  return lines
}
