/** My page: what the court knows of whoever plays here, to be changed, carried on, taken along or deleted. */

import type { Person, RecordRow } from '@durbar/protocol/court/people'
import { dated } from '@durbar/room'
import { Corners, counting, EMBLEMS, EmblemSample, PanelHead, useLanguage } from '@durbar/table'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { api } from '../court/api.ts'
import { connection } from '../court/court.ts'
import { forgetDevice, keepDevice, keptDevice } from '../court/device.ts'
import { useCourtWords } from '../court/wording.ts'
import { boxOf } from '../games.ts'
import { changeSettings, LONGEST_NAME } from '../settings.ts'
import { Button } from '../shell/button.tsx'
import { Loading } from '../shell/loading.tsx'
import shell from '../shell/shell.module.css'
import { TopBar } from '../shell/top-bar.tsx'
import css from './me.module.css'

function Named({ me, onChange }: { me: Person; onChange: (me: Person) => void }) {
  const { t } = useCourtWords()
  const { t: house } = useTranslation()
  const [name, setName] = useState(me.name)
  const [emblem, setEmblem] = useState(me.emblem ?? 0)
  const [said, setSaid] = useState('')
  const id = useId()
  const names = house('emblem', { returnObjects: true })
  const save = async () => {
    const reply = await api.rename({ name: name.trim() || me.name, emblem, colour: emblem })
    setSaid(t(reply.ok ? 'me.saved' : 'me.trouble'))
    if (!reply.ok) return
    onChange(reply.value)
    changeSettings({ name: reply.value.name.slice(0, LONGEST_NAME), emblem })
  }
  return (
    <form
      className={css.part}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <PanelHead>{t('me.name')}</PanelHead>
      <label htmlFor={id}>{t('first.name')}</label>
      <input
        id={id}
        className={css.field}
        value={name}
        maxLength={LONGEST_NAME}
        onChange={({ target }) => setName(target.value)}
      />
      <fieldset className={css.emblems}>
        <legend>{t('me.emblem')}</legend>
        {EMBLEMS.map((each, n) => (
          <label key={each.name} data-on={n === emblem || undefined}>
            <input
              type="radio"
              className="sr-only"
              name={`${id}emblem`}
              checked={n === emblem}
              onChange={() => setEmblem(n)}
            />
            <EmblemSample emblem={n} size={44} name={names[n] ?? each.name} />
          </label>
        ))}
      </fieldset>
      <p className={css.row}>
        <Button look="go" type="submit">
          {t('me.save')}
        </Button>
        <span role="status">{said}</span>
      </p>
    </form>
  )
}

function OtherDevice({ me }: { me: Person }) {
  const { t } = useCourtWords()
  const [link, setLink] = useState('')
  const [carried, setCarried] = useState(false)
  const id = useId()
  useEffect(() => {
    connection.connect()
    return connection.hear((frame) => {
      if (frame.type === 'carried') setCarried(true)
    })
  }, [])
  const make = async () => {
    const reply = await api.link()
    if (reply.ok) setLink(`${location.origin}/me?link=${reply.value.token}`)
  }
  return (
    <section className={css.part}>
      <PanelHead note={t('me.devices', { count: me.devices.length })}>{t('me.device')}</PanelHead>
      {link ? (
        <>
          <label htmlFor={id}>{t('me.deviceText')}</label>
          <input
            id={id}
            className={css.field}
            readOnly
            value={link}
            data-personal=""
            onFocus={({ target }) => target.select()}
          />
        </>
      ) : (
        <p>
          <Button onClick={make}>{t('me.makeLink')}</Button>
        </p>
      )}
      <p role="status">{carried ? t('me.carried') : null}</p>
    </section>
  )
}

