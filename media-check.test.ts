import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Runs `npm run media:check` in a data folder that has one stray and one upload cut off. */
async function openCheck() {
  const dataDir = await mkdtemp(join(tmpdir(), 'linecheck-check-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  for (const name of ['media/stray-640.webp', 'incoming/cut-off']) {
    await mkdir(join(dataDir, name, '..'), { recursive: true })
    await writeFile(join(dataDir, name), 'bytes')
  }
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', MEDIA_URL: '' }
  const run = (args: string[] = [], more: Record<string, string> = {}) =>
    new Promise<{ code: unknown; said: string }>((resolve) => {
      const options = { env: { ...env, ...more } }
      execFile(process.execPath, ['media-check.ts', ...args], options, (error, said) =>
        resolve({ code: error?.code ?? 0, said }),
      )
    })
  return { dataDir, run }
}

test('media:check names what is astray, removes it, and says so when all is well', async () => {
  const { dataDir, run } = await openCheck()
  const dry = await run(['--dry'])
  expect(dry).toMatchObject({
    code: 0,
    said: expect.stringMatching(/No row points to:\n {2}stray-640/),
  })
  expect(dry.said).toContain('cut-off')
  expect(dry.said).not.toContain('Everything is as it should be.')
  expect((await run()).said).toMatch(/Removed, because no row pointed to:\n {2}stray-640\.webp/)
  expect(await readdir(join(dataDir, 'media'))).toEqual([])
  await rm(join(dataDir, 'incoming/cut-off'))
  expect((await run()).said).toContain('Everything is as it should be.')
})

test('media:check of a storage that is away is one sentence, and no stack', async () => {
  const { run } = await openCheck()
  const MEDIA_URL = 's3://id:secret@pictures?endpoint=http://127.0.0.1:1'
  expect(await run([], { MEDIA_URL })).toEqual({
    code: 1,
    said: 'The library could not be checked: the object storage does not answer.\n',
  })
})
