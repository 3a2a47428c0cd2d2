import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { openCollections } from '#test/http/open-collections.ts'
import { asAdmin, asApprover } from '#test/people.ts'

test('an Admin sees and downloads what the brand no longer declares, and nobody else', async () => {
  const { app, publish } = await openCollections()
  const path = '/settings/undeclared-content'
  const none = { documents: [], fields: [] }
  expect((await app.call(asAdmin, 'GET', path)).body.data).toEqual(none)
  await publish(promotion, 'Harvest box')
  // As if the brand had lost a collection and a field.
  await app.store.write(async (tx) => {
    const [entry] = await tx
      .selectFrom('head')
      .selectAll()
      .where('title', '=', 'Harvest box')
      .execute()
    if (!entry?.live_id) throw new Error('it is live')
    const row = await tx
      .selectFrom('revision')
      .selectAll()
      .where('id', '=', entry.live_id)
      .executeTakeFirstOrThrow()
    const content = JSON.parse(row.content)
    content.values.mascot = 'Goat'
    await tx
      .updateTable('revision')
      .set({ content: JSON.stringify(content) })
      .where('id', '=', row.id)
      .execute()
    const { id: _, ...rest } = row
    await tx
      .insertInto('revision')
      .values({ ...rest, subject: 'barn.card' })
      .execute()
    await tx
      .insertInto('head')
      .values({ ...entry, subject: 'barn.card' })
      .execute()
  })
  expect((await app.call(asAdmin, 'GET', path)).body.data).toEqual({
    documents: [{ key: 'barn.card', count: 1 }],
    fields: [{ key: 'promotion', field: 'mascot', count: 1 }],
  })
  const authorization = `Bearer ${await app.tokenOf(asAdmin)}`
  const file = await app.get(`/api${path}/export`, { authorization })
  expect(JSON.parse(file.bytes.toString())).toMatchObject([
    { key: 'barn.card', state: 'approved', content: { values: { title: 'Harvest box' } } },
    { key: 'promotion', values: [{ field: 'mascot', value: 'Goat' }] },
  ])
  for (const path of ['/settings/undeclared-content', '/settings/undeclared-content/export'])
    expect((await app.call(asApprover, 'GET', path)).status).toBe(403)
})
