/** Where it was won: cards (who, how well, how lucky), curve (when), decision (why), lists (what next), sum. */

import { Corners, Leaf, SeatingProvider, useLanguage, usePhone } from '@durbar/table'
import { useCallback, useState } from 'react'
import { useReviewWords } from '../i18n/review.ts'
import type { ViewProps } from '../records/result-view.tsx'
import { ShareSheet } from '../replay/share.tsx'
import { usePlaying } from '../replay/use-playing.ts'
import { lonePerson, useSeatingOf, useSeatNames } from '../seat-names.ts'
import { Button } from '../shell/button.tsx'
import { Loading } from '../shell/loading.tsx'
import shell from '../shell/shell.module.css'
import { useLoaded } from '../shell/use-loaded.ts'
import { Account } from './account.tsx'
import { Cards } from './cards.tsx'
import { CurvePanel } from './curve-panel.tsx'
import { Decision } from './decision.tsx'
import { DecisionList } from './lists.tsx'
import { Moment } from './moment.tsx'
import { loadReasons } from './reasons.ts'
import css from './review.module.css'
import { chosenSeat, decisionAt, type ReviewSeen, turningOf } from './seen.ts'
import { secondsFor } from './speed.ts'
import { StateBar } from './state-bar.tsx'
import { useJudging } from './use-judging.ts'
import { useReviewKeys } from './use-review-keys.ts'

/** A leaf with a sentence, and what can be done about it. */
function Note({ text, door }: { text: string; door?: { readonly text: string; go(): void } }) {
  const { t } = useReviewWords()
  return (
    <main id="main" className={shell.page}>
      <Corners />
      <h2>{t('slider')}</h2>
      <p>{text}</p>
      {door ? (
        <div className={shell.row}>
          <Button look="go" onClick={door.go}>
            {door.text}
          </Button>
        </div>
      ) : null}
    </main>
  )
}

function Judged({
  seen,
  judging,
  onReplay,
}: {
  seen: ReviewSeen
  judging: ReturnType<typeof useJudging>
  onReplay(): void
}) {
  const phone = usePhone()
  const [sharing, setSharing] = useState(false)
  useReviewKeys(
    seen,
    useCallback(() => setSharing(true), []),
  )
  usePlaying(seen.at.cursor, null, true)
  return (
    <main id="main" className={css.review} data-review={judging.phase}>
      <Cards seen={seen} />
      <Leaf className={css.curve}>
        <StateBar judging={judging} total={seen.at.cursor.last} />
        <CurvePanel seen={seen} phone={phone} />
      </Leaf>
      <Leaf className={css.decision}>
        <Decision seen={seen} explain={judging.explain} onReplay={onReplay} />
      </Leaf>
      <Leaf className={css.costliest}>
        <DecisionList seen={seen} kind="costliest" />
      </Leaf>
      <Leaf className={css.best}>
        <DecisionList seen={seen} kind="best" />
      </Leaf>
      <Leaf className={css.sum}>
        <Account seen={seen} />
      </Leaf>
      {sharing ? <ShareSheet at={seen.at} onClose={() => setSharing(false)} /> : null}
    </main>
  )
}

/** The moments worth stepping through: turning points and the chosen seat's lists, in the order of the game. */
function momentsOf(seen: ReviewSeen): readonly number[] {
  const { costliest, best } = seen.picture.soFar.seats[seen.chosen]!
  const all = [...turningOf(seen), ...costliest.slice(0, 4), ...best.slice(0, 4)]
  return [...new Set(all)].sort((a, b) => a - b)
}

function Shown({ at, onReplay }: ViewProps) {
  const { t } = useReviewWords()
  const language = useLanguage()
  const judging = useJudging(at)
  const { row, record } = at.found
  const names = useSeatNames(row.seats)
  const reasons = useLoaded(() => loadReasons(record.game), record.game)
  const { phase, picture, why } = judging
  if (at.cursor.veiled) return <Note text={t('veiled')} door={{ text: t('lift'), go: at.cursor.lift }} />
  if (!record.result) return <Note text={t('unfinished')} />
  if (phase === 'unjudged') return <Note text={t(why === 'rules' ? 'oldRules' : 'damaged')} />
  if (phase === 'ready')
    return (
      <Note
        text={t('none', { n: secondsFor(record.game, record.moves) })}
        door={{ text: t('judge'), go: judging.begin }}
      />
    )
  if (!picture) return <Loading />
  const seen: ReviewSeen = {
    at,
    picture,
    chosen: chosenSeat(at),
    names,
    you: lonePerson(row.seats),
    language,
    done: phase === 'done',
    reasons,
    result: record.result,
    onShow: (ply) => {
      at.cursor.go(ply)
      at.cursor.show(true)
    },
  }
  const judgement = decisionAt(seen, at.cursor.ply)
  if (at.cursor.showing && judgement)
    return (
      <Moment
        seen={seen}
        judgement={judgement}
        explain={judging.explain}
        moments={momentsOf(seen)}
        onBack={() => at.cursor.show(false)}
      />
    )
  return <Judged seen={seen} judging={judging} onReplay={onReplay} />
}

export default function ReviewView(props: ViewProps) {
  const { row } = props.at.found
  const seating = useSeatingOf(row.seats, lonePerson(row.seats))
  return (
    <SeatingProvider value={seating}>
      {props.tabs}
      <Shown {...props} />
    </SeatingProvider>
  )
}
