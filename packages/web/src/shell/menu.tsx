import { Icon, icons } from '@durbar/table'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { changeSettings, currentSettings } from '../settings.ts'
import { SettingsDialog } from './settings-dialog.tsx'
import css from './shell.module.css'
import { MenuContent, MenuRoot } from './veiled-menu.tsx'

export interface MenuEntry {
  readonly text: string
  readonly run: () => void
}

/** Open from the start: it is loaded by the touch that asks for it. */
export default function Menu({ entries }: { entries: readonly MenuEntry[] }) {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const [settings, setSettings] = useState(false)
  const other = currentSettings().language === 'de' ? 'en' : 'de'
  const own: readonly MenuEntry[] = [
    ...entries,
    { text: t('nav.settings'), run: () => setSettings(true) },
    { text: t('nav.language'), run: () => changeSettings({ language: other }) },
    { text: t('nav.home'), run: () => go('/') },
    { text: t('nav.records'), run: () => go('/records') },
    { text: t('nav.me'), run: () => go('/me') },
    { text: t('nav.about'), run: () => go('/about') },
  ]
  return (
    <>
      <MenuRoot defaultOpen>
        <DropdownMenu.Trigger className={css.tool} aria-label={t('nav.menu')}>
          <Icon d={icons.hamburgerMenu} />
        </DropdownMenu.Trigger>
        <MenuContent align="end" sideOffset={8}>
          {own.map(({ text, run }) => (
            <DropdownMenu.Item key={text} className={css.menuItem} onSelect={run}>
              {text}
            </DropdownMenu.Item>
          ))}
        </MenuContent>
      </MenuRoot>
      <SettingsDialog open={settings} onOpenChange={setSettings} />
    </>
  )
}
