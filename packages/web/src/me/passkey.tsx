/** A passkey, made here. */
import type { Person } from '@durbar/protocol/court/people'
import { dated, PanelHead, useLanguage } from '@durbar/table'
import { useState } from 'react'
import { useMyWords } from '../i18n/me.ts'
import { Button } from '../shell/button.tsx'
import { ButtonSign } from '../shell/signs.tsx'
import css from './me.module.css'
import { type Failure, makePasskey, passkeyObstacle } from './passkeys.ts'

export function Passkey({ me, onMade }: { me: Person; onMade: () => void }) {
  const { t } = useMyWords()
  const language = useLanguage()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const obstacle = passkeyObstacle()
  const last = me.passkeys.length > 0 ? Math.max(...me.passkeys) : null
  const secure = async () => {
    setBusy(true)
    const failed = await makePasskey()
    setBusy(false)
    setFailure(failed)
    if (!failed) onMade()
  }
  const secured =
    last && t('passkey.secured', { when: dated(language, last, { day: 'numeric', month: 'long' }) })
  return (
    <section className={css.part}>
      <PanelHead>{t('passkey.title')}</PanelHead>
      <div className={css.offer}>
        <p>
          {secured ? <b data-secured="">{secured}</b> : t('passkey.text')}
          {obstacle ? <span className={css.why}> {t(`passkey.${obstacle}`)}</span> : null}
        </p>
        {obstacle ? null : (
          <Button onClick={secure} disabled={busy}>
            <ButtonSign of="key" />
            {t(secured ? 'passkey.more' : 'passkey.secure')}
          </Button>
        )}
      </div>
      <p role="status" className={css.said}>
        {failure ? t(failure === 'trouble' ? 'trouble' : `passkey.${failure}`) : null}
      </p>
    </section>
  )
}
