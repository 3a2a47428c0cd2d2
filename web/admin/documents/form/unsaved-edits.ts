import type { BaseVersion, FormContent } from '#web/admin/fields/form-content.ts'
import { type BrowserMemory, recall, remember } from '#web/admin/ui/browser-memory.ts'

/** Unsaved edits in the browser's storage, with their base version. */
export interface UnsavedEdits {
  footing: BaseVersion
  form: FormContent
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

/** Stores the edits, or removes them for null. Returns whether the browser did so. */
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
