import type { Call } from './measure-calls.ts'
import { sixtySearches } from './searches.ts'

/** What guests look for, over HTTP. */
export function searchCalls(url: string): Call[] {
  return sixtySearches.map((words) => ({
    name: words,
    async run() {
      const response = await fetch(`${url}/api/search?query=${encodeURIComponent(words)}`)
      if (!response.ok) throw new Error(`${words} answered ${response.status}`)
      await response.bytes()
    },
  }))
}
