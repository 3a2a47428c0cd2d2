/**
 * The padded id of an entry, and how far behind that entry another was moved, as text that sorts.
 * There is always room between two, so moving an entry writes one row; new ones sort last.
 */
const digits = 10
const blockSize = 4
const blocks = 36 ** blockSize

/** Steps from an open end keep positions short. */
const stride = 64

export function ownPosition(entryId: number): string {
  return String(entryId).padStart(digits, '0')
}

/** Returns the id of the entry whose own position this one is at or behind; 0 for the start. */
export function entryBefore(position: string): number {
  return Number(position.slice(0, digits))
}

/** Returns a position between two, and before any entry's own position in between. */
export function positionBetween(low: string, high: string | null): string {
  const prefix = low.slice(0, digits)
  const end = high?.startsWith(prefix) ? high.slice(digits) : null
  return prefix + between(low.slice(digits), end)
}

/** Never ends with a block of zeros, so that there is always room before it. */
function between(low: string, high: string | null): string {
  const from = low === '' ? 0 : parseInt(low.slice(0, blockSize), 36)
  const to = high === null ? blocks : parseInt(high.slice(0, blockSize), 36)
  const [lowRest, highRest] = [low.slice(blockSize), high?.slice(blockSize) ?? null]
  if (from === to) return block(from) + between(lowRest, highRest)
  if (to - from === 1) return block(from) + between(lowRest, null)
  return block(chosen(from, to, { isFirst: low === '', isLast: high === null }))
}

function chosen(from: number, to: number, open: { isFirst: boolean; isLast: boolean }): number {
  const middle = from + Math.floor((to - from) / 2)
  if (open.isFirst === open.isLast) return middle
  return open.isLast ? Math.min(from + stride, middle) : Math.max(to - stride, middle)
}

function block(number: number): string {
  return number.toString(36).padStart(blockSize, '0')
}
