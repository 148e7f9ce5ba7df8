/** Files and folders that the person named: what is wrong with them is one line, before the work begins. */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { Complaint } from './complaint.ts'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const why: Record<string, string> = { ENOENT: 'no such file', EISDIR: 'is a folder' }
    throw new Complaint(`${file}: ${why[codeOf(error) ?? ''] ?? `cannot be read (${codeOf(error)})`}`)
  }
}

function unwritable(file: string, error: unknown): Complaint {
  const why: Record<string, string> = {
    ENOENT: `no such folder as ${dirname(file)}`,
    ENOTDIR: `${dirname(file)} is no folder`,
    EISDIR: 'is a folder',
  }
  return new Complaint(`${file}: ${why[codeOf(error) ?? ''] ?? `cannot be written (${codeOf(error)})`}`)
}

/** Complains unless the file can be written; leaves it as it is. */
export function demandWritable(option: string, file: string): void {
  if (file === '') throw new Complaint(`--${option} needs a file`)
  const there = existsSync(file)
  try {
    closeSync(openSync(file, 'a'))
    if (!there) rmSync(file)
  } catch (error) {
    throw unwritable(file, error)
  }
}

export function write(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw unwritable(file, error)
  }
}

/** Makes a folder with those above it, one by one: asked to do so itself in /proc, Node never comes back. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw new Complaint(`${folder} is no folder`)
    return
  }
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    throw new Complaint(`${folder}: cannot be made (${codeOf(error)})`)
  }
}
