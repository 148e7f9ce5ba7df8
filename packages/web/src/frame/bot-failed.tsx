import { useTranslation } from 'react-i18next'
import type { MatchState } from '../match/match-state.ts'
import type { MatchStore } from '../match/match-store.ts'
import { Button } from '../shell/button.tsx'
import css from './bot-failed.module.css'

/** A bot gave no move, or no advice could be had: says so, and the way on. */
export function BotFailed(props: { match: MatchStore; state: MatchState; name: (seat: number) => string }) {
  const { match, state, name } = props
  const { t } = useTranslation()
  const { botFailed, hintFailed } = state
  if (botFailed)
    return (
      <div className={css.failed} role="alert" data-bot-failed={botFailed.why}>
        {t(botFailed.why === 'silent' ? 'table.botSilent' : 'table.botFailed', {
          name: name(botFailed.seat),
        })}{' '}
        <Button look="go" onClick={() => match.retry(botFailed.seat)}>
          {t('table.retry')}
        </Button>
      </div>
    )
  return hintFailed ? (
    <p className={css.failed} role="alert">
      {t('table.hintFailed')}
    </p>
  ) : null
}
