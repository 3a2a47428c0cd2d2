import { beforeEach, expect, test, vi } from 'vitest'
import { collections } from '#catalogue/catalogue.ts'
import { faq } from '#catalogue/collections/faq.ts'
import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { limits } from '#catalogue/limits.ts'
import { signalImporter } from '#test/content/importers.ts'
import { importFile } from '#test/http/import-file.ts'
import { openCollections, type Rows } from '#test/http/open-collections.ts'
import { asApprover, asEditor, asEditor2, asSupport } from '#test/people.ts'
import { multipart } from '#test/upload.ts'

let desk: Awaited<ReturnType<typeof openCollections>>
beforeEach(async () => {
  desk = await openCollections()
})

async function list(path: string) {
  return (await desk.app.call<Rows>(asEditor, 'GET', `${path}/create`)).body.data
}

const every = test.each(collections.map((collection) => [collection.key, collection] as const))

every('%s: what was exported comes back unchanged, as CSV and as JSON', async (_, collection) => {
  await desk.publish(collection, 'One, "quoted"')
  await desk.publish(collection, '=Two')
  const authorization = `Bearer ${await desk.app.tokenOf(asEditor)}`
  for (const format of ['csv', 'json']) {
    const address = `/api${collection.path}/export?format=${format}`
    const { bytes } = await desk.app.get(address, { authorization })
    const { status, body } = await importFile(desk, collection.path, bytes)
    expect([status, body.errors]).toEqual([200, undefined])
    const { total } = await list(collection.path)
    expect(body.data).toMatchObject({ new: 0, changed: 0, refused: 0, unchanged: total, rows: [] })
  }
})

every('%s: an import is looked at first, then all of it is drafts', async (_, collection) => {
  const { path, titleKey } = collection
  const { id } = await desk.publish(collection, 'Known')
  const table = `\ufeffid;${titleKey};status\r\n${id};Known better;Approved\r\n;"Line\nand; line";\r\n\r\n`
  const dry = await importFile(desk, path, table.replace('\nand', 'and'), { dry: true })
  expect(dry).toMatchObject({ status: 200, body: { data: { dry_run: true, new: 1, changed: 1 } } })
  expect(dry.body.message).toBe(
    'Nothing has been imported yet. New: 1, changed: 1, unchanged: 0, refused: 0.',
  )
  expect((await list(path)).data.some(({ approval }) => approval === 0)).toBe(false)
  const done = await importFile(desk, path, table.replace('\nand', 'and'))
  expect(done.body.data.rows).toEqual([
    { row: 2, id, title: 'Known better', outcome: 'changed', refusals: [], text: null },
    { row: 3, id: null, title: 'Lineand; line', outcome: 'new', refusals: [], text: null },
  ])
  const drafts = (await list(path)).data.filter(({ approval }) => approval === 0)
  expect(drafts.map(({ title }) => title)).toEqual(['Known better', 'Lineand; line'])
  const again = await importFile(desk, path, table.replace('\nand', 'and'))
  expect(again.body.data).toMatchObject({ unchanged: 1, changed: 0, new: 1 })
})

test('rows are matched by id, else by their slug, also by a former one', async () => {
  const { id } = await desk.publish(menuCategory, 'Sandwiches')
  await desk.post(`/menus/categories/${id}`, { slug: 'hamburgers' })
  const table = 'slug,title\nsandwiches,Bigger ones\nsalads,Salads\n'
  const { body } = await importFile(desk, '/menus/categories', table)
  expect(body.data.rows).toMatchObject([
    { row: 2, id, outcome: 'changed' },
    { row: 3, id: null, outcome: 'new' },
  ])
})

