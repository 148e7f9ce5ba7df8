/** Notices: what the service worker shows when the court pushes, and where a touch on one leads. */
import { expect, test } from 'vitest'
import { onPush, onTouch, type Scope, type Shown } from '../src/notices/handling.ts'
import { keepLanguage, type Shelves } from '../src/notices/language.ts'

const NOW = 1_000_000_000
const HOUR = 3_600_000

function shelves(): Shelves {
  const kept = new Map<string, string>()
  return {
    open: async (name) => ({
      put: async (place, what) => void kept.set(name + place, await what.text()),
      match: async (place) => {
        const text = kept.get(name + place)
        return text === undefined ? undefined : new Response(text)
      },
    }),
  }
}

function worker({ language = 'en-GB', open = [] as string[] } = {}) {
  const shown: (Shown & { title: string; body: string; lang: string })[] = []
  const did: string[] = []
  const scope: Scope = {
    registration: {
      showNotification: async (title, options) => {
        const { tag, data, body, lang } = options as {
          tag: string
          data: unknown
          body: string
          lang: string
        }
        const before = shown.findIndex((each) => each.tag === tag)
        if (before >= 0) shown.splice(before, 1)
        const notice = {
          title,
          tag,
          data,
          body,
          lang,
          close: () => void shown.splice(shown.indexOf(notice), 1),
        }
        shown.push(notice)
      },
      getNotifications: async () => shown,
    },
    clients: {
      matchAll: async () =>
        open.map((url) => ({ url, focus: async () => void did.push(`focus ${new URL(url).pathname}`) })),
      openWindow: async (url) => void did.push(`open ${url}`),
    },
    navigator: { language, setAppBadge: async (count) => void did.push(`badge ${count}`) },
    caches: shelves(),
  }
  return { scope, shown, did }
}

const push = (table: string, more: object = {}) =>
  JSON.stringify({ type: 'turn', table, game: 'taj-mahal', due: NOW + 28 * HOUR, ...more })

test('a notice names the game and the time that is left, in the language of the browser', async () => {
  const { scope, shown } = worker()
  await onPush(scope, push('tableaaa'), NOW)
  expect(shown[0]).toMatchObject({
    title: 'Taj Mahal: your turn',
    body: '1 day 4 h left',
    lang: 'en',
    tag: 'tableaaa',
  })
})

test('or in the language that was chosen here', async () => {
  const { scope, shown } = worker()
  await keepLanguage(scope.caches, 'de')
  await onPush(scope, push('tableaaa', { due: NOW + 49 * HOUR }), NOW)
  expect(shown[0]).toMatchObject({ title: 'Taj Mahal: Du bist dran', body: 'Noch 2 Tage 1 Std.', lang: 'de' })
  await onPush(scope, push('tablebbb', { due: NOW + 5 * 60_000 }), NOW)
  expect(shown[1]).toMatchObject({ body: 'Noch 5 Min.' })
  await onPush(scope, push('tableddd', { mover: 'Priya' }), NOW)
  expect(shown.pop()).toMatchObject({ body: 'Priya hat gezogen. Noch 1 Tag 4 Std.' })
  await onPush(scope, push('tableccc', { type: 'begun', due: null, game: 'raja' }), NOW)
  expect(shown[2]).toMatchObject({
    title: 'Raja: Palastbau in Indien · Es geht los',
    body: 'Dein Tisch ist voll.',
  })
})

test('one for each table, and the icon counts them; nonsense is shown as something, never as nothing', async () => {
  const { scope, shown, did } = worker()
  await onPush(scope, push('tableaaa'), NOW)
  await onPush(scope, push('tableaaa'), NOW + HOUR)
  expect(shown.map(({ body }) => body)).toEqual(['1 day 3 h left'])
  await onPush(scope, push('tablebbb', { due: null }), NOW)
  expect(did).toEqual(['badge 1', 'badge 1', 'badge 2'])
  await onPush(scope, 'nonsense', NOW)
  expect(shown.at(-1)).toMatchObject({ title: 'Durbar', body: '' })
})

test('a table that stands in the hall names its host, and is nothing that waits for whoever reads', async () => {
  const { scope, shown, did } = worker()
  await onPush(scope, push('tableaaa'), NOW)
  await onPush(scope, push('tablebbb', { type: 'opened', due: null, host: 'Leyla' }), NOW)
  expect(shown[1]).toMatchObject({
    title: 'Taj Mahal: a table is open',
    body: 'Leyla is waiting for guests.',
  })
  expect(did).toEqual(['badge 1', 'badge 1'])
  await onTouch(scope, shown[1]!)
  expect(did.at(-1)).toBe('open /t/tablebbb')
  await keepLanguage(scope.caches, 'de')
  await onPush(scope, push('tableccc', { type: 'opened', due: null, host: 'Leyla' }), NOW)
  expect(shown[1]).toMatchObject({ title: 'Taj Mahal: ein Tisch ist offen', body: 'Leyla wartet auf Gäste.' })
})

test('an invitation names whoever calls, counts as something that waits, and a touch sits down', async () => {
  const { scope, shown, did } = worker()
  const invited = { type: 'invited', due: null, host: 'Leyla' }
  await onPush(scope, push('tableaaa', invited), NOW)
  expect(shown[0]).toMatchObject({
    title: 'Taj Mahal: an invitation',
    body: 'Leyla invites you to the table.',
  })
  expect(did).toEqual(['badge 1'])
  await onTouch(scope, shown[0]!)
  expect(did.at(-1)).toBe('open /t/tableaaa?sit')
  await keepLanguage(scope.caches, 'de')
  await onPush(scope, push('tablebbb', invited), NOW)
  expect(shown[0]).toMatchObject({ title: 'Taj Mahal: Einladung', body: 'Leyla lädt dich an den Tisch.' })
})

test('a touch opens the table, or brings the page that shows it to the front', async () => {
  const closed = worker({ open: ['https://durbar.example/'] })
  await onPush(closed.scope, push('tableaaa'), NOW)
  await onTouch(closed.scope, closed.shown[0]!)
  expect(closed.shown).toEqual([])
  expect(closed.did.slice(1)).toEqual(['badge 0', 'open /t/tableaaa'])
  const open = worker({ open: ['https://durbar.example/', 'https://durbar.example/t/tableaaa?i=x'] })
  await onPush(open.scope, push('tableaaa'), NOW)
  await onTouch(open.scope, open.shown[0]!)
  expect(open.did.at(-1)).toBe('focus /t/tableaaa')
})
