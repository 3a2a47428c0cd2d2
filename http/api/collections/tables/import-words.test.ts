import { parse } from 'csv-parse/sync'
import { beforeEach, expect, test } from 'vitest'
import { collections } from '#catalogue/catalogue.ts'
import { location } from '#catalogue/collections/location.ts'
import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { languages } from '#catalogue/languages.ts'
import { exportCsv, importFile, rowErrors } from '#test/http/import-file.ts'
import { openCollections } from '#test/http/open-collections.ts'
import { asEditor } from '#test/people.ts'

let desk: Awaited<ReturnType<typeof openCollections>>
beforeEach(async () => {
  desk = await openCollections()
})

type Rows = Record<string, string>[]

async function exported(path: string, language: (typeof languages)[number] = 'en') {
  const rows: Rows = parse(await exportCsv(desk, path, language), { bom: true, columns: true })
  return rows
}

async function saved(path: string, id: number) {
  const { body } = await desk.app.call<{ draft: unknown; records: { content: unknown }[] }>(
    asEditor,
    'GET',
    `${path}/create/${id}`,
  )
  return JSON.stringify(body.data)
}

test('an export has the words that people read, in the language of who asks', async () => {
  const category = await desk.publish(menuCategory, 'Fine Burgers')
  const item = await desk.publish(menuItem, 'Big One')
  await desk.post(`${menuItem.path}/${item.id}`, {
    category: [category.id],
    dietary: ['vegan', 'gluten_free'],
    type: 'Happy Meal',
    dayparts: ['late_night'],
    allergens: { gluten: { level: 'may_contain', kinds: [] }, milk: 'free' },
  })
  const row = (await exported('/menus/items')).find(({ title }) => title === 'Big One')
  expect(row).toMatchObject({
    status: 'Draft',
    category: 'Fine Burgers',
    dietary: 'Vegan; Gluten free',
    dayparts: 'Late night',
    'allergens.gluten': 'May contain',
    'allergens.milk': 'Free',
    gallery_id: expect.stringMatching(/\.(png|jpg|jpeg)$/),
  })
  const german = (await exported('/menus/items', 'de')).find(({ title }) => title === 'Big One')
  expect(german).toMatchObject({
    status: 'Entwurf',
    dietary: 'Vegan; Glutenfrei',
    'allergens.gluten': 'Kann enthalten',
  })
})

test('hours of exceptions go out as they are read', async () => {
  const { id } = await desk.publish(location, 'Marina')
  await desk.post(`${location.path}/${id}`, {
    services: ['dine_in', 'delivery'],
    country: 'DE',
    dine_in_hours: 'Mo-Fr 07:00-23:00; Su off',
    exceptions: [
      { date: '2026-12-24', hours: '10:00-14:00', services: ['dine_in', 'delivery'], note: '' },
      { date: '2026-12-25', hours: 'off', note: 'Closed; sorry' },
    ],
  })
  const row = (await exported('/locations')).find(({ name }) => name === 'Marina')
  expect(row).toMatchObject({
    services: 'Dine-in; Delivery',
    country: 'Germany',
    dine_in_hours: 'Monday-Friday 07:00-23:00; Saturday-Sunday Closed',
  })
  expect(row?.exceptions).toBe(
    'id: 1; date: 2026-12-24; hours: 10:00-14:00; services: "Dine-in; Delivery"\n' +
      'id: 2; date: 2026-12-25; hours: Closed; note: "Closed; sorry"',
  )
})

test.each(collections.map((collection) => [collection.key, collection] as const))(
  '%s: what goes out in any language comes back unchanged',
  async (_, collection) => {
    await desk.publish(collection, 'One')
    await desk.post(collection.path, desk.bodyNamed(collection, '7 Up; "two"'))
    for (const language of languages) {
      const table = await exportCsv(desk, collection.path, language)
      const { status, body } = await importFile(desk, collection.path, table, { dry: true })
      expect([language, status, body.data.rows]).toEqual([language, 200, []])
      expect(body.data).toMatchObject({ new: 0, changed: 0, refused: 0 })
      expect(body.data.unchanged).toBeGreaterThan(1)
    }
  },
)

test('words are taken in, whatever their language and spelling', async () => {
  const category = await desk.publish(menuCategory, 'Crème & Co')
  const table = [
    'title,code,type,category,dietary,Times of day,Gluten,Milch',
    'D1,W-1,happy meal,creme & co,"Gluten free; VEGAN",Frühstück; late-night,Contains,frei davon',
  ].join('\n')
  const { status, body } = await importFile(desk, '/menus/items', table)
  expect([status, body.errors, body.data?.rows[0]?.refusals]).toEqual([200, undefined, []])
  const [{ id = 0 } = {}] = (await exported('/menus/items')).filter(({ code }) => code === 'W-1')
  const text = await saved('/menus/items', Number(id))
  for (const part of [
    '"type":"Happy Meal"',
    `"id":${category.id}`,
    '"dietary":["vegan","gluten_free"]',
    '"dayparts":["breakfast","late_night"]',
    '"gluten":"contains"',
    '"milk":"free"',
  ])
    expect(text).toContain(part)
})

