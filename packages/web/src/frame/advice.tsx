/**
 * What the best bot would do, in the rows of the prompt: the move, why, and how sure he is. The table shows where.
 * Whoever lets it be shown has chosen it, and nothing more.
 */
import { type AnyTable, counting, type TableProps, useChoosing } from '@durbar/table'
import { useTranslation } from 'react-i18next'
import type { MatchStore } from '../match/match-store.ts'
import { Button } from '../shell/button.tsx'
import type { Counsel } from './advice-by-offer.ts'
import { advisedMarks } from './advised.ts'
import css from './prompt.module.css'
import { bringFirstIntoSight } from './ring.ts'
import { Words } from './words.tsx'

interface AdviceProps {
  readonly match: MatchStore
  readonly counsel: Counsel
  readonly table: AnyTable
  readonly slot: TableProps<unknown>
}

/** In the middle of a sentence; German begins its list entries with nouns. */
const within = (text: string, language: string) =>
  language === 'de' ? text : `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`

export function Advice({ match, counsel, table, slot }: AdviceProps) {
  const { t } = useTranslation()
  const { question, show } = useChoosing()
  const { Preview } = table
  const { move, confidence, others } = counsel
  const { language } = slot
  const said = (each: typeof move) => within(slot.speech.move(each, slot.view, slot.name), language)
  // Moves may differ in what no word tells: another die of the same value.
  const otherwise = [...new Set(others.map(said))].filter((each) => each !== said(move))
  return (
    <>
      <Words
        advice
        say={
          <>
            {t('table.advises', { move: said(move) })}{' '}
            {confidence ? t(`table.confidence.${confidence}`) : null}
          </>
        }
      >
        {Preview ? <Preview {...slot} move={move} /> : null}
        {otherwise.length > 0 ? (
          <span className={css.else}>
            {' '}
            {t('table.advisesElse', { moves: counting(language).either(otherwise) })}
          </span>
        ) : null}
      </Words>
      <div className={css.buttons}>
        <Button
          look="go"
          className={css.main}
          onClick={() => {
            match.dismissHint()
            show(move)
            bringFirstIntoSight(advisedMarks(move, question?.moves ?? []))
          }}
        >
          {t('table.showIt')}
        </Button>
        <Button look="alt" className={css.letGo} onClick={match.dismissHint} aria-label={t('nav.close')}>
          <svg viewBox="0 0 24 24" className={`${css.sign} ${css.narrowOnly}`} aria-hidden="true">
            <path d="m5 3-2 2 7 7-7 7 2 2 7-7 7 7 2-2-7-7 7-7-2-2-7 7Z" fill="currentColor" />
          </svg>
          <span className={css.wideText}>{t('nav.close')}</span>
        </Button>
      </div>
    </>
  )
}
