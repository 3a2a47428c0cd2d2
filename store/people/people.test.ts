import { expect, test } from 'vitest'
import { openTestStore } from '#test/open-test-store.ts'
import { addTestPeople, asEditor, testPeople } from '#test/people.ts'
import { findPerson, findPersonByLogin, listUsernames } from './people.ts'

test('a person is found by user name and by e-mail, whatever the case', async () => {
  const store = await openTestStore()
  await addTestPeople(store)
  for (const login of ['editor', 'EDITOR', 'editor@marigold.example', 'Editor@Marigold.Example']) {
    expect((await findPersonByLogin(store.db, login))?.id).toBe(asEditor.id)
  }
  expect(await findPersonByLogin(store.db, 'edito%')).toBeUndefined()
})

test('names are listed by id, each once', async () => {
  const store = await openTestStore()
  await addTestPeople(store)
  const names = await listUsernames(store.db, [2, 2, 4, 99])
  expect([...names]).toEqual([
    [2, 'editor'],
    [4, 'approver'],
  ])
  expect((await listUsernames(store.db, [])).size).toBe(0)
})

test('people keep the ids and roles they were added with', async () => {
  const store = await openTestStore()
  await addTestPeople(store)
  for (const { id, username, role } of testPeople) {
    expect(await findPerson(store.db, id)).toMatchObject({ username, role, active: 1 })
  }
})

test('two people cannot share a user name or an e-mail, whatever the case', async () => {
  const store = await openTestStore()
  await addTestPeople(store)
  const update = (column: 'username' | 'email', value: string) =>
    store.write((tx) =>
      tx
        .updateTable('person')
        .set({ [column]: value })
        .where('id', '=', 4)
        .execute(),
    )
  await expect(update('username', 'EDITOR')).rejects.toThrow()
  await expect(update('email', 'EDITOR@marigold.example')).rejects.toThrow()
})
