export interface Sort {
  by: string
  descending: boolean
}

/** Returns the next sort of a clicked header: ascending, descending, none. */
export function nextSort(sort: Sort | null, by: string): Sort | null {
  if (sort?.by !== by) return { by, descending: false }
  return sort.descending ? null : { by, descending: true }
}
