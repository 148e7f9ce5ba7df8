/** Every TypeScript file of the house, parsed, with the room of the house it belongs to. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from '@swc/core'

/** `DURBAR_COUNT` names another checkout to look at. */
export const root = process.env.DURBAR_COUNT ?? dirname(dirname(fileURLToPath(import.meta.url)))

/** Tracked, and new ones that git does not ignore. */
export const files = (pattern) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...pattern], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\n')
    .filter(Boolean)

export const textOf = (file) => readFileSync(join(root, file), 'utf8')
export const isTest = (file) => /(^|\/)(test|e2e|alone|soak|pictures|testing)\//.test(file)
export const linesIn = (text) => text.split('\n').length - 1

/** Calls `see(node)` for every node of the tree but below those types; spans are bytes from where the file begins. */
export function walk(node, see, without = new Set()) {
  if (Array.isArray(node)) for (const each of node) walk(each, see, without)
  else if (node !== null && typeof node === 'object') {
    if (without.has(node.type)) return
    if (typeof node.type === 'string') see(node)
    for (const [key, value] of Object.entries(node)) if (key !== 'span') walk(value, see, without)
  }
}

/** The semicolon makes the module begin where the file does: spans count from there, and comments have none. */
export const parse = (file, text) =>
  parseSync(`;${text}`, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' })
