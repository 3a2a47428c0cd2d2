import type { Details } from './details.ts'

/** Unsaved details with the version that they started from, as this browser holds them. */
export interface UnsavedDetails {
  version: number
  base: Details
  mine: Details
}

type EditsStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A full or forbidden storage must never stop the typing, so nothing here throws. */
export function readDetails(storage: EditsStorage, name: string): UnsavedDetails | null {
  try {
    const found: unknown = JSON.parse(storage.getItem(name) ?? 'null')
    return isUnsavedDetails(found) ? found : null
  } catch {
    return null
  }
}

export function writeDetails(
  storage: EditsStorage,
  name: string,
  edits: UnsavedDetails | null,
): void {
  try {
    if (edits) storage.setItem(name, JSON.stringify(edits))
    else storage.removeItem(name)
  } catch {
    // What could not be written is still on the screen.
  }
}

export function detailsName(userId: number, fileId: number): string {
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
