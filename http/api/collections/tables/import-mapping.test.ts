import { beforeEach, expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { columnsOf, confirmed, importFile, rejectedRowsFile } from '#test/http/import-file.ts'
import { openCollections } from '#test/http/open-collections.ts'
import { asEditor } from '#test/people.ts'

let desk: Awaited<ReturnType<typeof openCollections>>
beforeEach(async () => {
  desk = await openCollections()
})

const german = [
  'Filialnr.;Filiale;Straße;Hausnr.;PLZ;Ort;Land;Telefon;Mo;Di;Mi;Do;Fr;Sa;So;Filialleiter',
  'BB-01;Burger Barn Mitte;Torstraße;12;10119;Berlin;Deutschland;030 2345678;11–22 Uhr;11–22 Uhr;11–22 Uhr;11–22 Uhr;11–24 Uhr;11–24 Uhr;Ruhetag;Frau Kern',
  'BB-02;Burger Barn Wien;Mariahilfer Str.;7;1060;Wien;Österreich;01 5123456;11.30-22.00;11.30-22.00;11.30-22.00;11.30-22.00;11.30-23.00;12 - 23;12 - 22;Herr Maier',
].join('\r\n')

const french = [
  'Réf;Nom du restaurant;Adresse;CP;Ville;Pays;Tél.;Horaires',
  'P1;Grange Bastille;4 rue de Lappe;75011;Paris;France;01 43 55 12 34;lun-ven 11h30-14h30 / 18h30-23h, sam-dim 12h-23h',
].join('\n')

const spanish = [
  'Código,Sucursal,Dirección,Código postal,Localidad,País,Teléfono,Horario',
  'ES-9,Granero Sol,"Calle Mayor 5",28013,Madrid,España,915 22 11 00,"lunes a viernes de 12:00 a 23:30; sábado y domingo 13:00-00:00"',
].join('\n')

const arabic = [
  'رقم الفرع,اسم الفرع,العنوان,المدينة,الدولة,الهاتف,خط العرض,خط الطول,ساعات العمل',
  'A1,فرع المارينا,شارع المرسى ٥,دبي,الإمارات العربية المتحدة,04 555 1234,25.0805,55.1403,الأحد-الخميس ١٠:٠٠-٢٣:٠٠; الجمعة 14:00-24:00',
].join('\n')

const portuguese = [
  'Código da loja,Nome da loja,Endereço,CEP,Cidade,UF,País,Telefone,Segunda-feira,Terça,Quarta,Quinta,Sexta,Sábado,Domingo',
  'L1,Celeiro Paulista,"Av. Paulista, 1000",01310-100,São Paulo,SP,Brasil,(11) 3251-1234,11h às 22h,11h-22h,11h-22h,11h-22h,11h-23h,12h-23h,fechado',
].join('\n')

const chinese = [
  '门店编号,门店名称,地址,城市,国家,电话,营业时间,经度,纬度',
  'C1,谷仓南京路店,南京东路100号,上海,中国,021-6321 1234,周一至周五 10:00-22:00；周六、周日 09:00-23:00,121.4855,31.2365',
].join('\n')

const american = [
  'Store #,Store Name,Address,City,State,Zip,Country,Phone,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday',
  '12,Barn Austin,12 Main St,Austin,TX,78701,USA,(512) 555-1234,11am-10pm,11am-10pm,11am-10pm,11am-10pm,11am-midnight,noon-11pm,Closed',
].join('\n')

async function entry(path: string, id: number | null | undefined) {
  const { body } = await desk.app.call<{ draft: { content: Record<string, unknown> } }>(
    asEditor,
    'GET',
    `${path}/create/${id}`,
  )
  return body.data
}

test('a German sheet of restaurants is understood, corrected, imported and remembered', async () => {
  const { status, body } = await importFile(desk, location.path, german, { dry: true })
  expect([status, body.errors]).toEqual([200, undefined])
  expect(columnsOf(body.data)).toEqual({
    'Filialnr.': 'code',
    Filiale: 'name',
    Straße: 'street',
    'Hausnr.': 'street',
    PLZ: 'postcode',
    Ort: 'town',
    Land: 'country',
    Telefon: 'phone',
    Mo: 'dine_in_hours.mo',
    Di: 'dine_in_hours.tu',
    Mi: 'dine_in_hours.we',
    Do: 'dine_in_hours.th',
    Fr: 'dine_in_hours.fr',
    Sa: 'dine_in_hours.sa',
    So: 'dine_in_hours.su',
    Filialleiter: null,
  })
  expect(body.data.unmapped).toEqual(['Filialleiter'])
  expect(body.data.mapping?.columns[7]?.samples).toEqual(['030 2345678', '01 5123456'])
  expect(body.data).toMatchObject({ new: 2, refused: 0 })

  const mapping = confirmed(body.data, { time_zone: 'Europe/Berlin' })
  const done = await importFile(desk, location.path, german, { mapping })
  expect([done.status, done.body.data.new]).toEqual([200, 2])
  const saved = await Promise.all(
    done.body.data.rows.map(async ({ id, title }) => ({ title, id, saved: await list(title) })),
  )
  expect(saved.map(({ saved: one }) => one)).toEqual([
    expect.objectContaining({
      code: 'BB-01',
      street: 'Torstraße 12',
      country: 'DE',
      phone: '+49302345678',
      time_zone: 'Europe/Berlin',
    }),
    expect.objectContaining({ street: 'Mariahilfer Str. 7', country: 'AT', phone: '+4315123456' }),
  ])
  expect(saved[0]?.saved?.dine_in_hours).toMatchObject({
    mo: [{ opens: '11:00', closes: '22:00' }],
    sa: [{ opens: '11:00', closes: '24:00' }],
    su: [],
  })

  const again = await importFile(desk, location.path, german.replace('BB-02', 'BB-03'), {
    dry: true,
  })
  expect(again.body.data.mapping).toMatchObject({
    remembered: true,
    defaults: { time_zone: 'Europe/Berlin' },
  })
})

/** The draft of a restaurant as an export has it. */
async function list(name: string): Promise<Record<string, unknown> | undefined> {
  const authorization = `Bearer ${await desk.app.tokenOf(asEditor)}`
  const { bytes } = await desk.app.get(`/api${location.path}/export?format=json`, { authorization })
  const rows: Record<string, unknown>[] = JSON.parse(bytes.toString())
  return rows.find((row) => row.name === name)
}

test.each([
  ['French', french, 'Grange Bastille', '+33143551234', { mo: '11:30', sa: '12:00' }],
  ['Spanish', spanish, 'Granero Sol', '+34915221100', { mo: '12:00', sa: '13:00' }],
  ['Arabic', arabic, 'فرع المارينا', '+97145551234', { mo: '10:00', fr: '14:00' }],
  ['Portuguese', portuguese, 'Celeiro Paulista', '+551132511234', { mo: '11:00', sa: '12:00' }],
  ['Chinese', chinese, '谷仓南京路店', '+862163211234', { mo: '10:00', su: '09:00' }],
  ['American', american, 'Barn Austin', '+15125551234', { fr: '11:00', sa: '12:00' }],
])('a %s sheet of restaurants comes in', async (_, text, name, phone, opens) => {
  const { body } = await importFile(desk, location.path, text, { dry: true })
  expect([body.data.problems, body.data.unmapped]).toEqual([[], []])
  const done = await importFile(desk, location.path, text, { mapping: confirmed(body.data) })
  expect(done.body.errors).toBeUndefined()
  const row = await list(name)
  expect(row).toMatchObject({ phone })
  for (const [day, time] of Object.entries(opens))
    expect(row?.dine_in_hours).toMatchObject({ [day]: [{ opens: time }, ...more(row, day)] })
})

function more(row: Record<string, unknown> | undefined, day: string): unknown[] {
  const week = row?.dine_in_hours as Record<string, unknown[]>
  return (week[day] ?? []).slice(1)
}

test('an address is a street and a state is a region, whatever our own columns are called', async () => {
  const { body } = await importFile(desk, location.path, american, { dry: true })
  expect(columnsOf(body.data)).toMatchObject({
    'Store #': 'code',
    'Store Name': 'name',
    Address: 'street',
    State: 'region',
    Sunday: 'dine_in_hours.su',
  })
})

test('the start and end of an offer are understood', async () => {
  const sheet = 'Aktion;Gültig ab;Gültig bis\nZwei für eins;2026-12-01 10:00;bald\n'
  const { body } = await importFile(desk, promotion.path, sheet, { dry: true })
  expect(columnsOf(body.data)).toEqual({
    Aktion: 'title',
    'Gültig ab': 'starts_at',
    'Gültig bis': 'ends_at',
  })
  expect(body.data.problems.map(({ column }) => column)).toEqual(['Gültig bis'])
})

test('a menu with prices comes in, and a new price leaves the rest of a size alone', async () => {
  const burgers = await desk.publish(menuCategory, 'Burger')
  const menu = 'Art.-Nr.;Gericht;Warengruppe;VK-Preis\nM1;Barn Burger;Burger;8,90 €\n'
  const { body } = await importFile(desk, menuItem.path, menu, { dry: true })
  expect(columnsOf(body.data)).toEqual({
    'Art.-Nr.': 'code',
    Gericht: 'title',
    Warengruppe: 'category',
    'VK-Preis': 'sizes.price',
  })
  const done = await importFile(desk, menuItem.path, menu, { mapping: confirmed(body.data) })
  const id = done.body.data.rows[0]?.id ?? (await idOf('Barn Burger'))
  expect(JSON.stringify(await entry(menuItem.path, id))).toContain('"price":890')
  await desk.post(`${menuItem.path}/${id}`, {
    sizes: [{ id: 1, name: '', price: 890, energy_kcal: 700 }],
  })
  const dearer = menu.replace('8,90', '9,40')
  await importFile(desk, menuItem.path, dearer, { mapping: confirmed(body.data) })
  const text = JSON.stringify(await entry(menuItem.path, id))
  expect(text).toContain('"price":940')
  expect(text).toContain('"energy_kcal":700')
  await desk.post(`${menuItem.path}/${id}`, {
    sizes: [
      { name: 'S', price: 800 },
      { name: 'L', price: 990 },
    ],
  })
  const several = await importFile(desk, menuItem.path, dearer, {
    dry: true,
    mapping: confirmed(body.data),
  })
  expect(several.body.data.rows[0]?.refusals).toEqual([
    { column: 'VK-Preis', message: expect.stringContaining('several rows') },
  ])
  expect(burgers.id).toBeGreaterThan(0)
})

async function idOf(title: string): Promise<number> {
  const authorization = `Bearer ${await desk.app.tokenOf(asEditor)}`
  const { bytes } = await desk.app.get(`/api${menuItem.path}/export?format=json`, { authorization })
  const rows: { id: number; title: string }[] = JSON.parse(bytes.toString())
  return rows.find((row) => row.title === title)?.id ?? 0
}

test('errors are named by their headings, also in the file of refused rows', async () => {
  const wrong = german.replace('030 2345678', 'ruf an').replace('Ruhetag', 'nach Wetter')
  const { body } = await importFile(desk, location.path, wrong, { dry: true })
  expect(body.data.rows[0]).toMatchObject({ row: 2, outcome: 'refused' })
  expect(body.data.rows[0]?.refusals.map(({ column }) => column).sort()).toEqual(['So', 'Telefon'])
  const { text } = await rejectedRowsFile(desk, location.path, wrong)
  expect(text).toContain('"reasons";"Filialnr.";"Filiale"')
  expect(text).toContain('Telefon: ')
})

test('a default is for new entries: what an entry has stays', async () => {
  const { id } = await desk.publish(location, 'Marina')
  await desk.post(`${location.path}/${id}`, { code: 'BB-01', country: 'AT' })
  const sheet = 'Filialnr.,Filiale\nBB-01,Marina\nBB-77,Neu\n'
  const mapping = JSON.stringify({
    columns: { 'Filialnr.': 'code', Filiale: 'name' },
    defaults: { country: 'Deutschland' },
  })
  await importFile(desk, location.path, sheet, { mapping })
  expect([(await list('Marina'))?.country, (await list('Neu'))?.country]).toEqual(['AT', 'DE'])
})

test.each([
  ['no JSON', '{'],
  ['another shape', '{"columns":[]}'],
  ['too long', JSON.stringify({ columns: { a: 'x'.repeat(70_000) } })],
  ['a field that we do not have', '{"columns":{"Filiale":"price"}}'],
  ['a default that we do not have', '{"columns":{"Filiale":"name"},"defaults":{"x":"y"}}'],
  ['one field twice', '{"columns":{"Filiale":"phone","Ort":"phone"}}'],
  [
    'the name of a prototype',
    '{"columns":{"__proto__":"constructor"},"defaults":{"constructor":"y"}}',
  ],
])('a mapping that is wrong is refused: %s', async (_, mapping) => {
  const sheet = 'Filiale,Ort\nMitte,Berlin\n'
  const { status, body } = await importFile(desk, location.path, sheet, { dry: true, mapping })
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['mapping']])
})

test('columns of our own are imported as before, with nothing to map', async () => {
  const { body } = await importFile(desk, location.path, 'name,code\nMitte,B1\n', { dry: true })
  expect([body.data.mapping, body.data.unmapped]).toEqual([null, []])
})
