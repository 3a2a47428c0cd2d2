import { expect, test } from 'vitest'
import { openTestStore } from '#test/open-test-store.ts'
import { addTestPeople, asAdmin, asApprover, asEditor } from '#test/people.ts'
import { makeLink } from '../links/make-link.ts'
import { updateUser } from './update-user.ts'

const now = '2026-05-04T08:00:00.000Z'

/** A store in which the Admin of the tests is one no more, as after another's call that was quicker. */
async function afterAnother(changed: { role: 'Editor' } | { active: 0 }) {
  const store = await openTestStore()
  await addTestPeople(store)
  await store.write((tx) =>
    tx.updateTable('person').set(changed).where('id', '=', asAdmin.id).execute(),
  )
  return store
}

test.each([{ role: 'Editor' }, { active: 0 }] as const)(
  'who has lost the right since the call came in changes nobody: %o',
  async (changed) => {
    const store = await afterAnother(changed)
    const forbidden = { code: 'forbidden' }
    for (const { id } of [asEditor, asApprover]) {
      const update = store.write((tx) =>
        updateUser({ db: tx, actor: asAdmin, now }, id, { role: 'Admin' }),
      )
      await expect(update).rejects.toMatchObject(forbidden)
      const link = store.write((tx) => makeLink({ db: tx, actor: asAdmin, now }, id))
      await expect(link).rejects.toMatchObject(forbidden)
    }
    const log = await store.db.selectFrom('person_log').selectAll().execute()
    expect(log).toEqual([])
  },
)

test('who has been deactivated since the call came in does not change their own name either', async () => {
  const store = await afterAnother({ active: 0 })
  const update = store.write((tx) =>
    updateUser({ db: tx, actor: asAdmin, now }, asAdmin.id, { last_name: 'Menon' }),
  )
  await expect(update).rejects.toMatchObject({ code: 'forbidden' })
})
