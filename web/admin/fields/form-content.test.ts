import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { productBanner } from '#catalogue/sections/home/product-banner.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { baseVersionOf, newItem, sameContent } from './form-content.ts'

const nothingSaved: DocumentView = {
  entity_type: 'icm_banner',
  record: null,
  values: {},
  items: [],
  can: ['edit', 'save', 'submit', 'preview'],
  lock: null,
  entry_id: 0,
  language: '',
  scheduled: null,
  rejection: null,
  earlier_rejections: [],
  comments: [],
  unchanged: false,
  live: false,
}

test('a section without a record starts empty and without a version', () => {
  const base = baseVersionOf(icmBanner, nothingSaved)
  expect(base).toEqual({
    recordId: null,
    version: null,
    content: { values: { name: '' }, items: [] },
  })
})

test('a new hero slide starts with category 1 and title 1', () => {
  const item = newItem(heroBanner, 'new')
  expect(item.id).toBeNull()
  expect(item.row).toMatchObject({ entity_category_id: 1, entity_id: 1, gallery_id: null })
})

test('a new product slide, bound to its category, starts without a title', () => {
  expect(newItem(productBanner, 'new').row).toMatchObject({ entity_id: null })
})

test('the resolved title of a reference alone is no edit', () => {
  const item = newItem(heroBanner, 'new')
  const named = { ...item, row: { ...item.row, entity_name: 'Summer deal' } }
  const [one, other] = [item, named].map((slide) => ({ values: {}, items: [slide] }))
  expect(one && other && sameContent(heroBanner, one, other)).toBe(true)
})
