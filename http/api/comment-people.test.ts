import { expect, test } from 'vitest'
import type { Mentionable } from '#catalogue/wire/comments.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asEditor, asEditor2 } from '#test/people.ts'

test('people to call are found by part of a name, active ones only', async () => {
  const app = await openTestApp()
  const { store } = app
  await store.write((tx) =>
    tx.updateTable('person').set({ active: 0 }).where('id', '=', asEditor2.id).execute(),
  )
  const { body } = await app.call<{ data: Mentionable[] }>(
    asEditor,
    'GET',
    '/comments/people?search=ed',
  )
  expect(body.data.data).toEqual([{ username: 'editor', name: 'editor Test', role: 'Editor' }])
  const all = await app.call<{ data: Mentionable[] }>(asEditor, 'GET', '/comments/people')
  expect(all.body.data.data).toHaveLength(5)
})
