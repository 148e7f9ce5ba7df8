/** "Try it yourself": the same moment, played on against bots. */
import { Emblem, Leaf, PanelHead } from '@durbar/table'
import { useReviewWords } from '../i18n/review.ts'
import { Button } from '../shell/button.tsx'
import { OneOf } from '../shell/one-of.tsx'
import type { Judgement } from './asked.ts'
import type { ReviewSeen } from './seen.ts'
import css from './try-it.module.css'
import type { PlayOn } from './use-play-on.ts'

interface TryProps {
  readonly seen: ReviewSeen
  readonly judgement: Judgement
  readonly playOn: PlayOn
}

export function TryIt({ seen, judgement, playOn }: TryProps) {
  const { t } = useReviewWords()
  const { anew, trouble, deal, play } = playOn
  const { seats } = seen.at.found.row
  const { ply, seat } = judgement
  const others = seats.flatMap((_, each) => (each === seat ? [] : [each]))
  const same = others.every((each) => seats[each]!.kind === 'bot')
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
        <OneOf
          labelledBy="hidden-cards"
          value={anew}
          choices={[
            [true, t('moment.anew')],
            [false, t('moment.asTheyLay')],
          ]}
          onChoose={deal}
        />
      </div>
      <Button look="go" className={css.go} onClick={play}>
        {t('playOn')}
      </Button>
      <p className={css.note} role={trouble ? 'alert' : undefined}>
        {t(trouble ? 'moment.cannot' : 'moment.notCounted')}
      </p>
    </Leaf>
  )
}
