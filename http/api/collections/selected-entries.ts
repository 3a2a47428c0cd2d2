import { z } from 'zod'
import { collections } from '#catalogue/catalogue.ts'
import { limits } from '#catalogue/limits.ts'
import { idNumber } from '#catalogue/text/plain-text.ts'
import { archiveEntry } from '#domain/entries/archive-entry.ts'
import { submitEntry } from '#domain/entries/submit-entry.ts'
import { forEachSelected } from '#domain/for-each-selected.ts'
import { selectedResponse, toSelectedResponse } from '#http/api/selected-response.ts'
import { actorOf, defineRoute, type Route } from '#http/call/route.ts'

const body = z.strictObject({
  action: z.enum(['submit', 'archive']),
  ids: z.array(idNumber).min(1).max(limits.pageSize),
})

/** Submits or archives many entries, each in a transaction of its own: one problem does not stop the others. */
export const selectedEntryRoutes: Route[] = collections.map((declaration) =>
  defineRoute({
    methods: ['post'],
    path: `${declaration.path}/selected`,
    allow: declaration.ability,
    checksScope: true,
    summary: `${declaration.plural}: submit the drafts of some, or submit taking them off the site`,
    body,
    response: selectedResponse,
    async run(call) {
      const { store, now } = call
      const { action, ids } = call.body
      const actor = actorOf(call)
      const outcomes = await forEachSelected(store, ids, (tx, entryId) => {
        const document = { declaration, entryId, language: '' } as const
        return action === 'submit'
          ? submitEntry({ db: tx, actor, now: now() }, document)
          : archiveEntry({ db: tx, actor, now: now() }, { document })
      })
      return toSelectedResponse(outcomes)
    },
  }),
)
