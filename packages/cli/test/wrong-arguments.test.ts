/** What a script of the checkout is told and cannot do is answered with one line, and nothing begins. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './durbar.ts'

const WRONG: readonly (readonly [script: string, given: string, says: RegExp])[] = [
  ['bench', '--only kitchen', /^bench: there is no part 'kitchen'; there are kernel, /],
  ['bench-against', '', /^bench:against: --base must be a revision of this repository, or a folder$/],
  ['bench-against', '--base nowhere', /there is no revision 'nowhere' in this repository$/],
  ['bench-against', '--base HEAD --pairs 0', /--pairs must be a whole number of at least 1, not '0'$/],
  ['bench-web', '--game chess', /^bench:web: no game 'chess'; there are vermaechtnis, /],
  ['count', '--base nowhere', /^count: --base: there is no revision 'nowhere'/],
  ['film', '--seconds long', /^film: --seconds must be a whole number/],
  ['ladder', '--games many', /^ladder: --games must be a whole number of at least 1, not 'many'$/],
  ['licences', '--print', /^licences: Unknown option '--print'$/],
  ['mutate', '--sample -1', /^mutate: /],
  ['mutate', '--only kitchen', /^mutate: no part 'kitchen'; there are /],
  ['proving', 'load --tables many', /'--tables <n>' argument 'many' is invalid\. It must be a whole number/],
  ['proving', 'chaos --store files', /'--store <name>' argument 'files' is invalid\. Allowed choices are/],
  ['proving', 'hostile --loud', /unknown option '--loud'$/],
  ['scale', '--people 5', /^scale: Unknown option '--people'$/],
  ['screenshots', '--game chess', /^screenshots: no game 'chess'/],
  ['training', 'play', /^training: say one of play, learn, compare, generations, keep, and --game ID$/],
  ['training', 'play --game chess', /^training: no game 'chess'/],
  ['training', 'play --game raja --games few', /^training: --games must be a whole number, not 'few'$/],
  ['training', 'learn --game raja', /^training: 'nobody' has no PyTorch: install it/],
  ['upgrade', '', /^upgrade: --from must be a revision of this repository$/],
  ['upgrade', '--from nowhere', /^upgrade: --from: there is no revision 'nowhere'/],
]

test.each(WRONG)('%s %s', async (script, given, says) => {
  const file = join(root, 'scripts', `${script}.mjs`)
  const child = spawn(process.execPath, [file, ...given.split(' ').filter(Boolean)], {
    cwd: root,
    env: { ...process.env, PYTHON: 'nobody' },
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (part) => (out += part))
  child.stderr.on('data', (part) => (err += part))
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect([code, out, err.trim().split('\n').length]).toEqual([2, '', 1])
  expect(err.trim()).toMatch(says)
})
