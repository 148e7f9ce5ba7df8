/** The seal of a record: being checked, in order, or from which move on it is not. */
import { useRecordWords } from '../i18n/records.ts'
import type { Readable } from '../records/asked.ts'
import { useProblemSaid } from '../records/problem-said.ts'
import { Sealing } from '../records/sealing.tsx'
import css from './verdict.module.css'

export function Verdict({ record }: { record: Readable }) {
  const { t } = useRecordWords()
  const said = useProblemSaid()
  const { doubt, together, older } = record
  return (
    <div className={css.verdict} data-verdict={doubt ? 'wrong' : 'verified'} role="status">
      <Sealing state={doubt ? 'wrong' : 'verified'} size={38} />
      <div>
        <b>{t(doubt ? 'seal.wrong' : 'seal.verified')}</b>
        <p>
          {doubt ? said(doubt) : t(older ? 'seal.older' : 'seal.verifiedText')}
          {!doubt && together ? ` ${t('seal.together')}` : ''}
        </p>
      </div>
    </div>
  )
}

/** The same in a word. */
export function VerdictPill({ record: { doubt } }: { record: Readable }) {
  const { t } = useRecordWords()
  return (
    <span className={css.pill} data-verdict={doubt ? 'wrong' : 'verified'}>
      <Sealing state={doubt ? 'wrong' : 'verified'} size={26} />
      {t(doubt ? 'seal.wrong' : 'seal.verified')}
    </span>
  )
}
