/** The used part of `Storage`. Full or forbidden storage must never stop the typing. */
export type BrowserMemory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns the stored value; null for none or an invalid one. */
export function recall(memory: BrowserMemory, name: string): unknown {
  try {
    return JSON.parse(memory.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value, or removes it for null. Returns whether the browser did so. */
export function remember(memory: BrowserMemory, name: string, value: object | null): boolean {
  try {
    if (value) memory.setItem(name, JSON.stringify(value))
    else memory.removeItem(name)
    return true
  } catch {
    return false
  }
}
