/** What of a list of the library is wanted. */
interface Wanted {
  search: string
  page: number
  /** How many on a page. */
  count: number
}

/** The query that asks for it; `more` is what only some lists take. */
export function listQuery({ search, page, count }: Wanted, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ page: String(page), per_page: String(count), ...more })
  if (search.trim()) query.set('search', search.trim())
  return query.toString()
}
