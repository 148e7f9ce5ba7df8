/** The seal of a record: being checked, in order, or from which move on it is not. */
import { useRecordWords } from '../i18n/records.ts'
import type { Readable } from '../records/asked.ts'
import type { RecordAt } from '../records/at.ts'
import { useProblemSaid } from '../records/problem-said.ts'
import { Sealing, type SealState } from '../records/sealing.tsx'
import css from './verdict.module.css'

type State = Exclude<SealState, 'checking'>

const stateOf = ({ doubt, result }: Readable): State => (doubt ? 'wrong' : result ? 'verified' : 'open')

function useReason(at: RecordAt): string {
  const { t } = useRecordWords()
  const said = useProblemSaid()
  const { doubt, together, older, result, seen } = at.found.record
  if (doubt) return said(doubt)
  if (!result)
    return t('seal.openText', { name: typeof seen === 'number' ? at.slot.name(seen) : t('replay.anybody') })
  return `${t(older ? 'seal.older' : 'seal.verifiedText')}${together ? ` ${t('seal.together')}` : ''}`
}

export function Verdict({ at }: { at: RecordAt }) {
  const { t } = useRecordWords()
  const state = stateOf(at.found.record)
  return (
    <div className={css.verdict} data-verdict={state} role="status">
      <Sealing state={state} size={38} />
      <div>
        <b>{t(`seal.${state}`)}</b>
        <p>{useReason(at)}</p>
      </div>
    </div>
  )
}

/** The same in a word. */
export function VerdictPill({ at }: { at: RecordAt }) {
  const { t } = useRecordWords()
  const state = stateOf(at.found.record)
  return (
    <span className={css.pill} data-verdict={state}>
      <Sealing state={state} size={26} />
      {t(`seal.${state}`)}
    </span>
  )
}
