import { ArchiveCutOff, ArchiveDamaged } from '#store/archive/read-archive.ts'
import { DumpRefused } from '#store/dump/dump-refused.ts'
import { StoreBusy, StoreFull, storeError } from '#store/refusals.ts'

/** Why a backup was not taken or restored, as the end of a sentence; null where it is a bug of ours. */
export function backupFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (error instanceof DumpRefused) return error.message
  if (error instanceof ArchiveCutOff)
    return 'the file is cut off: its end is missing. Copy it again whole, or take another backup.'
  if (error instanceof ArchiveDamaged)
    return `the file is damaged, or no backup (${error.message}).`
  if (error.name === 'AbortError') return 'it was stopped.'
  const known = storeError(error)
  if (known instanceof StoreFull) return `there is no room (${reasonOf(known)}).`
  if (known instanceof StoreBusy || error.name === 'StartRefused') return `${reasonOf(error)}.`
  const isOfFiles = 'code' in error && /^E[A-Z]+$/.test(String(error.code))
  const isOfDatabase = 'errcode' in error || 'severity' in error
  return isOfFiles || isOfDatabase ? `${reasonOf(error)}.` : null
}

/** What the system said, without the layers that we have put around it. */
function reasonOf(error: Error): string {
  const { cause } = error
  return (cause instanceof Error ? cause.message : error.message).replace(/\.$/, '')
}
