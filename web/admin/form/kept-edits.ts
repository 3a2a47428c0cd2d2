import type { Footing, FormContent } from './form-content.ts'

/** Unsaved edits with the version they were based on, as this browser keeps them. */
export interface KeptEdits {
  footing: Footing
  form: FormContent
  /** When the person last typed. */
  at: string
}

/** What of `Storage` is used; a full or forbidden storage must never stop the typing. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const shape = 1

export function readKept(
  storage: KeptStorage,
  userId: number,
  sectionKey: string,
): KeptEdits | null {
  try {
    const found: unknown = JSON.parse(storage.getItem(nameOf(userId, sectionKey)) ?? 'null')
    return isKept(found) ? found : null
  } catch {
    return null
  }
}

/** Says whether the edits could be kept. */
export function keepEdits(
  storage: KeptStorage,
  userId: number,
  sectionKey: string,
  edits: KeptEdits,
): boolean {
  try {
    storage.setItem(nameOf(userId, sectionKey), JSON.stringify({ shape, ...edits }))
    return true
  } catch {
    return false
  }
}

export function dropKept(storage: KeptStorage, userId: number, sectionKey: string): void {
  try {
    storage.removeItem(nameOf(userId, sectionKey))
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}

function nameOf(userId: number, sectionKey: string): string {
  return `edits:${userId}:${sectionKey}`
}

function isKept(found: unknown): found is KeptEdits {
  return (
    typeof found === 'object' &&
    found !== null &&
    'shape' in found &&
    found.shape === shape &&
    'footing' in found &&
    'form' in found
  )
}
