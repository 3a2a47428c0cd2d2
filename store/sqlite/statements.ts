import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase } from 'kysely'

const maxStatements = 500

/** Longer writes insert many rows and are rarely repeated. */
const maxSqlLength = 4_000

/** Keeps the most recently used statements prepared. */
export function withPreparedStatements(file: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, ReturnType<typeof statement>>()

  function keep(sql: string, made: ReturnType<typeof statement>) {
    kept.set(sql, made)
    const [longestUnused] = kept.keys()
    if (kept.size > maxStatements && longestUnused !== undefined) kept.delete(longestUnused)
  }

  return {
    close: () => {
      if (file.isOpen) file.close()
    },
    prepare(sql) {
      const cached = kept.get(sql)
      if (cached) kept.delete(sql)
      const made = cached ?? statement(file.prepare(sql))
      if (made.reader || sql.length <= maxSqlLength) keep(sql, made)
      return made
    },
  }
}

function statement(prepared: StatementSync) {
  return {
    reader: prepared.columns().length > 0,
    all: (parameters: readonly unknown[]) =>
      prepared.all(...bound(parameters)).map((row) => ({ ...row })),
    run: (parameters: readonly unknown[]) => prepared.run(...bound(parameters)),
    iterate: (parameters: readonly unknown[]) => prepared.iterate(...bound(parameters)),
  }
}

/** Throws for values that node:sqlite would silently bind as NULL or as named parameters. */
function bound(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (
      value === null ||
      typeof value === 'string' ||
      typeof value === 'number' ||
      typeof value === 'bigint'
    ) {
      return value
    }
    throw new TypeError(`A query parameter is ${typeof value}: give text, a number or null`)
  })
}
