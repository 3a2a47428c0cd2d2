import { parse } from 'csv-parse/sync'
import { beforeEach, expect, test } from 'vitest'
import { collections } from '#catalogue/catalogue.ts'
import { faq } from '#catalogue/collections/faq.ts'
import { exportCsv, importFile, rejectedRowsFile } from '#test/http/import-file.ts'
import { openCollections } from '#test/http/open-collections.ts'
import { asEditor } from '#test/people.ts'

let desk: Awaited<ReturnType<typeof openCollections>>
beforeEach(async () => {
  desk = await openCollections()
})

const long = 'x'.repeat(201)

test('equal problems are said once, with the rows that have them', async () => {
  const names = ['A', long, long, long, 'B', long, 'C', '']
  const rows = names.map((name, nth) => `${name},${nth === 6 ? 'Sidez' : 'Sides'}`)
  const { body } = await importFile(desk, '/menus/items', `title,type\n${rows.join('\n')}\n`, {
    dry: true,
  })
  expect(body.data.refused).toBe(5)
  expect(body.data.problems).toEqual([
    {
      column: 'title',
      message: 'The text is too long. Please use at most 200 characters.',
      count: 4,
      rows: [
        [3, 5],
        [7, 7],
      ],
    },
    {
      column: 'type',
      message: '“Sidez” is not one of: Breakfast, Regular, Happy Meal, Sides, Drinks.',
      count: 1,
      rows: [[8, 8]],
    },
  ])
})

test('files that a table lacks are told together, however many rows name them', async () => {
  const rows = [...Array(20).keys()].map((nth) => `Dish ${nth},dish-${nth}.jpg`)
  const table = `title,image\n${rows.join('\n')}\nTea,dish-3.jpg\n`
  const { body } = await importFile(desk, '/menus/items', table, { dry: true })
  const names = [...Array(12).keys()].map((nth) => `dish-${nth}.jpg`)
  expect(body.data.problems).toEqual([
    {
      column: 'gallery_id',
      message: `20 files of this table are not in the media library: ${names.join(', ')}, …. Please add them as a ZIP here, or upload them first.`,
      count: 21,
      rows: [[2, 22]],
    },
  ])
  const one = await importFile(desk, '/menus/items', 'title,image\nTea,tea.jpg\n', { dry: true })
  expect(one.body.data.problems[0]?.message).toBe(
    'There is no file “tea.jpg” in the media library. Please use the name from the library, or upload the file first.',
  )
})

test('the refused rows are a file with their reasons, which comes in once they are corrected', async () => {
  const table = `question;group\nRight;A\n${long};"B; two"\n"=Wrong ${long}";C;extra\n`
  const file = await rejectedRowsFile(desk, faq.path, table)
  expect(file.type).toBe('text/csv; charset=utf-8')
  const rows: string[][] = parse(file.text, { bom: true, delimiter: ';', relax_column_count: true })
  const tooLong = 'question: The text is too long. Please use at most 200 characters.'
  expect(rows).toEqual([
    ['reasons', 'question', 'group'],
    [tooLong, long, 'B; two'],
    [
      `This row has more cells than there are headings.\n${tooLong}`,
      `'=Wrong ${long}`,
      'C',
      'extra',
    ],
  ])
  const again = await rejectedRowsFile(desk, faq.path, file.text)
  expect(parse(again.text, { bom: true, delimiter: ';', relax_column_count: true })).toEqual(rows)
  const corrected = file.text.replaceAll(long, 'short').replace(';"extra"', '')
  expect((await importFile(desk, faq.path, corrected)).body.data).toMatchObject({
    new: 2,
    refused: 0,
  })
})

test('a list of JSON is given back as such', async () => {
  const list = [{ question: 'Right' }, { question: long, group: 'B' }]
  const file = await rejectedRowsFile(desk, faq.path, JSON.stringify(list))
  expect(file.type).toBe('application/json; charset=utf-8')
  const reasons = ['question: The text is too long. Please use at most 200 characters.']
  expect(JSON.parse(file.text)).toEqual([{ reasons, question: long, group: 'B' }])
  const corrected = file.text.replace(long, 'short')
  expect((await importFile(desk, faq.path, corrected)).body.data).toMatchObject({ new: 1 })
})

test.each(collections.map((collection) => [collection.key, collection] as const))(
  '%s: an empty list goes out with an example, which comes in only as an entry of its own',
  async (_, { path, titleKey }) => {
    const [example, ...more] = await exampleRows(path)
    if (example === undefined) return expect(await total(path)).toBeGreaterThan(0)
    expect(more).toEqual([])
    expect(example).toMatchObject({ id: 'example', status: 'Example: delete this row' })
    expect(example[titleKey]).not.toBe('')
    const csv = await exportCsv(desk, path)
    const { body } = await importFile(desk, path, csv, { dry: true })
    expect(body.data.rows.map(({ refusals }) => refusals)).toEqual([
      [
        {
          column: 'id',
          message: 'This row is only an example. Please delete it, or clear its id to import it.',
        },
      ],
    ])
    const own = csv.replace('"example"', '""')
    const done = await importFile(desk, path, own)
    expect([done.status, done.body.errors]).toEqual([200, undefined])
    expect(done.body.data).toMatchObject({ new: 1, refused: 0 })
    expect(await exportCsv(desk, path)).not.toContain('"example"')
  },
)

test('what a search leaves empty has no example', async () => {
  const { bytes } = await desk.app.get(`/api${faq.path}/export?search=none`, {
    authorization: `Bearer ${await desk.app.tokenOf(asEditor)}`,
  })
  expect(bytes.toString().trim().split('\n')).toHaveLength(1)
})

async function exampleRows(path: string): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = parse(await exportCsv(desk, path), {
    bom: true,
    columns: true,
  })
  return rows.filter(({ id }) => id === 'example')
}

async function total(path: string): Promise<number> {
  return (await exportCsv(desk, path)).trim().split('\n').length - 1
}
