import { randomUUID } from 'node:crypto'
import { readArchive } from '#store/archive/read-archive.ts'
import type { LoadTarget } from '#store/dump/dump.ts'
import { DumpRefused } from '#store/dump/dump-refused.ts'
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
  /** The installation that it is restored into. */
  place: { databaseUrl: string | null; dataDir: string }
  files: Files
  /** May it take the place of a database that is there? */
  mayReplace: boolean
  /** Is it restored although files of the library are nowhere? */
  acceptMissing: boolean
  now: string
  /** Told what is being done, in words. */
  progress?: (words: string) => void
}

export interface Restored extends CheckedBackup {
  /** The file that holds the database of before; null where there is none. */
  former: string | null
  /** How many files of the library were written; the others were there. */
  written: number
}

/**
 * Puts a backup in the place of an installation that is not running. The backup is read to its end
 * first, then the library is filled up, and last the database takes the place of the former one in
 * one step: whatever goes wrong before that, what was there is as it was.
 */
export async function restoreBackup(order: RestoreOrder): Promise<Restored> {
  const { path, place, mayReplace, progress } = order
  progress?.('checking the backup')
  const backup = await checkBackup(path)
  const target = await openLoadTarget(place)
  try {
    if (target.isTaken && !mayReplace) throw new DumpRefused(taken)
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
      throw new DumpRefused(`the backup has changed while it was read (${table}).`)
  }
  await restoreMissing(tx, backup.missing)
  // Their mails stay where they were sent from: to be told twice is worse than by the inbox alone.
  await markAllMailed(tx)
  // What nodes keep of a database they keep of this one only.
  await changeFact(tx, 'incarnation', randomUUID())
  await changeFact(tx, 'restored', `${now} from a backup of ${backup.header.taken_at}`)
}

async function* partsOf(path: string): AsyncIterable<DumpedRows> {
  let hasBegun = false
  for await (const thing of readArchive(path)) {
    const part = readRowLines(thing)
    if (part) yield part
    // Tables stand together: after them comes the library, which is there already.
    else if (hasBegun) return
    hasBegun = part !== null
  }
}
