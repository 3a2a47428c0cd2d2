import { StartupError } from '#catalogue/startup-error.ts'
import type { Config } from './config.ts'

/** Returns why the server cannot start, without passwords; null for a bug, whose stack is printed. */
export function startupErrorMessage(error: unknown, config: Config | null): string | null {
  if (!(error instanceof Error)) return null
  // Also by name: the built app has its own copies of the classes.
  if (error instanceof StartupError || error.name === 'StartupError') return error.message
  if (config === null) return null
  const code = 'code' in error ? String(error.code) : ''
  return (
    listenErrorMessage(error, code, config) ??
    storageErrorMessage(error, config) ??
    databaseErrorMessage(error, code, config) ??
    fileErrorMessage(error, code)
  )
}

function listenErrorMessage(error: Error, code: string, { port, host }: Config): string | null {
  if (code === 'EADDRINUSE') {
    return `port ${port} on ${host} is in use by another program; stop it, or set PORT to another.`
  }
  if (code === 'EADDRNOTAVAIL' || ('hostname' in error && error.hostname === host)) {
    return `HOST is ${host}, which is no address of this machine.`
  }
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen') {
    return `port ${port} needs more rights than this user has; set PORT to 1024 or above.`
  }
  return null
}

function storageErrorMessage(error: Error, { mediaUrl, dataDir }: Config): string | null {
  if (!isStores(error) || !('part' in error) || error.part !== 'files') return null
  if (mediaUrl === null)
    return `the folder of uploads in ${dataDir} cannot be used (${error.message}).`
  return `MEDIA_URL does not lead to a usable storage (${error.message}).`
}

function isStores({ name }: Error): boolean {
  return name === 'StoreBusy' || name === 'StoreFull'
}

/** SQLITE_CORRUPT, SQLITE_NOTADB. */
const damage = new Set([11, 26])

/** Busy, locked, read-only, I/O error, full, cannot open, no permission. */
const sqliteFailures = new Set([5, 6, 8, 10, 13, 14, 23])

function databaseErrorMessage(error: Error, code: string, config: Config): string | null {
  const place = config.databaseUrl ? 'that DATABASE_URL names' : `in ${config.dataDir}`
  // The low byte is the class of the error (https://www.sqlite.org/rescode.html).
  const isSqlite = code === 'ERR_SQLITE_ERROR' && 'errcode' in error
  if (isSqlite && damage.has(Number(error.errcode) & 0xff))
    return `the database ${place} is damaged (${error.message}). Restore the last backup: npm run restore -- FILE --replace (docs/operating/backup.md).`
  const isTrouble = isSqlite && sqliteFailures.has(Number(error.errcode) & 0xff)
  return isTrouble || isStores(error)
    ? `the database ${place} cannot be used (${error.message}).`
    : null
}

function fileErrorMessage(error: Error, code: string): string | null {
  if (!/^(EACCES|EPERM|EROFS|ENOSPC|EDQUOT|ENOTDIR|EEXIST|EISDIR|EMFILE)$/.test(code)) return null
  const path = 'path' in error ? String(error.path) : 'a file'
  return `${path} cannot be written (${code}).`
}
