/** What of `Storage` is used; a full or forbidden storage must never stop the typing. */
export type BrowserMemory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What was remembered under a name; null for nothing, and for what cannot be read. */
export function recall(memory: BrowserMemory, name: string): unknown {
  try {
    return JSON.parse(memory.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** Remembers a value until it is replaced, or with null forgets it. Says whether the browser did so. */
export function remember(memory: BrowserMemory, name: string, value: object | null): boolean {
  try {
    if (value) memory.setItem(name, JSON.stringify(value))
    else memory.removeItem(name)
    return true
  } catch {
    return false
  }
}
