/** The way to the talk, from the top bar at every width, with how much of it is new. */
import { useTranslation } from 'react-i18next'
import css from './shell.module.css'

export function TalkTool({ unread, onClick }: { unread: number; onClick: () => void }) {
  const { t } = useTranslation()
  const text = t('table.talk')
  return (
    <button
      type="button"
      className={`${css.tool} ${css.talk}`}
      aria-label={unread > 0 ? `${text}: ${unread}` : text}
      data-opens-talk=""
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 4h18v13H12l-5 4v-4H3Zm4 4v2h10V8Zm0 4v2h7v-2Z" fill="currentColor" />
      </svg>
      <span>{text}</span>
      {unread > 0 ? <b className={css.unread}>{unread}</b> : null}
    </button>
  )
}
