/** A part of a file: its first and its last byte, counted from 0. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * What a `Range` header asks of a file of `size` bytes (RFC 9110, section 14). Null: all of it, as
 * for several ranges, other units and what cannot be read. `unsatisfiable`: nothing of it is there.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [unit, ranges = ''] = String(header).split('=', 2)
  const [from = '', to = '', ...more] = ranges.split('-').map((one) => one.trim())
  const isOne = unit?.toLowerCase() === 'bytes' && [from, to].every((one) => /^\d{0,15}$/.test(one))
  if (!isOne || more.length > 0 || (!from && !to)) return null
  if (!from) {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 }
  }
  const first = Number(from)
  const last = to ? Number(to) : size - 1
  if (to && last < first) return null
  if (first >= size) return 'unsatisfiable'
  return { first, last: Math.min(last, size - 1) }
}
