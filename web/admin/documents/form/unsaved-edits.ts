import type { BaseVersion, FormContent } from '#web/admin/fields/form-content.ts'
import { type BrowserMemory, recall, remember } from '#web/admin/ui/browser-memory.ts'

/** Unsaved edits with the version they were based on, as this browser holds them. */
export interface UnsavedEdits {
  footing: BaseVersion
  form: FormContent
  /** When the person last typed. */
  at: string
}

const shape = 1

export function readEdits(
  memory: BrowserMemory,
  userId: number,
  sectionKey: string,
): UnsavedEdits | null {
  const found = recall(memory, nameOf(userId, sectionKey))
  return isUnsavedEdits(found) ? found : null
}

/** Puts the edits in place of the former ones, or with null drops them. Says whether the browser did so. */
export function writeEdits(
  memory: BrowserMemory,
  userId: number,
  sectionKey: string,
  edits: UnsavedEdits | null,
): boolean {
  return remember(memory, nameOf(userId, sectionKey), edits && { shape, ...edits })
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
