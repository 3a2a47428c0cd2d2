import { expect, test } from 'vitest'
import { dropKept, type KeptEdits, keepEdits, readKept } from './kept-edits.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

const content = { values: { name: 'half a sen' }, items: [] }
const edits: KeptEdits = {
  footing: { recordId: 3, version: 8, content },
  form: content,
  at: '2026-11-21T14:00:00Z',
}

test('edits come back with the version they were based on', () => {
  const storage = memory()
  keepEdits(storage, 2, 'home.icm', edits)
  expect(readKept(storage, 2, 'home.icm')).toMatchObject(edits)
})

test("another person on the same browser does not see them, and one's other sections have none", () => {
  const storage = memory()
  keepEdits(storage, 2, 'home.icm', edits)
  expect(readKept(storage, 3, 'home.icm')).toBeNull()
  expect(readKept(storage, 2, 'home.hero')).toBeNull()
})

test('dropped edits are gone; broken ones count as none', () => {
  const storage = memory()
  keepEdits(storage, 2, 'home.icm', edits)
  dropKept(storage, 2, 'home.icm')
  expect(readKept(storage, 2, 'home.icm')).toBeNull()
  storage.setItem('edits:2:home.icm', '{"shape":1')
  expect(readKept(storage, 2, 'home.icm')).toBeNull()
})

test('a full storage never stops the typing', () => {
  const full = {
    ...memory(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(keepEdits(full, 2, 'home.icm', edits)).toBe(false)
})
