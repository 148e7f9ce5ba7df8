/** Several people at one device: the page never holds more than the person in front may know. */
import { roomOf, rooms } from '@durbar/games'
import { type Core, host, isRefused, storyOf, type Viewer } from '@durbar/kernel'
import type { Update } from '@durbar/protocol/messages'
import type { StoredMatch } from '@durbar/protocol/stored'
import { soaking } from '@durbar/room/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserForTests, DOORSTEP, everyDay, layTable, person, touchUntil } from './visitor.ts'

const browser = browserForTests()
const PLIES = soaking ? 24 : 8

/** A position of the match, and everything that was told on the way to it. */
interface Reached {
  readonly state: Core
  readonly told: readonly unknown[]
}

/** What the document said whenever somebody was wanted. */
interface Seen {
  readonly heard: number
  readonly html: string
}

/** Keeps everything that any worker ever says to the page, and the document at every stop. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: unknown[] = []
    const seen: Seen[] = []
    Object.assign(window, { heard, seen })
    const Original = window.Worker
    window.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.addEventListener('message', (event: MessageEvent) => heard.push(event.data))
      }
    }
    window.visitor.onSettled = () =>
      seen.push({ heard: heard.length, html: document.documentElement.outerHTML })
  })
}

const storedMatch = (page: Page, id: string): Promise<StoredMatch> =>
  page.evaluate(
    (wanted) =>
      new Promise<StoredMatch>((resolve, reject) => {
        const request = indexedDB.open('durbar')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const get = request.result.transaction('matches').objectStore('matches').get(wanted)
          get.onsuccess = () => resolve(get.result)
        }
      }),
    id,
  )

/** The ids of components in a view: words that appear nowhere by chance, such as `west-3` or `B05`. */
const ids = (json: unknown, into = new Set<string>()): Set<string> => {
  if (typeof json === 'string') {
    if (/^(?=.*[-\d])[\w-]{3,}$/.test(json)) into.add(json)
  } else if (typeof json === 'object' && json !== null)
    for (const each of Object.values(json)) ids(each, into)
  return into
}
/** What a view shows; the list of what is still hidden somewhere tells nothing about where. */
const shownIn = (view: object): Set<string> => ids({ ...view, unseen: null })
/** What another view tells where this one is silent: a hand, a card that was peeked at. */
const hidden = (other: unknown, mine: unknown, into = new Set<string>()): Set<string> => {
  if (mine === null || mine === undefined) return ids(other, into)
  if (typeof other === 'object' && other !== null)
    for (const [key, value] of Object.entries(other))
      hidden(value, (mine as Record<string, unknown>)[key], into)
  return into
}
const words = (html: string): ReadonlySet<string> => new Set(html.match(/[\w-]{3,}/g))

/**
 * Games in which a seat knows components that the others do not. (Raja's secret is how a disc is set, that of Cards &
 * Karma the number on a die: neither is a word.)
 */
const SECRETIVE: readonly string[] = ['warehouse-51', 'taj-mahal']

// Every day where cards are hidden, and where a choice is.
test.each(
  everyDay(
    rooms.map(({ game }) => game.id),
    1,
    2,
    4,
  ),
)(
  'hot-seat %s: messages and document hold what the person in front may know, or an observer',
  async (game) => {
    const { page, errors } = await browser.open(DOORSTEP)
    await listen(page)
    const id = await layTable(page, game, [person('Lotus'), person('Peacock'), person('Sun')])
    await touchUntil(page, 11, PLIES)
    const { match, key } = await storedMatch(page, id)
    const { heard, seen } = (await page.evaluate('({ heard, seen })')) as {
      heard: { type: string }[]
      seen: Seen[]
    }
    const updates = heard.filter((each): each is Update => each.type === 'update')
    expect(updates.length).toBeGreaterThan(PLIES)

    const { game: rules } = roomOf(game)!
    const house = host(rules)
    /** With the story as that viewer was told it. */
    const view = ({ state, told }: Reached, viewer: Viewer) =>
      JSON.parse(JSON.stringify(rules.view(state, viewer, true, storyOf(rules, 3, told, viewer))))
    const viewed = new Map<Reached, Map<Viewer, ReturnType<typeof view>>>()
    /** Each once: the document is looked at several times in every position. */
    const viewOf = (at: Reached, viewer: Viewer) => {
      const known = viewed.get(at) ?? new Map()
      viewed.set(at, known)
      if (!known.has(viewer)) known.set(viewer, view(at, viewer))
      return known.get(viewer)
    }
    const replayed = new Map<number, Reached | null>()
    /** null: a secret choice was changed since; what was told before it cannot be replayed. */
    const positionAt = ({ ply }: Update): Reached | null => {
      if (!replayed.has(ply)) {
        const told: unknown[] = []
        const at = house.replay(match, key, ply, ({ events }) => told.push(...events))
        replayed.set(ply, isRefused(at) ? null : { state: at.state, told })
      }
      return replayed.get(ply) ?? null
    }
    let handovers = 0
    for (const update of updates) {
      const at = positionAt(update)
      if (at) expect(update.view).toEqual(viewOf(at, update.facing ?? 'observer'))
      if (update.handTo === null) continue
      handovers++
      expect(update.facing).toBeNull()
      expect(update.question).toBeNull()
    }
    // Where everything lies open there is nothing to look away from.
    if (game === 'vermaechtnis') expect(handovers).toBe(0)
    else expect(handovers).toBeGreaterThan(3)

    // In the document: nothing that another seat's view names and the view in front does not.
    let [own, secrets] = [0, 0]
    for (const { heard: count, html } of seen) {
      const update = heard.slice(0, count).findLast((each): each is Update => each.type === 'update')
      const at = update && positionAt(update)
      if (!update || !at) continue
      const mine = viewOf(at, update.facing ?? 'observer')
      const there = words(html)
      const known = shownIn(mine)
      for (const id of known) if (there.has(id)) own++
      for (let seat = 0; seat < 3; seat++)
        for (const secret of hidden(viewOf(at, seat), mine)) {
          if (known.has(secret)) continue
          secrets++
          expect(there, `${secret} of seat ${seat}, ply ${update.ply}`).not.toContain(secret)
        }
    }
    // The document does name what may be known, so the search above can find something.
    expect(own).toBeGreaterThan(0)
    if (SECRETIVE.includes(game)) expect(secrets).toBeGreaterThan(0)
    expect(errors).toEqual([])
  },
)
