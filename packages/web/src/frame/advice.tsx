/** What the best bot would do. Touching a line chooses it, as everywhere; the table shows where. */
import { type TableProps, useChoosing } from '@durbar/table'
import { useTranslation } from 'react-i18next'
import type { MatchState, MatchStore } from '../match/match-store.ts'
import { Button } from '../shell/button.tsx'
import { adviceByOffer } from './advice-by-offer.ts'
import css from './prompt.module.css'

interface AdviceProps {
  readonly match: MatchStore
  readonly hint: NonNullable<MatchState['hint']>
  readonly slot: TableProps<unknown>
}

export function Advice({ match, hint, slot }: AdviceProps) {
  const { t } = useTranslation()
  const { choose, offer } = useChoosing()
  return (
    <div className={css.hint} role="status">
      <h3>{t('table.hintTitle')}</h3>
      <ol>
        {adviceByOffer(hint.choices, offer).map((choice) => (
          <li key={JSON.stringify(choice.move)}>
            <Button look="alt" className={css.move} onClick={() => choose(choice.move)}>
              <span>{slot.speech.move(choice.move, slot.view, slot.name)}</span>
            </Button>
            <small>
              {choice.place > 0
                ? `${t('table.hintShare', { share: Math.round(choice.share * 100) })}, ${t('table.hintPlace', { place: choice.place.toFixed(1) })}`
                : t('table.hintPlain')}
            </small>
          </li>
        ))}
      </ol>
      <Button look="low" onClick={match.dismissHint}>
        {t('nav.close')}
      </Button>
    </div>
  )
}
