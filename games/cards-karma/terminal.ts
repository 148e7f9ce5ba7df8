/** The table as text. */
import type { Language, Paint } from '@durbar/room'
import { BONUS_NAMES, cardName, dieName, priceName, REWARD_NAMES, rewardOf, tokens } from './texts/names.ts'
import type { DieView, PlayerView, View } from './view/index.ts'

const WORDS = {
  de: {
    round: 'Runde',
    pass: 'Durchgang',
    last: 'letzter Durchgang',
    pile: 'Nachziehstapel',
    discard: 'Ablagestapel',
    hand: 'Hand',
    waiting: 'wartende Boni',
    elephant: 'Startofant',
    locked: 'liegen bereit',
    turns: 'Bonuszüge',
  },
  en: {
    round: 'Round',
    pass: 'pass',
    last: 'last pass',
    pile: 'draw pile',
    discard: 'discard pile',
    hand: 'hand',
    waiting: 'bonuses waiting',
    elephant: 'start elephant',
    locked: 'set aside',
    turns: 'bonus turns',
  },
}

/** A card of the grid: what it is, what it costs, what a ship brings, and the colour of its die. */
function offered(card: DieView, language: Language): string {
  const price = priceName(card.id, language)
  const reward = rewardOf(card.id)
  const brings = reward ? `, ${REWARD_NAMES[language][reward]}` : ''
  return `${cardName(card.id, language)}${price ? ` [${price}]` : ''}${brings} · ${dieName(card.id, card.value, language)}`
}

/** Turned cards as their bonus, the others as a dot, or, with open bonuses, as their bonus in brackets. */
const track = (p: PlayerView, language: Language, paint: Paint) =>
  p.track
    .map(({ turned, bonus }) => {
      const name = bonus ? BONUS_NAMES[language][bonus] : '·'
      return turned ? paint('gold', name) : paint('quiet', bonus ? `(${name})` : name)
    })
    .join(' | ')

function player(p: PlayerView, language: Language, paint: Paint): string[] {
  const w = WORDS[language]
  const rows = [...p.buildings, ...p.goods, ...p.ships].map((id) => cardName(id, language))
  const held = (['fame', 'coins', 'karma', 'stewards'] as const)
    .filter((what) => p[what] > 0)
    .map((what) => tokens(what, p[what], language))
  const dice = p.hand.map((die) => dieName(die.id, die.value, language))
  return [
    `    ${track(p, language, paint)}`,
    ...(held.length > 0 ? [`    ${paint('gold', held.join('  '))}`] : []),
    ...(p.extraTurns > 0 ? [`    ${w.turns}: ${p.extraTurns}`] : []),
    ...(rows.length > 0 ? [`    ${rows.join(', ')}`] : []),
    ...(p.locked.length > 0
      ? [`    ${w.locked}: ${p.locked.map((id) => cardName(id, language)).join(', ')}`]
      : []),
    paint('quiet', `    ${w.hand}: ${dice.length > 0 ? dice.join(', ') : '-'}`),
  ]
}

export function terminal(
  view: View,
  name: (seat: number) => string,
  language: Language,
  paint: Paint,
): string[] {
  const w = WORDS[language]
  const last = view.lastPass ? ` · ${w.last}` : ''
  const lines = [
    paint('title', `── ${w.round} ${view.round}, ${w.pass} ${view.pass}${last} ${'─'.repeat(40)}`),
  ]
  view.grid.forEach((card, slot) => {
    if (card) lines.push(`  ${String(slot).padStart(2)}  ${offered(card, language)}`)
  })
  const { pile, discard } = view
  const top = discard.top ? ` (${dieName(discard.top.id, discard.top.value, language)})` : ''
  lines.push(
    paint(
      'quiet',
      `  ${w.pile} ${pile.size}: ${offered(pile.top, language)}   ${w.discard} ${discard.size}${top}`,
    ),
  )
  if (view.bonusesWaiting.length > 0)
    lines.push(
      `  ${w.waiting}: ${view.bonusesWaiting.map((bonus) => BONUS_NAMES[language][bonus]).join(', ')}`,
    )
  view.players.forEach((p, seat) => {
    const elephant = view.elephant === seat ? `  ${w.elephant}` : ''
    const mark = view.active === seat ? '▸ ' : '  '
    lines.push(`${mark}${paint(seat, name(seat))}  ${p.turned}/6${elephant}`)
    lines.push(...player(p, language, paint))
  })
  return lines
}
