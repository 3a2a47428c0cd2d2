import type { Insertable, Selectable, Updateable } from 'kysely'
import { changeFact } from '../facts.ts'
import { isLeaseOver } from '../lease-over.ts'
import type { Db, Tx } from '../tables.ts'
import type { BackupRunTable } from './backup-tables.ts'

export type BackupRun = Selectable<BackupRunTable>

const remembered = 200

/** Locks backups, so that only one process begins one that is due. */
export async function lockBackups(tx: Tx, now: string): Promise<void> {
  await changeFact(tx, 'backup', now)
}

export function findRunningBackup(db: Db, now: string): Promise<BackupRun | undefined> {
  const running = db.selectFrom('backup_run').selectAll().where('state', '=', 'running')
  const alive = running.where(({ not }) => not(isLeaseOver('alive_until', now)))
  return alive.limit(1).executeTakeFirst()
}

export function findLastBackup(db: Db, state: BackupRun['state']): Promise<BackupRun | undefined> {
  const those = db.selectFrom('backup_run').selectAll().where('state', '=', state)
  return those.orderBy('started_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst()
}

export async function addBackupRun(
  tx: Tx,
  run: Pick<Insertable<BackupRunTable>, 'file' | 'started_at' | 'alive_until'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('backup_run')
    .values({ ...run, state: 'running', bytes: 0, rows: 0, files: 0, missing: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .deleteFrom('backup_run')
    .where('id', '<=', id - remembered)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('backup_run')
        .select('id')
        .where('state', '=', 'good')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .execute()
  return id
}

export async function changeBackupRun(
  tx: Tx,
  id: number,
  change: Updateable<BackupRunTable>,
): Promise<void> {
  const update = tx.updateTable('backup_run').set(change).where('id', '=', id)
  await update.where('state', '=', 'running').execute()
}

/** Marks runs as failed whose process stopped renewing its lease. */
export async function closeDeadBackups(tx: Tx, now: string, problem: string): Promise<void> {
  await tx
    .updateTable('backup_run')
    .set((eb) => ({
      state: 'failed' as const,
      ended_at: eb
        .case()
        .when('alive_until', '<=', now)
        .then(eb.ref('alive_until'))
        .else(now)
        .end(),
      problem,
    }))
    .where('state', '=', 'running')
    .where(isLeaseOver('alive_until', now))
    .execute()
}
