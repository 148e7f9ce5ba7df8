/**
 * How many tables wait for this person: before the title of whatever page is open, and on the app's icon. Notices of a
 * table go when it is looked at, or no longer waits.
 */
import i18next from 'i18next'
import { keepLanguage } from '../notices/language.ts'
import { api } from './api.ts'
import type { Connection } from './connection.ts'
import { Waiting } from './waiting.ts'

const COUNT = /^\(\d+\) /

interface Notice {
  readonly tag: string
  readonly data: { readonly type?: string } | null
  close(): void
}

async function closeNotices(isOver: (notice: Notice) => boolean): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const notices = (await registration?.getNotifications?.()) as readonly Notice[] | undefined
  for (const notice of notices ?? []) if (isOver(notice)) notice.close()
}

/** The table that is looked at, which says by itself that it waits. */
const lookedAt = (): string | null =>
  document.hidden ? null : (/^\/t\/([^/]+)/.exec(location.pathname)?.[1] ?? null)

function sayInTitle(waiting: Waiting): void {
  const elsewhere = waiting.all.filter((table) => table !== lookedAt()).length
  const title = document.title.replace(COUNT, '')
  const counted = elsewhere > 0 ? `(${elsewhere}) ${title}` : title
  if (document.title !== counted) document.title = counted
}

function sayOnIcon(waiting: Waiting): void {
  const { length } = waiting.all
  // Not every browser has an icon to count on.
  void (length > 0 ? navigator.setAppBadge?.(length) : navigator.clearAppBadge?.())?.catch(() => undefined)
}

export function noticeWaiting(connection: Connection): void {
  const waiting = new Waiting(() => {
    sayInTitle(waiting)
    sayOnIcon(waiting)
    void tidy()
  })
  const tidy = () =>
    closeNotices(
      ({ tag, data }) => tag === lookedAt() || (data?.type === 'turn' && !waiting.all.includes(tag)),
    ).catch(() => undefined)
  const ask = async () => {
    waiting.ask()
    const reply = await api.tables()
    if (reply.ok) waiting.list(reply.value.tables)
  }
  connection.hear((frame) => {
    if (frame.type === 'welcome') void ask()
    else waiting.hear(frame)
  })
  connection.subscribe(() => {
    if (connection.get() === 'idle' || connection.get() === 'stranger') waiting.forget()
  })
  // Every page writes its own title: the count is put before whatever it says.
  const head = document.querySelector('title')
  if (head) new MutationObserver(() => sayInTitle(waiting)).observe(head, { childList: true })
  document.addEventListener('visibilitychange', () => {
    sayInTitle(waiting)
    void tidy()
  })
  const speak = () => void keepLanguage(caches, i18next.language).catch(() => undefined)
  // Without https there are neither caches nor notices.
  if ('caches' in globalThis) {
    speak()
    i18next.on('languageChanged', speak)
  }
  void ask()
}
