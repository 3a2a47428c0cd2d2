interface Wanted {
  search: string
  page: number
  /** Per page. */
  count: number
}

/** Returns the query parameters of a library list. */
export function listQuery({ search, page, count }: Wanted) {
  return { page, per_page: count, search: search.trim() }
}
