const name = 'pinned'

/** The titles that this person keeps at the top of the sidebar (specification section 3). */
export function readPins(storage: Pick<Storage, 'getItem'>): string[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(name) ?? '[]')
    return Array.isArray(found) ? found.filter((title) => typeof title === 'string') : []
  } catch {
    return []
  }
}

export function writePins(storage: Pick<Storage, 'setItem'>, titles: string[]): void {
  try {
    storage.setItem(name, JSON.stringify(titles))
  } catch {
    // A full storage loses a pin, nothing more.
  }
}

export function togglePin(titles: string[], title: string): string[] {
  return titles.includes(title) ? titles.filter((other) => other !== title) : [...titles, title]
}
