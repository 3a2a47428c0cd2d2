import type { Row } from './row.ts'

/** A moment or a day; null where there is none. */
export function timeAt(row: Row, wire: string): string | null {
  const value = row[wire]
  return typeof value === 'string' ? value : null
}
