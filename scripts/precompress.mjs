import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

const compressible = /\.(css|html|js|json|map|svg|txt|webmanifest|xml)$/
const smallest = 512

/**
 * Writes `x.br` and `x.gz` beside every text file that they make smaller.
 * @param {string} folder
 */
export async function precompress(folder) {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names.filter((name) => compressible.test(name)).map((name) => compress(join(folder, name))),
  )
}

/** @param {string} file */
async function compress(file) {
  const bytes = await readFile(file)
  if (bytes.length < smallest) return
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
    [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  if (br.length < bytes.length) await writeFile(`${file}.br`, br)
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz)
}
