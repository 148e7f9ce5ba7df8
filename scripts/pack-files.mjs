/** Packs the files of a built client once, with brotli and gzip, so that no visitor waits for it. */
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Fonts and pictures are packed already. */
const PACKABLE = /\.(html|js|css|svg|json|webmanifest)$/

const PACKINGS = {
  '.br': (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

async function pack(file) {
  const content = await readFile(file)
  for (const [ending, packed] of Object.entries(PACKINGS)) {
    const smaller = await packed(content)
    if (smaller.length < content.length) await writeFile(file + ending, smaller)
  }
}

export async function packFiles(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => PACKABLE.test(name))
  await Promise.all(files.map((name) => pack(join(folder, name))))
}