test('any faulty row keeps all of them out, and each says why by row and column', async () => {
  await desk.publish(promotion, 'Taken')
  const table = [
    'id,title,starts_at,ends_at,slug',
    ',Right,,,',
    `,${'x'.repeat(limits.title + 1)},,,`,
    ',Backwards,2026-06-02T00:00:00Z,2026-06-01T00:00:00Z,',
    ',No time,soon,,',
    '2000000,Nobody,,,',
    'abc,No id,,,',
    ',Same,,,same',
    ',Same again,,,same',
    ',Too,,,,much',
  ].join('\n')
  const dry = await importFile(desk, '/promotions', table, { dry: true })
  expect(dry.body.data).toMatchObject({ new: 2, refused: 7 })
  const refused = dry.body.data.rows.filter(({ outcome }) => outcome === 'refused')
  expect(refused.map(({ row, refusals }) => [row, refusals.map(({ column }) => column)])).toEqual([
    [3, ['title']],
    [4, ['ends_at']],
    [5, ['starts_at']],
    [6, ['id']],
    [7, ['id']],
    [9, ['']],
    [10, ['']],
  ])
  expect(refused.at(-2)?.refusals[0]?.message).toBe('Row 8 is the same entry.')
  const before = await list('/promotions')
  const done = await importFile(desk, '/promotions', table)
  expect(done.status).toBe(422)
  expect(done.body).toMatchObject({
    message: 'Nothing was imported: 7 rows have errors.',
    errors: { '4.ends_at': ['The end must be after the start.'] },
  })
  expect(await list('/promotions')).toEqual(before)
})

test('what comes in is submitted together where that is asked, and has to be complete then', async () => {
  const table = 'question,answer\nWhen?,Now\nWhere?,Here\n'
  const { body } = await importFile(desk, '/faqs', table, { submits: true })
  expect(body.message).toContain('submitted for review')
  expect((await list('/faqs')).data.map(({ approval }) => approval)).toEqual([1, 1])
  const incomplete = await importFile(desk, '/faqs', 'slug,question,answer\nwhy,,Because\n', {
    submits: true,
  })
  expect(Object.keys(incomplete.body.errors ?? {})).toEqual(['2.question'])
  expect((await importFile(desk, '/faqs', 'slug,question\nwhy,\n')).status).toBe(200)
  const waiting = await desk.app.call<{ count: number }>(asApprover, 'GET', '/approvals')
  expect(waiting.body.data.count).toBe(2)
})

test('nobody overwrites what somebody else works on, or what waits for a decision', async () => {
  const theirs = await desk.post('/faqs', { question: 'Theirs' }, asEditor2)
  const waiting = await desk.post('/faqs', { ...desk.bodyNamed(faq, 'Waiting'), approval: 1 })
  const own = await desk.post('/faqs', { question: 'Own' })
  const ids = [theirs, waiting, own].map(({ body }) => body.data.id)
  const table = ['id,question', ...ids.map((id) => `${id},Mine`)].join('\n')
  const { body } = await importFile(desk, '/faqs', table, { dry: true })
  expect(body.data).toMatchObject({ refused: 2, changed: 1 })
  expect(body.data.rows.map(({ refusals }) => refusals[0]?.message.slice(0, 27))).toEqual([
    'Question already has a draf',
    'Question was submitted by e',
    undefined,
  ])
})

test('a file that cannot be read is refused with a sentence', async () => {
  const files: [bytes: string | Uint8Array, sentence: RegExp][] = [
    ['', /choose a file|file is empty/],
    ['\ufeff', /file is empty/],
    ['question\n', /file is empty/],
    ['question,question\nA,b\n', /appears twice/],
    [Buffer.from([0x71, 0x75, 0xe9, 0x0a]), /UTF-8/],
    [Buffer.from('question\nA\n', 'utf16le'), /no column|UTF-8/],
    ['question\n"never closed', /cannot be read/],
    ['{"question":"A"}', /list of entries/],
    ['[{"question":"A"}', /list of entries/],
    ['["A"]', /list of entries/],
    ['[{"question":}]', /cannot be read/],
    ['[{}] [{}]', /list of entries/],
    ['[[{}]]', /list of entries/],
    [`question\n${'A\n'.repeat(limits.imported + 1)}`, /At most 5,000 rows/],
  ]
  for (const [bytes, sentence] of files) {
    const { status, body } = await importFile(desk, '/faqs', bytes, { dry: true })
    expect([bytes.slice(0, 20), status, body.errors?.file?.[0]]).toEqual([
      bytes.slice(0, 20),
      422,
      expect.stringMatching(sentence),
    ])
  }
})

