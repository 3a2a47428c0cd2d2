import type { Footing, FormContent } from './form-content.ts'

/** Unsaved edits with the version they were based on, as this browser holds them. */
export interface UnsavedEdits {
  footing: Footing
  form: FormContent
  /** When the person last typed. */
  at: string
}

/** What of `Storage` is used; a full or forbidden storage must never stop the typing. */
export type EditsStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const shape = 1

export function readEdits(
  storage: EditsStorage,
  userId: number,
  sectionKey: string,
): UnsavedEdits | null {
  try {
    const found: unknown = JSON.parse(storage.getItem(nameOf(userId, sectionKey)) ?? 'null')
    return isUnsavedEdits(found) ? found : null
  } catch {
    return null
  }
}

/** Says whether the browser took them. */
export function writeEdits(
  storage: EditsStorage,
  userId: number,
  sectionKey: string,
  edits: UnsavedEdits,
): boolean {
  try {
    storage.setItem(nameOf(userId, sectionKey), JSON.stringify({ shape, ...edits }))
    return true
  } catch {
    return false
  }
}

export function removeEdits(storage: EditsStorage, userId: number, sectionKey: string): void {
  try {
    storage.removeItem(nameOf(userId, sectionKey))
  } catch {
    // A browser that forbids storage has nothing to remove.
  }
}

function nameOf(userId: number, sectionKey: string): string {
  return `edits:${userId}:${sectionKey}`
}

function isUnsavedEdits(found: unknown): found is UnsavedEdits {
  return (
    typeof found === 'object' &&
    found !== null &&
    'shape' in found &&
    found.shape === shape &&
    'footing' in found &&
    'form' in found
  )
}
