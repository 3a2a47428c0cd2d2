import { expect, test } from 'vitest'
import { addRevision } from '#store/content/revisions.ts'
import { openTestStore } from '#test/open-test-store.ts'
import { isVisibleToGuests, listUsingRevisions } from './uses.ts'

const at = '2026-05-01T09:00:00.000Z'

test.each([
  ['draft', true, false],
  ['pending', true, false],
  ['approved', true, true],
  ['rejected', false, false],
  ['expired', false, false],
] as const)(
  'a picture of a revision that is %s: needed %s, shown to guests %s',
  async (state, isNeeded, isShown) => {
    const store = await openTestStore()
    const of = { type: 'home.icm', entryId: 0, language: '' } as const
    const content = { values: {}, items: [], lastItemId: 0 }
    const stamp = { author_id: 1, created_at: at, updated_at: at }
    await store.write(async (tx) => {
      const revision_id = await addRevision(tx, of, { content, state, version: 1, ...stamp })
      await tx.insertInto('media_use').values({ media_id: 7, revision_id }).execute()
    })
    expect((await listUsingRevisions(store.db, 7)).length > 0).toBe(isNeeded)
    expect(await isVisibleToGuests(store.db, 7)).toBe(isShown)
  },
)
