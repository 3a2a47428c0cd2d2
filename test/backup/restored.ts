import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RestoreOrder, restoreBackup } from '#domain/backup/restore-backup.ts'
import { type BackupOrder, takeBackup } from '#domain/backup/take-backup.ts'
import type { Services } from '#domain/services.ts'
import { folderFiles } from '#store/media/files.ts'
import { openTestStoreAt, whenDone } from '../open-test-store.ts'
import { makePlace, type Place } from '../storage/places.ts'
import { testSealer } from '../storage/test-sealer.ts'
import { testClock } from '../test-clock.ts'

/** The kinds of database that a backup can be restored into here. */
export const kinds = process.env.TEST_PG_URL
  ? (['postgres', 'sqlite'] as const)
  : (['sqlite'] as const)

/** A place of that kind without a schema. */
export async function placeOf(kind: (typeof kinds)[number]): Promise<Place> {
  const server = kind === 'postgres' ? process.env.TEST_PG_URL : undefined
  const { remove, ...place } = await makePlace(server)
  whenDone(remove)
  return place
}

export const filesAt = ({ dataDir }: Place) => folderFiles(join(dataDir, 'media'))

/** Where a test puts a backup. */
export async function backupFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'linecheck-backup-'))
  whenDone(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'site.tar.zst')
}

const usual = { media: 'bytes', program: '0.1.0', now: '2026-05-04T08:00:00.000Z' } as const

/** Takes a backup of a place; gives its file. */
export async function backUp(document: Place, more: Partial<BackupOrder> = {}): Promise<string> {
  const path = more.path ?? (await backupFile())
  await takeBackup({ ...usual, place: document, files: filesAt(document), ...more, path })
  return path
}

/** Restores a backup at a place. */
export function restoreAt(document: Place, path: string, more: Partial<RestoreOrder> = {}) {
  const { now } = usual
  const never = { mayReplace: false, acceptMissing: false }
  return restoreBackup({ path, place: document, files: filesAt(document), now, ...never, ...more })
}

/** Opens what was restored at a place. */
export async function openAt(document: Place): Promise<Services> {
  const store = await openTestStoreAt(document)
  return { store, files: filesAt(document), sealer: testSealer, now: testClock().now }
}
