import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { collections } from '#catalogue/catalogue.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import type { Collection } from '#catalogue/declaration.ts'
import type { SentValues } from '#catalogue/json.ts'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { schemaName } from '#catalogue/schema-name.ts'
import { idNumber } from '#catalogue/text/plain-text.ts'
import { localizableText, wholeNumber } from '#catalogue/wire.ts'
import { bulkEditEntry, checkOwnBatch } from '#domain/entries/bulk-edit-entry.ts'
import { forEachSelected } from '#domain/for-each-selected.ts'
import { actorOf, defineRoute, type Route } from '#http/call/route.ts'

const response = z
  .object({
    changed: wholeNumber,
    unchanged: wholeNumber,
    /** Those that were not changed, and why. */
    left: z.array(
      z.object({
        id: wholeNumber,
        message: localizableText,
        errors: z.record(z.string(), z.array(localizableText)),
      }),
    ),
    /** By which the submissions are listed and decided together. */
    batch: z.string(),
  })
  .meta({ id: 'BulkEdited' })

function bodyOf(collection: Collection) {
  // Each entry keeps its own title, address and natural key.
  const { titleKey, naturalKey } = collection
  const keys = collection.fields.filter(({ key }) => key === titleKey || key === naturalKey)
  const own = new Set([
    ...['approval', 'status', 'version', 'source_id', 'slug', 'archived', 'autosave'],
    ...keys.map(({ wire }) => wire),
  ])
  const { shape } = saveBody(collection)
  const set = Object.entries(shape).filter(([name]) => !own.has(name))
  return z
    .strictObject({
      where: z.strictObject({ ids: z.array(idNumber).min(1).max(limits.pageSize) }),
      set: z
        .strictObject(Object.fromEntries(set))
        .refine((values) => Object.keys(values).length > 0),
      approval: z.union([z.literal(0), z.literal(1)]).default(0),
      /** Of an earlier call that this one goes on with. */
      batch: z.uuid().optional(),
    })
    .meta({ id: `Bulk${schemaName(collection)}` })
}

/**
 * Sets some fields of many entries, each in a transaction of its own: one problem does not stop the
 * others. Not `idempotent`: that would be one transaction, and twice the same changes nothing.
 */
export const bulkEditRoutes: Route[] = collections.map((declaration) =>
  defineRoute({
    methods: ['post'],
    path: `${declaration.path}/bulk`,
    allow: declaration.ability,
    summary: `${declaration.plural}: set some fields of many entries, as drafts or submitted together`,
    body: bodyOf(declaration),
    response,
    async run(call) {
      const { store, now } = call
      const { where, set, approval, batch = randomUUID() } = call.body
      const sent: SentValues = { ...set, approval }
      const actor = actorOf(call)
      await checkOwnBatch(store.db, actor, batch)
      const outcomes = await forEachSelected(store, where.ids, (tx, entryId) =>
        bulkEditEntry(
          { db: tx, actor, now: now(), batch },
          { declaration, entryId, language: '' },
          sent,
        ),
      )
      const changed = outcomes.filter(({ problem }) => problem === null).length
      const left = outcomes.flatMap(({ id, problem, errors }) =>
        problem === null || problem === messages.unchanged
          ? []
          : [{ id, message: problem, errors }],
      )
      const message = fill(messages.selectedDone, { done: changed, count: outcomes.length })
      const unchanged = outcomes.length - changed - left.length
      return { message, data: { changed, unchanged, left, batch } }
    },
  }),
)
