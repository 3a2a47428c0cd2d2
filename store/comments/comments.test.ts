import { expect, test } from 'vitest'
import { documentName } from '#store/content/document-key.ts'
import { addRevision } from '#store/content/revisions.ts'
import { openTestStore } from '#test/open-test-store.ts'
import { addTestPeople, asApprover } from '#test/people.ts'
import { addComment, countOpenComments } from './comments.ts'

test('a document is asked for once, however many of its fields have remarks', async () => {
  const store = await openTestStore()
  await addTestPeople(store)
  const document = { type: 'home.icm', entryId: 0, language: 'de' } as const
  const about = { subject: 'home.icm', entry_id: 0, language: 'de' } as const
  const at = '2026-05-01T09:00:00.000Z'
  const stamp = { author_id: asApprover.id, created_at: at }
  const content = { values: {}, items: [], lastItemId: 0 }
  const remark = {
    author_name: asApprover.username,
    text: 'Too long.',
    mentions: '[]',
    is_remark: 1,
  }
  // SQLite takes at most 1,000 terms in a row.
  const fields = Array.from({ length: 1_001 }, (_, item) => `items.${item}.title`)
  await store.write(async (tx) => {
    const revision = { content, state: 'rejected', version: 1, updated_at: at } as const
    const revision_id = await addRevision(tx, document, { ...revision, ...stamp })
    for (const field of fields)
      await addComment(tx, { ...about, ...stamp, ...remark, revision_id, thread_id: null, field })
  })
  const open = (await countOpenComments(store.db, [document])).get(documentName(document))
  expect(open?.map(({ remarks }) => remarks?.length)).toEqual(fields.map(() => 1))
})
