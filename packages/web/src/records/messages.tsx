/** What became of files that were added: one message each, until it is closed. */
import { useLanguage } from '@durbar/table'
import { Link } from 'wouter'
import { boxOf } from '../games.ts'
import { useRecordWords } from '../i18n/records.ts'
import { Button, buttonClass } from '../shell/button.tsx'
import { Cross } from '../shell/cross.tsx'
import type { RecordProblem } from './asked.ts'
import css from './library.module.css'
import { useProblemSaid } from './problem-said.ts'
import type { Message } from './use-adding.ts'

const headOf = ({ kind }: RecordProblem) => {
  if (kind === 'foreign' || kind === 'empty') return 'library.notOurs' as const
  if (kind === 'version' || kind === 'game' || kind === 'rules' || kind === 'shape')
    return 'library.tooNew' as const
  return 'library.damaged' as const
}

const fitsOf = (problem: RecordProblem): number => ('fits' in problem ? problem.fits : 0)

function Problem(props: { file: string; problem: RecordProblem; onWatch(): void }) {
  const { file, problem, onWatch } = props
  const { t } = useRecordWords()
  const said = useProblemSaid()
  const fits = fitsOf(problem)
  return (
    <>
      <div>
        <b>{t(headOf(problem), { file })}</b>
        <p>
          {said(problem)} {problem.kind === 'foreign' ? '' : t('library.left')}{' '}
          {fits > 0 ? t('library.canWatch', { count: fits }) : ''}
        </p>
      </div>
      {fits > 0 ? <Button onClick={onWatch}>{t('library.watch')}</Button> : null}
    </>
  )
}

interface MessagesProps {
  readonly messages: readonly Message[]
  dismiss(key: number): void
  /** Shows what can be read of it, without adding it. */
  watch(text: string): void
}

export function Messages({ messages, dismiss, watch }: MessagesProps) {
  const { t } = useRecordWords()
  const language = useLanguage()
  return messages.map(({ key, file, about }) => (
    <div key={key} className={css.message} role="alert" data-message={about.kind}>
      {about.kind === 'problem' ? (
        <Problem file={file} problem={about.problem} onWatch={() => watch(about.text)} />
      ) : (
        <>
          <div>
            <b>
              {about.kind === 'known'
                ? t('library.known')
                : t('library.added', { title: boxOf(about.game)?.title[language] ?? about.game })}
            </b>
          </div>
          <Link href={`/records/${about.id}/0`} className={buttonClass('alt')}>
            {t('library.replay')}
          </Link>
        </>
      )}
      <button type="button" aria-label={t('library.dismiss')} onClick={() => dismiss(key)}>
        <Cross />
      </button>
    </div>
  ))
}
