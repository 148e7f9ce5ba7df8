/** Everything as a file, and everything gone for good. */
import { Icon, icons, PanelHead } from '@durbar/table'
import { useState } from 'react'
import { useMyWords } from '../i18n/me.ts'
import { Button } from '../shell/button.tsx'
import { Sheet } from '../shell/sheet.tsx'
import { ButtonSign } from '../shell/signs.tsx'
import { mine } from './api.ts'
import { becomeNobody } from './becoming.ts'
import { HoldButton } from './hold-button.tsx'
import css from './me.module.css'
import { saveFile } from './save-file.ts'

export function Data({ records, onGone }: { records: number; onGone: () => void }) {
  const { t } = useMyWords()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState(false)
  const download = async () => {
    setBusy(true)
    const reply = await mine.everything()
    setBusy(false)
    setTrouble(!reply.ok)
    if (reply.ok) saveFile('durbar.json', JSON.stringify(reply.value, null, 2), 'application/json')
  }
  const erase = async () => {
    setBusy(true)
    const reply = await mine.forget()
    setBusy(false)
    setTrouble(!reply.ok)
    if (!reply.ok) return
    await becomeNobody()
    onGone()
  }
  const said = (
    <p role="status" className={css.said}>
      {trouble ? t('trouble') : null}
    </p>
  )
  return (
    <section className={css.part}>
      <PanelHead>{t('data.title')}</PanelHead>
      <div className={css.two}>
        <Button onClick={download} disabled={busy}>
          <ButtonSign of="save" />
          {t('data.download')}
        </Button>
        <Button look="low" className={css.erase} onClick={() => setAsking(true)}>
          <Icon d={icons.trashCan} />
          {t('data.erase')}
        </Button>
      </div>
      {asking ? null : said}
      <Sheet open={asking} onOpenChange={setAsking} title={t('data.sure')}>
        <div className={css.sure}>
          <p>{t('data.goes', { count: records })}</p>
          <p>{t('data.stays')}</p>
          <div className={css.two}>
            <Button onClick={() => setAsking(false)}>{t('data.keep')}</Button>
            <HoldButton onHeld={() => void erase()} disabled={busy} />
          </div>
          {said}
        </div>
      </Sheet>
    </section>
  )
}
