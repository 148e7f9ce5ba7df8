/** In a hall without a free seat: a switch for whoever would come if there were one. What it does comes with the touch. */
import { useState } from 'react'
import { useHallWords } from '../i18n/hall.ts'
import { withWords } from '../i18n/index.ts'
import css from './court-leaf.module.css'

/** As me/push.ts has kept it. */
function isWished(): boolean {
  try {
    return localStorage.getItem('durbar.notices')?.includes('"opened"') ?? false
  } catch {
    return false
  }
}

export function TellMe() {
  const { t } = useHallWords()
  const [{ on, said }, setNow] = useState(() => ({ on: isWished(), said: '' }))
  const [busy, setBusy] = useState(false)
  const turn = async () => {
    setBusy(true)
    const { tellOfTables } = await withWords(['me'], import('../me/tell-of-tables.ts'))
    setNow(await tellOfTables(!on))
    setBusy(false)
  }
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        className={css.tellMe}
        disabled={busy}
        onClick={() => void turn()}
      >
        <i aria-hidden="true" />
        {t('hall.tellMe')}
      </button>
      <p role="status" className={css.answer}>
        {said}
      </p>
    </>
  )
}
