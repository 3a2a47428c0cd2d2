import { expect, test } from 'vitest'
import { saveBody } from '#catalogue/content/save-body.ts'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { footer } from '#catalogue/sections/site/footer.ts'
import { productIcons } from '#catalogue/sections/site/product-icons.ts'
import { type BaseVersion, type FormItem, newItem } from '#web/admin/fields/form-content.ts'
import { emptyRow } from '#web/admin/fields/row.ts'
import { documentRequest, saveRequest, warningsOf } from './use-document-save.ts'

const slides: FormItem[] = [1, 2, 3].map((id) => ({
  key: `item-${id}`,
  id,
  row: {
    ...emptyRow(heroBanner.set?.fields ?? []),
    gallery_id: id,
    image_id: id,
    entity_category_id: 1,
    entity_id: id,
    entity_name: `Deal ${id}`,
  },
}))

const saved: BaseVersion = { recordId: 7, version: 4, content: { values: {}, items: slides } }

test('without a record everything is sent, without a version', () => {
  const base = { recordId: null, version: null, content: { values: { name: '' }, items: [] } }
  const form = { values: { name: 'At Marigold' }, items: [] }
  expect(saveRequest(icmBanner, base, form, 0)).toEqual({
    recordId: null,
    body: { name: 'At Marigold', approval: 0 },
  })
})

test('with a record only what changed is sent, with the version', () => {
  const values = { ...emptyRow(workWithUs.fields), title: 'Join', description: 'Us' }
  const base = { recordId: 9, version: 2, content: { values, items: [] } }
  const form = { values: { ...values, title: 'Come and join', gallery_id: 5 }, items: [] }
  expect(saveRequest(workWithUs, base, form, 1)).toEqual({
    recordId: 9,
    body: { title: 'Come and join', gallery_id: 5, approval: 1, version: 2 },
  })
})

test('slides keep their ids and their order; removed ones are named in removeBanner', () => {
  const [one, , three] = slides
  const items = [three, one].flatMap((item) => item ?? [])
  const { recordId, body } = saveRequest(heroBanner, saved, { values: {}, items }, 0)
  expect(recordId).toBe(7)
  expect(body).toEqual({
    banners: [{ id: 3 }, { id: 1 }],
    removeBanner: [2],
    approval: 0,
    version: 4,
  })
})

test('a new slide is sent whole, without an id, and the server takes it', () => {
  const items = [...slides, newItem(heroBanner, 'new')]
  const { body } = saveRequest(heroBanner, saved, { values: {}, items }, 0)
  expect(body.banners).toEqual([
    { id: 1 },
    { id: 2 },
    { id: 3 },
    {
      name: 'Main Banner',
      gallery_id: null,
      entity: 1,
      entity_id: 1,
      entity_name: '',
      headline: '',
      url: '',
      follows_entity: true,
    },
  ])
  expect(saveBody(heroBanner).safeParse(body).success).toBe(true)
})

test('what needs no approval goes on with no record and says nothing of one', () => {
  const values = { ...emptyRow(footer.fields), text: 'Open early' }
  const base = { recordId: 4, version: 2, content: { values, items: [] } }
  const form = { values: { ...values, text: 'Open late' }, items: [] }
  const { recordId, body } = saveRequest(footer, base, form, 1)
  expect([recordId, body]).toEqual([null, { text: 'Open late', version: 2 }])
  expect(saveBody(footer).safeParse(body).success).toBe(true)
})

test('a set that neither grows nor shrinks sends no list of removed ids', () => {
  const content = { values: {}, items: [] }
  const { body } = saveRequest(productIcons, { recordId: 4, version: 2, content }, content, 0)
  expect(body).toEqual({ iconMenu: [], version: 2 })
})

const form = { base: saved, content: { values: {}, items: slides } }

test('a translation is saved in its language and names the source that its editor saw', () => {
  const source = { id: 31, values: {}, items: [], changed: [] }
  const request = documentRequest(heroBanner, { language: 'de', source }, form, 0)
  expect(request).toMatchObject({ recordId: 7, language: 'de', body: { source_id: 31 } })
})

test('a document in the first language names no source', () => {
  const request = documentRequest(heroBanner, { language: '' }, form, 1)
  expect(request).toMatchObject({ recordId: 7, language: '', body: { approval: 1 } })
  expect(request.body).not.toHaveProperty('source_id')
})

test('a warning about several fields is shown once', () => {
  const warnings = { link: ['No such page.'], 'items.1.link': ['No such page.', 'Not public.'] }
  expect(warningsOf({ warnings })).toEqual(['No such page.', 'Not public.'])
})
