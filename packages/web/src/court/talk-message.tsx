/** One thing that was said: who, when, what; and for whoever would rather not have read it, mute and report. */
import type { Message } from '@durbar/protocol/court/frames'
import { dated } from '@durbar/room'
import { Emblem, useLanguage } from '@durbar/table'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import shell from '../shell/shell.module.css'
import { MenuContent, MenuRoot } from '../shell/veiled-menu.tsx'
import type { CourtTable, Presence } from './court-table.ts'
import { mute } from './muted.ts'
import { PresenceDot } from './presence-dot.tsx'
import css from './talk.module.css'
import { useCourtWords } from './wording.ts'

function Doubts({ name, message, onReport }: { name: string; message: Message; onReport: () => void }) {
  const { t } = useCourtWords()
  return (
    <MenuRoot>
      <DropdownMenu.Trigger className={css.dots} aria-label={t('talk.menu', { name })}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M10 5a2 2 0 1 0 4 0 2 2 0 1 0-4 0m0 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0m0 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0" />
        </svg>
      </DropdownMenu.Trigger>
      <MenuContent align="end" sideOffset={4}>
        <DropdownMenu.Item className={shell.menuItem} onSelect={() => mute(message.from, true)}>
          {t('talk.mute', { name })}
        </DropdownMenu.Item>
        <DropdownMenu.Item className={shell.menuItem} onSelect={onReport}>
          {t('talk.report')}
        </DropdownMenu.Item>
      </MenuContent>
    </MenuRoot>
  )
}

export function TalkMessage(props: {
  table: CourtTable
  message: Message
  mine: boolean
  /** Where they sit; null: they watch, or have gone. */
  seat: number | null
  there: Presence['state'] | null
}) {
  const { table, message, mine, seat, there } = props
  const { t } = useCourtWords()
  const language = useLanguage()
  const [reported, setReported] = useState(false)
  const { from, what, at, room } = message
  const time = dated(language, at, { hour: '2-digit', minute: '2-digit' })
  const phrases: readonly string[] = t('talk.phrases', { returnObjects: true })
  const name = from.name ?? t('me.guest')
  const text = 'text' in what ? what.text : phrases[what.phrase]
  if (mine) return <p className={css.mine}>{text}</p>
  return (
    <div className={css.message}>
      {seat === null ? null : (
        <span className={css.says}>
          <Emblem seat={seat} size={30} />
          {there ? <PresenceDot state={there} /> : null}
        </span>
      )}
      <div className={css.heard}>
        <span className={css.who}>
          <b>{name}</b> {time}
          {room === 'gallery' ? ` · ${t('talk.gallery')}` : ''}
        </span>
        <p>{text}</p>
        {reported ? <small role="status">{t('talk.reported')}</small> : null}
      </div>
      <Doubts
        name={name}
        message={message}
        onReport={() => {
          table.report(message.n)
          setReported(true)
        }}
      />
    </div>
  )
}
