import fc from 'fast-check'
import { expect, test } from 'vitest'
import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { vacancy } from '#catalogue/collections/vacancy.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import { addEntry } from '#domain/content/saving/add-entry.ts'
import { morning, openWorkspace } from '#test/content/workspace.ts'
import { asEditor } from '#test/people.ts'
import { type EntryQuery, listEntries } from './list-entries.ts'

const types = ['Breakfast', 'Regular', 'Sides']
const entry = fc.record({
  title: fc.constantFrom('Wraps', 'wraps', 'Éclairs', 'Bowls 10 %', 'Box_1', ''),
  type: fc.constantFrom(...types),
  submits: fc.boolean(),
})
const query = fc.record({
  search: fc.constantFrom('', '', '', '', 'wrap', 'éc', '10 %', '_', '  W'),
  state: fc.constantFrom(undefined, 'draft', 'pending', 'approved'),
  type: fc.constantFrom(undefined, ...types),
  sort: fc.constantFrom('position', 'title', 'type', 'type', 'updated_at', 'no such column'),
  descending: fc.boolean(),
  limit: fc.integer({ min: 1, max: 4 }),
})

const plain = (words: string) => words.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

test('every page of every list holds what its filter leaves, in order, once', {
  timeout: 60_000,
}, async () => {
  const property = fc.asyncProperty(
    fc.array(entry, { maxLength: 9 }),
    fc.array(query, { minLength: 5, maxLength: 5 }),
    async (entries, queries) => {
      const desk = await openWorkspace()
      const made = await desk.store.write(async (tx) => {
        const rows = []
        for (const { title, type, submits } of entries) {
          const approval = submits && title !== '' ? 1 : 0
          const sent = saveBody(menuCategory).parse({ title, type, approval })
          const { entryId } = await addEntry(
            { db: tx, actor: asEditor, now: morning },
            menuCategory,
            sent,
          )
          rows.push({ id: entryId, title, type, state: approval ? 'pending' : 'draft' })
        }
        return rows
      })
      for (const { type, state, limit, ...rest } of queries) {
        const asked: EntryQuery = {
          ...rest,
          ...(type ? { values: { type, unknown: 'x' } } : {}),
          ...(state ? { state } : {}),
        }
        const wanted = made
          .filter((row) => !type || row.type === type)
          .filter((row) => !state || row.state === state)
          .filter(({ title }) => plain(title).includes(plain(rest.search.trimStart())))
        const found: number[] = []
        for (let offset = 0; offset <= wanted.length; offset += limit) {
          const page = await listEntries(desk.store, menuCategory, morning, {
            query: asked,
            page: {
              limit,
              offset,
            },
          })
          expect(page.total).toBe(wanted.length)
          found.push(...page.rows.map(({ id }) => id))
        }
        const key = (id: number) => {
          const row = made.find((one) => one.id === id)
          const by = rest.sort === 'title' ? row?.title : rest.sort === 'type' ? row?.type : ''
          return plain(by ?? '')
        }
        const inOrder = wanted
          .map(({ id }) => id)
          .sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a - b))
        expect(found).toEqual(rest.descending ? inOrder.reverse() : inOrder)
      }
      await desk.store.close()
    },
  )
  await fc.assert(property, { numRuns: 15, interruptAfterTimeLimit: 30_000 })
})

test('the few entries of a type are found among many, in every order', async () => {
  const desk = await openWorkspace()
  const ids = await desk.store.write(async (tx) => {
    const made: number[] = []
    for (let nth = 0; nth < 30; nth += 1) {
      const sent = {
        title: `List ${String(nth).padStart(2, '0')}`,
        type: nth % 15 === 7 ? 'Sides' : 'Regular',
      }
      const parsed = saveBody(menuCategory).parse({ ...sent, approval: 0 })
      made.push(
        (await addEntry({ db: tx, actor: asEditor, now: morning }, menuCategory, parsed)).entryId,
      )
    }
    return made
  })
  const sides = [ids[7], ids[22]]
  for (const sort of ['position', 'title', 'type']) {
    for (const descending of [false, true]) {
      const asked: EntryQuery = { search: '', sort, descending, values: { type: 'Sides' } }
      const page = await listEntries(desk.store, menuCategory, morning, {
        query: asked,
        page: {
          limit: 5,
          offset: 0,
        },
      })
      expect(page.total).toBe(2)
      expect(page.rows.map(({ id }) => id)).toEqual(descending ? sides.toReversed() : sides)
    }
  }
})

test('a column that refers to entries is filtered by the one that it refers to, whatever that is called', async () => {
  const desk = await openWorkspace()
  const sides = await desk.publishEntry(menuCategory, { title: 'Sides', type: 'Sides' })
  const drinks = await desk.publishEntry(menuCategory, { title: 'Drinks', type: 'Drinks' })
  const fries = await desk.publishEntry(menuItem, { title: 'Fries', category: [sides] })
  await desk.publishEntry(menuItem, { title: 'Tea', category: [drinks] })
  await desk.publishEntry(menuItem, { title: 'Alone' })
  const listed = async (category: number) => {
    const query = { values: { category: String(category) }, sort: 'category' }
    const page = { limit: 9, offset: 0 }
    const { rows, total } = await listEntries(desk.store, menuItem, morning, { query, page })
    return [total, ...rows.map(({ id, values }) => [id, values.category])]
  }
  // Saved by its id alone, and listed by its name.
  expect(await listed(sides)).toEqual([1, [fries, [{ id: sides, name: 'Sides' }]]])
  await desk.save(asEditor, menuItem, { category: [drinks] }, { entry: fries })
  expect(await listed(sides)).toEqual([0])
  expect((await listed(drinks))[0]).toBe(2)
})

test('a choice is asked for by its value, whatever people call it', async () => {
  const { store, publishEntry } = await openWorkspace()
  const job = { town: 'Dubai', description: 'x', apply: '/apply' }
  await publishEntry(vacancy, { ...job, title: 'Cook' })
  await publishEntry(vacancy, { ...job, title: 'Buyer', kind: 'corporate' })
  const page = { limit: 9, offset: 0 }
  const { rows } = await listEntries(store, vacancy, morning, {
    query: { values: { kind: 'restaurant' } },
    page,
  })
  expect(rows.map(({ title }) => title)).toEqual(['Cook'])
})
