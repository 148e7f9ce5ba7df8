/** The three rows of a tableau, and what each is one short of. */
import type { Language } from '@durbar/room'
import { arch, lookAt, Piece, type TableProps, Thing } from '@durbar/table'
import type { ReactNode } from 'react'
import type { CardId } from '../data/cards.ts'
import type { PlayerView, View } from '../view/index.ts'
import { ActionCard } from './card-face.tsx'
import { cardText } from './card-text.ts'
import { subject } from './look/subject.ts'
import { type Row as RowId, rowOf } from './places.ts'
import css from './rows.module.css'
import { BuildingMark, GoodMark } from './symbols.tsx'
import { TokenPicture } from './tokens.tsx'
import { symbol } from './touches.ts'
import { words } from './words/index.ts'

const Ghost = ({ hot, children }: { hot?: boolean; children: ReactNode }) => (
  <svg className={css.ghost} viewBox="0 0 100 128" aria-hidden="true" data-hot={hot || undefined}>
    <path d={arch(6, 7, 88, 114, 5, 44)} />
    {children}
  </svg>
)

function Row(props: {
  title: string
  cards: readonly CardId[]
  language: Language
  hints: ReactNode
  ghost: ReactNode
  hot: boolean
  locked?: readonly CardId[]
  row: RowId
  place: string
}) {
  const { title, cards, language, hints, ghost, hot, locked = [], row, place } = props
  return (
    <section className={css.row} data-hot={hot || undefined} data-note={row}>
      <div className={css.about} data-place={place}>
        <h3>
          <span {...lookAt(subject('row', row), title)}>{title}</span>
        </h3>
        {hints}
      </div>
      <div className={css.cards}>
        {[...locked, ...cards].map((id) => (
          <Piece key={id} id={`card:${id}`} className={css.card}>
            <Thing tokens={symbol(id)} name={cardText(id, language)} subject={subject('card', id)}>
              <ActionCard id={id} />
            </Thing>
          </Piece>
        ))}
        <Ghost hot={hot}>{ghost}</Ghost>
      </div>
    </section>
  )
}

const Hint = ({ what, name, gain }: { what: 'stewards' | 'coins'; name: string; gain: string }) => (
  <p className={css.hint}>
    <TokenPicture what={what} size={26} />
    <span>
      {name} <b>{gain}</b>
    </span>
  </p>
)

const About = ({ children }: { children: string }) => <p className={css.quiet}>{children}</p>

/** In words, for the panel and the strip on the phone. */
export function buildingHint(player: PlayerView, language: Language): string | null {
  const w = words(language)
  const { buildings } = player.short
  return buildings.length === 0 ? null : w.shortBuildings(buildings.map(({ kind }) => kind))
}
export function goodsHint(player: PlayerView, language: Language): { name: string; gain: string } | null {
  const w = words(language)
  const { goods } = player.short
  if (goods.length === 0) return null
  return {
    name: w.shortGoods(goods.map(({ kind }) => kind)),
    gain: w.sellFor(Math.max(...goods.map(({ coins }) => coins))),
  }
}

export function Rows({ view, language, player }: TableProps<View> & { player: PlayerView }) {
  const seat = view.players.indexOf(player)
  const w = words(language)
  const { buildings, goods, ships } = player.short
  const building = buildingHint(player, language)
  const sale = goodsHint(player, language)
  const last = player.lastShip
  return (
    <div className={css.rows}>
      <Row
        title={w.buildings}
        row="buildings"
        place={rowOf(seat, 'buildings')}
        language={language}
        cards={player.buildings}
        hot={building !== null}
        hints={
          building ? (
            <Hint what="stewards" name={building} gain={w.steward} />
          ) : (
            <About>{w.aboutBuildings}</About>
          )
        }
        ghost={buildings.map(({ kind }, k) => (
          <BuildingMark
            key={kind}
            kind={kind}
            x={50}
            y={buildings.length === 1 ? 62 : 46 + (k * 62) / buildings.length}
            size={buildings.length === 1 ? 60 : 34}
          />
        ))}
      />
      <Row
        title={w.goods}
        row="goods"
        place={rowOf(seat, 'goods')}
        language={language}
        cards={player.goods}
        hot={sale !== null}
        hints={sale ? <Hint what="coins" name={sale.name} gain={sale.gain} /> : <About>{w.aboutGoods}</About>}
        ghost={goods.map(({ kind }, k) => (
          <GoodMark
            key={kind}
            kind={kind}
            x={goods.length === 1 ? 50 : 36 + 28 * (k % 2)}
            y={goods.length === 1 ? 66 : 46 + (k * 60) / goods.length}
            r={goods.length === 1 ? 24 : 17}
          />
        ))}
      />
      <Row
        title={w.ships}
        row="ships"
        place={rowOf(seat, 'ships')}
        language={language}
        cards={player.ships}
        locked={player.locked}
        hot={ships !== null}
        hints={
          player.locked.length > 0 ? (
            <Hint what="stewards" name={w.locked} gain={w.steward} />
          ) : ships !== null ? (
            <Hint what="stewards" name={w.shortShip(ships)} gain={w.steward} />
          ) : (
            <About>{w.aboutShips}</About>
          )
        }
        ghost={
          player.ships.length > 0 && last ? (
            <text x="50" y="78" textAnchor="middle" className={css.above}>
              {'>'} {Number(last.slice(1))}
            </text>
          ) : null
        }
      />
    </div>
  )
}
