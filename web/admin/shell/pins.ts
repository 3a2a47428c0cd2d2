import { type BrowserMemory, recall, remember } from '#web/admin/ui/browser-memory.ts'

const name = 'pinned'

/** The titles that this person keeps at the top of the sidebar (specification section 3). */
export function readPins(memory: BrowserMemory): string[] {
  const found = recall(memory, name)
  return Array.isArray(found) ? found.filter((title) => typeof title === 'string') : []
}

export function writePins(memory: BrowserMemory, titles: string[]): void {
  remember(memory, name, titles)
}

export function togglePin(titles: string[], title: string): string[] {
  return titles.includes(title) ? titles.filter((other) => other !== title) : [...titles, title]
}
