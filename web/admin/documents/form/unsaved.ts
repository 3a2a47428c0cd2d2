import { useSyncExternalStore } from 'react'

/** The labels of the sections with unsaved edits, so that leaving can ask first. */
let labels: readonly string[] = []
const listeners = new Set<() => void>()

export function markUnsaved(label: string, unsaved: boolean): void {
  if (labels.includes(label) === unsaved) return
  labels = unsaved ? [...labels, label] : labels.filter((other) => other !== label)
  for (const listener of listeners) listener()
}

export function unsavedLabels(): readonly string[] {
  return labels
}

export function useUnsaved(): readonly string[] {
  return useSyncExternalStore(listen, unsavedLabels)
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
