import { gzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { faq } from '#catalogue/collections/faq.ts'
import { location } from '#catalogue/collections/location.ts'
import { exportCsv, fileProblem, importFile, rowErrors } from '#test/http/import-file.ts'
import { openCollections } from '#test/http/open-collections.ts'

let desk: Awaited<ReturnType<typeof openCollections>>
beforeEach(async () => {
  desk = await openCollections()
})

const refused = (bytes: string | Uint8Array, path = '/menus/items') =>
  fileProblem(desk, path, bytes)

test.each([
  ['blank lines on top', '\r\n\r\ntitle,code\r\nCafé,F-1\r\n'],
  ['blank cells on top', ',,\n,\n\ntitle,code\nCafé,F-1\n'],
  ['a line that says the separator', 'sep=;\r\ntitle;code\r\nCafé;F-1\r\n'],
  ['the same in quotes', '"sep=|"\ntitle|code\nCafé|F-1\n'],
  ['old line ends', 'title,code\rCafé,F-1\r'],
  ['mixed line ends', '\ntitle,code\r\nCafé,F-1\r'],
  ['tabs', 'title\tcode\nCafé\tF-1\n'],
  ['labels for headings', 'Name,Code\nCafé,F-1\n'],
  ['labels of another language', 'Bezeichnung,CODE\nCafé,F-1\n'.replace('Bezeichnung', 'Name')],
  ['an empty column', 'title,,code,\nCafé,,F-1,\n'],
])('a sheet with %s comes in', async (_, text) => {
  const { status, body } = await importFile(desk, '/menus/items', text, { dry: true })
  expect([status, body.errors]).toEqual([200, undefined])
  expect(body.data.rows).toMatchObject([{ title: 'Café', outcome: 'new', refusals: [] }])
})

test('UTF-16 with its mark, as spreadsheets write “Unicode text”, comes in', async () => {
  const text = Buffer.from('\ufefftitle\tcode\nCafé\tF-1\n', 'utf16le')
  const { body } = await importFile(desk, '/menus/items', text, { dry: true })
  expect(body.data.rows).toMatchObject([{ title: 'Café', outcome: 'new' }])
})

test('a column with something in it has a heading, and all unknown headings are named at once', async () => {
  expect(await refused('title,,code\nA,,F-1\nCafé,5,F-2\n')).toBe('Column B has no heading.')
  const wide = `title${','.repeat(27)}code\nA${',x'.repeat(27)}`
  expect(await refused(wide)).toBe('Column B has no heading.')
  expect(await refused(`title${','.repeat(26)},code\nA${','.repeat(26)}x,F-1`)).toBe(
    'Column AA has no heading.',
  )
  const written = async (text: string) => {
    return (await importFile(desk, '/menus/items', text)).body.errors?.file
  }
  expect(await written('title,colour,code,size\nA,b,c,d\n')).toEqual([
    'There are no columns colour, size.',
  ])
  expect(await written('title,colour\nA,b\n')).toEqual(['There is no column colour.'])
  expect(await refused('title,code,Name,code\nA,b,c,d\n')).toBe(
    'These columns appear twice: title, code.',
  )
})

test('what is no table is refused as such, whatever it is called', async () => {
  const notATable = 'The file is not a table. Please save it as “CSV UTF-8” and choose that file.'
  for (const bytes of [
    Buffer.from('PK\x03\x04\x14\x00\x06\x00'),
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
    Buffer.from('%PDF-1.7\n'),
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    gzipSync('title\nA'),
    '<!DOCTYPE html><html><table><tr><td>title',
    '\ufeff<?xml version="1.0"?>',
    '{\\rtf1\\ansi',
    Buffer.from('title,code\x00\x01\x02\n'),
  ])
    expect(await refused(bytes)).toBe(notATable)
})

test('a cell that a spreadsheet has cut or quoted anew is refused, never published as text', async () => {
  const tree = JSON.stringify({
    type: 'doc',
    content: [
      {
        type: 'heading',
        attrs: { level: 2 },
        content: [{ type: 'text', text: 'a'.repeat(33_000) }],
      },
    ],
  })
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  const table = [
    'question,answer',
    `SQ,${quoted('{“type”:“doc”,“content”:[]}')}`,
    `Cut,${quoted(tree.slice(0, 32_767))}`,
    `Words,${quoted('w'.repeat(32_767))}`,
    `Whole,${quoted(tree)}`,
    'Braces,{name} is the name',
  ].join('\n')
  const told = await rowErrors(desk, '/faqs', table)
  expect(told.map((one) => one.slice(0, 45))).toEqual(
    [
      '2.answer: A spreadsheet program changed this cell: ',
      '3.answer: This cell has exactly 32,767 charact',
      '4.answer: This cell has exactly 32,767 charact',
    ].map((one) => one.slice(0, 45)),
  )
})

test('a cell is bounded, and takes no time of the others', async () => {
  const long = `name: a${' '.repeat(900_000)}`
  const { status, body } = await importFile(
    desk,
    '/menus/items',
    `title,sizes\nA,"${long}"\nB,\n`,
    {
      dry: true,
    },
  )
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ new: 1, refused: 1 })
  expect(body.data.rows[0]?.refusals).toEqual([
    {
      column: 'sizes',
      message: 'This cell is too long. Please use at most 250,000 characters.',
    },
  ])
  const blank = `title\nA\n${' '.repeat(900_000)}\nB\n`
  expect((await importFile(desk, '/menus/items', blank, { dry: true })).body.data).toMatchObject({
    new: 2,
  })
})

