import { beforeEach, expect, test } from 'vitest'
import type { Rows } from '#test/http/open-collections.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin, asEditor } from '#test/people.ts'
import { multipart } from '#test/upload.ts'

let app: Awaited<ReturnType<typeof openTestApp>>
beforeEach(async () => {
  app = await openTestApp()
})

const setZone = (time_zone: string) =>
  app.call(asAdmin, 'POST', '/settings/update', { brand_name: 'Marigold', time_zone })

let count = 0

/** Saves a restaurant as a draft; gives its values, or what is wrong by field. */
async function save(sent: Record<string, unknown>) {
  const unnamed = { name: 'Slash', code: `S-${count++}`, approval: 0 }
  const { body } = await app.call<{ id: number }>(asEditor, 'POST', '/locations', {
    ...unnamed,
    ...sent,
  })
  return body.errors ?? (await valuesOf(body.data.id))
}

async function valuesOf(id: number) {
  const address = `/locations/create/${id}`
  const { body } = await app.call<{ values: Record<string, unknown> }>(asEditor, 'GET', address)
  return body.data.values
}

/** Brings a sheet in; gives what was rejected by row and column, or the values of each restaurant. */
async function bringIn(sheet: string) {
  const { headers, body } = multipart([
    { field: 'file', name: 'table.csv', bytes: sheet },
    { field: 'dry_run', value: '0' },
    { field: 'approval', value: '0' },
  ])
  const authorization = `Bearer ${await app.tokenOf(asEditor)}`
  const response = await app.send('POST', '/api/locations/import', {
    headers: { ...headers, authorization },
    body,
  })
  const { errors, data } = JSON.parse(response.bytes.toString())
  if (errors) return errors
  const { body: all } = await app.call<Rows>(asEditor, 'GET', '/locations/create')
  const ids = all.data.data.map(({ id }) => id).sort((one, other) => one - other)
  return Promise.all(ids.slice(-data.new).map(valuesOf))
}

const several = ['Please enter only one phone number.']

test('a number that is two is refused, where it is saved and where it comes in a table', async () => {
  expect(await save({ phone: '+971 4 555 0123 / 0124' })).toEqual({ phone: several })
  expect(await bringIn('name,code,phone\nSlash,SL-1,+212522940770/74\n')).toEqual({
    '2.phone': several,
  })
})

test('a number is stored as it is dialled: without the 0 of its country, but with that of Italy', async () => {
  const sheet =
    'name,code,phone\nTrunk,TR-1,+49 030 5550123\nTrunk2,TR-2,+49(030)5550123\nItaly,TR-3,+39 06 1234567\n'
  expect((await bringIn(sheet)).map(({ phone }: { phone: string }) => phone)).toEqual([
    '+49305550123',
    '+49305550123',
    '+39061234567',
  ])
})

test('a national number is one of the restaurant’s country, else of the brand’s, else it is refused', async () => {
  expect(await save({ phone: '030 5550123' })).toEqual({
    phone: ['Please write the number with its country code, like +44 20 7946 0123.'],
  })
  expect(await save({ phone: '030 5550123', country: 'DE' })).toMatchObject({
    phone: '+49305550123',
  })
  await setZone('Asia/Dubai')
  expect(await save({ phone: '٠٤ ٥٥٥ ٠١٢٣' })).toMatchObject({ phone: '+97145550123' })
  expect(await save({ phone: '020 7946 0018', country: 'GB' })).toMatchObject({
    phone: '+442079460018',
  })
  const [row] = await bringIn('name,code,phone,country\nParis,P-1,01 55 55 01 23,FR\n')
  expect(row.phone).toBe('+33155550123')
})