test('restaurants come with services, countries and days in words', async () => {
  const table = [
    'name;code;services;country;time_zone;dine_in_hours;exceptions',
    'V;W-9;Dine-in; x;Europe/Berlin;Montag-Freitag 07:00-23:00, So nach Wetter;',
  ].join('\n')
  expect(await rowErrors(desk, '/locations', table)).toHaveLength(2)
  const right = [
    'name,code,services,country,time_zone,dine_in_hours,exceptions',
    'V,W-9,Dine-in; Delivery,Deutschland,Europe/Berlin,Montag-Freitag 07:00-23:00; So geschlossen,date: 24.12.2026; hours: 10:00-14:00; services: Lieferung',
  ].join('\n')
  const { body } = await importFile(desk, '/locations', right)
  expect(body.data).toMatchObject({ new: 1, refused: 0 })
  const row = (await exported('/locations')).find(({ code }) => code === 'W-9')
  expect(row).toMatchObject({
    services: 'Dine-in; Delivery',
    country: 'Germany',
    dine_in_hours: 'Monday-Friday 07:00-23:00; Saturday-Sunday Closed',
    exceptions: 'id: 1; date: 2026-12-24; hours: 10:00-14:00; services: Delivery',
  })
})

test('a word that is none names itself and what is allowed', async () => {
  await desk.publish(menuCategory, 'Burgers')
  const table = [
    'title,code,type,dietary,category,gluten',
    'D,W-1,Sidez,"vegan, halal",Burgerz,maybe',
  ].join('\n')
  const items = await rowErrors(desk, '/menus/items', table)
  expect(items.slice(0, 3)).toEqual([
    '2.type: “Sidez” is not one of: Breakfast, Regular, Happy Meal, Sides, Drinks.',
    '2.dietary: “vegan, halal” is not one of: Vegetarian, Vegan, Halal, Kosher, Gluten free. Please separate several values with semicolons.',
    '2.allergens.gluten: “maybe” is not one of: Contains, May contain, Free, Unknown.',
  ])
  expect(items[3]).toMatch(/^2\.category: “Burgerz” is not one of: .*Burgers.*\. Please separate/)
  const places = 'name,code,country,time_zone,latitude\nV,W-1,Germny,Berlin time,north\n'
  expect(await rowErrors(desk, '/locations', places)).toEqual([
    '2.country: “Germny” is not in the list of choices. Please write it like DE.',
    '2.time_zone: “Berlin time” is not in the list of choices. Please write it like Europe/Berlin.',
    '2.latitude: “north” is not a number. Please write it like 12.5.',
  ])
  expect(await rowErrors(desk, '/menus/items', 'title,type\nD,Sidez\n', 'de')).toEqual([
    '2.type: „Sidez“ geht hier nicht. Möglich sind: Frühstück, Hauptkarte, Happy Meal, Beilagen und Getränke.',
  ])
})

test('a cell names the kinds of an allergen behind its level, in any language', async () => {
  const table = [
    'title,code,gluten,nuts,fish',
    'D,W-1,"Contains: Barley, oats",Kann enthalten: Mandeln; Haselnüsse,Contains: carp',
  ].join('\n')
  expect(await rowErrors(desk, '/menus/items', table)).toEqual([
    expect.stringMatching(/^2\.allergens\.fish: “carp” is not one of: Cod, Haddock, /),
  ])
  await importFile(desk, '/menus/items', table.replace('Contains: carp', 'Free'))
  const row = (await exported('/menus/items')).find(({ code }) => code === 'W-1')
  expect(row).toMatchObject({
    'allergens.gluten': 'Contains: Barley, Oats',
    'allergens.nuts': 'May contain: Almonds, Hazelnuts',
    'allergens.fish': 'Free',
  })
})

test('entries and files of one name are told apart by their numbers', async () => {
  const one = await desk.publish(menuCategory, 'Twins')
  const other = await desk.publish(menuCategory, 'Twins')
  const told = await rowErrors(desk, '/menus/items', 'title,category,image\nD,Twins,none.jpg\n')
  expect(told).toEqual([
    `2.category: Several entries are called “Twins”. Please write one of these with its number: ${one.id} Twins, ${other.id} Twins.`,
    '2.gallery_id: There is no file “none.jpg” in the media library. Please use the name from the library, or upload the file first.',
  ])
  const name = 'fries.jpg'
  const right = `title,code,category,image\nD,W-7,${other.id} Twins,${name.toUpperCase()}\n`
  expect((await importFile(desk, '/menus/items', right)).body.data).toMatchObject({ new: 1 })
  const row = (await exported('/menus/items')).find(({ code }) => code === 'W-7')
  expect(row).toMatchObject({ category: `${other.id} Twins`, gallery_id: name })
})
