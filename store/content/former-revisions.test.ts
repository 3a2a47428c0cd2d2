import { expect, test } from 'vitest'
import { openTestStore } from '#test/open-test-store.ts'
import { addCampaign } from './campaigns/campaigns.ts'
import { lockDocument } from './document-states.ts'
import { listFormerRevisions } from './former-revisions.ts'
import { addRevision } from './revisions.ts'

test('a former revision that a translation was made from stays', async () => {
  const store = await openTestStore()
  const at = '2026-05-01T09:00:00.000Z'
  const content = { values: {}, items: [], lastItemId: 0 }
  const stamp = { author_id: 1, created_at: at, updated_at: at, content }
  let version = 0
  const add = (language: '' | 'de', state: 'expired' | 'approved', source_id: number | null) => {
    version += 1
    const of = { type: 'home.icm', entryId: 0, language }
    return store.write((tx) => addRevision(tx, of, { ...stamp, state, source_id, version }))
  }
  const source = await add('', 'expired', null)
  const unused = await add('', 'expired', null)
  await add('de', 'approved', source)
  const span = { from: source, to: unused, before: '2026-06-01T00:00:00.000Z' }
  expect(await listFormerRevisions(store.db, span)).toEqual([unused])
})

test('a program that does not know what a revision links to can delete it', async () => {
  const store = await openTestStore()
  const at = '2026-05-01T09:00:00.000Z'
  const content = { values: {}, items: [], lastItemId: 0 }
  const stamp = { author_id: 1, created_at: at, updated_at: at, content, version: 1 }
  const of = { type: 'home.icm', entryId: 0, language: '' } as const
  const id = await store.write((tx) => addRevision(tx, of, { ...stamp, state: 'rejected' }))
  const use = { target_subject: '/menu', target_id: 0, revision_id: id }
  await store.write((tx) => tx.insertInto('link_use').values(use).execute())
  await store.write((tx) => tx.deleteFrom('revision').where('id', '=', id).execute())
  expect(await store.db.selectFrom('link_use').selectAll().execute()).toEqual([])
})

test('a former revision that a campaign was made on stays: corrections are merged by it', async () => {
  const store = await openTestStore()
  const at = '2026-05-01T09:00:00.000Z'
  const content = { values: {}, items: [], lastItemId: 0 }
  const stamp = { author_id: 1, created_at: at, updated_at: at, content, state: 'expired' as const }
  const of = { type: 'home.icm', entryId: 0, language: '' } as const
  const madeOn = await store.write((tx) => addRevision(tx, of, { ...stamp, version: 1 }))
  const unused = await store.write((tx) => addRevision(tx, of, { ...stamp, version: 2 }))
  const campaign = { name: 'Summer', state: 'draft' as const, version: 1, rank: 0, author_id: 1 }
  await store.write(async (tx) => {
    const id = await addCampaign(tx, { ...campaign, created_at: at, updated_at: at })
    await lockDocument(tx, { ...of, campaign: id })
    await tx.updateTable('line').set({ made_on_id: madeOn }).execute()
  })
  const span = { from: madeOn, to: unused, before: '2026-06-01T00:00:00.000Z' }
  expect(await listFormerRevisions(store.db, span)).toEqual([unused])
})
