import { z } from 'zod'
import { languages } from '#catalogue/languages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { idNumber } from '#catalogue/text/plain-text.ts'
import { readBrandLanguages } from '#domain/reading/brand-languages.ts'
import { startReading } from '#domain/reading/reading.ts'
import { confirmTranslation } from '#domain/translation/confirm-translation.ts'
import { actorOf, defineRoute, nothing, type Route } from '../call/route.ts'

/** The languages of the brand (contract section 7). */
export const languageRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/languages',
    allow: 'content.view',
    summary: 'The languages in which the brand publishes: the first, and those of its translations',
    response: z.object({ first: z.enum(languages), others: z.array(z.enum(languages)) }),
    async run({ store, now }) {
      const data = await readBrandLanguages(startReading(store.db, now()))
      return { message: messages.loaded, data }
    },
  }),
  defineRoute({
    methods: ['post'],
    path: '/translations/confirm',
    allow: 'content.edit',
    checksScope: true,
    summary: 'Confirm that a translation still matches the text in the first language',
    body: z.strictObject({
      entity_id: idNumber,
      entity_type: z.string().max(100),
      version: idNumber.optional(),
      source_id: idNumber,
    }),
    problems: ['not-found', 'conflict'],
    response: nothing,
    async run(call) {
      const {
        entity_id: revisionId,
        entity_type: entityType,
        version,
        source_id: sourceId,
      } = call.body
      const [now, actor] = [call.now(), actorOf(call)]
      const named = { revisionId, entityType, version, sourceId }
      await call.store.write((tx) => confirmTranslation({ db: tx, actor, now }, named))
      return { message: messages.stillRight, data: {} }
    },
  }),
]
