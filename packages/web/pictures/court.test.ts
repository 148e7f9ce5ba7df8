/** Every state of the court that is drawn in the mock-ups, with a real court: `npm run -s pictures`. */
import { test } from 'vitest'
import { type Client, openTable } from '../../server/test/court/client.ts'
import { LOOKS, picture } from './beside.ts'
import { type CourtShown, fourAtTajMahal, openCourt, playUntil } from './company.ts'
import { writePlayed } from './played.ts'

const STANDS = '[data-ply]'
const open = { kind: 'open' } as const
const bot = { kind: 'bot', level: 'level3' } as const

async function atTable(court: CourtShown, whose: Client, table: string, name: string, mock = name) {
  for (const [look, visit] of LOOKS) {
    const page = await court.show(visit, whose, `/t/${table}`)
    await page.waitForSelector(STANDS)
    await picture(page, name, look, { mock: mock })
    await page.context().close()
  }
}

test('a table: your turn, talk, a broken line', async () => {
  const court = await openCourt()
  const { table, people, anna, jonas, priya } = await fourAtTajMahal(court)
  await playUntil(people, table, (ply, awaited) => ply > 60 && awaited[0] === 0)
  jonas.send({ type: 'say', table, key: 'said-first', what: { text: 'Ich steige aus und spare.' } })
  priya.send({
    type: 'say',
    table,
    key: 'said-then',
    what: { text: 'Zwei Elefanten mehr, und er gehört mir.' },
  })
  priya.send({ type: 'away', away: true })
  for (const [look, visit] of LOOKS) {
    const page = await court.show(visit, anna, `/t/${table}`)
    await page.waitForSelector(STANDS)
    await picture(page, 'table', look, { mock: 'online-table' })
    await page.locator('[data-opens-talk]').click()
    jonas.send({ type: 'typing', table })
    await picture(page, 'chat', look, { mock: 'online-table-chat' })
    await page.locator('[data-opens-talk]').click()
    await page.context().setOffline(true)
    await page.locator('[data-line=""]').waitFor()
    await picture(page, 'reconnecting', look, { mock: 'online-table-reconnecting' })
    await page.context().close()
  }
})

test('a table: another’s turn, a request, somebody left, a bot for them', async () => {
  const court = await openCourt()
  const { table, people, anna, jonas, priya, leyla } = await fourAtTajMahal(court)
  await playUntil(people, table, (ply, awaited) => ply > 60 && awaited[0] === 3)
  await atTable(court, anna, table, 'others-turn')
  for (let ply = 61, asked = false; ply < 200 && !asked; ply++) {
    await playUntil(people, table, (now) => now > ply)
    const { ply: at, revision } = leyla.last('update')
    asked = (await leyla.intend(table, { type: 'askBack', seat: 3, ply: at, revision })).type === 'done'
  }
  await atTable(court, anna, table, 'undo', 'online-table-undo')
  await atTable(court, leyla, table, 'undo-own')
  court.later(31_000)
  await playUntil(people, table, (_, awaited) => awaited[0] === 3)
  await leyla.drop()
  await jonas.until('presence', ({ persons }) =>
    persons.some(({ person, state }) => person === leyla.person && state === 'gone'),
  )
  court.later(130_000)
  await jonas.intend(table, { type: 'vote', seat: 3, agree: true })
  await atTable(court, anna, table, 'left', 'online-table-left')
  await priya.intend(table, { type: 'vote', seat: 3, agree: true })
  await atTable(court, anna, table, 'stand-in')
})

test('the end', async () => {
  const court = await openCourt()
  const { table, people, anna, jonas } = await fourAtTajMahal(court)
  await playUntil(people, table, () => false)
  await jonas.intend(table, { type: 'rematch', again: true })
  for (const [look, visit] of LOOKS) {
    const page = await court.show(visit, anna, `/t/${table}`)
    // How the scoring unfolds is no part of this picture.
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('[data-final]').click()
    await page.locator('[data-plot] polyline').first().waitFor()
    await picture(page, 'end', look, { mock: 'online-table-end' })
    await page.context().close()
  }
})

