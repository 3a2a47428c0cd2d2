import { expect, test } from 'vitest'
import { isTaken, StoreBusy, StoreFull, storeError } from './store-errors.ts'

function sqlite(errcode: number) {
  return Object.assign(new Error('from SQLite'), { code: 'ERR_SQLITE_ERROR', errcode })
}

function postgres(code: string) {
  return Object.assign(new Error('from PostgreSQL'), { code })
}

const networkCodes = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENETRESET', 'EMFILE', 'ENFILE'],
]

const sqliteNotNow = [
  ...[5, 6, 261, 517], // locked
  1032, // the file was moved away
  ...[10, 266, 522, 3338, 4618], // a disk that cannot be read
  ...[7, 14, 15], // no memory, no file, no lock
]

const postgresNotNow = [
  ...['08000', '08001', '08003', '08004', '08006', '08P01'], // connections
  ...['25006', '25P03', '25P04'], // read-only, transactions that took too long
  ...['40001', '40003', '40P01', '55P03'], // another one was first
  ...['53000', '53200', '53300', '53400'], // resources
  ...['57014', '57P01', '57P02', '57P03', '57P05', '58000', '58030'], // operators, the system
]

test('a database that is locked, away, read-only or overloaded is busy', () => {
  for (const error of [
    ...sqliteNotNow.map(sqlite),
    ...postgresNotNow.map(postgres),
    ...networkCodes.map(postgres),
  ]) {
    expect(storeError(error), JSON.stringify(error)).toBeInstanceOf(StoreBusy)
  }
})

test('a disk without room is full', () => {
  for (const error of [
    ...[8, 264, 1544, 13, 778, 1034, 1290, 1546, 4874].map(sqlite),
    ...['53100', 'ENOSPC', 'EDQUOT', 'EROFS'].map(postgres),
  ]) {
    expect(storeError(error), JSON.stringify(error)).toBeInstanceOf(StoreFull)
  }
})

test('what asking again does not make better is handed on: bugs, and a damaged database', () => {
  for (const error of [
    ...[1, 11, 19, 26, 2067].map(sqlite),
    ...['22001', '23505', '25001', '25P02', '40002', '42P01', '55000', 'XX001', 'ENOENT'].map(
      postgres,
    ),
  ]) {
    expect(storeError(error)).toBe(error)
  }
})

test('anything else is handed on as it is, and what was thrown stays its cause', () => {
  const bug = new TypeError('x is not a function')
  expect(storeError(bug)).toBe(bug)
  expect(storeError('a string')).toBe('a string')
  const known = new StoreBusy('known')
  expect(storeError(known)).toBe(known)
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
