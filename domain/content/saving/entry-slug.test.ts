import { beforeEach, expect, test } from 'vitest'
import { faq } from '#catalogue/collections/faq.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { publishSiteLayout } from '#test/content/publish-site.ts'
import { openCollections, type Published } from '#test/http/open-collections.ts'
import { asEditor } from '#test/people.ts'
import { multipart } from '#test/upload.ts'

let desk: Awaited<ReturnType<typeof openCollections>>
beforeEach(async () => {
  desk = await openCollections()
})

function speak(...languages: string[]) {
  return publishSiteLayout(desk.app.services, settings, { brand_name: 'Marigold', languages })
}

async function slugOf(id: number) {
  const { body } = await desk.app.call<Published>(null, 'GET', `${promotion.path}/${id}`)
  return body.data.slug
}

test('an address is spelt as the language of its entry spells it', async () => {
  await speak('de', 'en')
  const { id } = await desk.publish(promotion, 'Käse & Grüße')
  expect(await slugOf(id)).toBe('kaese-gruesse')
  const typed = await desk.post(`${promotion.path}/${id}`, { slug: 'Süße Öfen' })
  expect(typed.body.data.state.values.slug).toBe('suesse-oefen')
  // The translation is English: there the marks go.
  const english = await desk.post(`${promotion.path}/${id}?lang=en`, { title: 'Smörgås Käse' })
  expect(english.body.data.state.values.slug).toBe('smorgas-kase')
})

test('an address that another entry has or had is not given again', async () => {
  const { id } = await desk.publish(promotion, 'Box')
  expect(await slugOf((await desk.publish(promotion, 'Box')).id)).toBe('box-2')
  const other = await desk.publish(promotion, 'Bag')
  await desk.post(`${promotion.path}/${id}`, { slug: 'crate' })
  const taken = await desk.post(`${promotion.path}/${other.id}`, { slug: 'box' })
  expect([taken.status, Object.keys(taken.body.errors ?? {})]).toEqual([422, ['slug']])
  expect((await desk.post(`${promotion.path}/${id}`, { slug: 'box' })).status).toBe(200)
})

test('what comes in as a table is addressed as what is typed', async () => {
  await speak('de')
  const rows = 'question,answer,slug\nWo gibt es Käse?,Hier,\nWann?,Jetzt,Für alle\n'
  const { headers, body } = multipart([
    { field: 'file', name: 'table.csv', bytes: rows },
    { field: 'dry_run', value: '0' },
    { field: 'approval', value: '1' },
  ])
  const authorization = `Bearer ${await desk.app.tokenOf(asEditor)}`
  const sent = { headers: { ...headers, authorization }, body }
  expect((await desk.app.send('POST', `/api${faq.path}/import`, sent)).status).toBe(200)
  const held = await desk.app.store.db
    .selectFrom('entry_slug')
    .where('subject', '=', faq.key)
    .select('slug')
    .execute()
  const slugs = held.map(({ slug }) => slug)
  expect(slugs).toEqual(expect.arrayContaining(['wo-gibt-es-kaese', 'fuer-alle']))
})

test('a soft hyphen or a zero-width character in a title does not divide the address', async () => {
  const { id } = await desk.publish(promotion, 'Cheese\u00adburger \u200bweeks')
  expect(await slugOf(id)).toBe('cheeseburger-weeks')
})

test('an address from before a rule changed stays to the letter when its entry is saved again', async () => {
  await speak('de')
  const { id } = await desk.publish(promotion, 'Strasse')
  const { db } = desk.app.store
  // As a former version of the program left it.
  for (const revision of await db.selectFrom('revision').selectAll().execute()) {
    const content = revision.content.replace('"slug":"strasse"', '"slug":"straße"')
    await desk.app.store.write((tx) =>
      tx.updateTable('revision').set({ content }).where('id', '=', revision.id).execute(),
    )
  }
  const saved = await desk.post(`${promotion.path}/${id}`, { slug: 'straße', title: 'Straßenfest' })
  expect(saved.body.data.state.values.slug).toBe('straße')
})
