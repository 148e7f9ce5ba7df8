/** Whole games through the page alone, by touching what is offered, to the final scoring. */
import { rooms } from '@durbar/games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { coveringTables } from './tables.ts'
import { against, DOORSTEP, layTable, type Opened, plyOf, type Visit } from './visitor.ts'

/** What plays on until the game is over. */
type Hand = (page: Page, plan: Plan) => Promise<unknown>

type Arranged = ReturnType<typeof coveringTables>[number]

export interface Plan extends Arranged {
  readonly game: string
  readonly seed: number
}

/** Every game, at every number of players, with every value of every option; together these tables cover them. */
export const plans: readonly Plan[] = rooms.flatMap((room) =>
  coveringTables(room).map((arranged, i) => ({ ...arranged, game: room.game.id, seed: i + 1 })),
)

/** The first, second, … table of every game. */
export const nthTables = (n: number): readonly Plan[] => plans.filter(({ seed }) => seed === n + 1)

/** One test per table. */
export function playedToTheEnd(
  browser: { open(path: string, visit?: Visit): Promise<Opened> },
  tables: readonly Plan[],
  hand: Hand,
  visit: (plan: Plan) => Visit = () => ({}),
): void {
  test.each(tables)('$game for $seats, $options', async (plan) => {
    const { game, seats, options, seed } = plan
    const { page, errors } = await browser.open(DOORSTEP, visit(plan))
    await layTable(page, game, against(seats - 1), options, seed)
    await hand(page, plan)
    expect(await plyOf(page)).toBeGreaterThan(10)
    expect(await page.locator('[data-over] > ol > li').count()).toBe(seats)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width)
    expect(errors).toEqual([])
  })
}
