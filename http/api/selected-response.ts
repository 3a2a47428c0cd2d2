import { z } from 'zod'
import { fill } from '#catalogue/messages/fill.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { localizableText, wholeNumber } from '#catalogue/wire.ts'
import type { Outcome } from '#domain/for-each-selected.ts'

/** The result for each of the selected entries or files. */
export const selectedResponse = z
  .object({
    done: wholeNumber,
    refused: wholeNumber,
    /** In the order of the request. */
    results: z.array(
      z.object({
        id: wholeNumber,
        done: z.boolean(),
        /** Why it was rejected; null where it was done. */
        message: localizableText.nullable(),
        /** Missing fields, by wire path. */
        errors: z.record(z.string(), z.array(localizableText)),
      }),
    ),
  })
  .meta({ id: 'Selected' })

export function toSelectedResponse(outcomes: readonly Outcome[]) {
  const done = outcomes.filter(({ problem }) => problem === null).length
  const results = outcomes.map(({ id, problem, errors }) => {
    return { id, done: problem === null, message: problem, errors }
  })
  const message = fill(messages.selectedDone, { done, count: outcomes.length })
  return { message, data: { done, refused: outcomes.length - done, results } }
}
