/** The table as text. */
import type { Language, Paint } from '@durbar/room'
import { antiqueOf, KINDS } from './data/antiques.ts'
import { collectionOf } from './data/collections.ts'
import { antiqueName, COLOUR_NAMES, collectionName, KIND_PLURALS } from './texts/names.ts'
import type { PlayerView, View } from './view/index.ts'

const WORDS = {
  de: {
    day: 'Tag',
    pile: 'Stapel',
    price: 'Preis',
    supply: 'Sammlungskarten',
    none: 'noch nichts',
    points: 'P.',
    open: 'möglich',
    lacks: 'fehlt',
  },
  en: {
    day: 'Day',
    pile: 'pile',
    price: 'price',
    supply: 'Collection cards',
    none: 'nothing yet',
    points: 'pts',
    open: 'possible',
    lacks: 'lacks',
  },
}

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
    return [`    ${KIND_PLURALS[language][kind]}: ${colours.join(', ')}`]
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
  const lines = [
    paint('title', `── ${w.day} ${view.day}/${view.days} · ${w.pile} ${view.deck} ${'─'.repeat(50)}`),
  ]
  const row = view.trade.map(({ price, coin }) =>
    coin ? paint('gold', `[${price} ●]`) : paint('quiet', `[${price}  ]`),
  )
  lines.push(`  ${row.join(' ')}   ${w.price} ${view.price || '-'}`)
  for (const id of view.offer) if (id) lines.push(`  ${antiqueName(id, language)} (${antiqueOf(id).value})`)
  view.players.forEach((player, seat) => {
    const { total } = player.score
    const collections = player.collections.map((id) => `„${collectionName(id, language)}“`)
    const head = `${view.active === seat ? '▸ ' : '  '}${paint(seat, name(seat))}  ${paint('gold', `${player.rupees} ₹`)}  ${total} ${w.points}  `
    lines.push(head + collections.join('  '))
    lines.push(...antiques(player, language, paint))
  })
  if (view.me !== null) {
    const { missing } = view.players[view.me]!
    const near = view.supply.flatMap((id) => {
      const lacking = Object.values(missing[id] ?? {})
      const short = lacking.reduce((n, number) => n + number, 0)
      const { points } = collectionOf(id)
      if (short > 1) return []
      return [
        short === 0
          ? paint('good', `${collectionName(id, language)} (${points})`)
          : `${collectionName(id, language)} (${points}, ${w.lacks} 1)`,
      ]
    })
    if (near.length > 0) lines.push(`  ${w.supply}: ${near.join('  ')}`)
  }
  return lines
}
