/** A link, also as a sheet for a camera, that makes another device this person's: ten minutes, and once. */
import type { DeviceKind, Person } from '@durbar/protocol/court/people'
import { PanelHead } from '@durbar/table'
import { useEffect, useId, useState } from 'react'
import { connection } from '../court/court.ts'
import QrCode from '../court/qr/qr-code.tsx'
import { useMyWords } from '../i18n/me.ts'
import { Button } from '../shell/button.tsx'
import { ButtonSign } from '../shell/signs.tsx'
import { useForAMoment } from '../shell/use-for-a-moment.ts'
import { mine } from './api.ts'
import css from './me.module.css'

const LINK_LASTS_MS = 600_000

function Link({ link }: { link: string }) {
  const { t } = useMyWords()
  const [copied, sayCopied] = useForAMoment()
  const [byHand, setByHand] = useState(false)
  const id = useId()
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(link))
      .then(
        sayCopied,
        // No clipboard at this address: the link lies there marked, to be copied by hand.
        () => setByHand(true),
      )
  return (
    <div className={css.carry}>
      <QrCode text={link} name={t('device.qr')} />
      <div>
        <p>{t('device.scan')}</p>
        <Button onClick={copy}>
          <ButtonSign of="copy" />
          {t(copied ? 'device.copied' : 'device.copy')}
        </Button>
      </div>
      {byHand ? (
        <>
          <label htmlFor={id} className="sr-only">
            {t('device.link')}
          </label>
          <input
            id={id}
            className={css.field}
            readOnly
            value={link}
            data-personal=""
            ref={(field) => field?.select()}
            onFocus={({ target }) => target.select()}
          />
        </>
      ) : null}
    </div>
  )
}

type Made = { readonly link: string } | 'none' | 'lapsed' | 'trouble'

export function OtherDevice({ me, onCarried }: { me: Person; onCarried: () => void }) {
  const { t } = useMyWords()
  const [made, setMade] = useState<Made>('none')
  const [carried, setCarried] = useState<DeviceKind | 'other' | null>(null)
  useEffect(() => {
    connection.connect()
    return connection.hear((frame) => {
      if (frame.type !== 'carried') return
      setCarried(frame.kind ?? 'other')
      setMade('none')
      onCarried()
    })
  }, [onCarried])
  useEffect(() => {
    if (typeof made === 'string') return
    const timer = setTimeout(() => setMade('lapsed'), LINK_LASTS_MS)
    return () => clearTimeout(timer)
  }, [made])
  const make = async () => {
    const reply = await mine.link()
    setCarried(null)
    setMade(reply.ok ? { link: `${location.origin}/me?link=${reply.value.token}` } : 'trouble')
  }
  return (
    <section className={css.part}>
      <PanelHead note={t('device.devices', { count: me.devices.length })}>{t('device.title')}</PanelHead>
      {typeof made === 'string' ? (
        <div className={css.offer}>
          <p>{t('device.text')}</p>
          <Button onClick={make} data-makes-link="">
            {t('device.make')}
          </Button>
        </div>
      ) : (
        <Link link={made.link} />
      )}
      <p role="status" className={css.said}>
        {carried
          ? t('device.carried', { device: t(`device.kinds.${carried}`) })
          : made === 'lapsed'
            ? t('device.lapsed')
            : made === 'trouble'
              ? t('trouble')
              : null}
      </p>
    </section>
  )
}
