/** What of a list of the library is wanted. */
interface Wanted {
  search: string
  page: number
  /** How many on a page. */
  count: number
}

/** The query that asks for it. */
export function listQuery({ search, page, count }: Wanted) {
  return { page, per_page: count, search: search.trim() }
}
