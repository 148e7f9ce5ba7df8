/** The table as text. */
import { counting, type Language, type Paint } from '@durbar/room'
import { IDS } from './data/antiquities.ts'
import { type CardId, cardOf } from './data/cards.ts'
import { CATEGORIES, type Category } from './data/categories.ts'
import type { Note } from './knowledge.ts'
import { cardName, colourName, fakeName } from './texts/names.ts'
import type { CardView, PlayerView, View } from './view/index.ts'

const WORDS = {
  de: {
    auction: 'Auktion',
    supply: 'Vorrat',
    tokens: 'Pfandleihe-Plättchen',
    open: 'offen',
    secret: 'geheim',
    leads: 'führt mit',
    noBid: 'noch kein Gebot',
    none: 'noch nichts',
    pawned: 'Pfand',
    certified: 'zertifiziert',
    fakes: 'Fälschungskarten, die du kennst',
  },
  en: {
    auction: 'Auction',
    supply: 'supply',
    tokens: 'pawn tokens',
    open: 'open',
    secret: 'secret',
    leads: 'leads with',
    noBid: 'no bid yet',
    none: 'nothing yet',
    pawned: 'pawned',
    certified: 'certified',
    fakes: 'Counterfeits you know',
  },
}
type Counted = Readonly<Record<Language, readonly [one: string, many: string]>>
const GOLD: Counted = { de: ['Goldbarren', 'Goldbarren'], en: ['ingot', 'ingots'] }
const SCORE: Counted = { de: ['Punkt', 'Punkte'], en: ['point', 'points'] }
const gold = (n: number, language: Language) => counting(language).count(n, ...GOLD[language])
const score = (n: number, language: Language) => counting(language).count(n, ...SCORE[language])
const WIDTH = 80
const MARK: Readonly<Record<Note, string>> = { fake: '✗', genuine: '✓', unknown: '' }
const NATURE = { blessed: '☆', cursed: '†', neutral: '' } as const

/** "Holy Grail 3☆" */
function label(id: CardId, language: Language): string {
  const { value, nature } = cardOf(id)
  return `${cardName(id, language)} ${value}${NATURE[nature]}`
}
const categoryOf = (id: CardId): Category => cardOf(id).category

/** Items behind a heading, as many to a line as fit, each painted after it was measured. */
function wrapped(heading: string, items: readonly { text: string; painted: string }[]): string[] {
  const lines: string[] = []
  let line = heading
  let width = heading.length
  items.forEach(({ text, painted }, i) => {
    const comma = i + 1 < items.length ? ',' : ''
    if (width + text.length + 2 > WIDTH) {
      lines.push(line)
      line = ' '.repeat(heading.length)
      width = heading.length
    }
    line += ` ${painted}${comma}`
    width += text.length + 1 + comma.length
  })
  return [...lines, line]
}

function card(each: CardView, language: Language, paint: Paint) {
  const w = WORDS[language]
  const state = each.pawned ? ` (${w.pawned})` : each.certified ? ` (${w.certified})` : ''
  const text = `${label(each.id, language)}${MARK[each.note]}${state}`
  const painted =
    each.note === 'fake' && !each.certified ? paint('bad', text) : each.pawned ? paint('quiet', text) : text
  return { text, painted }
}

function collection(player: PlayerView, language: Language, paint: Paint): string[] {
  const lines = CATEGORIES.flatMap((category) => {
    const cards = player.cards.filter((each) => categoryOf(each.id) === category)
    if (cards.length === 0) return []
    return wrapped(
      `    ${colourName(category, language)}:`,
      cards.map((each) => card(each, language, paint)),
    )
  })
  return lines.length > 0 ? lines : [paint('quiet', `    ${WORDS[language].none}`)]
}

function auction(view: View, name: (seat: number) => string, language: Language, paint: Paint): string[] {
  const { auction: now } = view
  if (!now) return []
  const w = WORDS[language]
  const kind = now.secret ? w.secret : w.open
  const bid = now.leader === null ? w.noBid : `${name(now.leader)} ${w.leads} ${gold(now.highest, language)}`
  const mark = now.note === 'fake' ? paint('bad', ' ✗') : ''
  const colour = colourName(categoryOf(now.card), language)
  return [
    `  ${paint('gold', label(now.card, language))}${mark} (${colour}, ${kind})${now.secret ? '' : ` · ${bid}`}`,
  ]
}

export function terminal(
  view: View,
  name: (seat: number) => string,
  language: Language,
  paint: Paint,
): string[] {
  const w = WORDS[language]
  const head = `── ${w.auction} ${view.auctionNumber}/${IDS.length} · ${w.supply} ${view.supply} · ${w.tokens} ${view.tokens} `
  const stacks = view.stacks.map(
    ({ category, left, first, second }) => `${colourName(category, language)} ${left} (${first}/${second})`,
  )
  const lines = [
    paint('title', head + '─'.repeat(Math.max(0, WIDTH - head.length))),
    `  ${stacks.join('   ')}`,
    ...auction(view, name, language, paint),
  ]
  view.players.forEach((player, seat) => {
    const { total } = view.scoring.accounts[seat]!
    const turn = view.active === seat ? '▸ ' : '  '
    const ingots = paint('gold', gold(player.ingots, language))
    lines.push(`${turn}${paint(seat, name(seat))}  ${ingots}  ${score(total, language)}`)
    lines.push(...collection(player, language, paint))
  })
  const known = view.gaps.flat().flatMap((slot) => (slot.counterfeit === null ? [] : [slot.counterfeit]))
  if (known.length > 0)
    lines.push(
      ...wrapped(
        `  ${w.fakes}:`,
        known.map((id) => ({ text: fakeName(id, language), painted: paint('bad', fakeName(id, language)) })),
      ),
    )
  return lines
}
