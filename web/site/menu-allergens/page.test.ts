import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'

async function openTable() {
  const app = await openTestApp()
  await publishSite(app.services)
  const { publishEntry } = app.desk
  const leeds = await publishEntry(location, {
    name: 'Leeds Quay',
    services: [],
    disclosure: ['eu', 'england'],
  })
  const bonn = await publishEntry(location, { name: 'Bonn', services: [], disclosure: [] })
  const size = { energy_kcal: 254, serves: 1 }
  await publishEntry(menuItem, { title: 'Everywhere Soup', sizes: [size] })
  await publishEntry(menuItem, { title: 'Bonn Cake', locations: [bonn] })
  const look = async (path: string) => {
    const { status, bytes } = await app.get(path)
    const page = bytes.toString()
    const main = /<main.*<\/main>/s.exec(page)?.[0] ?? ''
    return { status, page, words: main.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ') }
  }
  return { app, leeds, bonn, look }
}

test('the table says for which restaurants it is, under which rules, and of when', async () => {
  const { look } = await openTable()
  const { words } = await look('/menu/allergens')
  expect(words).toContain('For all our restaurants.')
  expect(words).toContain('Disclosed under the rules of: European Union and England.')
  expect(words).toContain('Last changed on')
  expect(words).toMatch(/Everywhere Soup.*Bonn Cake/)
})

test('the table of one restaurant has what it sells, its rules, and is found under the plain address', async () => {
  const { leeds, bonn, look } = await openTable()
  const atLeeds = await look(`/menu/allergens?at=${leeds}`)
  expect(atLeeds.words).toContain('For this restaurant: Leeds Quay.')
  expect(atLeeds.words).toContain('Everywhere Soup')
  expect(atLeeds.words).not.toContain('Bonn Cake')
  expect(atLeeds.page).toMatch(/<link rel="canonical" href="[^"]+\/menu\/allergens"/)
  const atBonn = await look(`/menu/allergens?at=${bonn}`)
  expect(atBonn.words).toContain('Bonn Cake')
  expect(atBonn.words).not.toContain('Disclosed under the rules of')
  expect((await look('/menu/allergens?at=999999')).status).toBe(404)
})

test('a restaurant leads to the table of what it sells', async () => {
  const { app, leeds, look } = await openTable()
  const first = await app.get(`/contact/${leeds}`)
  const { page } = await look(String(first.headers.location ?? `/contact/${leeds}`))
  expect(page).toContain(`href="/menu/allergens?at=${leeds}"`)
})
