/** Several people at one device: the page never holds more than the person in front may know. */
import { roomOf } from '@durbar/games'
import { type Core, host, isRefused, type Match, type Position, type Viewer } from '@durbar/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Update } from '../src/match/messages.ts'
import { browserForTests, layTable, person, playByTouch } from './visitor.ts'

const browser = browserForTests()

/** Everything that any worker ever said to the page. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    const Original = window.Worker
    window.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.addEventListener('message', (event: MessageEvent) => heard.push(event.data))
      }
    }
  })
}

const storedMatch = (page: Page, id: string): Promise<Match> =>
  page.evaluate(
    (wanted) =>
      new Promise<Match>((resolve, reject) => {
        const request = indexedDB.open('durbar')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const get = request.result.transaction('matches').objectStore('matches').get(wanted)
          get.onsuccess = () => resolve(get.result.match)
        }
      }),
    id,
  )

/** Strings that only this seat's view has: its hand, what it has seen. */
const strings = (json: unknown, into = new Set<string>()): Set<string> => {
  if (typeof json === 'string') into.add(json)
  else if (typeof json === 'object' && json !== null)
    for (const each of Object.values(json)) strings(each, into)
  return into
}

test.each([
  ['warehouse-51', 40],
  ['taj-mahal', 30],
  ['raja', 30],
])(
  'hot-seat %s: each view told to the page is that of the person in front, or an observer’s',
  async (game, plies) => {
    const { page, errors } = await browser.open('/')
    await listen(page)
    const id = await layTable(page, game, [person('Lotus'), person('Peacock'), person('Sun')])
    await playByTouch(page, 11, plies)
    const match = await storedMatch(page, id)
    const heard = (await page.evaluate('window.heard')) as { type: string }[]
    const updates = heard.filter((each): each is Update => each.type === 'update')
    expect(updates.length).toBeGreaterThan(plies)

    const room = roomOf(game)!
    const house = host(room.game)
    let handovers = 0
    for (const update of updates) {
      const at = house.replay(match, update.ply)
      // A secret choice that was changed is gone from the log; what was told before it cannot be replayed.
      if (isRefused(at)) continue
      const { state } = at as Position<Core>
      const viewer: Viewer = update.front ?? 'observer'
      if (state.result === null)
        expect(update.view).toEqual(JSON.parse(JSON.stringify(room.game.view(state, viewer, true))))
      if (update.handTo !== null) {
        handovers++
        expect(update.front).toBeNull()
        expect(update.question).toBeNull()
      }
    }
    expect(handovers).toBeGreaterThan(3)

    // And in the document, as it stands: no string of another's view that is not in the view in front.
    const last = updates.at(-1)!
    const at = house.replay(match) as Position<Core>
    const mine = strings(room.game.view(at.state, last.front ?? 'observer', true))
    const html = await page.content()
    for (let seat = 0; seat < 3; seat++) {
      if (seat === last.front) continue
      for (const secret of strings(room.game.view(at.state, seat, true)))
        if (!mine.has(secret) && /[-_]/.test(secret)) expect(html).not.toContain(`"${secret}"`)
    }
    expect(errors).toEqual([])
  },
)
