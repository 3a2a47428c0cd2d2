import { ArchiveCutOff, ArchiveDamaged } from '#store/archive/read-archive.ts'
import { BackupError } from '#store/dump/backup-error.ts'
import { StoreBusy, StoreFull, storeError } from '#store/store-errors.ts'

/** Returns why a backup or restore failed, as the end of a sentence; null for a bug. */
export function backupFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (error instanceof BackupError) return error.message
  if (error instanceof ArchiveCutOff)
    return 'the file is cut off: its end is missing. Copy it again whole, or take another backup.'
  if (error instanceof ArchiveDamaged)
    return `the file is damaged, or no backup (${error.message}).`
  if (error.name === 'AbortError') return 'it was stopped.'
  const known = storeError(error)
  if (known instanceof StoreFull) return `there is no room (${reasonOf(known)}).`
  if (known instanceof StoreBusy || error.name === 'StartupError') return `${reasonOf(error)}.`
  const isOfFiles = 'code' in error && /^E[A-Z]+$/.test(String(error.code))
  const isOfDatabase = 'errcode' in error || 'severity' in error
  return isOfFiles || isOfDatabase ? `${reasonOf(error)}.` : null
}

/** Returns the innermost cause. */
function reasonOf(error: Error): string {
  const { cause } = error
  return (cause instanceof Error ? cause.message : error.message).replace(/\.$/, '')
}
