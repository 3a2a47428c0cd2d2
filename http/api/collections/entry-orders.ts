import { z } from 'zod'
import { collections } from '#catalogue/catalogue.ts'
import { listedEntrySchema } from '#catalogue/content/entry-schema.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { orderBody, orderOf } from '#catalogue/order.ts'
import { schemaName } from '#catalogue/schema-name.ts'
import { documentView, listPageOf } from '#catalogue/wire.ts'
import { sectionDocument } from '#domain/content/document.ts'
import { loadDocumentView } from '#domain/content/load-document-view.ts'
import { saveOrder } from '#domain/content/saving/save-order.ts'
import { listOrder } from '#domain/entries/list-order.ts'
import { pageOf, pageQuery, paginate } from '#http/call/envelope.ts'
import { actorOf, defineRoute, type Route } from '#http/call/route.ts'
import { savedResponse, savedSchema } from '#http/call/saved-response.ts'

const body = orderBody.meta({ id: 'SaveOrder' })

/** The order of every collection, which is changed by moves and approved like content. */
export const entryOrderRoutes: Route[] = collections.flatMap((collection) => {
  const { path, plural, ability } = collection
  const document = sectionDocument(orderOf(collection))
  return [
    defineRoute({
      methods: ['get'],
      path: `${path}/order`,
      allow: 'content.view',
      summary: `${plural}: all entries in the order that is being edited, and its state`,
      query: z.object(pageQuery),
      response: listPageOf(listedEntrySchema(collection))
        .extend({ state: documentView })
        .meta({ id: `${schemaName(collection)}Order` }),
      async run(call) {
        const { store, now, query } = call
        const { rows, total } = await listOrder(
          { db: store.db, now: now() },
          collection,
          pageOf(query),
        )
        const state = await loadDocumentView(
          { db: store.db, actor: actorOf(call), now: now() },
          document,
        )
        // The order itself is the list.
        const data = { ...paginate(rows, total, query), state: { ...state, items: [] } }
        return { message: messages.loaded, data }
      },
    }),
    defineRoute({
      methods: ['post'],
      path: `${path}/order`,
      allow: ability,
      checksScope: true,
      summary: `${plural}: move entries; as draft or submitted`,
      body,
      problems: ['conflict'],
      idempotent: true,
      response: savedSchema(documentView, 'Saved'),
      async run(call) {
        const { store, now } = call
        const actor = actorOf(call)
        const saved = await store.write((tx) =>
          saveOrder({ db: tx, actor, now: now() }, collection, call.body),
        )
        const state = await loadDocumentView({ db: store.db, actor, now: now() }, document)
        const message = saved.submitted ? messages.submitted : messages.saved
        return { message, data: savedResponse({ ...state, items: [] }) }
      },
    }),
  ]
})
