/** What the service worker does when the court pushes, and when somebody touches the notice. */
import { type Push, pushSchema } from '@durbar/protocol/court/people'
import { keptLanguage, type Shelves } from './language.ts'
import { noticeOf } from './wording.ts'

export interface Shown {
  readonly tag: string
  readonly data: unknown
  close(): void
}
interface Page {
  readonly url: string
  focus(): Promise<unknown>
}
/** A service worker's world, as far as notices need it. */
export interface Scope {
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>
    getNotifications(): Promise<readonly Shown[]>
  }
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>
    openWindow(url: string): Promise<unknown>
  }
  readonly navigator: { readonly language: string; setAppBadge?(count: number): Promise<void> }
  readonly caches: Shelves
}

function pushIn(text: string): Push | null {
  try {
    return pushSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

interface Kept {
  readonly table?: string
  readonly type?: string
}
const tableOf = (data: unknown): string | null => (data as Kept | null)?.table ?? null
const typeOf = (data: unknown): string | null => (data as Kept | null)?.type ?? null

/** A page that is open counts for itself; here it is as many own tables as have a notice. */
async function count({ registration, navigator }: Scope): Promise<void> {
  const notices = await registration.getNotifications()
  const tables = new Set(notices.flatMap(({ tag, data }) => (typeOf(data) === 'opened' ? [] : tag)))
  await navigator.setAppBadge?.(tables.size).catch(() => undefined)
}

/** Whatever came, something is shown: a browser takes the right away from whoever is silent. */
export async function onPush(scope: Scope, text: string, now: number): Promise<void> {
  const push = pushIn(text)
  const language = await keptLanguage(scope.caches, scope.navigator.language)
  const { title, body } = push ? noticeOf(push, language, now) : { title: 'Durbar', body: '' }
  await scope.registration.showNotification(title, {
    body,
    lang: language,
    icon: '/apple-touch-icon.png',
    // One for each table: the newest says what is so now.
    tag: push?.table ?? 'durbar',
    renotify: true,
    data: push && { table: push.table, type: push.type },
  })
  await count(scope)
}

export async function onTouch(scope: Scope, notice: Shown): Promise<void> {
  notice.close()
  await count(scope)
  const table = tableOf(notice.data)
  const path = table ? `/t/${table}` : '/'
  // Whoever is called and comes sits down.
  const seated = typeOf(notice.data) === 'invited' ? `${path}?sit` : path
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => new URL(url).pathname === path)
  await (there ? there.focus() : scope.clients.openWindow(seated))
}
