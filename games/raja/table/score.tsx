/** The score dialog: palaces decide, gold breaks ties; where the gold came from; what every city paid. */
import { Coin, Emblem, Gem, PanelHead, type TableProps } from '@durbar/table'
import { FLOWS, START_GOLD } from '../data/material.ts'
import { placeName } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import { Crest } from './city/crest.tsx'
import { Payment } from './city/ledger.tsx'
import css from './score.module.css'
import { words } from './words/index.ts'

const PAID: ReadonlySet<string> = new Set(['tollsPaid', 'houses', 'palaces', 'bids'])

const amount = (gold: number | undefined, flow: string): string =>
  gold === undefined ? '?' : PAID.has(flow) && gold > 0 ? `−${gold}` : `${gold}`

export function Score(props: TableProps<View>) {
  const { view, language } = props
  const w = words(language)
  return (
    <div className={css.score}>
      <p className={css.lead}>{w.scoreLead}</p>
      <Purses {...props} />
      {view.maharaja === 'S' || view.result !== null ? null : (
        <section>
          <PanelHead level={3} note={w.ifScored}>
            {`${w.preview}: ${placeName(view.maharaja, language)}`}
          </PanelHead>
          <Payment {...props} city={view.maharaja} />
        </section>
      )}
      <Scorings {...props} />
    </div>
  )
}

function Purses({ view, language, name }: TableProps<View>) {
  const w = words(language)
  const flows = FLOWS.filter((flow) => view.players.some((player) => (player.account?.[flow] ?? 0) > 0))
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{w.player}</th>
            {view.players.map((player, seat) => (
              <th key={player.colour} scope="col">
                <Emblem seat={seat} size={24} />
                <span>{name(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={css.great}>
            <th scope="row">{w.endPalaces}</th>
            {view.players.map((player, seat) => (
              <td key={player.colour}>
                <svg viewBox="-12 -12 24 24" aria-hidden="true">
                  <Gem seat={seat} size={22} />
                </svg>
                {player.built}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{w.start}</th>
            {view.players.map((player) => (
              <td key={player.colour}>{START_GOLD}</td>
            ))}
          </tr>
          {flows.map((flow) => (
            <tr key={flow}>
              <th scope="row">{w.flows[flow]}</th>
              {view.players.map((player) => (
                <td key={player.colour}>{amount(player.account?.[flow], flow)}</td>
              ))}
            </tr>
          ))}
          <tr className={css.great}>
            <th scope="row">{w.total}</th>
            {view.players.map((player) => (
              <td key={player.colour}>
                <Coin size={20} />
                {player.gold ?? '?'}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {view.players.some((player) => player.gold === null) ? (
        <p className={css.quiet}>{w.hiddenGold}</p>
      ) : null}
    </div>
  )
}

function Scorings({ view, language, name }: TableProps<View>) {
  const w = words(language)
  return (
    <section>
      <PanelHead level={3}>{w.scorings}</PanelHead>
      {view.scorings.length === 0 ? <p className={css.quiet}>{w.noScorings}</p> : null}
      <ol className={css.cities}>
        {view.scorings.map(({ city, points, gold }, round) => (
          <li key={`${round + 1}`}>
            <Crest city={city} size={26} />
            <b>
              {round + 1}. {placeName(city, language)}
            </b>
            {points.map((n, seat) =>
              n > 0 ? (
                <span key={view.players[seat]!.colour}>
                  <Emblem seat={seat} size={18} name={name(seat)} />
                  {w.points(n)}, {w.gold(gold[seat]!)}
                </span>
              ) : null,
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
