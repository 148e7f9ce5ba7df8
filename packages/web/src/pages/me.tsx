/** My page: what the court knows of whoever plays here, to be changed, carried on, taken along or deleted. */
import type { Person, RecordRow } from '@durbar/protocol/court/people'
import { Corners } from '@durbar/table'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { forgetDevice, keptDevice } from '../court/device.ts'
import { useMyWords } from '../i18n/me.ts'
import { mine } from '../me/api.ts'
import { Carrying } from '../me/carrying.tsx'
import ComeBack from '../me/come-back.tsx'
import { Data } from '../me/data.tsx'
import { Games } from '../me/games.tsx'
import { Identity } from '../me/identity.tsx'
import css from '../me/me.module.css'
import { Notifications } from '../me/notifications.tsx'
import { OtherDevice } from '../me/other-device.tsx'
import { Passkey } from '../me/passkey.tsx'
import { Button } from '../shell/button.tsx'
import { Loading } from '../shell/loading.tsx'
import shell from '../shell/shell.module.css'
import { TopBar } from '../shell/top-bar.tsx'

interface Known {
  readonly me: Person
  readonly records: readonly RecordRow[]
}
type Found = Known | 'loading' | 'nobody' | 'closed'

async function find(): Promise<Found> {
  if (!keptDevice()) return 'nobody'
  const [me, records] = await Promise.all([mine.me(), mine.records()])
  if (me.ok) return { me: me.value, records: records.ok ? records.value.records : [] }
  if (me.why !== 'stranger') return 'closed'
  // A court that was laid anew knows nobody.
  forgetDevice()
  return 'nobody'
}

function Known({
  known,
  onChange,
  again,
}: {
  known: Known
  onChange: (found: Found) => void
  again: () => void
}) {
  const { me, records } = known
  return (
    <main id="main" className={css.page}>
      <div className={css.left}>
        <div className={css.leaf}>
          <Corners />
          <Identity me={me} onChange={(changed) => onChange({ ...known, me: changed })} />
          <OtherDevice me={me} onCarried={again} />
        </div>
        <div className={css.leaf} data-second="">
          <Corners />
          <Passkey me={me} onMade={again} />
          <Notifications />
          <Data records={records.length} onGone={() => onChange('nobody')} />
        </div>
      </div>
      <Games records={records} />
    </main>
  )
}

export default function MyPage() {
  const { t } = useMyWords()
  const [, go] = useLocation()
  const token = new URLSearchParams(useSearch()).get('link')
  const [found, setFound] = useState<Found>('loading')
  const look = useCallback(() => void find().then(setFound), [])
  useEffect(() => {
    document.title = `${t('title')} · Durbar`
  }, [t])
  useEffect(() => {
    if (!token) look()
  }, [token, look])
  if (!token && typeof found === 'object')
    return (
      <>
        <TopBar title={t('title')} />
        <Known key={found.me.person} known={found} onChange={setFound} again={look} />
      </>
    )
  const page = () => {
    if (token) return <Carrying token={token} onDone={() => go('/me', { replace: true })} />
    if (found === 'loading') return <Loading />
    return (
      <>
        <h1>{t('title')}</h1>
        <p>{t(found === 'closed' ? 'closed' : 'nobody')}</p>
        {found === 'closed' ? (
          <p>
            <Button onClick={look}>{t('again')}</Button>
          </p>
        ) : (
          <ComeBack onBack={look} />
        )}
      </>
    )
  }
  return (
    <>
      <TopBar title={t('title')} />
      <main id="main" className={shell.page}>
        <Corners />
        {page()}
      </main>
    </>
  )
}
