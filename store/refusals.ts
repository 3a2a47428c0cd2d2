/** A refusal of the store says which of its two halves it is: the database, or the library's bytes. */
class Refusal extends Error {
  readonly part: Part

  constructor(
    message: string,
    { cause, part = 'database' }: { cause?: unknown; part?: Part } = {},
  ) {
    super(message, { cause })
    this.part = part
  }
}

type Part = 'database' | 'files'

/**
 * It is away, takes no writes, or could not do it within its limit. Nothing was changed
 * (unless a database went away while it was told to commit: then nobody knows until it is back).
 */
export class StoreBusy extends Refusal {
  override readonly name = 'StoreBusy'
}

/** The disk takes no writes: it is full or read-only. Nothing was changed. */
export class StoreFull extends Refusal {
  override readonly name = 'StoreFull'
}

/**
 * Turns what a driver throws into one of the above, or hands it back: a bug, and a database that is
 * damaged, are not made better by asking again.
 */
export function storeError(error: unknown, part: Part = 'database'): unknown {
  if (!(error instanceof Error)) return error
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number') return sqliteError(error, errcode)
  if (typeof code !== 'string') return error
  if (fullCodes.has(code))
    return new StoreFull('the disk is full or read-only', { cause: error, part })
  if (busyCodes.test(code) || networkCodes.has(code))
    return new StoreBusy(`the ${part === 'files' ? 'storage' : part} is away or busy`, {
      cause: error,
      part,
    })
  return error
}

/** By the result codes of SQLite (https://www.sqlite.org/rescode.html); their low byte is the class. */
function sqliteError(error: Error, errcode: number): Error {
  const primary = errcode & 0xff
  if (primary === 13 || failedWrites.has(errcode))
    return new StoreFull('the disk is full or read-only', { cause: error })
  if (sqliteBusy.has(primary)) return new StoreBusy('SQLite cannot do it now', { cause: error })
  return error
}

/** What a read-only disk gives, and of the input and output errors those of a full one: write, sync, truncate, grow. */
const failedWrites = new Set([8, 264, 778, 1034, 1290, 1544, 1546, 4874])

/** Busy, locked, no memory, the rest of read-only, input and output, cannot open, locking protocol. */
const sqliteBusy = new Set([5, 6, 7, 8, 10, 14, 15])

/** PostgreSQL's disk full, and what files and sockets say of one. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EROFS'])

/**
 * Of PostgreSQL's codes those that say: not now. Connections, resources, operators, the system;
 * serialization and deadlock; a lock; a server that only reads (a standby, as after a failover); a
 * transaction that took too long. (https://www.postgresql.org/docs/current/errcodes-appendix.html)
 */
const busyCodes = /^(08|53|57|58)...$|^40(001|003|P01)$|^55P03$|^25(006|P03|P04)$/

const networkCodes = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETRESET',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EMFILE',
  'ENFILE',
])

/** Is what is stored not as the database left it: a file that is damaged or none at all, pages or indexes? */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown }
  const primary = typeof errcode === 'number' ? errcode & 0xff : 0
  return primary === 11 || primary === 26 || (typeof code === 'string' && /^XX00[12]$/.test(code))
}

/** Did this fail because a unique index already holds such a row? */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown }
  return code === '23505' || errcode === 2067 || errcode === 1555
}
