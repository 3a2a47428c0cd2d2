import { expect, test } from 'vitest'
import { vacancy } from '#catalogue/collections/vacancy.ts'
import { openCollections, type Published } from '#test/http/open-collections.ts'
import { asAdmin, asApprover } from '#test/people.ts'

test('texts without a translation say their language, so that their full stops stand at their end', async () => {
  const desk = await openCollections()
  await desk.post('/settings/update', { languages: ['en', 'ae'] }, asAdmin)
  const texts = {
    description: '<p>Cook what you like.</p>',
    requirements: `<p>See <a href="entry:promotion/${desk.site.offer}">our offer</a>.</p>`,
  }
  const body = { ...desk.bodyNamed(vacancy, 'Cook'), ...texts, approval: 1 }
  const { data } = (await desk.post(vacancy.path, body)).body
  const target = { entity_id: data.record_id, entity_type: vacancy.entityType }
  expect((await desk.post('/approvals/approve', target, asApprover)).status).toBe(200)
  const job = await desk.app.call<Published>(null, 'GET', `${vacancy.path}/${data.id}`)
  const page = await desk.app.send('GET', `/ar${job.body.data.path}`)
  expect(String(page.bytes)).toContain(
    '<div class="rich-text" lang="en" dir="ltr"><p>Cook what you like.</p></div>',
  )
  expect(String(page.bytes)).toContain(
    '<div class="rich-text" lang="en" dir="ltr"><p>See <a href="/ar/promotion/',
  )
})
