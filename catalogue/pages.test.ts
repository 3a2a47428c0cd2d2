import { expect, test } from 'vitest'
import { appPage, brandPage, menuEntry, pageById, pages } from './pages.ts'

const brand = { brand_name: 'Petal', app_slug: 'petal-app' }

test('ids, slugs and addresses are each given once, and home is /', () => {
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
  expect(new Set(pages.map(({ slug }) => slug)).size).toBe(pages.length)
  expect(pages.find(({ slug }) => slug === 'home-view')?.path).toBe('/')
})

test('the settings name and address the app page, and no other', () => {
  for (const page of pages) {
    const placed = brandPage(page, brand)
    if (page.id !== appPage) expect(placed).toEqual(page)
    else expect(placed).toMatchObject({ name: 'Petal App', slug: 'petal-app', path: '/petal-app' })
    expect(brandPage(page, null)).toEqual(page)
  }
  const app = pageById(appPage)
  expect(app && brandPage(app, { brand_name: '', app_slug: '' })).toEqual(app)
})

test('a link with no path is # on the wire', () => {
  const heading = { id: 99, name: 'More', slug: 'more', path: null }
  expect(menuEntry(heading, brand)).toEqual({ ...heading, path: '#' })
})
