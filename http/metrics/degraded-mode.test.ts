import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { whenDone } from '#test/open-test-store.ts'
import { diskWatch } from './degraded-mode.ts'

/** A disk of 16 MB; null where none can be mounted, which only root may. */
function mountDisk(): { folder: string; readOnly(): void } | null {
  const folder = mkdtempSync(join(tmpdir(), 'linecheck-disk-'))
  whenDone(async () => rmSync(folder, { recursive: true }))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'none', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
  whenDone(async () => {
    execFileSync('umount', [folder])
  })
  return {
    folder,
    readOnly: () => execFileSync('mount', ['-o', 'remount,ro', folder]),
  }
}

test('a disk that takes writes is no failure, one that is gone is', async () => {
  expect(await diskWatch(tmpdir())()).toBeNull()
  expect(await diskWatch('/no/such/folder')()).toBe('the disk cannot be written (ENOENT)')
})

test('operators hear of a full disk and of one that became read-only, before a save fails', async ({
  skip,
}) => {
  const disk = mountDisk()
  if (!disk) return skip('this user cannot mount a disk')
  expect(await diskWatch(disk.folder)()).toBeNull()
  writeFileSync(join(disk.folder, 'filler'), Buffer.alloc(9 * 1024 * 1024))
  expect(await diskWatch(disk.folder)()).toBe('the disk is full')
  disk.readOnly()
  expect(await diskWatch(disk.folder)()).toBe('the disk is read-only')
})