async function hall(court: CourtShown, whose: Client | null, name: string) {
  for (const [look, visit] of LOOKS) {
    const page = await court.show({ ...visit, newcomer: whose === null }, whose, '/')
    await page.locator('[data-court="open"]').waitFor()
    await picture(page, name, look, { mock: `online-${name}` })
    if (look.startsWith('390')) {
      await page.locator('#court').evaluate((leaf) => leaf.scrollIntoView())
      await picture(page, `${name}-court`, look, { mock: `online-${name}-court` })
    }
    await page.context().close()
  }
}

test('home: nobody there, and full of company', async () => {
  const court = await openCourt()
  const people: Client[] = []
  for (const [n, name] of ['Anna', 'Leyla', 'Tomasz', 'Ines', 'Mehmet'].entries())
    people.push(await court.come(name, n))
  const [anna, leyla, tomasz, ines, mehmet] = people as [Client, Client, Client, Client, Client]
  await hall(court, null, 'home-empty')
  const live = (minutes: number) => ({ kind: 'live', minutes, increment: 10 }) as const
  await openTable(leyla, [{ kind: 'me' }, bot, open], { game: 'taj-mahal', pace: live(10) })
  await openTable(tomasz, [{ kind: 'me' }, bot, open, open], { game: 'warehouse-51', pace: live(15) })
  await openTable(ines, [{ kind: 'me' }, bot, open], { game: 'cards-karma', pace: { kind: 'slow', days: 2 } })
  await openTable(mehmet, [{ kind: 'me' }, open, open], { game: 'raja', options: { short: true } })
  await openTable(anna, [{ kind: 'me' }, open], { game: 'vermaechtnis', pace: live(10) })
  court.later(120_000)
  await hall(court, anna, 'home')
})

test('arranging a table, and who sits where', async () => {
  const court = await openCourt()
  const anna = await court.come('Anna', 0)
  for (const [look, visit] of LOOKS) {
    const page = await court.show(visit, anna, '/new/raja?with=friends')
    await page.locator('button[type="submit"]').waitFor()
    await picture(page, 'table-new', look, { mock: 'online-table-new' })
    if (look.startsWith('390')) await page.locator('[data-part="seats"]').click()
    await page.locator('[data-kind] button').first().click()
    await picture(page, 'table-new-seat', look, { mock: 'online-table-new-seat' })
    await page.context().close()
  }
})

test('the waiting room, as the host and as a guest', async () => {
  const court = await openCourt()
  const [anna, jonas, priya] = [
    await court.come('Anna', 0),
    await court.come('Jonas', 1),
    await court.come('Priya', 2),
  ]
  const pace = { kind: 'live', minutes: 20, increment: 10 } as const
  const table = await openTable(anna, [{ kind: 'me' }, open, open, open], { game: 'taj-mahal', pace })
  await anna.join(table, 0)
  await anna.does(table, { type: 'ready', ready: true })
  await jonas.sit(table, 1)
  await jonas.does(table, { type: 'ready', ready: true })
  jonas.send({
    type: 'say',
    table,
    key: 'said-first',
    what: { text: 'Bin da. Priya sucht noch ihre Brille.' },
  })
  await priya.sit(table, 2)
  priya.send({ type: 'away', away: true })
  court.later(125_000)
  for (const [look, visit] of LOOKS)
    for (const [whose, name] of [
      [anna, 'waiting-room'],
      [priya, 'waiting-room-guest'],
    ] as const) {
      const page = await court.show(visit, whose, `/t/${table}`)
      await page.locator('[data-room] figure li').first().waitFor()
      await picture(page, name, look)
      await page.context().close()
    }
})

test('my page', async () => {
  const court = await openCourt()
  const anna = await court.come('Anna', 0)
  const since = Date.now() - 92 * 86_400_000
  await court.store.db.updateTable('people').set({ created: since }).execute()
  await writePlayed(court.store, anna.person, Date.now())
  for (const [look, visit] of LOOKS) {
    const page = await court.show(visit, anna, '/me')
    await page.locator('[data-games]').waitFor()
    await page.locator('[data-makes-link]').click()
    await page.locator('[data-qr]').waitFor()
    await page.evaluate(() => scrollTo(0, 0))
    await picture(page, 'profile', look)
    if (look.startsWith('390')) {
      await page.locator('#my-games').evaluate((head) => head.scrollIntoView())
      await picture(page, 'profile-stats', look)
    } else {
      await page.setViewportSize({ width: 1440, height: 1064 })
      await picture(page, 'profile-full', look)
    }
    await page.context().close()
  }
})
