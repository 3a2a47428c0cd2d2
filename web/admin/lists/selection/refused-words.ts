import { withTimes } from '#web/admin/i18n/date-words.ts'
import { t } from '#web/admin/i18n/translate.ts'

/** What became of one entry or file, as the call answers it. */
export interface Result {
  id: number
  done: boolean
  message: string | null
  errors: Record<string, string[]>
}

/** One sentence for each that nothing was done with: which one, why, and what it lacks. */
export function refusedWords(
  titles: ReadonlyMap<number, string>,
  results: readonly Result[],
): string[] {
  return results
    .filter(({ done }) => !done)
    .map(({ id, message, errors }) => {
      const lacking = Object.values(errors).flat()
      const reasons = lacking.length > 0 ? lacking : [message ?? '']
      const reason = withTimes(reasons.join(' '))
      return t('bulk.refused', { title: titles.get(id) ?? '', reason })
    })
}
