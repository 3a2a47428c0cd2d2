import type { Call } from './measure-calls.ts'
import { sixtySearches } from './searches.ts'

/** What guests look for, over HTTP. */
export function searchCalls(url: string): Call[] {
  return sixtySearches.map((words) => ({
    name: words,
    async run() {
      const answer = await fetch(`${url}/api/search?query=${encodeURIComponent(words)}`)
      if (!answer.ok) throw new Error(`${words} answered ${answer.status}`)
      await answer.bytes()
    },
  }))
}
