import type { EntryLine } from '#web/admin/api/collection-calls.ts'
import { withTimes } from '#web/admin/dates/date-words.ts'
import { titleOfLine } from '#web/admin/entry/title-of-line.ts'
import { say } from '#web/admin/speech/speech.ts'

/** What became of one entry, as the call answers it. */
export interface Result {
  id: number
  done: boolean
  message: string | null
  errors: Record<string, string[]>
}

/** One sentence for each entry that nothing was done with: which one, why, and what it lacks. */
export function refusedWords(entries: readonly EntryLine[], results: readonly Result[]): string[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return results
    .filter(({ done }) => !done)
    .map(({ id, message, errors }) => {
      const lacking = Object.values(errors).flat()
      const reasons = lacking.length > 0 ? lacking : [message ?? '']
      const reason = withTimes(reasons.join(' '))
      return say('bulk.refused', { title: titleOfLine(byId.get(id) ?? { title: '' }), reason })
    })
}
