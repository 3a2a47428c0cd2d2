import { expect, test } from 'vitest'
import { Prepared } from './prepared.ts'

const uses = (prepared: Prepared, sql: string, times: number) =>
  Array.from({ length: times }, () => prepared.nameOf(sql)).at(-1)

test('a statement gets a name when it is used often, and keeps it', () => {
  const prepared = new Prepared()
  expect(uses(prepared, 'select 1', 4)).toBeUndefined()
  const name = uses(prepared, 'select 1', 1)
  expect(name).toMatch(/^linecheck_/)
  expect(uses(prepared, 'select 1', 3)).toBe(name)
  expect(uses(prepared, 'select 2', 9)).not.toBe(name)
  expect(uses(prepared, 'begin', 99)).toBeUndefined()
})

test('there are never more than five hundred', () => {
  const prepared = new Prepared()
  const named = Array.from({ length: 600 }, (_, at) => uses(prepared, `select ${at}`, 9))
  expect(new Set(named.filter((name) => name !== undefined)).size).toBe(500)
})
