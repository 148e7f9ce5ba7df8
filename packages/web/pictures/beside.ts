/** A picture of a page, into the ignored folder screenshots/; beside the mock-up of the same state, where that lies beside the checkout. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { PHONE, type Visit } from '../e2e/visitor.ts'

const ROOT = join(import.meta.dirname, '../../..')
const OUT = join(ROOT, 'screenshots')
const MOCKS = join(ROOT, '../shared/look')
const SETTLED_MS = 500

export const LOOKS: readonly (readonly [string, Visit])[] = [
  ['1440-light', { theme: 'light', language: 'de' }],
  ['390-light', { ...PHONE, theme: 'light', language: 'de' }],
  ['1440-dark', { theme: 'dark', language: 'en' }],
  ['390-dark', { ...PHONE, theme: 'dark', language: 'en' }],
]

const source = (file: string) => `data:image/png;base64,${readFileSync(file).toString('base64')}`

/** Of the court, or of records: where the pictures go, and in which folder their mock-ups lie. */
const SETS = { court: 'online', records: 'review' } as const

interface Shown {
  /** What the mock-ups call this state; they are not drawn at every size and by night. */
  readonly mock?: string
  readonly set?: keyof typeof SETS
}

export async function picture(page: Page, name: string, look: string, shown: Shown = {}): Promise<void> {
  const { mock = name, set = 'court' } = shown
  const out = join(OUT, set)
  mkdirSync(out, { recursive: true })
  const file = join(out, `${name}-${look}.png`)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(SETTLED_MS)
  await page.screenshot({ path: file })
  const drawn = join(MOCKS, SETS[set], `${mock}-${look}.png`)
  if (!existsSync(drawn)) return
  const wall = await page.context().newPage()
  const { width, height } = page.viewportSize()!
  await wall.setViewportSize({ width: width * 2 + 20, height })
  await wall.setContent(
    `<body style="margin:0;display:flex;gap:20px;background:#777"><img src="${source(file)}" width="${width}"><img src="${source(drawn)}" width="${width}">`,
  )
  await wall.screenshot({ path: join(out, `beside-${name}-${look}.png`) })
  await wall.close()
}
