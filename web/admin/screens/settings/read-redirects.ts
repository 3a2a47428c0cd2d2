import { pathOf } from '#catalogue/sections/site/check-redirects.ts'
import { maxRedirects, redirects } from '#catalogue/sections/site/redirects.ts'
import { newKey } from '#web/admin/api/use-keyed.ts'
import { type FormItem, newItem } from '#web/admin/fields/form-content.ts'
import { textAt } from '#web/admin/fields/row.ts'

export interface RedirectRow {
  from: string
  to: string
}

/** Bytes of a file of redirects: 500 rows of the longest addresses are 2 MB. */
export const mostBytes = 4_000_000

/**
 * Reads a CSV whose columns are called from and to, or whose first two columns are that. A `from`
 * with a domain becomes its path. Throws for a file that is no CSV.
 */
export async function readRedirects(text: string): Promise<RedirectRow[]> {
  const { parse } = await import('csv-parse/browser/esm/sync')
  const records: string[][] = parse(text, {
    bom: true,
    delimiter: [',', ';', '\t'],
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  })
  const [first = [], ...others] = records
  const names = first.map((cell) => cell.toLowerCase())
  const [from, to] = [names.indexOf('from'), names.indexOf('to')]
  const isNamed = from >= 0 && to >= 0
  const hasHeadings = isNamed || pathIn(first[0] ?? '').startsWith('/') === false
  return (hasHeadings ? others : records).map((cells) => ({
    from: pathIn(cells[isNamed ? from : 0] ?? ''),
    to: cells[isNamed ? to : 1] ?? '',
  }))
}

function pathIn(address: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return address
  return new URL(address).pathname
}

export interface AddedRedirects {
  items: FormItem[]
  added: number
  changed: number
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
  let changed = 0
  for (const { from, to } of rows) {
    const path = pathOf(from)
    const at = path === null ? undefined : known.get(path)
    const item = at === undefined ? undefined : next[at]
    if (at === undefined || !item) {
      const added = newItem(redirects, newKey())
      next.push({ ...added, row: { ...added.row, from, to } })
    } else if (textAt(item.row, 'to') !== to) {
      next[at] = { ...item, row: { ...item.row, to } }
      changed += 1
    }
  }
  if (next.length > maxRedirects) return null
  return { items: next, added: next.length - items.length, changed }
}
