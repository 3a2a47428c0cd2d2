import type { Insertable } from 'kysely'
import type { Tables } from '#store/tables.ts'

/** A database that rows are written to, past the app: SQLite and PostgreSQL take the same SQL. */
export interface Target {
  run(sql: string): Promise<void>
  number(sql: string): Promise<number>
}

/**
 * Rows made by the database itself, many at once: `columns` says in SQL what stands in each, with
 * the names of `from`. The compiler asks for a column that a migration has added.
 */
export function insertFrom<Name extends keyof Tables>(
  target: Target,
  table: Name,
  columns: { [Column in keyof Insertable<Tables[Name]>]: string },
  from: string,
): Promise<void> {
  const names = Object.keys(columns).join(', ')
  return target.run(
    `insert into ${table} (${names}) select ${Object.values(columns).join(', ')} from ${from}`,
  )
}

/** A table `n` with one column `n`: 1, 2, 3 … */
export function upTo(count: number): string {
  const steps = `select 1 as n union all select n + 1 from steps where n < ${count}`
  return `(with recursive steps(n) as (${steps}) select n from steps) as n`
}

export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** The id of one of the demo's people. */
export function idOf(username: string): string {
  return `(select id from person where username = ${quoted(username)})`
}

/** One word of a list, by a number. */
export function pick(words: readonly string[], number: string): string {
  const cases = words.map((word, at) => `when ${at} then ${quoted(word)}`)
  return `case (${number}) % ${words.length} ${cases.join(' ')} end`
}

/** A number as text of so many digits, with zeros before it. */
export function digits(number: string, count: number): string {
  return `substr(cast(${10 ** count} + (${number}) % ${10 ** count} as text), 2)`
}

/** An ISO moment so many seconds after 2025 began; its months have 28 days. */
export function moment(seconds: string): string {
  const day = `(${seconds}) / 86400`
  const parts = [
    [`1 + ${day} / 28 % 12`, '-'],
    [`1 + ${day} % 28`, 'T'],
    [`(${seconds}) / 3600 % 24`, ':'],
    [`(${seconds}) / 60 % 60`, ':'],
    [`(${seconds}) % 60`, '.000Z'],
  ] as const
  return `${digits(`2025 + ${day} / 336`, 4)} || '-' || ${parts.map(([number, after]) => `${digits(number, 2)} || '${after}'`).join(' || ')}`
}
