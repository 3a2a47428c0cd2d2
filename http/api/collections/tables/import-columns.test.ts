import { beforeEach, expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { columnsOf, confirmed, importFile } from '#test/http/import-file.ts'
import { openCollections } from '#test/http/open-collections.ts'
import { asEditor } from '#test/people.ts'

let desk: Awaited<ReturnType<typeof openCollections>>
beforeEach(async () => {
  desk = await openCollections()
})

/** The draft of an entry as an export has it. */
async function exported(path: string, key: string, title: string) {
  const authorization = `Bearer ${await desk.app.tokenOf(asEditor)}`
  const { bytes } = await desk.app.get(`/api${path}/export?format=json`, { authorization })
  const rows: Record<string, unknown>[] = JSON.parse(bytes.toString())
  return rows.find((row) => row[key] === title)
}

async function allergensOf(title: string): Promise<Record<string, string>> {
  const row = await exported(menuItem.path, 'title', title)
  return row?.allergens as Record<string, string>
}

/** Headings of the two columns of Monday, and of Sunday. */
test.each([
  ['Open Mon', 'Close Mon', 'Open Sun', 'Close Sun'],
  ['Mo von', 'Mo bis', 'So von', 'So bis'],
  ['Lunes apertura', 'Lunes cierre', 'Domingo apertura', 'Domingo cierre'],
  ['Ouverture lundi', 'Fermeture lundi', 'Ouverture dimanche', 'Fermeture dimanche'],
  ['Abre segunda-feira', 'Fecha segunda-feira', 'Abre domingo', 'Fecha domingo'],
  ['周一开门', '周一关门', '周日开门', '周日关门'],
  ['فتح الاثنين', 'إغلاق الاثنين', 'فتح الأحد', 'إغلاق الأحد'],
  ['MondayOpen', 'MondayClose', 'SundayOpen', 'SundayClose'],
])('a day with a column for opening and one for closing: %s, %s', async (...headings) => {
  const sheet = `Store No,Store Name,${headings.join(',')}\nT1,Barn Two,7am,10:30 pm,Closed,\n`
  const { body } = await importFile(desk, location.path, sheet, { dry: true })
  expect(Object.values(columnsOf(body.data)).slice(2)).toEqual([
    'dine_in_hours.mo.opens',
    'dine_in_hours.mo.closes',
    'dine_in_hours.su.opens',
    'dine_in_hours.su.closes',
  ])
  await importFile(desk, location.path, sheet, { mapping: confirmed(body.data) })
  const saved = await exported(location.path, 'name', 'Barn Two')
  expect(saved?.dine_in_hours).toMatchObject({ mo: [{ opens: '07:00', closes: '22:30' }], su: [] })
})

test('from midnight to midnight is the whole day, and closed in both columns is closed', async () => {
  const sheet =
    'Store No,Store Name,Open Mon,Close Mon,Open Tue,Close Tue\nT1,Barn,00:00,00:00,Closed,Closed\n'
  const { body } = await importFile(desk, location.path, sheet, { dry: true })
  await importFile(desk, location.path, sheet, { mapping: confirmed(body.data) })
  const saved = await exported(location.path, 'name', 'Barn')
  expect(saved?.dine_in_hours).toMatchObject({ mo: [{ opens: '00:00', closes: '24:00' }], tu: [] })
})

test('an opening without its closing is refused at its own day', async () => {
  const sheet = 'Store No,Store Name,Open Mon,Close Mon,Open Tue,Close Tue\nT1,Two,7am,9pm,7am,\n'
  const { body } = await importFile(desk, location.path, sheet, { dry: true })
  expect(body.data.rows[0]?.title).toBe('Two')
  expect(body.data.rows[0]?.refusals.map(({ column }) => column)).toEqual(['Open Tue'])
})

test('a column of yes and no is a choice, and leaves the other choices alone', async () => {
  const { id } = await desk.publish(location, 'Marina')
  await desk.post(`${location.path}/${id}`, { code: 'B1', services: ['take_away', 'delivery'] })
  const sheet = 'Filialnr.;Filiale;Drive-in;Lieferung\nB1;Marina;ja;nein\nB2;Neu;x;-\n'
  const { body } = await importFile(desk, location.path, sheet, { dry: true })
  expect(columnsOf(body.data)).toMatchObject({
    'Drive-in': 'services.drive_through',
    Lieferung: 'services.delivery',
  })
  await importFile(desk, location.path, sheet, { mapping: confirmed(body.data) })
  expect((await exported(location.path, 'name', 'Marina'))?.services).toEqual([
    'take_away',
    'drive_through',
  ])
  expect((await exported(location.path, 'name', 'Neu'))?.services).toContain('drive_through')
  const unclear = sheet.replace('ja;nein', 'ja;auf Anfrage')
  const refused = await importFile(desk, location.path, unclear, { mapping: confirmed(body.data) })
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['2.Lieferung'])
})

