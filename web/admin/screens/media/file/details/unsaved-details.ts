import { type BrowserMemory, recall, remember } from '#web/admin/browser-memory.ts'
import type { Details } from './details.ts'

/** Unsaved details with the version that they started from, as this browser holds them. */
export interface UnsavedDetails {
  version: number
  base: Details
  mine: Details
}

export function readDetails(
  memory: BrowserMemory,
  userId: number,
  fileId: number,
): UnsavedDetails | null {
  const found = recall(memory, nameOf(userId, fileId))
  return isUnsavedDetails(found) ? found : null
}

/** Puts the edits in place of the former ones, or with null drops them. */
export function writeDetails(
  memory: BrowserMemory,
  userId: number,
  fileId: number,
  edits: UnsavedDetails | null,
): void {
  remember(memory, nameOf(userId, fileId), edits)
}

function nameOf(userId: number, fileId: number): string {
  return `edits:${userId}:media.${fileId}`
}

function isUnsavedDetails(found: unknown): found is UnsavedDetails {
  return (
    typeof found === 'object' &&
    found !== null &&
    'version' in found &&
    'base' in found &&
    'mine' in found
  )
}
