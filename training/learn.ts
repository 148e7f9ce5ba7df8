/** A network from the positions of the last generations; `learn.py` does it, with PyTorch. */
import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { insightOf, namesSum } from '@durbar/bots'
import { kernelNamed } from './judges.ts'
import { complain, folderOf, networkOf, type Plan, root } from './plan.ts'

/** Whichever has PyTorch: Debian's package is python3-torch, for the system's own Python. */
const PYTHON = process.env.PYTHON ?? 'python3'

export async function learn(plan: Plan): Promise<void> {
  if (spawnSync(PYTHON, ['-c', 'import numpy, torch'], { stdio: 'ignore' }).status !== 0)
    complain(
      `'${PYTHON}' has no PyTorch: install it (Debian's python3-torch), or name one that has it with PYTHON`,
    )
  const { generation, last, epochs, threads } = plan
  const { seat, table } = insightOf(await kernelNamed(plan.game)).features!
  const files: string[] = []
  for (let n = Math.max(0, generation + 1 - last); n <= generation; n++) {
    const folder = folderOf(plan, n)
    for (const name of readdirSync(folder)) if (name.endsWith('.bin')) files.push(join(folder, name))
  }
  if (files.length === 0) complain('there are no positions yet: play first')
  const told = join(folderOf(plan, generation), 'plan.json')
  writeFileSync(
    told,
    JSON.stringify({
      ...{ files, epochs, threads },
      out: networkOf(plan, generation),
      names: namesSum([...seat, '', ...table]),
      seat: seat.length,
      table: table.length,
    }),
  )
  const { status, error } = spawnSync(PYTHON, [join(root, 'training', 'learn.py'), told], {
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) throw new Error(`${PYTHON} did not learn: ${error?.message ?? `status ${status}`}`)
}
