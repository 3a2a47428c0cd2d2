class StoreUnavailable extends Error {
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

/** Nothing was changed, unless a commit arrived before the database went away. */
export class StoreBusy extends StoreUnavailable {
  override readonly name = 'StoreBusy'
}

/** The disk is full or read-only. Nothing was changed. */
export class StoreFull extends StoreUnavailable {
  override readonly name = 'StoreFull'
}

/** Returns other errors as they are: retrying does not help against bugs and damage. */
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

/** By SQLite's result codes (https://www.sqlite.org/rescode.html); their low byte is the class. */
function sqliteError(error: Error, errcode: number): Error {
  const primary = errcode & 0xff
  if (primary === 13 || failedWrites.has(errcode))
    return new StoreFull('the disk is full or read-only', { cause: error })
  if (sqliteBusy.has(primary)) return new StoreBusy('SQLite cannot do it now', { cause: error })
  return error
}

/** Read-only disk, and the I/O errors of a full one: write, sync, truncate, grow. */
const failedWrites = new Set([8, 264, 778, 1034, 1290, 1544, 1546, 4874])

/** Busy, locked, no memory, the rest of read-only, I/O, cannot open, locking protocol. */
const sqliteBusy = new Set([5, 6, 7, 8, 10, 14, 15])

/** PostgreSQL's disk full, and those of files and sockets. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EROFS'])

/**
 * PostgreSQL: connections, resources, operator, system; serialization and deadlock; lock;
 * read-only; timeout. (https://www.postgresql.org/docs/current/errcodes-appendix.html)
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

/** Returns whether the stored data is damaged: the file, its pages or indexes. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown }
  const primary = typeof errcode === 'number' ? errcode & 0xff : 0
  return primary === 11 || primary === 26 || (typeof code === 'string' && /^XX00[12]$/.test(code))
}

export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown }
  return code === '23505' || errcode === 2067 || errcode === 1555
}
