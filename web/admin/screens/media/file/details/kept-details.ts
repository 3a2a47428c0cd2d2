import type { Details } from './details.ts'

/** Unsaved details with the version that they started from, as this browser keeps them. */
export interface KeptDetails {
  version: number
  base: Details
  mine: Details
}

type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A full or forbidden storage must never stop the typing, so nothing here throws. */
export function readDetails(storage: KeptStorage, name: string): KeptDetails | null {
  try {
    const found: unknown = JSON.parse(storage.getItem(name) ?? 'null')
    return isKept(found) ? found : null
  } catch {
    return null
  }
}

export function keepDetails(storage: KeptStorage, name: string, kept: KeptDetails | null): void {
  try {
    if (kept) storage.setItem(name, JSON.stringify(kept))
    else storage.removeItem(name)
  } catch {
    // What could not be kept is still on the screen.
  }
}

export function keptName(userId: number, fileId: number): string {
  return `edits:${userId}:media.${fileId}`
}

function isKept(found: unknown): found is KeptDetails {
  return (
    typeof found === 'object' &&
    found !== null &&
    'version' in found &&
    'base' in found &&
    'mine' in found
  )
}