test('a link to a number in a text can be dialled, and is refused where it is two', async () => {
  const answer = (href: string) => ({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'Call', marks: [{ type: 'link', attrs: { href } }] }],
      },
    ],
  })
  const ask = async (href: string) => {
    const sent = { question: 'May I call?', answer: answer(href), approval: 0 }
    const { body } = await app.call<{ id: number }>(asEditor, 'POST', '/faqs', sent)
    if (body.errors) return body.errors
    const state = await app.call<{ values: Record<string, unknown> }>(
      asEditor,
      'GET',
      `/faqs/create/${body.data.id}`,
    )
    return state.body.data.values.answer
  }
  expect(await ask('tel:+490305550123')).toEqual(answer('tel:+49305550123'))
  expect(await ask('tel:+39061234567')).toEqual(answer('tel:+39061234567'))
  expect(await ask('tel:112')).toEqual(answer('tel:112'))
  expect(await ask('tel:+97145550123/0124')).toEqual({ answer: several })
  expect(await ask('tel:0305550123')).toMatchObject({
    answer: [expect.stringContaining('country')],
  })
  await setZone('Europe/Berlin')
  expect(await ask('tel:0305550123')).toEqual(answer('tel:+49305550123'))
})

test('a country is one of ISO 3166-1: codes that were withdrawn, or never were, are refused', async () => {
  const notOnList = ['The value is not in the list of choices.']
  for (const country of ['DD', 'UK', 'AN', 'SU', 'FX', 'VD', 'EU', 'XK', 'IC', 'YU']) {
    expect([country, await save({ country })]).toEqual([country, { country: notOnList }])
  }
  for (const country of ['DE', 'GB', 'CW', 'RU', 'SS', 'BQ', 'AX', 'TW', 'HK']) {
    expect(await save({ country })).toMatchObject({ country })
  }
  const sheet = 'name,code,country\nOld,OL-1,EU\nOld2,OL-2,AN\nOld3,OL-3,SU\n'
  const refused = (code: string) => [
    `“${code}” is not in the list of choices. Please write it like DE.`,
  ]
  expect(await bringIn(sheet)).toEqual({
    '2.country': refused('EU'),
    '3.country': refused('AN'),
    '4.country': refused('SU'),
  })
})

test('a time zone is taken by its present and its former names, and shown by the present one', async () => {
  const sheet = [
    'name,code,time_zone',
    'A,TZ-1,Asia/Kolkata',
    'B,TZ-2,Europe/Kyiv',
    'C,TZ-3,Asia/Ho_Chi_Minh',
    'D,TZ-4,America/Nuuk',
    'E,TZ-5,America/Argentina/Buenos_Aires',
    'F,TZ-6,Asia/Calcutta',
    'G,TZ-7,US/Pacific',
    'H,TZ-8,Etc/GMT+5',
  ]
  const rows = await bringIn(sheet.join('\n'))
  expect(rows.map(({ time_zone }: { time_zone: string }) => time_zone)).toEqual([
    'Asia/Kolkata',
    'Europe/Kyiv',
    'Asia/Ho_Chi_Minh',
    'America/Nuuk',
    'America/Argentina/Buenos_Aires',
    'Asia/Kolkata',
    'America/Los_Angeles',
    'Etc/GMT+5',
  ])
  expect(await save({ time_zone: 'Europe/Kiev' })).toMatchObject({ time_zone: 'Europe/Kyiv' })
  expect(await save({ time_zone: 'Mars/Olympus' })).toHaveProperty('time_zone')
  for (const path of ['/vacancies', '/tenders']) {
    const sent = { title: 'Cook', reference: 'T-1', time_zone: 'Asia/Saigon', approval: 0 }
    const { reference: _, ...job } = sent
    const { body } = await app.call(asEditor, 'POST', path, path === '/tenders' ? sent : job)
    expect([path, body.errors]).toEqual([path, undefined])
  }
  await setZone('Europe/Kiev')
  const read = async (path: string) => (await app.call(asAdmin, 'GET', path)).body.data
  expect(await read('/settings')).toMatchObject({ time_zone: 'Europe/Kyiv' })
  expect(await read('/brand')).toMatchObject({ time_zone: 'Europe/Kyiv', country: 'UA' })
})

test('a new restaurant has the brand’s time zone unless another is chosen, and keeps it', async () => {
  expect(await save({})).toMatchObject({ time_zone: '' })
  await setZone('Europe/Berlin')
  expect(await save({})).toMatchObject({ time_zone: 'Europe/Berlin' })
  expect(await save({ time_zone: 'Asia/Dubai' })).toMatchObject({ time_zone: 'Asia/Dubai' })
  const [row] = await bringIn('name,code,time_zone\nNew,N-1,\n')
  expect(row.time_zone).toBe('Europe/Berlin')
})
