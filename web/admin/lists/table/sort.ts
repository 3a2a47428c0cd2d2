/** The column that a table is in the order of. */
export interface Sort {
  /** Its name in the call. */
  by: string
  descending: boolean
}

/** The next click on a column's head: up, down, back to the list's own order. */
export function nextSort(sort: Sort | null, by: string): Sort | null {
  if (sort?.by !== by) return { by, descending: false }
  return sort.descending ? null : { by, descending: true }
}