test('days are read as spreadsheets write them, and those that may be two are refused', async () => {
  const days = (rows: readonly string[], sign = ',') =>
    ['name', 'code', 'exceptions']
      .join(sign)
      .concat('\n', rows.map((day, nth) => `R${nth}${sign}D-${nth}${sign}date: ${day}`).join('\n'))
  const path = location.path
  expect(
    await rowErrors(
      desk,
      path,
      days(['24.12.2026', '24-Dec-2026', '2026-12-24', '24/12/2026', '5/6/2026']),
    ),
  ).toEqual([])
  expect(await rowErrors(desk, path, days(['12/24/2026', '5/6/2026']))).toEqual([])
  expect(await rowErrors(desk, path, days(['5/6/2026'], ';'))).toEqual([])
  const turned = '“5/6/2026” is an ambiguous date. Write 2026-06-05 or 2026-05-06.'
  expect(await rowErrors(desk, path, days(['5/6/2026', 'soon', '24.12.2026 18:00']))).toEqual([
    `2.exceptions.0.date: ${turned}`,
    '3.exceptions.0.date: “soon” is not a date. Please write it like 2026-12-24 or 24 Dec 2026.',
    '4.exceptions.0.date: “24.12.2026 18:00” is not a date. Please write it like 2026-12-24 or 24 Dec 2026.',
  ])
  const both = await rowErrors(desk, path, days(['24/12/2026', '12/24/2026', '5/6/2026']))
  expect(both).toEqual([`4.exceptions.0.date: ${turned}`])

  const june = `name;code;exceptions\nJune;D-9;date: 5/6/2026\n`
  await importFile(desk, path, june)
  expect(await exportCsv(desk, path)).toContain('date: 2026-06-05')
})

test('times are by the clocks of the brand, or of the place that the row names', async () => {
  const table =
    'question,starts_at,ends_at\nA,24.12.2026 18:00,2026-12-31T10:00:00Z\nB,24.12.2026,soon\n'
  expect(await rowErrors(desk, faq.path, table)).toEqual([
    '3.starts_at: “24.12.2026” is not a date with a time. Please write it like 2026-12-24 18:00.',
    '3.ends_at: “soon” is not a date with a time. Please write it like 2026-12-24 18:00.',
  ])
  const tender =
    'title,reference,time_zone,ends_at,questions_until\nT,T-1,Asia/Dubai,24.12.2026 18:00,12/20/2026 6:00 PM\n'
  expect((await importFile(desk, '/tenders', tender)).status).toBe(200)
  const csv = await exportCsv(desk, '/tenders')
  expect(csv).toContain('2026-12-24T14:00:00.000Z')
  expect(csv).toContain('2026-12-20T14:00:00.000Z')
})
