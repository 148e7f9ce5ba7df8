/** What is checked before any test runs: types, style, boundaries. All at once, each told whole, in this order. */
import { spawn } from 'node:child_process'

const CHECKS = ['check', 'lint', 'boundaries']

const run = (name) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '-s', name], { shell: process.platform === 'win32' })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
    child.on('error', ({ message }) => resolve({ said: `${message}\n`, code: 1 }))
    child.on('close', (code) => resolve({ said, code }))
  })

const running = CHECKS.map(run)
for (const each of running) {
  const { said, code } = await each
  process.stderr.write(said)
  if (code !== 0) process.exitCode = 1
}
