/**
 * Where an entry stands in the order of its collection, as text that sorts: the number of an entry,
 * and behind it how far it was put behind that one's own place by hand. Between two places there is
 * always a third, so that moving one entry writes one row; and because entries are numbered
 * upwards, a new one stands behind all others, whatever was moved.
 */
const digits = 10
const blockSize = 4
const blocks = 36 ** blockSize

/** How far from an open end the next one is put, so that going there again and again keeps places short. */
const stride = 64

/** Where an entry stands that nobody has moved. */
export function ownPosition(entryId: number): string {
  return String(entryId).padStart(digits, '0')
}

/** The entry behind whose own place this one is, or that stands there itself; 0 for before all. */
export function entryBefore(position: string): number {
  return Number(position.slice(0, digits))
}

/** A place behind one and before another, and before whatever has its own place in between; null: the end. */
export function positionBetween(low: string, high: string | null): string {
  const own = low.slice(0, digits)
  const end = high?.startsWith(own) ? high.slice(digits) : null
  return own + between(low.slice(digits), end)
}

/** Never ends with a block of zeros: there is always room before it. */
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
