import { expect, test } from 'vitest'
import { lockDocument, updateDocumentState } from '#store/content/document-states.ts'
import { addRevision } from '#store/content/revisions.ts'
import { openTestStore } from '#test/open-test-store.ts'
import { addActivity } from './activity.ts'
import { listOldLines } from './old-lines.ts'

test('the rejection whose remarks an editor still has to read stays in the log', async () => {
  const store = await openTestStore()
  const at = '2026-05-01T09:00:00.000Z'
  const of = { type: 'home.icm', entryId: 0, language: '' } as const
  const content = { values: {}, items: [], lastItemId: 0 }
  const stamp = { author_id: 1, created_at: at, updated_at: at }
  const ids = await store.write(async (tx) => {
    const revision = { content, state: 'approved', version: 1, ...stamp } as const
    const about = {
      subject: of.type,
      entry_id: 0,
      revision_id: await addRevision(tx, of, revision),
    }
    const by = { at, actor_id: 1, actor_name: 'approver', author_name: 'editor', author_at: at }
    const line = { ...about, ...by, description: '', from_state: 'pending', remarks: 'No' } as const
    const first = await addActivity(tx, { ...line, step: 'reject', to_state: 'rejected' })
    const standing = await addActivity(tx, { ...line, step: 'reject', to_state: 'rejected' })
    await addActivity(tx, { ...line, step: 'approve', to_state: 'approved' })
    const state = await lockDocument(tx, of)
    await updateDocumentState(tx, state, { ...state, rejection_id: standing })
    return { first, standing }
  })
  const span = { from: ids.first, to: ids.standing }
  expect(await listOldLines(store.db, span, '2026-06-01T00:00:00.000Z')).toEqual([ids.first])
})

test('the lines before a first approval stay until the decision', async () => {
  const store = await openTestStore()
  const at = '2026-05-01T09:00:00.000Z'
  const of = { type: 'home.icm', entryId: 0, language: '' } as const
  const content = { values: {}, items: [], lastItemId: 0 }
  const stamp = { author_id: 1, created_at: at, updated_at: at }
  const revision = { content, state: 'expired', version: 1, ...stamp } as const
  const revision_id = await store.write((tx) => addRevision(tx, of, revision))
  const by = { at, actor_id: 1, actor_name: 'approver', author_name: 'editor', author_at: at }
  const line = {
    ...{ subject: of.type, entry_id: 0, revision_id, ...by, description: '', remarks: '' },
    from_state: 'pending',
    to_state: 'pending',
  } as const
  const add = (step: 'submit' | 'approveFirst' | 'approve') =>
    store.write((tx) => addActivity(tx, { ...line, step }))
  const span = { from: await add('submit'), to: await add('approveFirst') }
  expect(await listOldLines(store.db, span, '2026-06-01T00:00:00.000Z')).toEqual([])
  await add('approve')
  expect(await listOldLines(store.db, span, '2026-06-01T00:00:00.000Z')).toEqual([
    span.from,
    span.to,
  ])
})
