import { expect, test } from 'vitest'
import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import { nextLine, shownBy } from './queue-line.ts'

function line(entity_id: number, batch: string | null = null, batch_count = 1): PendingRecord {
  return { entity_id, batch, batch_count } as PendingRecord
}

const lines = [line(1), line(2), line(3)]

test('after a decision the next change is shown, at the end the one before', () => {
  expect(nextLine(lines, { record: 1 }, 0)).toBe(lines[1])
  expect(nextLine(lines, { record: 2 }, 1)).toBe(lines[2])
  expect(nextLine(lines, { record: 3 }, 2)).toBe(lines[1])
  expect(nextLine(lines.slice(0, 1), { record: 1 }, 0)).toBeUndefined()
})

test('a change that others decided leaves its place to the next one', () => {
  expect(nextLine(lines, { record: 9 }, 1)).toBe(lines[1])
  expect(nextLine(lines, { record: 9 }, 3)).toBe(lines[2])
  expect(nextLine([], { record: 9 }, 1)).toBeUndefined()
})

test('a campaign is shown as a whole where several of it wait, whatever was imported', () => {
  const campaign = { id: 3, name: 'Summer' }
  expect(shownBy({ ...line(1, 'b', 2), campaign })).toEqual({ campaign_id: 3 })
  expect(shownBy({ ...line(1), campaign })).toEqual({ record: 1 })
})

test('an import is shown as a whole where several of it wait', () => {
  expect(shownBy(line(1, 'b', 2))).toEqual({ import: 'b' })
  expect(shownBy(line(1, 'b', 1))).toEqual({ record: 1 })
  expect(shownBy(line(1))).toEqual({ record: 1 })
})