test('a restaurant with hours offers what they are for, unless a column says', async () => {
  const sheet = 'Filialnr.;Filiale;Mo;Lieferung Mo\nB1;Mitte;11-22;12-21\n'
  const { body } = await importFile(desk, location.path, sheet, { dry: true })
  expect(body.data.mapping?.defaults.services).toBe('dine_in; delivery')
  await importFile(desk, location.path, sheet, {
    mapping: confirmed(body.data, body.data.mapping?.defaults),
  })
  expect((await exported(location.path, 'name', 'Mitte'))?.services).toEqual([
    'dine_in',
    'delivery',
  ])
})

test('allergens in one column are contained, and only a person says that the rest are absent', async () => {
  const sheet = 'Art.-Nr.;Gericht;Allergene\nM1;Barn Burger;Gluten, Milch und Ei\nM2;Cola;keine\n'
  const plain = sheet.replace(' und Ei', ', Ei')
  const { body } = await importFile(desk, menuItem.path, plain, { dry: true })
  expect(columnsOf(body.data)).toMatchObject({ Allergene: 'allergens.contained' })
  await importFile(desk, menuItem.path, plain, { mapping: confirmed(body.data) })
  expect(await allergensOf('Barn Burger')).toMatchObject({
    gluten: 'contains',
    eggs: 'contains',
    milk: 'contains',
    mustard: 'unknown',
  })
  expect(Object.values(await allergensOf('Cola'))).not.toContain('free')
  const complete = confirmed(body.data).replace('.contained', '.complete')
  await importFile(desk, menuItem.path, plain, { mapping: complete })
  expect(await allergensOf('Barn Burger')).toMatchObject({ gluten: 'contains', mustard: 'free' })
  expect(new Set(Object.values(await allergensOf('Cola')))).toEqual(new Set(['free']))
  const more = 'Art.-Nr.;Gericht;Allergene\nM1;Barn Burger;Senf\n'
  await importFile(desk, menuItem.path, more, { mapping: confirmed(body.data) })
  const kept = { gluten: 'contains', celery: 'free' }
  expect(await allergensOf('Barn Burger')).toMatchObject({ ...kept, mustard: 'contains' })
  const spoken = await importFile(desk, menuItem.path, sheet, { dry: true, mapping: complete })
  expect(spoken.body.data.rows[0]?.refusals).toEqual([
    { column: 'Allergene', message: expect.stringContaining('“Milch und Ei”') },
  ])
})

test('of two columns of allergens none says free of what the other says is contained', async () => {
  for (const columns of [
    ['Enthält', 'Kennzeichnung'],
    ['Kennzeichnung', 'Enthält'],
  ] as const) {
    const cells = { Enthält: 'Milch', Kennzeichnung: 'Gluten' }
    const row = columns.map((column) => cells[column]).join(';')
    const sheet = `Art.-Nr.;Gericht;${columns.join(';')}\nM1;Shake;${row}\n`
    const mapping = JSON.stringify({
      columns: {
        'Art.-Nr.': 'code',
        Gericht: 'title',
        Enthält: 'allergens.contained',
        Kennzeichnung: 'allergens.complete',
      },
      defaults: {},
    })
    await importFile(desk, menuItem.path, sheet, { mapping })
    expect(await allergensOf('Shake')).toMatchObject({
      gluten: 'contains',
      milk: 'contains',
      eggs: 'free',
    })
  }
})

test('letters of allergens need their alphabet', async () => {
  const sheet = 'Art.-Nr.;Gericht;Allergene\nM1;Barn Burger;"A, C, M"\nM2;Salat;A L N\n'
  const { body } = await importFile(desk, menuItem.path, sheet, { dry: true })
  expect(body.data.rows.map(({ refusals }) => refusals.map(({ column }) => column))).toEqual([
    ['Allergene'],
    ['Allergene'],
  ])
  const levels = { gluten: 'contains', eggs: 'contains', milk: 'free' }
  for (const [letters, burger, salad] of [
    ['alphabetI', { ...levels, lupin: 'contains', mustard: 'free' }, { sulphites: 'contains' }],
    ['alphabetL', { ...levels, mustard: 'contains', lupin: 'free' }, { celery: 'contains' }],
  ] as const) {
    const mapping = confirmed(body.data).replace('contained', letters)
    await importFile(desk, menuItem.path, sheet, { mapping })
    expect(await allergensOf('Barn Burger')).toMatchObject(burger)
    expect(await allergensOf('Salat')).toMatchObject(salad)
  }
})

test('the names of categories come from their own column, and one that waits is named', async () => {
  const sheet = 'Kategorie\nBurger\n'
  const { body } = await importFile(desk, menuCategory.path, sheet, { dry: true })
  expect(columnsOf(body.data)).toEqual({ Kategorie: 'title' })
  await importFile(desk, menuCategory.path, sheet, { mapping: confirmed(body.data) })
  const dish = 'Gericht;Warengruppe\nBarn Burger;Burger\n'
  const refused = await importFile(desk, menuItem.path, dish, { dry: true })
  expect(refused.body.data.rows[0]).toMatchObject({ title: 'Barn Burger', outcome: 'refused' })
})
