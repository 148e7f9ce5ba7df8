/** Shares a moment: a link that holds the record itself, or, where that is too long for one, the file. */
import { useEffect, useState } from 'react'
import { useRecordWords } from '../i18n/records.ts'
import type { RecordAt } from '../records/at.ts'
import { maySend, saveFile, sendFile } from '../records/files.ts'
import { addressOf, LONGEST_LINK, packed } from '../records/linking.ts'
import { Button } from '../shell/button.tsx'
import { Sheet } from '../shell/sheet.tsx'
import desk from './desk.module.css'
import css from './share.module.css'

function Check(props: { on: boolean; text: string; lead: string; onSet(on: boolean): void }) {
  const { on, text, lead, onSet } = props
  return (
    <label className={css.check}>
      <input type="checkbox" checked={on} onChange={({ target }) => onSet(target.checked)} />
      <span>
        <b>{text}</b>
        <small>{lead}</small>
      </span>
    </label>
  )
}

function usePacked(text: string): string | null {
  const [record, setRecord] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    void packed(text).then((done) => gone || setRecord(done))
    return () => {
      gone = true
    }
  }, [text])
  return record
}

function SharePanel({ at }: { at: RecordAt }) {
  const { t } = useRecordWords()
  const { cursor, found, slot } = at
  const { viewer } = cursor
  const [asSeen, setAsSeen] = useState(viewer !== 'archive')
  const [veiled, setVeiled] = useState(true)
  const [copied, setCopied] = useState(false)
  const record = usePacked(found.text)
  if (record === null) return null
  const seen = asSeen && typeof viewer === 'number' ? viewer : 'archive'
  const link = addressOf(location.origin, cursor.ply, { viewer: seen, veiled }, record)
  if (link.length > LONGEST_LINK)
    return (
      <>
        <p>{t('share.tooLong')}</p>
        <p className={css.doors}>
          <Button look="go" onClick={() => saveFile(found.row, found.text)}>
            {t('share.save')}
          </Button>
          {maySend() ? (
            <Button onClick={() => void sendFile(found.row, found.text)}>{t('share.send')}</Button>
          ) : null}
        </p>
      </>
    )
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <>
      <div className={css.link}>
        <input readOnly aria-label={t('share.link')} value={link} onFocus={({ target }) => target.select()} />
        <Button look="go" onClick={() => void copy()}>
          {t(copied ? 'share.copied' : 'share.copy')}
        </Button>
      </div>
      {typeof viewer === 'number' ? (
        <Check
          on={asSeen}
          text={t('replay.asSaw', { name: slot.name(viewer) })}
          lead={t('share.handsText')}
          onSet={setAsSeen}
        />
      ) : null}
      <Check on={veiled} text={t('share.veil')} lead={t('share.veilText')} onSet={setVeiled} />
      <p className={css.whole}>{t('share.whole')}</p>
    </>
  )
}

export function ShareSheet({ at, onClose }: { at: RecordAt; onClose(): void }) {
  const { t } = useRecordWords()
  return (
    <Sheet
      open
      onOpenChange={(open) => open || onClose()}
      title={t('share.open')}
      lead={t('share.at', { n: at.cursor.ply })}
    >
      <SharePanel at={at} />
    </Sheet>
  )
}

export const LinkSign = () => (
  <svg viewBox="0 0 24 24" className={css.sign} aria-hidden="true">
    <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 6 6l1.5-1.5" />
  </svg>
)

export function ShareButton({
  at,
  open,
  onOpen,
}: {
  at: RecordAt
  open: boolean
  onOpen(open: boolean): void
}) {
  const { t } = useRecordWords()
  return (
    <>
      <Button
        className={desk.share}
        data-share=""
        aria-haspopup="dialog"
        aria-label={t('share.open')}
        onClick={() => onOpen(true)}
      >
        <LinkSign />
        <span>{t('share.open')}</span>
      </Button>
      {open ? <ShareSheet at={at} onClose={() => onOpen(false)} /> : null}
    </>
  )
}
