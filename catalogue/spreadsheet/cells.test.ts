import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryBody } from '#test/content/arbitrary-body.ts'
import { collections } from '../catalogue.ts'
import { applySave } from '../content/apply-save.ts'
import { rowBody, saveBody } from '../content/save-body.ts'
import { emptyContent, storedValue } from '../declaration.ts'
import type { Field } from '../field.ts'
import { choices } from '../fields/choosing/choices.ts'
import { yesNo } from '../fields/choosing/yes-no.ts'
import { image } from '../fields/image.ts'
import { files } from '../fields/lists/files.ts'
import { references } from '../fields/lists/references.ts'
import { rows } from '../fields/lists/rows.ts'
import { money } from '../fields/money.ts'
import { names } from '../fields/names.ts'
import { quantity } from '../fields/quantity.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import type { Json } from '../json.ts'
import { languages } from '../languages.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { parseMessage } from '../messages/serialize-message.ts'
import { writeCell } from './cells.ts'
import { columnsOf } from './columns.ts'
import { csvRow, importableCsvRow, removeFormulaGuards } from './csv-row.ts'
import { readCells } from './read-cell.ts'
import { readRowLines } from './row-lines.ts'
import { CellName, replaceUnread } from './unread.ts'

const words = { currency: 'EUR', language: 'en' } as const

/** As an import finds what is written with its number. */
function found(sent: unknown): unknown {
  return replaceUnread(sent, (unread) => {
    const [, id, name] = (unread instanceof CellName && /^(\d+) (.*)$/.exec(unread.text)) || []
    return id === undefined ? unread : { id: Number(id), name }
  })
}

test.each(collections)('what leaves of $key in cells comes back as it was', (collection) => {
  const columns = columnsOf(collection.fields)
  const spoken = fc.constantFrom(...languages)
  const property = fc.property(arbitraryBody(collection), spoken, (sent, language) => {
    const body = saveBody(collection).parse(sent)
    const { content } = applySave(collection, emptyContent(collection), body)
    const cells = columns.map((column) =>
      writeCell(column, storedValue(column.field, content.values), { ...words, language }),
    )
    const [texts = []]: string[][] = parse(importableCsvRow(cells))
    const back = collection.fields.map((field) => {
      const own = columns.flatMap((column, at) =>
        column.field === field
          ? [[column.part, removeFormulaGuards(texts[at] ?? '')] as const]
          : [],
      )
      return [field.wire, found(readCells(field, new Map(own), 'EUR'))]
    })
    const taken = rowBody(collection).parse(Object.fromEntries(back))
    expect(applySave(collection, emptyContent(collection), taken).content).toEqual(content)
  })
  fc.assert(property, { numRuns: 60 })
})

test('rows, documents and references leave as a save would send them, and come back', () => {
  const fields: Field[] = [
    rows(
      'Sizes',
      { name: text('Name'), image: image('Image'), price: money('Price') },
      { rowLabel: 'Size' },
    )('sizes'),
    files('Documents')('documents'),
    references('Dishes', 3)('dishes'),
  ]
  const stored: Record<string, Json> = {
    sizes: [{ id: 4, values: { name: 'Large; hot', image: 7, price: 599 } }],
    documents: [3, 5],
    dishes: [{ id: 17, name: 'Fries' }],
  }
  for (const field of fields) {
    const [column] = columnsOf([field])
    if (!column) throw new Error('no column')
    const value = stored[field.key] ?? null
    const sent = found(readCells(field, new Map([[null, writeCell(column, value, words)]]), 'EUR'))
    const read = field.requestSchema[field.wire]?.parse(sent)
    expect(field.read({ [field.wire]: read }, field.empty)).toEqual(value)
    expect(writeCell(column, field.empty, words)).toBe('')
  }
  expect(readCells(fields[2] as never, new Map([[null, '17; 23']]), 'EUR')).toEqual([17, 23])
})

test('sizes, their prices and what is referred to read as a person would write them', () => {
  const sizes = rows(
    'Sizes',
    { name: text('Name'), price: money('Price'), fat: quantity('Fat', { unit: 'g', decimals: 1 }) },
    { rowLabel: 'Size' },
  )('sizes') as Field
  const dishes = references('Dishes', 3)('dishes') as Field
  const cell = (field: Field, value: Json, currency = 'EUR') => {
    const [column] = columnsOf([field])
    return column && writeCell(column, value, { ...words, currency })
  }
  const read = (field: Field, typed: string) =>
    found(readCells(field, new Map([[null, typed]]), 'EUR'))
  const small = { id: 1, values: { name: 'Small', price: 390, fat: 9.5 } }
  const large = { id: 2, values: { name: 'Large; "hot"', price: null, fat: null } }
  const lines = 'id: 1; name: Small; price: 3.90 EUR; fat: 9.5\nid: 2; name: "Large; \\"hot\\""'
  expect(cell(sizes, [small, large])).toBe(lines)
  expect(cell(sizes, [small], 'JPY')).toBe('id: 1; name: Small; price: 390 JPY; fat: 9.5')
  expect(cell(dishes, [{ id: 17, name: 'Fries' }])).toBe('17 Fries')
  expect(read(dishes, '17 Fries; 23')).toEqual([{ id: 17, name: 'Fries' }, 23])

  const added = { id: null, name: 'Tall', price: 420, fat: null }
  expect(read(sizes, 'name: Tall; price: 4,20')).toEqual([added])
  const old = '[{"id":1,"name":"Small","price":390}]'
  expect(read(sizes, old)).toEqual([{ id: 1, name: 'Small', price: 390 }])
  // Nobody can tell four euros from four cents, and a word that is no field is not passed over.
  expect(read(sizes, 'name: Tall; price: 4; kcal: 9')).toEqual([
    { id: null, name: 'Tall', price: '4', fat: null, kcal: '9' },
  ])
  const refused = sizes.requestSchema.sizes?.safeParse(read(sizes, 'name: Tall; price: 4'))
  expect(refused?.error?.issues.map(({ path, message }) => [path, parseMessage(message)])).toEqual([
    [[0, 'price'], inputMessages.amount],
  ])
  expect(read(sizes, 'Small, 3.90')).toBe('Small, 3.90')
})

