/** The sort select of the library and what each choice asks of the server (specification section 7). */
export const sortOrders = [
  { value: 'oldest', title: 'media.oldest', query: { sortDate: 'asc' } },
  { value: 'newest', title: 'media.newest', query: { sortDate: 'desc' } },
  { value: 'a-z', title: 'media.a-z', query: { sortName: 'asc' } },
  { value: 'z-a', title: 'media.z-a', query: { sortName: 'desc' } },
] as const

export type SortOrder = (typeof sortOrders)[number]['value']

export const firstSortOrder: SortOrder = 'newest'

/** The order that a word names; the first one when it names none. */
export function sortOrderOf(word: string | null): SortOrder {
  return sortOrders.find(({ value }) => value === word)?.value ?? firstSortOrder
}

export function sortQuery(order: SortOrder) {
  return sortOrders.find(({ value }) => value === order)?.query
}