function Games({ me }: { me: Person }) {
  const { t } = useCourtWords()
  const language = useLanguage()
  const { list } = counting(language)
  const [records, setRecords] = useState<readonly RecordRow[]>([])
  useEffect(() => {
    let gone = false
    void api.records().then((reply) => {
      if (!gone && reply.ok) setRecords(reply.value.records)
    })
    return () => {
      gone = true
    }
  }, [me.person])
  return (
    <section className={css.part}>
      <PanelHead>{t('me.games')}</PanelHead>
      {records.length === 0 ? <p>{t('me.none')}</p> : null}
      <ul className={css.games}>
        {records.map((record) => {
          const place = record.places[record.seat] ?? 0
          const others = record.seats.flatMap(({ name }, n) => (n === record.seat ? [] : [name]))
          const day = dated(language, record.ended, { dateStyle: 'short' })
          return (
            <li key={record.table}>
              <b>{boxOf(record.game)?.title[language] ?? record.game}</b>
              <span>
                {day} · {t('me.with', { names: list(others) })}
              </span>
              <span>{place === 1 ? t('me.won') : t('me.place', { place, of: record.seats.length })}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Data({ onGone }: { onGone: () => void }) {
  const { t } = useCourtWords()
  const [sure, setSure] = useState(false)
  const [trouble, setTrouble] = useState(false)
  const download = async () => {
    const reply = await api.everything()
    setTrouble(!reply.ok)
    if (!reply.ok) return
    const url = URL.createObjectURL(
      new Blob([JSON.stringify(reply.value, null, 2)], { type: 'application/json' }),
    )
    const anchor = document.createElement('a')
    anchor.href = url
    anchor.download = 'durbar.json'
    anchor.click()
    URL.revokeObjectURL(url)
  }
  const erase = async () => {
    const reply = await api.forget()
    setTrouble(!reply.ok)
    if (!reply.ok) return
    forgetDevice()
    connection.reset()
    onGone()
  }
  return (
    <section className={css.part}>
      <PanelHead>{t('me.data')}</PanelHead>
      {sure ? (
        <>
          <p>{t('me.eraseSure')}</p>
          <p className={css.row}>
            <Button onClick={() => setSure(false)}>{t('me.keep')}</Button>
            <Button onClick={erase}>{t('me.eraseGo')}</Button>
          </p>
        </>
      ) : (
        <p className={css.row}>
          <Button onClick={download}>{t('me.download')}</Button>
          <Button look="low" onClick={() => setSure(true)}>
            {t('me.erase')}
          </Button>
        </p>
      )}
      <p role="status">{trouble ? t('me.trouble') : null}</p>
    </section>
  )
}

/** Another device of the same person: asked first, because it takes the place of whoever this device was. */
function Carrying({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useCourtWords()
  const [lapsed, setLapsed] = useState(false)
  const carry = async () => {
    const reply = await api.follow(token)
    if (!reply.ok) return setLapsed(true)
    keepDevice(reply.value)
    connection.reset()
    onDone()
  }
  return (
    <section className={css.part}>
      <h2>{t('me.carry')}</h2>
      <p>{t('me.carryText')}</p>
      <p>
        <Button look="go" onClick={carry} disabled={lapsed}>
          {t('me.carryGo')}
        </Button>
      </p>
      <p role="status">{lapsed ? t('me.lapsed') : null}</p>
    </section>
  )
}

export default function MyPage() {
  const { t } = useCourtWords()
  const language = useLanguage()
  const [, go] = useLocation()
  const token = new URLSearchParams(useSearch()).get('link')
  const [me, setMe] = useState<Person | 'loading' | 'nobody'>('loading')
  useEffect(() => {
    document.title = `${t('me.title')} · Durbar`
  }, [t])
  useEffect(() => {
    if (token) return
    if (!keptDevice()) return setMe('nobody')
    let gone = false
    void api.me().then((reply) => {
      if (!gone) setMe(reply.ok ? reply.value : 'nobody')
    })
    return () => {
      gone = true
    }
  }, [token])
  const page = () => {
    if (token) return <Carrying token={token} onDone={() => go('/me', { replace: true })} />
    if (me === 'nobody') return <p>{t('me.nobody')}</p>
    if (me === 'loading') return <Loading />
    const when = dated(language, me.since, { month: 'long', year: 'numeric' })
    return (
      <>
        <p>{t('me.since', { when })}</p>
        <Named key={me.person} me={me} onChange={setMe} />
        <OtherDevice me={me} />
        <Games me={me} />
        <Data onGone={() => setMe('nobody')} />
      </>
    )
  }
  return (
    <>
      <TopBar title={t('me.title')} />
      <main id="main" className={shell.page}>
        <Corners />
        <h1>{t('me.title')}</h1>
        {page()}
      </main>
    </>
  )
}
