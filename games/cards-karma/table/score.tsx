/** How the turned cards came about, and what breaks a tie. */
import type { Seat } from '@durbar/kernel'
import { type Language, ScoreTable, type TableProps } from '@durbar/table'
import type { View } from '../view/index.ts'
import css from './score.module.css'
import { TokenPicture } from './tokens.tsx'
import { SmallTrack } from './track.tsx'
import { words } from './words/index.ts'

export function Score({ view: { players }, language, name }: TableProps<View>) {
  const w = words(language)
  return (
    <>
      <ScoreTable
        name={name}
        rows={[
          { label: w.byFame, values: players.map(({ turnedByFame }) => turnedByFame) },
          { label: w.byCoins, values: players.map(({ turnedByCoins }) => turnedByCoins) },
          {
            label: w.turned,
            values: players.map(({ turned }) => turned),
            notes: players.map((player) => (
              <span key={player.color} className={css.track}>
                <SmallTrack player={player} language={language} />
              </span>
            )),
            weight: 'total',
          },
          {
            label: w.left,
            values: players.map(({ tieBreak }) => tieBreak),
            notes: players.map(({ color, fame, coins, karma }) => (
              <span key={color} className={css.left}>
                {(
                  [
                    ['fame', fame],
                    ['coins', coins],
                    ['karma', karma],
                  ] as const
                ).map(([what, n]) => (
                  <span key={what}>
                    <TokenPicture what={what} size={18} /> {n}
                  </span>
                ))}
              </span>
            )),
          },
        ]}
      />
      <p className={css.note}>{w.leftNote}</p>
    </>
  )
}

/** CK-15.3, CK-15.4 */
export const ahead = ({ players }: View, first: Seat, second: Seat, language: Language): string | null => {
  const w = words(language)
  const [a, b] = [players[first]!, players[second]!]
  if (a.tieBreak > b.tieBreak) return w.moreLeft(a.tieBreak, b.tieBreak)
  return a.karma > b.karma ? w.moreKarma(a.karma, b.karma) : null
}
