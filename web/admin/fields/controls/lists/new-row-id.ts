/** Ids below are the server's own. */
const lowest = 2 ** 20

/**
 * An id for a new row: unlike any other of its list, those that somebody else adds at the same time
 * too, so that two lists can be brought together row by row.
 */
export function newRowId(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return lowest + (number % (2 ** 31 - 1 - lowest))
}
