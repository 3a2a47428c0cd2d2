export interface Toast {
  id: number
  text: string
}

/** How many are shown at once. */
const most = 3

let toasts: readonly Toast[] = []
let last = 0
const listeners = new Set<() => void>()

/** Shows for a while, and says to screen readers, that something was saved. */
export function toast(text: string): void {
  last += 1
  put([...toasts, { id: last, text }].slice(-most))
}

export function removeToast(id: number): void {
  put(toasts.filter((one) => one.id !== id))
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

export function listenToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function put(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
