/** The database could not take the write within its limit. Nothing was changed. */
export class StoreBusy extends Error {
  override readonly name = 'StoreBusy'
}

/** There is no room to write. Nothing was changed. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull'
}

/** Turns what a driver throws into one of the above, or hands it back. */
export function storeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number') {
    const primary = errcode & 0xff
    if (primary === 5 || primary === 6) return new StoreBusy('SQLite is locked', { cause: error })
    if (primary === 13) return new StoreFull('the disk is full', { cause: error })
    if (primary === 10) return new StoreFull('the disk cannot be written', { cause: error })
  }
  if (typeof code === 'string') {
    if (busyCodes.has(code) || code.startsWith('08'))
      return new StoreBusy('PostgreSQL is away or busy', { cause: error })
    if (code === '53100') return new StoreFull('the database has no room', { cause: error })
    if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EROFS')
      return new StoreFull('no room', { cause: error })
  }
  if (
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout/i.test(
      error.message,
    )
  ) {
    return new StoreBusy('PostgreSQL did not answer', { cause: error })
  }
  return error
}

const busyCodes = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
  '55P03', // lock not available
  '57014', // statement timeout
  '57P01', // the server is shutting down
  '57P02',
  '57P03',
  '53300', // too many connections
  '25P03', // idle in transaction timeout
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
])

/** Did this fail because a unique index already holds such a row? */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown }
  return code === '23505' || errcode === 2067 || errcode === 1555
}
