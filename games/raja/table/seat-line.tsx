/** Under a player's name: the character, the palaces, houses, gold and the disc. */

import type { Seat } from '@durbar/kernel'
import { Coin, Gem, House, Icon, lobed, lookAt, signAt, type TableProps } from '@durbar/table'
import { CHARACTERS } from '../data/characters.ts'
import { actionList } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import { CharacterCard } from './court/character-card.tsx'
import { ActionPicture } from './disc/action-picture.tsx'
import { DiscBack } from './disc/disc-drawing.tsx'
import { token as chipIcon } from './icons.ts'
import { subject } from './look/subject.ts'
import { quarry, stock } from './places.ts'
import css from './seat-line.module.css'
import { words } from './words/index.ts'

export function SeatLine({ view, language, seat }: TableProps<View> & { seat: Seat }) {
  const w = words(language)
  const player = view.players[seat]!
  return (
    <span className={css.seat}>
      <span className={css.cards}>
        {player.cards.map((card) => (
          <span
            key={card}
            {...lookAt(subject('character', `${card}`), `${card} ${CHARACTERS[card]![language]}`, true)}
          >
            <CharacterCard card={card} className={css.card} />
          </span>
        ))}
      </span>
      <span className={css.top}>
        <span>
          {player.cards.map((card) => (
            <span
              key={card}
              className={css.character}
              {...lookAt(
                subject('character', `${card}`),
                `${card} ${CHARACTERS[card]![language]} ${w.abilities[card]}`,
                true,
              )}
            >
              <b>
                {card} <span className={css.called}>{CHARACTERS[card]![language]}</span>
              </b>{' '}
              {player.cards.length === 1 ? <span>{w.abilities[card]}</span> : null}
            </span>
          ))}
        </span>
        {view.round > 0 ? <DiscMark view={view} language={language} seat={seat} /> : null}
      </span>
      <span className={css.things} data-chips={view.version === 'base' ? undefined : ''}>
        <span
          className={css.palaces}
          {...signAt(subject('place', 'palaces'), w.builtOf(player.built, view.palacesToWin))}
        >
          {Array.from({ length: view.palacesToWin }, (_, k) => (
            <svg key={k} viewBox="-12 -12 24 24" aria-hidden="true">
              {k < player.built ? (
                <Gem seat={seat} size={20} />
              ) : (
                <path d={lobed(0, 0, 8.5, 8)} fill="none" stroke="var(--gold-line)" strokeWidth="1.5" />
              )}
            </svg>
          ))}
        </span>
        <span
          className={css.number}
          {...signAt(subject('place', 'gold'), player.gold === null ? w.hidden : w.gold(player.gold))}
        >
          <Coin size={17} />
          <b>{player.gold ?? '?'}</b>
        </span>
        <span
          className={css.number}
          {...signAt(
            subject('place', 'houses'),
            `${player.stock}+${player.quarry}: ${player.stock} ${w.stock}, ${player.quarry} ${w.quarry}`,
          )}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <House seat={seat} size={19} />
          </svg>
          <b data-place={stock(seat)}>{player.stock}</b>
          <small data-place={quarry(seat)}>+{player.quarry}</small>
        </span>
        {view.version === 'base' ? null : (
          <span className={css.number} {...signAt(subject('place', 'chip'), w.chips(player.chips))}>
            <Icon d={chipIcon} className={css.chip} />
            <b>{player.chips}</b>
          </span>
        )}
      </span>
    </span>
  )
}

/** The disc of this round, small: face down until the turn. */
function DiscMark({ view, language, seat }: Pick<TableProps<View>, 'view' | 'language'> & { seat: Seat }) {
  const w = words(language)
  const { disc } = view.players[seat]!
  return disc === null ? (
    <span className={css.disc} {...lookAt(subject('disc', `${seat}`), w.faceDown, true)}>
      <DiscBack seat={seat} className={css.back} />
    </span>
  ) : (
    <span
      key="up"
      className={`${css.disc} ${css.up}`}
      {...lookAt(subject('disc', `${seat}`), actionList(disc, language), true)}
    >
      <ActionPicture action={disc[0]} size={20} />
      <ActionPicture action={disc[1]} size={20} />
    </span>
  )
}
