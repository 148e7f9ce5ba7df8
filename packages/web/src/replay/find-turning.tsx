import { useRecordWords } from '../i18n/records.ts'
import type { RecordAt } from '../records/at.ts'
import { StarSign } from '../records/star-sign.tsx'
import css from './desk.module.css'

/** Where the key of the stars stands: what finds them, until there are any. */
export function FindTurning({ at: { turning, cursor } }: { at: RecordAt }) {
  const { t } = useRecordWords()
  const { plies, find, sought } = turning
  if (cursor.veiled) return null
  if (find)
    return (
      <button type="button" className={css.find} data-find-turning="" onClick={find}>
        {t('replay.find')}
      </button>
    )
  return plies.length > 0 || sought ? (
    <p className={css.turning} role="status">
      {sought ? (
        t('replay.finding')
      ) : (
        <>
          <StarSign n={1} /> {t('replay.turning')}
        </>
      )}
    </p>
  ) : null
}
