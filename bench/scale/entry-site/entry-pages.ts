import type { Call } from '../measure-calls.ts'

/** Where an entry's page is (`entry-app.tsx`). */
export function entryPage(url: string, id: number): string {
  return `${url}/menu-details/${id}`
}

/** Fetches one, and gives its HTML. */
export async function readPage(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

/** Pages that nobody has asked for before, however often they are run. */
export function freshPages(url: string, ids: Iterator<number>, count: number): Call[] {
  return Array.from({ length: count }, (_, nth) => ({
    name: `page ${nth}`,
    run: () => readPage(entryPage(url, ids.next().value)),
  }))
}

/** Ids of entries all over the collection, each once. */
export function* scattered(first: number, count: number): Generator<number, never> {
  for (let n = 1; n < count; n++) yield first + ((n * 7_919) % count)
  throw new Error('every page has been asked for')
}
