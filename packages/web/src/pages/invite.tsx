/** How somebody is asked to come: a sheet for their camera, a link, and a word to read aloud. */
import type { TableTold } from '@durbar/protocol/court/told'
import { PanelHead, useLanguage } from '@durbar/table'
import { useEffect, useId, useState } from 'react'
import { linkTo, linkWasCopied } from '../court/opening.ts'
import { wordIn } from '../court/table-words.ts'
import { useCourtWords } from '../court/wording.ts'
import { Button } from '../shell/button.tsx'
import { later } from '../shell/later.ts'
import { LinkField } from '../shell/link-field.tsx'
import { ButtonSign } from '../shell/signs.tsx'
import { useForAMoment } from '../shell/use-for-a-moment.ts'
import css from './invite.module.css'

const QrCode = later(() => import('../court/qr/qr-code.tsx'))

export function Invite({ told, title }: { told: TableTold; title: string }) {
  const { t } = useCourtWords()
  const language = useLanguage()
  const [copied, sayCopied] = useForAMoment()
  const id = useId()
  const [already, setAlready] = useState(false)
  useEffect(() => {
    void linkWasCopied(told.id).then(setAlready)
  }, [told.id])
  const { invitation } = told
  if (!invitation) return null
  const link = linkTo(told.id, invitation.token)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      // A browser that gives no clipboard to this address: the link lies marked, to be copied by hand.
      const field = document.getElementById(id)
      if (field instanceof HTMLInputElement) field.select()
      return
    }
    sayCopied()
  }
  return (
    <section className={css.invite}>
      <PanelHead>{t('room.invite')}</PanelHead>
      <div className={css.qr}>
        <QrCode text={link} name={t('room.qr')} />
      </div>
      {invitation.word ? (
        <>
          <p className={css.word} data-word="">
            {wordIn(language, invitation.word)}
          </p>
          <p className={css.help}>{t('room.word')}</p>
        </>
      ) : null}
      <label htmlFor={id} className="sr-only">
        {t('room.link')}
      </label>
      <LinkField id={id} value={link} readOnly data-link="" onFocus={({ target }) => target.select()} />
      <p className={css.help} role="status" data-copied={already || undefined}>
        {already ? t('room.copiedAlready') : null}
      </p>
      <div className={css.pair}>
        <Button onClick={copy}>
          <ButtonSign of="copy" />
          {t(copied ? 'room.copied' : 'room.copy')}
        </Button>
        {'share' in navigator ? (
          <Button
            onClick={() =>
              // Who closes the share sheet has changed their mind.
              navigator.share({ url: link, text: t('room.shareText', { title }) }).catch(() => undefined)
            }
          >
            <ButtonSign of="share" />
            {t('room.share')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
