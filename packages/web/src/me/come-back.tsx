/** For a device that is nobody yet, in the hands of somebody who has been here before. */
import { useState } from 'react'
import { useMyWords } from '../i18n/me.ts'
import { Button } from '../shell/button.tsx'
import { becomeOwnerOf } from './becoming.ts'
import css from './me.module.css'
import { type Failure, passkeyObstacle, showPasskey } from './passkeys.ts'

const SAID = { given: 'passkey.backGiven', refused: 'passkey.backStranger', trouble: 'trouble' } as const

export default function ComeBack({ onBack }: { onBack: () => void }) {
  const { t } = useMyWords()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  // Whoever cannot show one here is not asked for it.
  if (passkeyObstacle()) return null
  const show = async () => {
    setBusy(true)
    const shown = await showPasskey()
    if (typeof shown === 'string') setFailure(shown)
    else await becomeOwnerOf(shown)
    setBusy(false)
    if (typeof shown !== 'string') onBack()
  }
  return (
    <div className={css.back}>
      <Button onClick={show} disabled={busy}>
        {t('passkey.back')}
      </Button>
      <p role="status">{t(failure ? SAID[failure] : 'passkey.backText')}</p>
    </div>
  )
}
