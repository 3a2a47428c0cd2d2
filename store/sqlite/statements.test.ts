import { DatabaseSync } from 'node:sqlite'
import { CompiledQuery, Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { NodeSqliteDialect } from './dialect.ts'

/** A database in memory that tells how often each statement was prepared. */
class Told extends DatabaseSync {
  readonly prepared = new Map<string, number>()

  override prepare(...of: Parameters<DatabaseSync['prepare']>) {
    this.prepared.set(of[0], this.timesOf(of[0]) + 1)
    return super.prepare(...of)
  }

  timesOf(sql: string) {
    return this.prepared.get(sql) ?? 0
  }
}

function openTold() {
  const file = new Told(':memory:')
  const db = new Kysely({ dialect: new NodeSqliteDialect(file) })
  onTestFinished(() => db.destroy())
  const read = (sql: string) => db.executeQuery(CompiledQuery.raw(sql, [])).then(({ rows }) => rows)
  return { file, read }
}

const rare = (number: number) => `select ${number} as x`

test('a read that is used again and again is prepared once, whatever passes between', async () => {
  const { file, read } = openTold()
  for (let number = 0; number < 5_000; number += 1) {
    if (number % 100 === 0) expect(await read("select 'hot' as x")).toEqual([{ x: 'hot' }])
    expect(await read(rare(number))).toEqual([{ x: number }])
  }
  expect(file.timesOf("select 'hot' as x")).toBe(1)
})

test('a write that comes again and again is prepared once, unless it adds very many rows', async () => {
  const { file, read } = openTold()
  const insert = (rows: number) => `insert into one values ${Array(rows).fill('(1)').join(', ')}`
  await read('create table one (x integer)')
  for (const rows of [2, 1_000, 2, 1_000]) await read(insert(rows))
  expect(await read('select count(*) as x from one')).toEqual([{ x: 2_004 }])
  expect(file.timesOf(insert(2))).toBe(1)
  expect(file.timesOf(insert(1_000))).toBe(2)
})

test('a write that is refused can be tried again', async () => {
  const { read } = openTold()
  await read('create table one (x integer unique)')
  await read('insert into one values (1)')
  await expect(read('insert into one values (1)')).rejects.toThrow('UNIQUE')
  await read('delete from one')
  await read('insert into one values (1)')
  expect(await read('select x from one')).toEqual([{ x: 1 }])
})

test('of reads that are used once the latest five hundred stay prepared, and no more', async () => {
  const { file, read } = openTold()
  for (let number = 0; number < 501; number += 1) await read(rare(number))
  await read(rare(1))
  expect(file.timesOf(rare(1))).toBe(1)
  await read(rare(0))
  expect(file.timesOf(rare(0))).toBe(2)
})
