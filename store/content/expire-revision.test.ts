import { expect, test } from 'vitest'
import type { State } from '#catalogue/revision-state.ts'
import { openTestStore } from '#test/open-test-store.ts'
import { addRevision, expireRevision, findRevision } from './revisions.ts'

test.each(['draft', 'pending', 'approved', 'rejected', 'expired'] as const)(
  'of a revision that is %s at most an approved one expires, and once',
  async (state: State) => {
    const store = await openTestStore()
    const at = '2026-05-01T09:00:00.000Z'
    const content = { values: {}, items: [], lastItemId: 0 }
    const stamp = { author_id: 1, created_at: at, updated_at: at }
    const of = { type: 'home.icm', entryId: 0, language: '' } as const
    const id = await store.write((tx) =>
      addRevision(tx, of, { content, state, version: 1, ...stamp }),
    )
    const expire = () => store.write((tx) => expireRevision(tx, id))
    const [first, second] = [await expire(), await expire()]
    expect([first?.revision.id, second]).toEqual([state === 'approved' ? id : undefined, undefined])
    const wanted = state === 'approved' ? 'expired' : state
    expect(await findRevision(store.db, id)).toMatchObject({ state: wanted, version: 1 })
  },
)
