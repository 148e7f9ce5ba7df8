/** The built client, served, and a browser to visit it with: for the scripts that look at it. */
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { BROWSER_ARGS, browserPath } from './browser.mjs'
import { buildWeb } from './build-web.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const dist = join(root, 'packages/web/dist')

export async function openHouse(onRequest = () => {}) {
  buildWeb()
  const outfile = join(root, 'dist/static-files.mjs')
  await build({
    entryPoints: [join(root, 'packages/cli/src/static-files.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
  })
  const { staticFiles } = await import(pathToFileURL(outfile))
  const serveFile = staticFiles(dist)
  const server = createServer((request, response) => {
    onRequest(request.url)
    serveFile(request, response)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS })
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    browser,
    async close() {
      await browser.close()
      server.close()
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
