import { pathOf } from '#catalogue/sections/site/check-redirects.ts'
import { maxRedirects, redirects } from '#catalogue/sections/site/redirects.ts'
import { newKey } from '#web/admin/api/use-keyed.ts'
import { type FormItem, newItem } from '#web/admin/fields/form-content.ts'
import { textAt } from '#web/admin/fields/row.ts'

export interface RedirectRow {
  from: string
  to: string
  /** Where it ends in the file, from 1. */
  line: number
}

/** Bytes of a file of redirects: 500 rows of the longest addresses are 2 MB. */
export const mostBytes = 4_000_000

/**
 * Reads a CSV whose columns are called from and to, or whose first two columns are that. A `from`
 * with a domain becomes its path. Throws for a file that is no CSV.
 */
export async function readRedirects(text: string): Promise<RedirectRow[]> {
  const { parse } = await import('csv-parse/browser/esm/sync')
  const records = parse(text, {
    bom: true,
    info: true,
    delimiter: [',', ';', '\t'],
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as Line[]
  const [{ record: first } = { record: [] }, ...others] = records
  const names = first.map((cell) => cell.toLowerCase())
  const [from, to] = [names.indexOf('from'), names.indexOf('to')]
  const isNamed = from >= 0 && to >= 0
  const hasHeadings = isNamed || pathIn(first[0] ?? '').startsWith('/') === false
  return (hasHeadings ? others : records).map(({ record, info }) => ({
    from: pathIn(record[isNamed ? from : 0] ?? ''),
    to: record[isNamed ? to : 1] ?? '',
    line: info.lines,
  }))
}

interface Line {
  record: string[]
  info: { lines: number }
}

/** Returns the line at which a file cannot be read, or null. */
export function brokenLine(error: unknown): number | null {
  const { lines } = error instanceof Error && 'lines' in error ? error : { lines: null }
  return typeof lines === 'number' ? lines : null
}

function pathIn(address: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return address
  return new URL(address).pathname
}

export interface AddedRedirects {
  items: FormItem[]
  added: number
  changed: number
  /** The line of each redirect that came from the file, by the key of its item. */
  lines: ReadonlyMap<string, number>
}

/**
 * Returns a form's redirects with the rows: a row with the `from` of a redirect changes that one.
 * Null where there would be too many.
 */
export function addRedirects(
  items: readonly FormItem[],
  rows: readonly RedirectRow[],
): AddedRedirects | null {
  const next = [...items]
  const known = new Map(items.map(({ row }, at) => [pathOf(textAt(row, 'from')), at]))
  const lines = new Map<string, number>()
  let changed = 0
  for (const { from, to, line } of rows) {
    const path = pathOf(from)
    const at = path === null ? undefined : known.get(path)
    const item = at === undefined ? undefined : next[at]
    if (at === undefined || !item) {
      const added = newItem(redirects, newKey())
      next.push({ ...added, row: { ...added.row, from, to } })
      lines.set(added.key, line)
    } else if (textAt(item.row, 'to') !== to) {
      next[at] = { ...item, row: { ...item.row, to } }
      lines.set(item.key, line)
      changed += 1
    }
  }
  if (next.length > maxRedirects) return null
  return { items: next, added: next.length - items.length, changed, lines }
}
