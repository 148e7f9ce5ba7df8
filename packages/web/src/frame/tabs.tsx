/** On a phone, panels take the board's place by turns; on a tablet players and log open from the row of seats. */
import { useTranslation } from 'react-i18next'
import css from './tabs.module.css'
import type { Tab } from './use-tab.ts'

interface TabsProps {
  readonly now: Tab
  /** What the side panel is called; null = there is none. */
  readonly side: string | null
  /** Something is offered there. */
  readonly offers: boolean
  onShow(tab: Tab): void
}

export function Tabs({ now, side, offers, onShow }: TabsProps) {
  const { t } = useTranslation()
  const tabs: readonly (readonly [Tab, string])[] = [
    ['board', t('table.board')],
    ...(side === null ? [] : [['side', side] as const]),
    ['seats', t('table.others')],
    ['log', t('table.log')],
  ]
  return (
    <nav className={css.tabs} aria-label={t('nav.menu')}>
      {tabs.map(([id, text]) => (
        <button
          key={id}
          type="button"
          data-opens={id}
          aria-pressed={now === id}
          data-offers={(id === 'side' && offers) || undefined}
          onClick={() => onShow(now === id ? 'board' : id)}
        >
          {text}
        </button>
      ))}
    </nav>
  )
}