test('the file comes under one name, and what comes under others is refused', async () => {
  const authorization = `Bearer ${await desk.app.tokenOf(asEditor)}`
  for (const field of ['files', 'my file', 'image[]']) {
    const { headers, body } = multipart([{ field, name: 'a.csv', bytes: 'question\nA\n' }])
    const sent = { headers: { ...headers, authorization }, body }
    const { status, bytes } = await desk.app.send('POST', '/api/faqs/import', sent)
    expect(status).toBe(422)
    expect(Object.keys(JSON.parse(bytes.toString()).errors)).toEqual([field])
  }
})

test('hostile rows are refused one by one, and none reaches a prototype', async () => {
  const hostile = [
    { question: 'A', __proto__x: 1 },
    { question: ['A'] },
    { question: { toString: 'A' } },
    { question: 'A', approval: 1 },
    { question: 'A', archived: true },
    { question: 'A', author_id: 1 },
    { id: '1', question: 'A' },
    { id: -1, question: 'A' },
    { question: 'A\u0000' },
  ]
  const text = JSON.stringify(hostile).replace('__proto__x', '__proto__')
  const { body } = await importFile(desk, '/faqs', text, { dry: true })
  expect(body.data).toMatchObject({ new: 0, refused: hostile.length })
  const deep = `[${'{"question":'.repeat(5_000)}1${'}'.repeat(5_000)}]`
  expect((await importFile(desk, '/faqs', deep, { dry: true })).body.data).toMatchObject({
    refused: 1,
  })
})

test('only who may edit brings anything in, one file at a time', async () => {
  for (const who of [asSupport, asApprover])
    expect((await importFile(desk, '/faqs', 'question\nA\n', { who })).status).toBe(403)
  const { headers, body } = multipart([{ field: 'file', name: 'a.csv', bytes: 'question\nA\n' }])
  expect((await desk.app.send('POST', '/api/faqs/import', { headers, body })).status).toBe(401)
  const progress = await desk.app.call(asEditor, 'GET', '/faqs/import')
  expect(progress.body.data).toEqual({ running: null })
  expect((await desk.app.call(asEditor, 'DELETE', '/faqs/import')).status).toBe(404)
})

test('an import says how far it is and is called off, by a word or by going away', async () => {
  const table = `question\n${Array.from({ length: 3_000 }, (_, nth) => `Question ${nth}`).join('\n')}\n`
  const done = importFile(desk, '/faqs', table)
  for (;;) {
    const { body } = await desk.app.call<{ running: { done: number; total: number } | null }>(
      asEditor,
      'GET',
      '/faqs/import',
    )
    if (body.data.running && body.data.running.done > 0) break
  }
  expect((await importFile(desk, '/faqs', 'question\nA\n', { who: asEditor2 })).status).toBe(409)
  expect((await desk.app.call(asEditor2, 'DELETE', '/faqs/import')).status).toBe(404)
  expect((await desk.app.call(asEditor, 'DELETE', '/faqs/import')).status).toBe(200)
  expect(await done).toMatchObject({
    status: 409,
    body: { message: 'Cancelled. Nothing was imported.' },
  })
  expect((await list(faq.path)).total).toBe(0)
})

test('an import whose process dies is answered with 503, and said to whoever runs the site', async () => {
  const table = `question\n${Array.from({ length: 3_000 }, (_, nth) => `Question ${nth}`).join('\n')}\n`
  const done = importFile(desk, '/faqs', table)
  await vi.waitFor(async () => {
    type Running = { running: { done: number } | null }
    const { body } = await desk.app.call<Running>(asEditor, 'GET', '/faqs/import')
    expect(body.data.running?.done).toBeGreaterThan(0)
  }, 20_000)
  signalImporter('SIGKILL')
  expect((await done).status).toBe(503)
  expect(desk.app.lines.join()).toContain('an import ended')
  expect((await list(faq.path)).total).toBe(0)
})
