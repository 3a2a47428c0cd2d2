/** By what a list of jobs is narrowed down: the names in its address. */
export type FilterName = 'department' | 'type' | 'place'

/** One of them as the page offers it. */
export interface Filter {
  name: FilterName
  options: readonly FilterOption[]
}

export interface FilterOption {
  value: string
  label: string
  /** Null where its parts say theirs. */
  count: number | null
  /** What it stands under. */
  group?: string
}
