import type { Actor } from '#domain/actor.ts'
import { addPerson } from '#store/people/people.ts'
import type { Store } from '#store/store.ts'

export const asAdmin = { id: 1, username: 'admin', role: 'Admin' } as const satisfies Actor
export const asEditor = { id: 2, username: 'editor', role: 'Editor' } as const satisfies Actor
export const asEditor2 = { id: 3, username: 'editor2', role: 'Editor' } as const satisfies Actor
export const asApprover = { id: 4, username: 'approver', role: 'Approver' } as const satisfies Actor
export const asApprover2 = {
  id: 5,
  username: 'approver2',
  role: 'Approver',
} as const satisfies Actor
export const asSupport = { id: 6, username: 'support', role: 'Support' } as const satisfies Actor

/** Everybody of the tests, one after the other. */
export const testPeople: readonly Actor[] = [
  asAdmin,
  asEditor,
  asEditor2,
  asApprover,
  asApprover2,
  asSupport,
]

/** What everybody of the tests signs in with. */
export const testPassword = 'petals at the drive-through'

const testPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$bGluZWNoZWNrLXRlc3Qtcw$1+tFQ12T05Mr6DnrdPqRstVmsX2h8y3U7Nh51MfL/0g'

/** Adds the people above to an empty store, so that they have the ids that the actors carry. */
export async function addTestPeople(store: Store): Promise<void> {
  await store.write(async (tx) => {
    for (const { id, username, role } of testPeople) {
      const given = await addPerson(tx, {
        username,
        email: `${username}@marigold.example`,
        first_name: username,
        last_name: 'Test',
        role,
        password_hash: testPasswordHash,
        active: 1,
        created_at: '2026-01-01T00:00:00.000Z',
      })
      if (given !== id) throw new Error(`${username} got id ${given}: the store was not empty`)
    }
  })
}
