interface Wanted {
  search: string
  page: number
  /** Per page. */
  count: number
}

export function listQuery({ search, page, count }: Wanted) {
  return { page, per_page: count, search: search.trim() }
}
