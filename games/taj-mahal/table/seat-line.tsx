/** Under a player's name: where they stand in the visit, what they own, and the row of played cards. */
import type { Seat } from '@durbar/kernel'
import { Icon, lookAt, Piece, signAt, type TableProps } from '@durbar/table'
import { isExtra, PERSON_IDS } from '../data/cards.ts'
import { GOODS } from '../data/tiles.ts'
import { cardName, GOOD_NAMES, SYMBOL_NAMES } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import { MiniCard } from './card.tsx'
import { cardPickup } from './icons.ts'
import { subject } from './look/subject.ts'
import { PLACES } from './places.ts'
import css from './seat-line.module.css'
import { GoodTile, Prize } from './symbols.tsx'
import { words } from './words.ts'

function Belongings({ view, language, seat }: TableProps<View> & { seat: Seat }) {
  const w = words(language)
  const player = view.players[seat]!
  const persons = PERSON_IDS.filter((person) => player.tokens[person] > 0)
  const goods = GOODS.filter((good) => player.goods[good] > 0)
  return (
    <div className={css.own}>
      <span
        {...signAt(subject('place', 'hand'), w.handCards(player.handSize))}
        className={css.size}
        data-place={PLACES.hand(seat)}
      >
        <Icon d={cardPickup} />
        {player.handSize}
      </span>
      {persons.map((person) => (
        <span
          key={person}
          {...signAt(subject('prize', person), `${SYMBOL_NAMES[language][person]} ${player.tokens[person]}`)}
        >
          <Prize item={person} />
          {player.tokens[person] > 1 ? player.tokens[person] : null}
        </span>
      ))}
      {persons.length > 0 && goods.length > 0 ? <i /> : null}
      {goods.map((good) => (
        <span
          key={good}
          {...signAt(subject('good', good), `${GOOD_NAMES[language][good]} ${player.goods[good]}`)}
        >
          <GoodTile good={good} />
          {player.goods[good] > 1 ? player.goods[good] : null}
        </span>
      ))}
      {player.specials.map((id) => (
        <span key={id} className={css.special} {...lookAt(subject('card', id), cardName(id, language), true)}>
          <MiniCard id={id} />
        </span>
      ))}
    </div>
  )
}

export function SeatLine(props: TableProps<View> & { seat: Seat }) {
  const { view, language, seat } = props
  const w = words(language)
  const player = view.players[seat]!
  const leaving = view.asked?.seat === seat && view.asked.rule !== 'turn'
  const state = leaving ? w.leaving : player.inVisit ? (player.row.length > 0 ? w.inVisit : w.noRow) : w.left
  return (
    <div
      className={css.line}
      data-out={(!player.inVisit && !leaving) || undefined}
      data-dense={view.players.length > 4 || undefined}
      data-many={view.players.length > 3 || undefined}
    >
      <Belongings {...props} />
      {view.places ? null : (
        <div className={css.played}>
          {player.row.length > 0 ? (
            <ul className={css.row} data-place={PLACES.row(seat)}>
              {player.row.map((id) => (
                <li key={id} data-extra={isExtra(id) || undefined}>
                  <Piece id={`card:${id}`} framed>
                    <span {...lookAt(subject('card', id), cardName(id, language), true)}>
                      <MiniCard id={id} className={css.mini} />
                    </span>
                  </Piece>
                </li>
              ))}
            </ul>
          ) : (
            <p className={css.state}>
              {state}
              {view.startSeat === seat ? ` · ${w.starts}` : ''}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
