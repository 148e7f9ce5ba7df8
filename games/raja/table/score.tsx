/** The score dialog: palaces decide, gold breaks ties; where the gold came from; what every city paid. */
import type { Seat } from '@durbar/kernel'
import { Coin, Emblem, Gem, type Language, PanelHead, ScoreTable, type TableProps } from '@durbar/table'
import { Fragment } from 'react'
import { FLOWS, START_GOLD } from '../data/material.ts'
import { placeName } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import { Crest } from './city/crest.tsx'
import { Payment } from './city/ledger.tsx'
import css from './score.module.css'
import { words } from './words/index.ts'

const PAID: ReadonlySet<string> = new Set(['tollsPaid', 'houses', 'palaces', 'bids'])

const amount = (gold: number | undefined, flow: string): string | number =>
  gold === undefined ? '?' : PAID.has(flow) && gold > 0 ? `−${gold}` : gold

export function Score(props: TableProps<View>) {
  const { view, language } = props
  const w = words(language)
  return (
    <div className={css.score}>
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

function Purses({ view: { players }, language, name }: TableProps<View>) {
  const w = words(language)
  const flows = FLOWS.filter((flow) => players.some(({ account }) => (account?.[flow] ?? 0) > 0))
  return (
    <div>
      <ScoreTable
        name={name}
        caption={w.scoreLead}
        rows={[
          {
            label: w.endPalaces,
            values: players.map(({ colour, built }, seat) => (
              <Fragment key={colour}>
                <svg viewBox="-12 -12 24 24" width="20" height="20" aria-hidden="true">
                  <Gem seat={seat} size={22} />
                </svg>
                {built}
              </Fragment>
            )),
            weight: 'total',
          },
          { label: w.start, values: players.map(() => START_GOLD) },
          ...flows.map((flow) => ({
            label: w.flows[flow],
            values: players.map(({ account }) => amount(account?.[flow], flow)),
          })),
          {
            label: w.total,
            values: players.map(({ colour, gold }) => (
              <Fragment key={colour}>
                <Coin size={20} />
                {gold ?? '?'}
              </Fragment>
            )),
            weight: 'subtotal',
          },
        ]}
      />
      {players.some(({ gold }) => gold === null) ? <p className={css.quiet}>{w.hiddenGold}</p> : null}
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

/** RJ-10.3 */
export const ahead = ({ players }: View, first: Seat, second: Seat, language: Language): string | null => {
  const [more, less] = [players[first]!.gold ?? 0, players[second]!.gold ?? 0]
  return more > less ? words(language).moreGold(more, less) : null
}
