import { EmblemSample, Icon, icons, Mark } from '@durbar/table'
import { Fragment, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { changeSettings, currentSettings } from '../settings.ts'
import { later } from './later.ts'
import type { MenuEntry } from './menu.tsx'
import css from './shell.module.css'
import { SoundSwitch } from './sound-switch.tsx'

/** Most visits never open it: the menu and the settings are loaded when they are. */
const Menu = later(() => import('./menu.tsx'), MenuButton)

function MenuButton({ onClick }: { onClick?: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={t('nav.menu')}
      aria-haspopup="menu"
      aria-expanded="false"
      onClick={onClick}
    >
      <Icon d={icons.hamburgerMenu} />
    </button>
  )
}

/** In two lines none begins with the sign between them. */
function inParts(text: string): ReactNode {
  const parts = text.split(' · ')
  return parts.map((part, i) => (
    <Fragment key={part}>
      {i > 0 ? ' ' : null}
      <span>{i + 1 < parts.length ? `${part} ·` : part}</span>
    </Fragment>
  ))
}

export function TopBar(props: {
  /** "Vermächtnis · Sales day 8 of 9" */
  title?: string
  subtitle?: string
  /** Buttons of the page itself. */
  children?: ReactNode
  /** Buttons that a narrow screen has room for, too. */
  always?: ReactNode
  /** The same as menu entries for narrow screens. */
  entries?: readonly MenuEntry[]
  /** On a table: no room for the name of the house, and the title is the page's own heading. */
  compact?: boolean
}) {
  const { title, subtitle, children, always, entries = [], compact } = props
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const other = currentSettings().language === 'de' ? 'en' : 'de'
  const Title = compact ? 'h1' : 'b'
  return (
    <header className={css.top} data-compact={compact || undefined}>
      <a className={css.skip} href="#main">
        {t('nav.skip')}
      </a>
      <Link href="/" className={css.brand} aria-label={`Durbar. ${t('nav.home')}`}>
        <Mark className={css.mark} />
        <span className={css.logo}>Durbar</span>
      </Link>
      {title ? (
        <div className={css.where}>
          <Title>{title}</Title>
          {subtitle ? <span>{inParts(subtitle)}</span> : null}
        </div>
      ) : null}
      <span className={css.grow} />
      <div className={css.wide}>{children}</div>
      {always}
      {compact ? <SoundSwitch /> : null}
      <button
        type="button"
        className={`${css.tool} ${css.wideTool}`}
        lang={other}
        onClick={() => changeSettings({ language: other })}
      >
        {t('nav.language')}
      </button>
      {compact ? null : <Own />}
      {opened ? <Menu entries={entries} /> : <MenuButton onClick={() => setOpened(true)} />}
    </header>
  )
}

/** Whose device this is, and the way to their page. */
function Own() {
  const { t } = useTranslation()
  const { name, emblem, colour } = currentSettings()
  return (
    <Link href="/me" className={css.tool} aria-label={name ? `${t('nav.me')}: ${name}` : t('nav.me')}>
      <EmblemSample emblem={emblem} colour={colour ?? emblem} size={28} />
      <span className={css.own}>{name || t('nav.me')}</span>
    </Link>
  )
}

/** A button of the top bar. */
export function Tool(props: { icon: string; text: string; onClick: () => void }) {
  return (
    <button type="button" className={css.tool} onClick={props.onClick}>
      <Icon d={props.icon} />
      {props.text}
    </button>
  )
}
