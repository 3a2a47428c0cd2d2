import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { openWorkspace } from '#test/content/workspace.ts'
import { asApprover, asEditor } from '#test/people.ts'
import { runClockWorker } from './clock-worker.ts'

function soon(ms: number): string {
  return new Date(Date.now() + ms).toISOString()
}

test('what begins and ends while a process runs is written down, also when it was scheduled later', async () => {
  const desk = await openWorkspace()
  const faults: unknown[] = []
  const services = { store: desk.store, now: () => new Date().toISOString() }
  const minded = runClockWorker(services, { report: (error) => faults.push(error) })
  const first = await desk.publishEntry(promotion, { title: 'Now' }, services.now())
  const window = { starts_at: soon(400), ends_at: soon(800), approval: 1 }
  const at = { entry: first, now: services.now() }
  const { revisionId } = await desk.save(asEditor, promotion, { title: 'Soon', ...window }, at)
  await desk.approve(asApprover, promotion, revisionId, { now: services.now() })
  const steps = async () =>
    (await desk.log()).slice(-2).map(({ step: transition, at }) => [transition, at])
  await expect.poll(steps, { timeout: 10_000 }).toEqual([
    ['replace', window.starts_at],
    ['end', window.ends_at],
  ])
  await minded.stop()
  expect(faults).toEqual([])
})
