/** Who one is here: an emblem in its niche, and what can be changed: name, emblem, colour. */
import type { Person } from '@durbar/protocol/court/people'
import { arch, dated, EMBLEMS, emblemLook, PanelHead, useLanguage } from '@durbar/table'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMyWords } from '../i18n/me.ts'
import { changeSettings, LONGEST_NAME } from '../settings.ts'
import { Button } from '../shell/button.tsx'
import { mine } from './api.ts'
import css from './me.module.css'
import { Wish } from './wish.tsx'

function Niche({ emblem, colour }: { emblem: number; colour: number }) {
  const { d, fill, edge, mark } = emblemLook(emblem, colour)
  return (
    <svg className={css.niche} viewBox="0 0 112 132" aria-hidden="true">
      <path d={arch(1, 1, 110, 130, 5)} fill="var(--sunk)" stroke="var(--gold-line)" strokeWidth="1.5" />
      <path d={arch(7, 11, 98, 120, 5)} fill="none" stroke="var(--gold-line)" opacity=".6" />
      <circle cx="56" cy="80" r="36.5" fill="none" stroke="var(--gold-line)" />
      <circle cx="56" cy="80" r="34" fill={fill} stroke={edge} strokeWidth="2" />
      <path d={d} fill={mark} fillRule="evenodd" transform="translate(33 57) scale(1.92)" />
    </svg>
  )
}

const known = (n: number | null): number | null => (n !== null && EMBLEMS[n] ? n : null)

export function Identity({ me, onChange }: { me: Person; onChange: (me: Person) => void }) {
  const { t } = useMyWords()
  const { t: house } = useTranslation()
  const language = useLanguage()
  const [name, setName] = useState(me.name)
  const [said, setSaid] = useState('')
  const id = useId()
  const emblem = known(me.emblem) ?? 0
  // Until another is wished for, the emblem's own.
  const colour = known(me.colour) ?? emblem
  const thisYear = new Date(me.since).getFullYear() === new Date().getFullYear()
  const when = dated(language, me.since, { month: 'long', ...(thisYear ? {} : { year: 'numeric' }) })
  const save = async (change: { name?: string; emblem?: number; colour?: number }) => {
    const reply = await mine.rename(change)
    setSaid(t(reply.ok ? 'identity.saved' : 'trouble'))
    if (!reply.ok) return
    onChange(reply.value)
    setName(reply.value.name)
    changeSettings({
      name: reply.value.name.slice(0, LONGEST_NAME),
      emblem: known(reply.value.emblem) ?? 0,
      colour: known(reply.value.colour),
    })
  }
  const changed = name.trim() !== '' && name.trim() !== me.name
  return (
    <>
      <div className={css.who}>
        <Niche emblem={emblem} colour={colour} />
        <div>
          <h1>{me.name}</h1>
          <p>{t('since', { when, count: me.devices.length })}</p>
        </div>
      </div>
      <section className={css.part}>
        <PanelHead>{t('identity.title')}</PanelHead>
        <form
          className={css.naming}
          onSubmit={(event) => {
            event.preventDefault()
            if (changed) void save({ name: name.trim() })
          }}
        >
          <label htmlFor={id} className="sr-only">
            {t('identity.name')}
          </label>
          <input
            id={id}
            className={css.field}
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            onChange={({ target }) => {
              setName(target.value)
              setSaid('')
            }}
          />
          {changed ? <Button type="submit">{t('identity.save')}</Button> : null}
        </form>
        <Wish
          title={t('identity.emblem')}
          names={house('emblem', { returnObjects: true })}
          chosen={emblem}
          // Whoever wants another emblem has not asked for another colour.
          onChoose={(n) => void save({ emblem: n, colour })}
          look={(n) => ({
            ...emblemLook(n),
            fill: 'var(--raised)',
            edge: 'var(--ink-2)',
            mark: 'var(--ink)',
          })}
        />
        <Wish
          title={t('identity.colour')}
          names={t('identity.colours', { returnObjects: true })}
          chosen={colour}
          onChoose={(n) => void save({ colour: n })}
          look={(n) => ({ ...emblemLook(n), d: '' })}
        />
        <p className={css.quiet} role="status">
          {said || t('identity.wish')}
        </p>
      </section>
    </>
  )
}
