import { type BrowserMemory, recall, remember } from '#web/admin/ui/browser-memory.ts'
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
  return isUnsavedDetails(found) ? withAlts(found) : null
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

/** Edits from before pictures had words in several languages have none. */
function withAlts({ version, base, mine }: UnsavedDetails): UnsavedDetails {
  return {
    version,
    base: { ...base, alts: base.alts ?? {} },
    mine: { ...mine, alts: mine.alts ?? {} },
  }
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
