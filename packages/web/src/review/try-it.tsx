/** "Try it yourself": the same moment, played on against bots. */
import { Emblem, Leaf, PanelHead } from '@durbar/table'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useReviewWords } from '../i18n/review.ts'
import { Button } from '../shell/button.tsx'
import type { Judgement } from './asked.ts'
import type { ReviewSeen } from './seen.ts'
import css from './try-it.module.css'

export function TryIt({ seen, judgement }: { seen: ReviewSeen; judgement: Judgement }) {
  const { t } = useReviewWords()
  const [, navigate] = useLocation()
  const [anew, setAnew] = useState(true)
  const [trouble, setTrouble] = useState(false)
  const { at } = seen
  const { seats } = at.found.row
  const { ply, seat } = judgement
  const others = seats.flatMap((_, each) => (each === seat ? [] : [each]))
  const same = others.every((each) => seats[each]!.kind === 'bot')
  const play = async () => {
    const table = await at.reader.branch(at.found.text, seats, { ply, seat, anew }).catch(() => null)
    if (table) navigate(`/table/${table}`)
    else setTrouble(true)
  }
  return (
    <Leaf className={css.tryIt}>
      <PanelHead note={t('moment.from', { n: ply })}>{t('moment.tryIt')}</PanelHead>
      <p className={css.row}>
        <span>{t('moment.against')}</span>
        <span className={css.others}>
          {others.map((each) => (
            <Emblem key={each} seat={each} size={26} />
          ))}
          <b>{t(same ? 'moment.sameBots' : 'moment.bots')}</b>
        </span>
      </p>
      <div className={css.row}>
        <span id="hidden-cards">{t('moment.hidden')}</span>
        <fieldset className={css.switch} aria-labelledby="hidden-cards">
          {[true, false].map((each) => (
            <button
              key={String(each)}
              type="button"
              aria-pressed={anew === each}
              onClick={() => setAnew(each)}
            >
              {t(each ? 'moment.anew' : 'moment.asTheyLay')}
            </button>
          ))}
        </fieldset>
      </div>
      <Button look="go" className={css.go} onClick={() => void play()}>
        {t('playOn')}
      </Button>
      <p className={css.note} role={trouble ? 'alert' : undefined}>
        {t(trouble ? 'moment.cannot' : 'moment.notCounted')}
      </p>
    </Leaf>
  )
}
