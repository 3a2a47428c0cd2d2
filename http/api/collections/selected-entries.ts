import { z } from 'zod'
import { collections } from '#catalogue/catalogue.ts'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { idNumber } from '#catalogue/text/plain-text.ts'
import { whole, words } from '#catalogue/wire.ts'
import { archiveEntry } from '#domain/entries/archive-entry.ts'
import { eachSelected } from '#domain/entries/each-selected.ts'
import { submitEntry } from '#domain/entries/submit-entry.ts'
import { actorOf, defineRoute, type Route } from '#http/call/route.ts'

const body = z.strictObject({
  action: z.enum(['submit', 'archive']),
  ids: z.array(idNumber).min(1).max(limits.pageSize),
})

const answer = z
  .object({
    done: whole,
    refused: whole,
    /** In the order of the request, each entry once. */
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
  .meta({ id: 'SelectedEntries' })

/** What is done with many entries of a collection at once: each by itself, whatever becomes of the others. */
export const selectedEntryRoutes: Route[] = collections.map((declaration) =>
  defineRoute({
    methods: ['post'],
    path: `${declaration.path}/selected`,
    allow: declaration.ability,
    summary: `${declaration.plural}: submit the drafts of some, or that they are taken off the site`,
    body,
    answer,
    async run(call) {
      const { store, now } = call
      const { action, ids } = call.body
      const actor = actorOf(call)
      const outcomes = await eachSelected(store, ids, (tx, entryId) => {
        const place = { declaration, entryId, language: '' } as const
        return action === 'submit'
          ? submitEntry(tx, actor, now(), place)
          : archiveEntry(tx, actor, now(), { place })
      })
      const done = outcomes.filter(({ refusal }) => refusal === null).length
      const results = outcomes.map(({ id, refusal, errors }) => {
        return { id, done: refusal === null, message: refusal, errors }
      })
      const message = fill(messages.selectedDone, { done, count: outcomes.length })
      return { message, data: { done, refused: outcomes.length - done, results } }
    },
  }),
)
