import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { readConfig } from '#config.ts'
import { newStem } from '#domain/mail-queue/queue-mail.ts'
import { forgetNames } from '#domain/people/users/forget-names.ts'
import { erasePerson } from '#store/people/erasing/erase-person.ts'
import { addErasure } from '#store/people/erasing/erasures.ts'
import type { Store } from '#store/store.ts'
import { StoreBusy } from '#store/store-errors.ts'
import { icmLine } from '#test/content/content.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor } from '#test/people.ts'
import { runRetentionWorker } from './retention-worker.ts'

const usual = readConfig({}).keep

const countSessions = async ({ store }: TestApp) =>
  (await store.db.selectFrom('session').selectAll().execute()).length

test('what is gone is told in one line, and nothing where nothing is', async () => {
  const app = await openTestApp()
  await app.tokenOf(asEditor)
  app.clock.pass({ days: 8 })
  const told: object[] = []
  const report = (error: unknown) => {
    throw error
  }
  const removed = (gone: object) => told.push(gone)
  for (let time = 0; time < 2; time += 1) {
    const minding = runRetentionWorker(app.services, {
      keep: usual,
      outbox: '/nowhere',
      report,
      removed,
    })
    await vi.waitFor(async () => expect(await countSessions(app)).toBe(0), { timeout: 15_000 })
    await minding.stop()
  }
  expect(told).toEqual([
    { log: 0, revisions: 0, notices: 0, mails: 0, sessions: 1, responses: 0, letters: 0 },
  ])
})

test('letters that no server took go when mails do, and nothing else in their folder', async () => {
  const app = await openTestApp()
  const folder = await mkdtemp(join(tmpdir(), 'linecheck-outbox-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const put = async (name: string, age: number) => {
    await writeFile(join(folder, name), 'Dear editor')
    const at = (Date.parse(app.clock.now()) - age) / 1000
    await utimes(join(folder, name), at, at)
  }
  const stem = () => newStem(app.clock.now())
  const young = `${stem()}.eml`
  await put(`${stem()}.eml`, usual.mails + 1000)
  await put(young, usual.mails - 1000)
  // The file of a node that was killed while writing, and a foreign file.
  await put(`.${randomUUID()}.part`, usual.mails)
  await put('kept by hand.eml', 10 * usual.mails)
  await mkdir(join(folder, `${stem()}.eml`))
  const removed = vi.fn()
  const report = (error: unknown) => {
    throw error
  }
  const minding = runRetentionWorker(app.services, { keep: usual, outbox: folder, report, removed })
  await vi.waitFor(() => expect(removed).toHaveBeenCalled(), { timeout: 15_000 })
  await minding.stop()
  expect(removed.mock.calls).toEqual([[expect.objectContaining({ mails: 0, letters: 1 })]])
  const left = await readdir(folder, { withFileTypes: true })
  expect(
    left
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([young, 'kept by hand.eml'].toSorted())
  expect(left).toHaveLength(3)
})

test('a name that cannot be forgotten keeps nothing else from going, and a sweep that failed comes again', async () => {
  const app = await openTestApp()
  await app.tokenOf(asApprover)
  await app.desk.save(asEditor, icmBanner, icmLine())
  await app.store.write((tx) => erasePerson(tx, asEditor.id))
  await app.store.write((tx) =>
    addErasure(tx, { personId: asEditor.id, own: ['editor'], shared: [] }),
  )
  app.clock.pass({ days: 8 })
  let writes = 0
  const write: Store['write'] = async (work) => {
    writes += 1
    if (writes <= 2) throw new StoreBusy('away')
    return app.store.write(work)
  }
  const told: string[] = []
  const minding = runRetentionWorker(
    { store: { ...app.store, write }, now: app.clock.now },
    {
      keep: usual,
      outbox: '/nowhere',
      report: (_, what) => told.push(what),
      removed: () => undefined,
      look: 20,
    },
  )
  await vi.waitFor(async () => expect(await countSessions(app)).toBe(0), { timeout: 15_000 })
  await minding.stop()
  expect(told).toEqual([
    'a name that was erased was left for later',
    'what was to go was left for later',
  ])
  expect(await forgetNames(app)).toEqual({ done: 0, failed: [] })
})

test('letters that cannot be removed keep nothing else from going, nor from being told', async () => {
  const app = await openTestApp()
  await app.tokenOf(asEditor)
  app.clock.pass({ days: 8 })
  const told: string[] = []
  const removed = vi.fn()
  const minding = runRetentionWorker(app.services, {
    keep: usual,
    outbox: import.meta.filename,
    report: (error, what) => told.push(`${what}: ${error}`),
    removed,
    look: 50,
  })
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(1), { timeout: 15_000 })
  await minding.stop()
  expect(removed.mock.calls).toEqual([[expect.objectContaining({ sessions: 1, letters: 0 })]])
  expect(new Set(told).size).toBe(1)
  expect(told[0]).toContain('what was to go was left for later: Error: ENOTDIR')
})
