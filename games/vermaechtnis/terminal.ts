/** The table as text. */
import { counting, type Language, type Paint } from '@durbar/room'
import { antiqueOf, KINDS } from './data/antiques.ts'
import { collectionOf } from './data/collections.ts'
import { antiqueTitle, COLOUR_NAMES, collectionName, KIND_GROUPS, quoted } from './texts/names.ts'
import type { PlayerView, View } from './view/index.ts'

const WORDS = {
  de: {
    day: 'Verkaufstag',
    pile: 'Stapel',
    price: 'Preis',
    supply: 'Sammlungskarten',
    none: 'noch nichts',
    points: ['Punkt', 'Punkte'],
    rupees: ['Rupie', 'Rupien'],
    lacks: 'es fehlt',
  },
  en: {
    day: 'Sales day',
    pile: 'pile',
    price: 'price',
    supply: 'Collection cards',
    none: 'nothing yet',
    points: ['point', 'points'],
    rupees: ['rupee', 'rupees'],
    lacks: 'missing',
  },
} as const

/** Antiques of one kind on one line, as they would overlap on the table: colour initials and values. */
function antiques(player: PlayerView, language: Language, paint: Paint): string[] {
  const lines = KINDS.flatMap((kind) => {
    const owned = player.antiques.filter((id) => antiqueOf(id).kind === kind)
    if (owned.length === 0) return []
    const colours = owned.map((id) => {
      const { colour, value } = antiqueOf(id)
      const text = `${COLOUR_NAMES[language][colour]} ${value}`
      return player.lone.includes(id) ? paint('quiet', `(${text})`) : text
    })
    return [`    ${KIND_GROUPS[language][kind]}: ${colours.join(', ')}`]
  })
  return lines.length > 0 ? lines : [paint('quiet', `    ${WORDS[language].none}`)]
}

export function terminal(
  view: View,
  name: (seat: number) => string,
  language: Language,
  paint: Paint,
): string[] {
  const w = WORDS[language]
  const { count } = counting(language)
  const points = (n: number) => count(n, w.points[0], w.points[1])
  const rupees = (n: number) => count(n, w.rupees[0], w.rupees[1])
  const lines = [
    paint('title', `── ${w.day} ${view.day}/${view.days} · ${w.pile} ${view.deck} ${'─'.repeat(50)}`),
  ]
  const row = view.trade.map(({ price, coin }) =>
    coin ? paint('gold', `[${price} ●]`) : paint('quiet', `[${price}  ]`),
  )
  lines.push(`  ${row.join(' ')}   ${w.price} ${view.price ? rupees(view.price) : '–'}`)
  for (const id of view.offer)
    if (id) lines.push(`  ${antiqueTitle(id, language)} (${points(antiqueOf(id).value)})`)
  view.players.forEach((player, seat) => {
    const { total } = player.score
    const collections = player.collections.map((id) => quoted(id, language))
    const head = `${view.active === seat ? '▸ ' : '  '}${paint(seat, name(seat))}  ${paint('gold', rupees(player.rupees))}  ${points(total)}  `
    lines.push(head + collections.join('  '))
    lines.push(...antiques(player, language, paint))
  })
  if (view.me !== null) {
    const { missing } = view.players[view.me]!
    const near = view.supply.flatMap((id) => {
      const lacking = Object.values(missing[id] ?? {})
      const short = lacking.reduce((n, number) => n + number, 0)
      const worth = points(collectionOf(id).points)
      if (short > 1) return []
      return [
        short === 0
          ? paint('good', `${collectionName(id, language)} (${worth})`)
          : `${collectionName(id, language)} (${worth}, ${w.lacks} 1)`,
      ]
    })
    if (near.length > 0) lines.push(`  ${w.supply}: ${near.join('  ')}`)
  }
  return lines
}
