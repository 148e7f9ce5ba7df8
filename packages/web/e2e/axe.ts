/** What axe finds on a page that was opened past its own policy (`bypassCSP`), and whether it is too wide. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Found {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

/** `part`: of what lies above the page, which is no part of its landmarks. */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(AXE)
  const found = await page.evaluate(async (part) => {
    const { axe } = window as unknown as { axe: { run(part: string): Promise<{ violations: Found[] }> } }
    return (await axe.run(part)).violations
  }, part)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [
    ...found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary}`),
    ...(wide > 0 ? [`${wide} px too wide`] : []),
  ]
}
