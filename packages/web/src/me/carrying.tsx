/** Another device of the same person: asked first, because it takes the place of whoever this device was. */
import { useState } from 'react'
import { keptDevice } from '../court/device.ts'
import { useMyWords } from '../i18n/me.ts'
import { Button } from '../shell/button.tsx'
import { mine } from './api.ts'
import { becomeOwnerOf } from './becoming.ts'
import css from './me.module.css'

export function Carrying({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useMyWords()
  const [failure, setFailure] = useState<'lapsed' | 'trouble' | null>(null)
  const carry = async () => {
    const reply = await mine.follow(token)
    if (!reply.ok) return setFailure(reply.why === 'none' ? 'trouble' : 'lapsed')
    await becomeOwnerOf(reply.value)
    onDone()
  }
  return (
    <section className={css.part}>
      <h1>{t('carry.title')}</h1>
      <p>{t('carry.text')}</p>
      {keptDevice() ? <p>{t('carry.instead')}</p> : null}
      <p>
        <Button look="go" onClick={carry} disabled={failure === 'lapsed'}>
          {t('carry.go')}
        </Button>
      </p>
      <p role="status" className={css.said}>
        {failure ? t(failure === 'lapsed' ? 'carry.lapsed' : 'trouble') : null}
      </p>
    </section>
  )
}
