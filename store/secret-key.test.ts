import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSecretKey } from './secret-key.ts'

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'linecheck-key-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'data')
}

test('the first start makes a key that nobody else may read, and later ones find it', async () => {
  const dataDir = await emptyFolder()
  const started = await Promise.all(
    Array.from({ length: 8 }, () => openSecretKey({ dataDir, secretKey: null })),
  )
  const [first] = started
  expect(first?.length).toBe(43)
  for (const key of started) expect(key).toEqual(first)
  expect(await openSecretKey({ dataDir, secretKey: null })).toEqual(first)
  expect(await readdir(dataDir)).toEqual(['secret.key'])
  expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600)
  expect(await openSecretKey({ dataDir: await emptyFolder(), secretKey: null })).not.toEqual(first)
})

test('a key that the operator gives is taken, and none is kept', async () => {
  const dataDir = await emptyFolder()
  const secretKey = 'a key that stands in the environment'
  expect(await openSecretKey({ dataDir, secretKey })).toEqual(Buffer.from(secretKey))
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT')
})
