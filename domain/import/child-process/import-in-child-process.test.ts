import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { faq } from '#catalogue/collections/faq.ts'
import { StoreBusy } from '#store/store-errors.ts'
import { importers, signalImporter } from '#test/content/importers.ts'
import { morning, openWorkspace, type Workspace } from '#test/content/workspace.ts'
import { asEditor } from '#test/people.ts'
import { Progress } from '../progress.ts'
import { importInChildProcess, limitImportSilence } from './import-in-child-process.ts'

// A process has to start on a busy machine before anything is seen of it.
vi.setConfig({ testTimeout: 90_000 })

/** Brings in so many questions. */
async function bringIn({ store }: Workspace, rows: number, progress = new Progress()) {
  const folder = await mkdtemp(join(tmpdir(), 'linecheck-import-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'table.csv')
  const lines = Array.from({ length: rows }, (_, nth) => `Question ${nth}`)
  await writeFile(path, ['question', ...lines].join('\n'))
  const asked = { collection: faq, actor: asEditor, now: morning, path, isDry: false }
  return importInChildProcess(store, { ...asked, submits: false, mapping: null }, progress)
}

async function countOf({ store }: Workspace): Promise<number> {
  return (await store.db.selectFrom('entry').select('id').execute()).length
}

async function untilBegun(progress: Progress): Promise<void> {
  await vi.waitFor(() => expect(progress.done).toBeGreaterThan(0), 60_000)
}

test('where the process dies nothing was written, and the next table is taken in', async () => {
  const desk = await openWorkspace()
  const progress = new Progress()
  const imported = bringIn(desk, 3_000, progress)
  const rejected = expect(imported).rejects.toThrow(StoreBusy)
  await untilBegun(progress)
  signalImporter('SIGKILL')
  await rejected
  expect(await countOf(desk)).toBe(0)
  expect((await bringIn(desk, 2)).counts).toMatchObject({ new: 2, refused: 0 })
  expect(await countOf(desk)).toBe(2)
})

test('a service that ends lets what has begun come in, and its process goes with it', async () => {
  const desk = await openWorkspace()
  const progress = new Progress()
  const imported = bringIn(desk, 500, progress)
  await untilBegun(progress)
  signalImporter('SIGTERM')
  expect((await imported).counts).toMatchObject({ new: 500 })
  expect(importers()).toHaveLength(1)
  signalImporter('SIGTERM')
  await vi.waitFor(() => expect(importers()).toEqual([]), 5_000)
})

/** An import of which the process hangs in the middle. */
async function hanging(desk: Workspace, progress: Progress): Promise<Promise<unknown>[]> {
  const imported = bringIn(desk, 3_000, progress)
  imported.catch(() => undefined)
  await untilBegun(progress)
  signalImporter('SIGSTOP')
  return [imported]
}

/** By itself a hanging importer never ends; on a busy machine a kill takes its time. */
const soon = { timeout: 15_000 }

test('an import that hangs and is called off ends, with its process', async () => {
  const desk = await openWorkspace()
  const progress = new Progress()
  const [imported] = await hanging(desk, progress)
  progress.cancel()
  await expect(imported).rejects.toMatchObject({ code: 'conflict' })
  await vi.waitFor(() => expect(importers()).toEqual([]), soon)
  expect((await bringIn(desk, 2)).counts).toMatchObject({ new: 2 })
})

test('an import that hangs does not keep the server from stopping', async () => {
  const desk = await openWorkspace()
  const [imported] = await hanging(desk, new Progress())
  limitImportSilence()
  await expect(imported).rejects.toThrow(StoreBusy)
  await vi.waitFor(() => expect(importers()).toEqual([]), soon)
})

test('an import that stands still is ended after seconds, so that the next can begin', async () => {
  const desk = await openWorkspace()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const [imported] = await hanging(desk, new Progress())
  vi.advanceTimersByTime(30_000)
  await expect(imported).rejects.toThrow(StoreBusy)
  expect(await countOf(desk)).toBe(0)
})

test('what was called off before it began does not begin', async () => {
  const desk = await openWorkspace()
  const progress = new Progress(AbortSignal.abort())
  await expect(bringIn(desk, 2, progress)).rejects.toMatchObject({ code: 'conflict' })
  expect(await countOf(desk)).toBe(0)
})
