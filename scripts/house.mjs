/** The built client, served, and a browser to visit it with: for the scripts that look at it. */
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { browserOrEnd, launchOptions } from './browser.mjs'
import { buildWeb } from './build-web.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const dist = join(root, 'packages/web/dist')

export async function openHouse() {
  const found = await browserOrEnd()
  await buildWeb()
  const outfile = join(root, 'dist/server.mjs')
  await build({
    entryPoints: [join(root, 'packages/server/src/http/server.ts')],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
  })
  const { serverFor } = await import(pathToFileURL(outfile))
  const app = await serverFor(dist)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const browser = await chromium.launch(launchOptions(found))
  return {
    address,
    browser,
    async close() {
      await browser.close()
      await app.close()
    },
  }
}

/** Lays a table as the new-table page would: the page must already show this house. */
export async function layTable(page, address, opening) {
  await page.evaluate(
    ([key, value]) => sessionStorage.setItem(key, value),
    [`durbar.opening.${opening.id}`, JSON.stringify(opening)],
  )
  await page.goto(`${address}/table/${opening.id}`)
  await page.waitForSelector('[data-asked]')
}
