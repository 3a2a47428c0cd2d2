/** The list with one entry moved to another place; both places have to be in the list. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}

/** The list without one entry; a place outside of it removes nothing (specification section 5). */
export function removedAt<T>(items: readonly T[], at: number): T[] {
  return items.filter((_, index) => index !== at)
}
