interface ListPage {
  search: string
  page: number
  /** Per page. */
  count: number
}

export function listQuery({ search, page, count }: ListPage) {
  return { page, per_page: count, search: search.trim() }
}
