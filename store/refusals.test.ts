import { expect, test } from 'vitest'
import { isTaken, StoreBusy, StoreFull, storeError } from './refusals.ts'

function sqlite(errcode: number) {
  return Object.assign(new Error('from SQLite'), { code: 'ERR_SQLITE_ERROR', errcode })
}

function postgres(code: string) {
  return Object.assign(new Error('from PostgreSQL'), { code })
}

test('a database that is locked, away or overloaded is busy', () => {
  for (const error of [
    sqlite(5),
    sqlite(6),
    sqlite(517),
    ...['40001', '40P01', '55P03', '57014', '57P01', '53300', '08006', 'ECONNREFUSED'].map(
      postgres,
    ),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ]) {
    expect(storeError(error), JSON.stringify(error)).toBeInstanceOf(StoreBusy)
  }
})

test('a disk without room is full', () => {
  for (const error of [
    sqlite(13),
    sqlite(778),
    ...['53100', 'ENOSPC', 'EDQUOT', 'EROFS'].map(postgres),
  ]) {
    expect(storeError(error), JSON.stringify(error)).toBeInstanceOf(StoreFull)
  }
})

test('anything else is handed on as it is, and what was thrown stays its cause', () => {
  const bug = new TypeError('x is not a function')
  expect(storeError(bug)).toBe(bug)
  expect(storeError('a string')).toBe('a string')
  expect(storeError(sqlite(2067))).not.toBeInstanceOf(StoreBusy)
  const locked = sqlite(5)
  expect(storeError(locked)).toMatchObject({ cause: locked })
})

test('a row that is there already is told from other failures on both databases', () => {
  for (const error of [sqlite(2067), sqlite(1555), postgres('23505')])
    expect(isTaken(error)).toBe(true)
  for (const error of [sqlite(19), postgres('23503'), new Error('x'), null]) {
    expect(isTaken(error)).toBe(false)
  }
})
