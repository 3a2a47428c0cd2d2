import { expect, test } from 'vitest'
import { lockDocument, updateDocumentState } from '#store/content/document-states.ts'
import { addRevision } from '#store/content/revisions.ts'
import { openTestStore } from '#test/open-test-store.ts'
import { addActivity } from './activity.ts'
import { listOldLines, removeOldLines } from './old-lines.ts'

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

test('a line under which the log lists younger ones stays until they go', async () => {
  const store = await openTestStore()
  const at = '2026-05-01T09:00:00.000Z'
  const content = { values: {}, items: [], lastItemId: 0 }
  const stamp = { author_id: 1, created_at: at, updated_at: at }
  const of = (entryId: number) => ({ type: 'faq', entryId, language: '' }) as const
  const revision = { content, state: 'expired', version: 1, ...stamp } as const
  const ids = await store.write(async (tx) => [
    await addRevision(tx, of(1), revision),
    await addRevision(tx, of(2), revision),
  ])
  const add = (entryId: 1 | 2, step: 'submit' | 'approve') =>
    store.write((tx) =>
      addActivity(tx, {
        ...{ at, actor_id: 1, actor_name: 'editor', step, subject: 'faq', entry_id: entryId },
        ...{ revision_id: ids[entryId - 1] ?? 0, description: '', remarks: null },
        ...{ from_state: 'pending', to_state: 'pending', author_name: 'editor', author_at: at },
        batch: step === 'submit' ? 'import' : null,
      }),
    )
  const first = await add(1, 'submit')
  const folded = await add(2, 'submit')
  await add(1, 'approve')
  const span = { from: first, to: folded }
  expect(await listOldLines(store.db, span, '2026-06-01T00:00:00.000Z')).toEqual([])
  await add(2, 'approve')
  const remove = () => store.write((tx) => removeOldLines(tx, span, '2026-06-01T00:00:00.000Z'))
  expect([await remove(), await remove(), await remove()]).toEqual([1, 1, 0])
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
