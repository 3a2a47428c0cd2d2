import { expect, test } from 'vitest'
import { localize } from '#catalogue/messages/localize.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { listActivitiesByIds } from '#store/log/activity.ts'
import { icmLine } from '#test/content/content.ts'
import { after, openWorkspace } from '#test/content/workspace.ts'
import { asApprover, asEditor } from '#test/people.ts'
import { listLog, toLogEntry } from './list-log.ts'

const whole = { limit: 100, offset: 0 }

test('the log tells who did what, when, and what came of it', async () => {
  const { store, save, reject } = await openWorkspace()
  const { revisionId } = await save(asEditor, icmBanner, { ...icmLine(), approval: 1 })
  await reject(asApprover, icmBanner, revisionId, { remarks: 'Too loud.', now: after(5) })
  const { entries, total } = await listLog(store, {}, whole)
  expect(total).toBe(3)
  expect(entries[0]).toMatchObject({
    id: 3,
    description: 'ICM Banner rejected',
    author: 'editor',
    created_by: 'editor',
    created_at: after(0),
    status: 4,
    statusText: 'Rejected',
    status_text: 'Rejected',
    approved_by: 'approver',
    approved_at: after(5),
    remarks: 'Too loud.',
    entity_type: 'icm_banner',
    entity_id: revisionId,
  })
  expect(entries.slice(1)).toMatchObject([
    { status: 1, approved_by: null },
    { status: 0, approved_at: null },
  ])
})

test('the log is filtered by section, status and words, and counts what the filter finds', async () => {
  const { store, save } = await openWorkspace()
  await save(asEditor, icmBanner, { ...icmLine(), approval: 1 })
  await save(asEditor, discover, {})
  const count = async (query: Parameters<typeof listLog>[1]) => {
    const { entries, total } = await listLog(store, query, whole)
    expect(entries).toHaveLength(total)
    return total
  }
  expect(await count({ types: [discover.key] })).toBe(1)
  expect(await count({ state: 'pending' })).toBe(1)
  expect(await count({ search: '  ICM' })).toBe(2)
  expect(await count({ search: 'SAVED AS' })).toBe(2)
  expect(await count({ search: '%' })).toBe(0)
  expect(await count({ types: [discover.key], search: 'icm' })).toBe(0)
})

test('a line keeps its language when we word a step anew, and its text when a label changes', async () => {
  const { store, save } = await openWorkspace()
  await save(asEditor, icmBanner, icmLine())
  const [row] = await listActivitiesByIds(store.db, [1])
  if (!row) throw new Error('there is no line')
  const inGerman = (description: string) => {
    const line = toLogEntry({ ...row, description }, false)
    return typeof line.description === 'string'
      ? line.description
      : localize('de', line.description)
  }
  expect(inGerman('ICM Banner put down as draft')).toBe('ICM-Banner: als Entwurf gespeichert')
  expect(inGerman('Motto saved as draft')).toBe('Motto saved as draft')
})
