import { expect, test } from 'vitest'
import { faq } from '#catalogue/collections/faq.ts'
import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { publishSiteLayout } from '#test/content/publish-site.ts'
import { openCollections, type Saved } from '#test/http/open-collections.ts'
import { asApprover, asEditor, asEditor2 } from '#test/people.ts'

interface Submitted {
  done: number
  refused: number
  is_more: boolean
  problems: { label: string; title: string; editor_path: string; message: string }[]
}

test("one's own drafts are submitted together; one that lacks something does not stop the others", async () => {
  const desk = await openCollections()
  const dish = desk.bodyNamed(menuItem, 'Goulash')
  await desk.post(menuItem.path, dish)
  await desk.post(menuCategory.path, desk.bodyNamed(menuCategory, 'Stews'))
  const unfinished = await desk.post<Saved>(faq.path, { question: 'Why?' })
  await desk.post(faq.path, desk.bodyNamed(faq, 'Of somebody else'), asEditor2)

  const { status, body } = await desk.post<Submitted>('/drafts/submit', {})
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ done: 2, refused: 1, is_more: false })
  expect(body.data.problems).toMatchObject([
    {
      title: 'Why?',
      editor_path: `/admin/pages/faqs/details/${unfinished.body.data.id}`,
    },
  ])
  const { body: log } = await desk.app.call<{ data: { description: string }[] }>(
    asEditor,
    'GET',
    '/logs?per_page=4',
  )
  // The newest first: the category was submitted before the dish that may be in it.
  const lines = log.data.data.map(({ description }) => description)
  expect(lines.filter((line) => line.includes('submitted'))).toEqual([
    expect.stringContaining('Goulash'),
    expect.stringContaining('Stews'),
  ])
})

test('a translation that is submitted with others does not become up to date by it', async () => {
  const desk = await openCollections()
  await publishSiteLayout(desk.app.services, settings, {
    brand_name: 'Barn',
    languages: ['en', 'de'],
  })
  const { id } = await desk.publish(faq, 'Are you open?')
  await desk.post(`${faq.path}/${id}?lang=de`, { question: 'Habt ihr offen?' })
  const changed = await desk.post<Saved>(`${faq.path}/${id}`, {
    question: 'Are you open on Sundays?',
    approval: 1,
  })
  await desk.approve(faq, changed.body.data)
  const { body } = await desk.post<Submitted>('/drafts/submit', { lang: 'de' })
  expect(body.data).toMatchObject({ done: 1, refused: 0 })
  const german = await desk.app.call<{ approval: number; source: { changed: unknown[] } }>(
    asEditor,
    'GET',
    `${faq.path}/create/${id}?lang=de`,
  )
  expect(german.body.data.source.changed).toHaveLength(1)
})

test('who may not edit submits nothing', async () => {
  const { post } = await openCollections()
  expect((await post('/drafts/submit', {}, asApprover)).status).toBe(403)
  expect((await post('/drafts/submit', { lang: 'xx' }, asEditor)).status).toBe(422)
})
