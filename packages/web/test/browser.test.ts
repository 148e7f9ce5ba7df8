/** How a browser is found on machines that are not this one, and unpacked by several who are stopped halfway. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { installedBrowsers } from '../../../scripts/installed-browser.mjs'
import { unpackOnce } from '../../../scripts/packed-browser.mjs'

const scripts = join(import.meta.dirname, '..', '..', '..', 'scripts')
const scratch = mkdtempSync(join(tmpdir(), 'durbar-unpacking-'))
afterAll(() => rmSync(scratch, { recursive: true }))

test.each([
  ['linux', { PATH: '/nowhere:/opt/bin' }, '/opt/bin/google-chrome'],
  ['linux', { PATH: '' }, '/usr/bin/chromium'],
  ['linux', { PATH: '/bin' }, '/opt/microsoft/msedge/microsoft-edge'],
  ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['darwin', {}, '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
  ['win32', { ProgramFiles: '/programs' }, '/programs/Google/Chrome/Application/chrome.exe'],
  ['win32', { 'ProgramFiles(x86)': '/old' }, '/old/Microsoft/Edge/Application/msedge.exe'],
])('%s with %j: %s is found', (platform, env, path) => {
  expect(installedBrowsers(platform, env, (each) => each === path)).toEqual([path])
})

describe('unpacking', () => {
  /** Another process that unpacks slowly: two files, with a while between. */
  const slowly = (folder: string) =>
    spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { writeFileSync } from 'node:fs'
       import { unpackOnce } from ${JSON.stringify(join(scripts, 'packed-browser.mjs'))}
       unpackOnce(${JSON.stringify(folder)}, (fresh) => {
         writeFileSync(fresh + '/first', 'x')
         Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500)
         writeFileSync(fresh + '/second', 'y')
       })`,
    ])
  const ended = (child: ReturnType<typeof spawn>) =>
    new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)))
  const whole = (folder: string) => ['first', 'second'].every((name) => existsSync(join(folder, name)))

  test('two at once: both find it whole, and nothing is left over', async () => {
    const folder = join(scratch, 'two', 'browser')
    const both = [slowly(folder), slowly(folder)].map(ended)
    expect(await Promise.all(both)).toEqual([0, 0])
    expect(whole(folder)).toBe(true)
    expect(readdirSync(join(scratch, 'two'))).toEqual(['browser'])
  })

  test('who is killed halfway leaves nothing that looks like a browser, and the next clears it away', async () => {
    const folder = join(scratch, 'killed', 'browser')
    const child = slowly(folder)
    await expect
      .poll(() => existsSync(join(`${folder}.${child.pid}`, 'first')), { timeout: 10_000 })
      .toBe(true)
    child.kill('SIGKILL')
    await ended(child)
    expect(existsSync(folder)).toBe(false)
    unpackOnce(folder, (fresh) => writeFileSync(join(fresh, 'browser'), 'b'))
    expect(readdirSync(join(scratch, 'killed'))).toEqual(['browser'])
    expect(readFileSync(join(folder, 'browser'), 'utf8')).toBe('b')
  })

  test('a full disk is an error, and nothing stays', () => {
    const folder = join(scratch, 'full', 'browser')
    mkdirSync(join(scratch, 'full'))
    const full = () => {
      throw new Error('ENOSPC: no space left on device')
    }
    expect(() => unpackOnce(folder, full)).toThrow('ENOSPC')
    expect(readdirSync(join(scratch, 'full'))).toEqual([])
  })
})

test('where CHROMIUM names nothing: one sentence, no trace, not zero', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `await (await import('${scripts}/browser.mjs')).browserOrEnd()`],
    { encoding: 'utf8', env: { ...process.env, CHROMIUM: '/no/such/browser' } },
  )
  expect([status, stderr]).toEqual([1, 'CHROMIUM names /no/such/browser, but there is no such file.\n'])
})
