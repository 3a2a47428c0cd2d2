import { z } from 'zod'
import { fill } from '#catalogue/messages/fill.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { whole, words } from '#catalogue/wire.ts'
import type { Outcome } from '#domain/each-selected.ts'

/** What became of each of some entries or files that were selected. */
export const selectedAnswer = z
  .object({
    done: whole,
    refused: whole,
    /** In the order of the request, each once. */
    results: z.array(
      z.object({
        id: whole,
        done: z.boolean(),
        /** Why nothing was done with it. */
        message: words.nullable(),
        /** What is missing, by wire path. */
        errors: z.record(z.string(), z.array(words)),
      }),
    ),
  })
  .meta({ id: 'Selected' })

/** The same as an answer: how many were done, and why the others were not. */
export function answerSelected(outcomes: readonly Outcome[]) {
  const done = outcomes.filter(({ refusal }) => refusal === null).length
  const results = outcomes.map(({ id, refusal, errors }) => {
    return { id, done: refusal === null, message: refusal, errors }
  })
  const message = fill(messages.selectedDone, { done, count: outcomes.length })
  return { message, data: { done, refused: outcomes.length - done, results } }
}