test('a line is read in one walk, whatever is in it', () => {
  const size = 400_000
  const blanks = `name: a${' '.repeat(size)}`
  expect(readRowLines(blanks)).toEqual([{ name: 'a' }])
  expect(readRowLines(`${blanks}b; fat: 1`)?.[0]?.fat).toBe('1')
  for (const hostile of [
    `name: "${'\\'.repeat(size)}`,
    `name: "${'a" '.repeat(size / 4)}`,
    `${'a'.repeat(size)} b: c`,
    'a: ;'.repeat(size / 4),
    `name${' '.repeat(size)}`,
  ])
    expect(() => readRowLines(hostile)).not.toThrow()
  expect(readRowLines('name: "Large" hot; fat: 9')).toEqual([{ name: '"Large" hot', fat: '9' }])
  expect([
    readRowLines('name: "Large'),
    readRowLines('no pair'),
    readRowLines('two words: x'),
  ]).toEqual([null, null, null])
})

test('no cell is taken for a formula, and every text comes back', () => {
  const sign = fc.constantFrom(...`'=+-@|% \t\n\r",;a`)
  const text = fc.string({ unit: fc.oneof(sign, fc.string({ minLength: 1, maxLength: 1 })) })
  const property = fc.property(text, (written) => {
    const [[read = ''] = []]: string[][] = parse(importableCsvRow([written]), {
      relax_quotes: true,
    })
    expect(removeFormulaGuards(read)).toBe(written)
    expect(/^[\s\ufeff]*[=+\-@|%]/.test(read)).toBe(false)
    const [[shown = ''] = []]: string[][] = parse(csvRow([written]))
    expect(/^[\s\ufeff]*[=+\-@|%]/.test(shown)).toBe(false)
    // As a program splits it that looks for semicolons.
    for (const row of [read, shown])
      for (const part of row.split(/[;\t\r\n]/).slice(1))
        expect(/^[\s\ufeff]*[=+\-@|%]/.test(part)).toBe(false)
  })
  fc.assert(property, { numRuns: 1_000 })
})

test('a formula behind a semicolon or a line end is text, also where lists are separated by semicolons', () => {
  const cells = ['a;=cmd', 'a; =1+1', 'Fine;\n@SUM(1)', 'a\t-2', 'name: Large; price: 3']
  const row = csvRow(cells)
  expect(row).toBe(`"a;'=cmd","a;' =1+1","Fine;\n'@SUM(1)","a\t'-2","name: Large; price: 3"\r\n`)
  expect(importableCsvRow(cells)).toBe(row)
  expect(cells.map((_, at) => removeFormulaGuards(parse(row)[0]?.[at] ?? ''))).toEqual(cells)
})

test('cells are read as people type them', () => {
  const read = (field: ReturnType<ReturnType<typeof names>>, text: string) =>
    readCells(field, new Map([[null, text]]), 'EUR')
  const typed = [
    [yesNo('New')('new'), 'Yes', true],
    [yesNo('New')('new'), 'no', false],
    [yesNo('New')('new'), '1', 1],
    [yesNo('New')('new'), '', false],
    [yesNo('New')('new'), 'perhaps', 'perhaps'],
    [money('Price')('price'), '599', 599],
    [money('Price')('price'), '', null],
    [money('Price')('price'), '5,99', 599],
    [money('Price')('price'), '5.99 EUR', 599],
    [money('Price')('price'), '6 eur', 600],
    [money('Price')('price'), '5.99 USD', '5.99 USD'],
    [money('Price')('price'), '5.999', '5.999'],
    [choices('Days', ['Mon', 'Tue'], { min: 0 })('days'), 'Mon; Tue', ['Mon', 'Tue']],
    [choices('Days', ['Mon', 'Tue'], { min: 0 })('days'), '', []],
    [names('Lists')('lists'), 'Beef; Plant', [{ name: 'Beef' }, { name: 'Plant' }]],
  ] as const
  for (const [field, text, sent] of typed)
    expect([field.key, text, read(field as never, text)]).toEqual([field.key, text, sent])
  expect(read(richText('Terms')('terms') as never, 'One\n\nTwo\nlines')).toEqual({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'One' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Two' },
          { type: 'hardBreak' },
          { type: 'text', text: 'lines' },
        ],
      },
    ],
  })
  expect(read(richText('Terms')('terms') as never, '<p><b>One</b></p>')).toEqual({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'One', marks: [{ type: 'bold' }] }] },
    ],
  })
})
