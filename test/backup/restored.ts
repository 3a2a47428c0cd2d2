import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RestoreOrder, restoreBackup } from '#domain/backup/restore-backup.ts'
import { type BackupOrder, takeBackup } from '#domain/backup/take-backup.ts'
import type { Services } from '#domain/services.ts'
import { folderFiles } from '#store/media/files.ts'
import { openTestStoreAt, whenDone } from '../open-test-store.ts'
import { makeLocation, type StoreLocation } from '../storage/locations.ts'
import { testEncryption } from '../storage/test-encryption.ts'
import { testClock } from '../test-clock.ts'

/** The kinds of database that a backup can be restored into here. */
export const kinds = process.env.TEST_PG_URL
  ? (['postgres', 'sqlite'] as const)
  : (['sqlite'] as const)

/** A place of that kind without a schema. */
export async function locationOf(kind: (typeof kinds)[number]): Promise<StoreLocation> {
  const server = kind === 'postgres' ? process.env.TEST_PG_URL : undefined
  const { remove, ...place } = await makeLocation(server)
  whenDone(remove)
  return place
}

export const filesAt = ({ dataDir }: StoreLocation) => folderFiles(join(dataDir, 'media'))

/** Where a test puts a backup. */
export async function backupFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'linecheck-backup-'))
  whenDone(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'site.tar.zst')
}

const usual = { media: 'bytes', program: '0.1.0', now: '2026-05-04T08:00:00.000Z' } as const

/** Takes a backup of a place; gives its file. */
export async function backUp(
  location: StoreLocation,
  more: Partial<BackupOrder> = {},
): Promise<string> {
  const path = more.path ?? (await backupFile())
  await takeBackup({ ...usual, place: location, files: filesAt(location), ...more, path })
  return path
}

/** Restores a backup at a place. */
export function restoreAt(location: StoreLocation, path: string, more: Partial<RestoreOrder> = {}) {
  const { now } = usual
  const never = { mayReplace: false, acceptMissing: false }
  return restoreBackup({ path, place: location, files: filesAt(location), now, ...never, ...more })
}

/** Opens what was restored at a place. */
export async function openAt(location: StoreLocation): Promise<Services> {
  const store = await openTestStoreAt(location)
  return { store, files: filesAt(location), encryption: testEncryption, now: testClock().now }
}
