import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Encrypts what a copy of the database must not reveal. `SECRET_KEY`, or a random one in
 * `DATA_DIR`.
 */
export async function openSecretKey(location: {
  dataDir: string
  secretKey: string | null
}): Promise<Buffer> {
  if (location.secretKey !== null) return Buffer.from(location.secretKey)
  const file = join(location.dataDir, 'secret.key')
  const known = await readKey(file)
  if (known) return known
  await mkdir(location.dataDir, { recursive: true })
  const made = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(made, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  // The first process to link wins; nobody reads half a key.
  await link(made, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(made, { force: true })
  const kept = await readKey(file)
  if (!kept) throw new Error(`There is no key in ${file}`)
  return kept
}

async function readKey(file: string): Promise<Buffer | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.trim() === '' ? null : Buffer.from(text.trim())
}
