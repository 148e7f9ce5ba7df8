/** What a move would bring, under the prompt and before it is made. */
import { ColourSign, Icon, type TableProps, useBrings } from '@durbar/table'
import type { CityId } from '../data/board.ts'
import { type ColourId, suitNamed } from '../data/cards.ts'
import { symbolThatWins } from '../data/tiles.ts'
import { bonusName, COLOUR_NAMES, cityName, ITEM_NAMES, provinceName, SYMBOL_NAMES } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import type { Move } from '../vocabulary.ts'
import { spotOf } from './land.ts'
import { cardsOf, parts } from './leave.tsx'
import { prospectOf } from './lit.ts'
import css from './preview.module.css'
import { symbolsIn } from './standing.ts'
import { SYMBOL_ICONS } from './symbols.tsx'
import { words } from './words.ts'

type Props = TableProps<View>
type Played = Extract<Move, { readonly type: 'play' }>

/** The colour that the first card of a visit binds to; null = it is bound already, or this one does not bind. */
function bindsTo(view: View, { colourCard, extra }: Played): ColourId | null {
  const bound = view.me === null || view.players[view.me]!.colour !== null || extra === 'special-colour'
  const suit = suitNamed(colourCard)
  return bound || suit === 'white' ? null : suit
}

function PlayPreview({ view, language, move }: Props & { move: Played }) {
  const w = words(language)
  const counts = symbolsIn(move)
  const points = useBrings<number>()(move)
  const colour = bindsTo(view, move)
  return (
    <p className={css.chips}>
      {view.court.flatMap((contest) => {
        const symbol = symbolThatWins(contest.item)
        const plus = counts.get(symbol)
        if (!plus) return []
        const missing = view.me === null ? 0 : contest.missing[view.me]!
        const enough = contest.there && plus >= missing
        return [
          <span key={contest.item} className={css.chip} data-enough={enough || undefined}>
            <Icon d={SYMBOL_ICONS[symbol]} /> {SYMBOL_NAMES[language][symbol]} +{plus}
            {enough ? ` · ${w.enough}` : ''}
          </span>,
        ]
      })}
      {points !== null ? (
        <span className={css.chip} data-enough>
          {w.pointsNow(points)}
        </span>
      ) : null}
      {colour ? (
        <span className={css.colour}>
          <ColourSign colour={colour} size={14} /> {w.colourThen(COLOUR_NAMES[language][colour])}
        </span>
      ) : null}
    </p>
  )
}

function PlacePreview({ view, language, city }: Props & { city: CityId }) {
  const w = words(language)
  const prospect = view.me === null ? null : prospectOf(view, city, view.me)
  if (!prospect) return null
  const provinces = w.list([...new Set(prospect.chain.map((id) => provinceName(spotOf(id).province)))])
  const tile = view.cities.find((each) => each.id === city)?.bonus
  return (
    <p>
      <b>{cityName(city)}</b>: {w.palaces} <b className={css.gain}>+{prospect.palaces}</b> ({provinces})
      {tile && (prospect.bonus > 0 || prospect.card) ? (
        <>
          , {w.bonus} {bonusName(tile, language)}
          {prospect.bonus > 0 ? <b className={css.gain}> +{prospect.bonus}</b> : null}
        </>
      ) : null}
    </p>
  )
}

function LeavePreview({ view, language }: Props) {
  const w = words(language)
  const player = view.me === null ? null : view.players[view.me]!
  if (!player?.leaving) return null
  const prizes = w.list(player.leads.map((item) => ITEM_NAMES[language][item])) || w.nothingWon
  return (
    <p>
      {prizes}.{' '}
      {parts(player.leaving, w).map(([text, points], i) => (
        <span key={text}>
          {i > 0 ? ', ' : ''}
          {text} <b className={css.gain}>+{points}</b>
        </span>
      ))}
      {player.leaving.total > 0 ? '. ' : ''}
      {cardsOf(player.leaving, w)}.
    </p>
  )
}

export function Preview({ move, ...props }: Props & { readonly move: Move }) {
  switch (move.type) {
    case 'play':
      return <PlayPreview {...props} move={move} />
    case 'place':
      return <PlacePreview {...props} city={move.city} />
    case 'withdraw':
      return <LeavePreview {...props} />
    case 'take':
      return null
  }
}

/** On the buttons of the move list. */
export const gain = (_move: Move, _view: View, brings: number | null): string | null =>
  brings === null ? null : `+${brings}`
