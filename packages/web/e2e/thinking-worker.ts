/** The worker in which bots think, asked without a table. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BotReport, BotTask } from '@durbar/protocol/messages'
import type { Page } from 'playwright-core'

const ASSETS = join(import.meta.dirname, '../dist/assets')
/** The one script that knows all roles. */
function script(): string {
  const knows = (name: string) => readFileSync(join(ASSETS, name), 'utf8').includes('assistant')
  return `/assets/${readdirSync(ASSETS).find((name) => /^worker-.*[.]js$/.test(name) && knows(name))}`
}

export type Asked = Omit<Extract<BotTask, { type: 'ask' }>, 'type' | 'job' | 'past'>
type Answered = Extract<BotReport, { move: unknown }>

declare global {
  interface Window {
    askBot(question: object): Promise<{ answer: unknown; firstSignMs: number }>
  }
}

/** Hires bots for this page. `timeless`: no clock runs for them, so that they make all their iterations on any machine. */
export async function hireBots(page: Page, { timeless = false } = {}): Promise<void> {
  const hired = page.waitForEvent('worker')
  await page.evaluate((url) => {
    const worker = new Worker(url, { type: 'module' })
    const { port1, port2 } = new MessageChannel()
    worker.postMessage({ role: 'bots', port: port1 }, [port1])
    let jobs = 0
    window.askBot = (question) =>
      new Promise((resolve, reject) => {
        const job = ++jobs
        const asked = performance.now()
        let firstSignMs = 0
        port2.onmessage = ({ data }) => {
          if (data.job !== job) return
          firstSignMs ||= performance.now() - asked
          if ('failed' in data) reject(new Error(data.failed))
          else if ('move' in data) resolve({ answer: data, firstSignMs })
        }
        port2.postMessage({ type: 'ask', job, past: { match: `${job}`, log: [] }, ...question })
      })
  }, script())
  const worker = await hired
  if (timeless)
    await worker.evaluate(() => {
      performance.now = () => 0
    })
}

export const askBot = (page: Page, question: Asked) =>
  page.evaluate((question) => window.askBot(question), question) as Promise<{
    answer: Answered
    firstSignMs: number
  }>
