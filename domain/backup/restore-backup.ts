import { randomUUID } from 'node:crypto'
import { readArchive } from '#store/archive/read-archive.ts'
import { BackupError } from '#store/dump/backup-error.ts'
import type { LoadTarget } from '#store/dump/dump.ts'
import { type DumpedRows, fillTables } from '#store/dump/fill-tables.ts'
import { openLoadTarget } from '#store/dump/open-target.ts'
import { changeFact } from '#store/facts.ts'
import type { Files } from '#store/media/files.ts'
import { markAllMailed } from '#store/notices/due-notices.ts'
import type { Tx } from '#store/tables.ts'
import { readRowLines } from './backup-entries.ts'
import { type CheckedBackup, checkBackup } from './check-backup.ts'
import { restoreLibrary } from './restore-library.ts'
import { restoreMissing } from './restore-missing.ts'

export interface RestoreOrder {
  path: string
  /** The installation to restore. */
  place: { databaseUrl: string | null; dataDir: string }
  files: Files
  /** Whether it may replace an existing database. */
  mayReplace: boolean
  /** Whether missing library files are accepted. */
  acceptMissing: boolean
  now: string
  /** Called with a sentence for the operator. */
  progress?: (words: string) => void
}

export interface Restored extends CheckedBackup {
  /** The file with the former database, or null. */
  former: string | null
  /** Library files written; the others existed. */
  written: number
}

/**
 * Restores a backup into an installation that is not running: checks the whole backup, then adds
 * library files, then replaces the database in one step. A failure before that changes nothing.
 */
export async function restoreBackup(order: RestoreOrder): Promise<Restored> {
  const { path, place, mayReplace, progress } = order
  progress?.('checking the backup')
  const backup = await checkBackup(path)
  const target = await openLoadTarget(place)
  try {
    if (target.isTaken && !mayReplace) throw new BackupError(taken)
    await target.requireUnused()
    progress?.('restoring the library')
    const { written, missing } = await restoreLibrary(order, backup)
    progress?.('restoring the database')
    const whole = { ...backup, missing }
    const former = await target.replace((tx) => fill(tx, order, target, whole))
    return { ...backup, missing, former, written }
  } finally {
    await target.close()
  }
}

const taken =
  'there is a database already. To put the backup in its place say so: npm run restore -- FILE --replace'

async function fill(
  tx: Tx,
  { path, now }: RestoreOrder,
  target: LoadTarget,
  backup: CheckedBackup,
) {
  const { steps, tables } = backup.header
  const dump = { step: steps.at(-1) ?? '', tables, parts: partsOf(path) }
  const filled = await fillTables(tx, target.kind, dump)
  for (const [table, count] of backup.rows) {
    if ((filled.get(table) ?? 0) !== count)
      throw new BackupError(`the backup has changed while it was read (${table}).`)
  }
  await restoreMissing(tx, backup.missing)
  // Their mails were sent before the restore: a second mail is worse than the inbox alone.
  await markAllMailed(tx)
  // Nodes drop what they cached of the former database.
  await changeFact(tx, 'incarnation', randomUUID())
  await changeFact(tx, 'restored', `${now} from a backup of ${backup.header.taken_at}`)
}

async function* partsOf(path: string): AsyncIterable<DumpedRows> {
  let hasBegun = false
  for await (const thing of readArchive(path)) {
    const part = readRowLines(thing)
    if (part) yield part
    // The tables come together; the library after them is restored already.
    else if (hasBegun) return
    hasBegun = part !== null
  }
}
