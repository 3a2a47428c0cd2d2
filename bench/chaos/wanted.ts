/** What is tried, as the words of the command say it. */
export interface Wanted {
  isShort: boolean
  seed: number
  /** Of the names of faults those that are tried. */
  chosen: ReadonlySet<string>
}

/**
 * `short`, `seed=7`, and parts of names (`SQLite kills`): without any of those every fault is meant.
 * A sentence where a word says nothing, so that a slip is not taken for a fault that was borne.
 */
export function readWanted(
  words: readonly string[],
  listNames: (isShort: boolean) => readonly string[],
): Wanted | string {
  const isShort = words.includes('short')
  const said = words.find((word) => word.startsWith('seed='))?.slice('seed='.length)
  if (said !== undefined && !/^\d{1,9}$/.test(said)) return `A seed is a whole number, not ${said}.`
  const names = listNames(isShort)
  const parts = words.filter((word) => word !== 'short' && !word.startsWith('seed='))
  // Whole words at its end: `SQLite races ` is not `SQLite races of WORKERS`.
  const found = (part: string) => names.filter((name) => `${name} `.includes(part))
  const lost = parts.find((part) => part.trim() === '' || found(part).length === 0)
  if (lost !== undefined) return `No fault is called ${lost}. There are:\n  ${names.join('\n  ')}`
  const chosen = new Set(parts.length === 0 ? names : parts.flatMap(found))
  return { isShort, seed: said === undefined ? Date.now() % 1e6 : Number(said), chosen }
}
