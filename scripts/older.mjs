/** The command line as it was at another revision, built in a folder of its own with the packages of this tree. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const git = (...args) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })

/** Everything from the registry as it lies here; our own packages as they were then. */
function linkPackages(tree) {
  const [here, there] = [join(root, 'node_modules'), join(tree, 'node_modules')]
  mkdirSync(join(there, '@durbar'), { recursive: true })
  for (const name of readdirSync(here))
    if (name !== '@durbar') symlinkSync(join(here, name), join(there, name))
  for (const name of readdirSync(join(here, '@durbar'))) {
    const link = join('@durbar', name)
    // As far as we know where it points to from here.
    const place = resolve(join(here, '@durbar'), readlinkSync(join(here, link)))
    symlinkSync(place.replace(root, tree), join(there, link))
  }
}

/** Where its program lies, and what clears it away. */
export function older(revision) {
  const tree = mkdtempSync(join(tmpdir(), 'durbar-older-'))
  const clear = () => {
    rmSync(tree, { recursive: true, force: true })
    git('worktree', 'prune')
  }
  try {
    git('worktree', 'add', '--detach', '--force', tree, revision)
    linkPackages(tree)
    const build = "import('./scripts/bundle.mjs').then(({ bundle }) => bundle())"
    execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: tree, stdio: 'pipe' })
    return { program: join(tree, 'dist', 'durbar.mjs'), clear }
  } catch (error) {
    clear()
    throw error
  }
}
