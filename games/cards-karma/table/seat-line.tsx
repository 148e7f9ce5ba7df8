/** Under a player's name: track, tokens, hidden dice by colour, and what lies in the rows. */
import type { Seat } from '@durbar/kernel'
import { IconMark, lobed, lookAt, Piece, signAt, type TableProps } from '@durbar/table'
import { COLOR_NAMES, cardTitle, tokens } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import { SmallDie } from './die-card.tsx'
import { elephant } from './icons.ts'
import { subject } from './look/subject.ts'
import { tokenOf } from './places.ts'
import { faceOf } from './reading.ts'
import css from './seat-line.module.css'
import { BuildingMark, GoodMark } from './symbols.tsx'
import { TokenPicture } from './tokens.tsx'
import { SmallTrack } from './track.tsx'
import { words } from './words/index.ts'

/** A card of somebody's rows, small: its symbols alone. */
function SmallCard({ id }: { id: string }) {
  const face = faceOf(id)
  return (
    <span className={css.mini}>
      {face.buildings.map((kind) => (
        <svg key={kind} viewBox="-32 -36 64 66" aria-hidden="true">
          <BuildingMark kind={kind} size={60} />
        </svg>
      ))}
      {face.type === 'ship' ? <b>{face.number}</b> : null}
      {face.goods.map(({ kind }) => (
        <svg key={kind} viewBox="-11 -11 22 22" aria-hidden="true">
          <GoodMark kind={kind} r={9.5} />
        </svg>
      ))}
    </span>
  )
}

const Elephant = ({ name }: { name: string }) => (
  <span className={css.elephant} {...lookAt(subject('place', 'elephant'), name, true)}>
    <svg viewBox="-20 -20 40 40" aria-hidden="true">
      <path d={lobed(0, 0, 18, 12)} fill="var(--ivory)" stroke="var(--card-line)" strokeWidth="1.5" />
      <IconMark d={elephant} x={0} y={0} size={25} fill="var(--card-ink)" />
    </svg>
  </span>
)

export function SeatLine({ view, seat, language }: TableProps<View> & { seat: Seat }) {
  const w = words(language)
  const player = view.players[seat]!
  const mine = seat === view.me
  const rows = [...player.buildings, ...player.goods, ...player.locked, ...player.ships]
  return (
    <div className={css.line}>
      <SmallTrack player={player} language={language} />
      <ul className={css.tokens}>
        {(['fame', 'coins', 'karma', 'stewards'] as const).map((what) => (
          <li key={what} data-place={tokenOf(seat, what)}>
            <span
              className={css.token}
              {...signAt(subject('token', what), tokens(what, player[what], language))}
            >
              <TokenPicture what={what} size={22} />
              <b>{player[what]}</b>
            </span>
          </li>
        ))}
        {view.elephant === seat ? (
          <li>
            <Piece id="elephant">
              <Elephant name={w.elephant} />
            </Piece>
          </li>
        ) : null}
      </ul>
      {mine ? null : (
        <>
          <div className={css.dice}>
            {player.hand.map((die) => (
              <Piece key={die.id} id={`card:${die.id}`}>
                <span {...lookAt(subject('die', die.id), COLOR_NAMES[language][die.color], true)}>
                  <SmallDie colour={die.color} className={css.die} />
                </span>
              </Piece>
            ))}
          </div>
          <div className={css.rows}>
            {rows.map((id) => (
              <Piece key={id} id={`card:${id}`}>
                <span {...lookAt(subject('card', id), cardTitle(id, language), true)}>
                  <SmallCard id={id} />
                </span>
              </Piece>
            ))}
          </div>
        </>
      )}
    </div>
  )
}
