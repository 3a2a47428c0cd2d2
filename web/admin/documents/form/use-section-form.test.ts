import { discover } from '#catalogue/sections/home/discover.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { memoryStorage } from '#test/memory-storage.ts'
import {
  editsName,
  readEdits,
  typedSince,
  type UnsavedEdits,
  writeEdits,
} from './use-section-form.ts'

const content = { values: { name: 'half a sen' }, items: [] }
const edits: UnsavedEdits = {
  base: { recordId: 3, version: 8, content },
  form: content,
  at: '2026-11-21T14:00:00Z',
}

test('edits come back with the version they were based on', () => {
  const storage = memoryStorage()
  writeEdits(storage, 2, 'home.icm', edits)
  expect(readEdits(storage, 2, 'home.icm')).toMatchObject(edits)
})

test("another person on the same browser does not see them, and one's other sections have none", () => {
  const storage = memoryStorage()
  writeEdits(storage, 2, 'home.icm', edits)
  expect(readEdits(storage, 3, 'home.icm')).toBeNull()
  expect(readEdits(storage, 2, 'home.hero')).toBeNull()
})

test('what is typed for a campaign is not read on the site, nor in another campaign', () => {
  const storage = memoryStorage()
  writeEdits(storage, 2, editsName(workWithUs, { campaign: 3 }), edits)
  expect(readEdits(storage, 2, editsName(workWithUs, {}))).toBeNull()
  expect(readEdits(storage, 2, editsName(workWithUs, { campaign: 4 }))).toBeNull()
  expect(readEdits(storage, 2, editsName(workWithUs, { campaign: 3 }))).toMatchObject(edits)
})

test('dropped edits are gone; broken ones count as none', () => {
  const storage = memoryStorage()
  writeEdits(storage, 2, 'home.icm', edits)
  writeEdits(storage, 2, 'home.icm', null)
  expect(readEdits(storage, 2, 'home.icm')).toBeNull()
  storage.setItem('edits:2:home.icm', '{"shape":1')
  expect(readEdits(storage, 2, 'home.icm')).toBeNull()
})

test('edits in the format of another version are discarded, those of this one are read', () => {
  const storage = memoryStorage()
  const stored = { shape: 1, footing: edits.base, form: edits.form, at: edits.at }
  storage.setItem('edits:2:home.icm', JSON.stringify(stored))
  expect(readEdits(storage, 2, 'home.icm')).toEqual(edits)
  const { footing: _footing, ...noBase } = stored
  const { form: _form, ...noForm } = stored
  const others = [0, 2, '1', undefined].map((shape) => ({ ...stored, shape }))
  for (const value of [...others, noBase, noForm, null, [], 'edits', 1]) {
    storage.setItem('edits:2:home.icm', JSON.stringify(value))
    expect(readEdits(storage, 2, 'home.icm')).toBeNull()
  }
})

test('a full storage never stops the typing', () => {
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(writeEdits(full, 2, 'home.icm', edits)).toBe(false)
})

function block(title: string, description: string) {
  return { values: { title, description }, items: [] }
}

test('what is typed while a save runs stays, beside what the server made of the rest', () => {
  const [sent, typed] = [block('One', 'a'), block('One and two', 'a')]
  const form = typedSince(workWithUs, sent, typed, block('One', 'A, tidied'))
  expect(form.values).toMatchObject({ title: 'One and two', description: 'A, tidied' })
})

test('a new card that is typed on while it is saved is that card, not a second one', () => {
  const card = (id: number | null, title: string) => ({ key: 'new', id, row: { title } })
  const list = (...items: ReturnType<typeof card>[]) => ({ values: {}, items })
  const [sent, typed, saved] = [
    list(card(null, 'Sha')),
    list(card(null, 'Shakes')),
    list({ ...card(5, 'Sha'), key: 'item-5' }),
  ]
  const { items } = typedSince(discover, sent, typed, saved)
  expect(items.map(({ id, row }) => [id, row.title])).toEqual([[5, 'Shakes']])
})
