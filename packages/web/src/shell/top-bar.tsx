import { Icon, icons, Mark } from '@durbar/table'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { changeSettings, currentSettings } from '../settings.ts'
import { SettingsDialog } from './settings-dialog.tsx'
import css from './shell.module.css'

export function TopBar(props: {
  /** "Vermächtnis · Sales day 8 of 9" */
  title?: string
  subtitle?: string
  /** Buttons of the page itself. */
  children?: ReactNode
  /** The same as menu entries for narrow screens. */
  entries?: readonly { readonly text: string; readonly run: () => void }[]
  compact?: boolean
}) {
  const { title, subtitle, children, entries = [], compact } = props
  const { t } = useTranslation()
  const [, go] = useLocation()
  const [settings, setSettings] = useState(false)
  const other = currentSettings().language === 'de' ? 'en' : 'de'
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
        <p className={css.where}>
          <b>{title}</b>
          {subtitle ? <span>{subtitle}</span> : null}
        </p>
      ) : null}
      <span className={css.grow} />
      <div className={css.wide}>{children}</div>
      <button
        type="button"
        className={`${css.tool} ${css.wideTool}`}
        lang={other}
        onClick={() => changeSettings({ language: other })}
      >
        {t('nav.language')}
      </button>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger className={css.tool} aria-label={t('nav.menu')}>
          <Icon d={icons.hamburgerMenu} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className={css.menu} align="end" sideOffset={8} collisionPadding={8}>
            {entries.map(({ text, run }) => (
              <DropdownMenu.Item key={text} className={css.menuItem} onSelect={run}>
                {text}
              </DropdownMenu.Item>
            ))}
            <DropdownMenu.Item className={css.menuItem} onSelect={() => setSettings(true)}>
              {t('nav.settings')}
            </DropdownMenu.Item>
            <DropdownMenu.Item
              className={css.menuItem}
              lang={other}
              onSelect={() => changeSettings({ language: other })}
            >
              {t('nav.language')}
            </DropdownMenu.Item>
            <DropdownMenu.Item className={css.menuItem} onSelect={() => go('/')}>
              {t('nav.home')}
            </DropdownMenu.Item>
            <DropdownMenu.Item className={css.menuItem} onSelect={() => go('/about')}>
              {t('nav.about')}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <SettingsDialog open={settings} onOpenChange={setSettings} />
    </header>
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
