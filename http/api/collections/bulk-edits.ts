import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { collections } from '#catalogue/catalogue.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { schemaName } from '#catalogue/schema-name.ts'
import { idNumber, plainText } from '#catalogue/text/plain-text.ts'
import { localizableText, wholeNumber } from '#catalogue/wire.ts'
import { bulkEditEntry, checkOwnBatch, wouldChange } from '#domain/entries/bulk-edit-entry.ts'
import { selectEntries } from '#domain/entries/select-entries.ts'
import { forEachSelected, type Outcome } from '#domain/for-each-selected.ts'
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

const grouped = { groups: z.array(idNumber).min(1).max(limits.scope.groups).optional() }

function bodyOf(collection: Collection) {
  // Each entry keeps its own title, address and natural key.
  const { titleKey, naturalKey, fields, grouping } = collection
  const keys = fields.filter(({ key }) => key === titleKey || key === naturalKey)
  const own = new Set([
    ...['approval', 'status', 'version', 'source_id', 'slug', 'archived', 'autosave'],
    ...keys.map(({ wire }) => wire),
  ])
  const { shape } = saveBody(collection)
  const set = Object.entries(shape).filter(([name]) => !own.has(name))
  const rows = new Set(fields.flatMap((field) => (field.rows ? [field.wire] : [])))
  const add = set.filter(([name]) => rows.has(name))
  const where = {
    ids: z.array(idNumber).min(1).max(limits.bulk).optional(),
    search: plainText(limits.search).optional(),
    ...(grouping ? grouped : ({} as typeof grouped)),
  }
  return z
    .strictObject({
      /** Together they narrow each other down. */
      where: z.strictObject(where).refine((by) => Object.values(by).some(Boolean)),
      set: z.strictObject(Object.fromEntries(set)).default({}),
      /** Rows that are added to those of each entry. */
      add: z.strictObject(Object.fromEntries(add)).default({}),
      approval: z.union([z.literal(0), z.literal(1)]).default(0),
      /** 1 saves nothing and answers what would be changed. */
      dry_run: z.union([z.literal(0), z.literal(1)]).default(0),
      /** Of an earlier call that this one goes on with. */
      batch: z.uuid().optional(),
    })
    .refine(({ set, add }) => Object.keys(set).length + Object.keys(add).length > 0, {
      path: ['set'],
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
    checksScope: true,
    rate: 'import',
    summary: `${declaration.plural}: set some fields of many entries, as drafts or submitted together`,
    body: bodyOf(declaration),
    response,
    async run(call) {
      const { store, now } = call
      const { where, set, add, approval, dry_run, batch = randomUUID() } = call.body
      const edit = { set, add, approval, isDry: dry_run === 1 }
      const actor = actorOf(call)
      await checkOwnBatch(store.db, actor, batch)
      const ids = await selectEntries(store.db, declaration, where)
      const outcomes = await forEachSelected(store, ids, (tx, entryId) =>
        bulkEditEntry(
          { db: tx, actor, now: now(), batch },
          { declaration, entryId, language: '' },
          edit,
        ),
      )
      const isChanged = ({ problem }: Outcome) => problem === null || problem === wouldChange
      const changed = outcomes.filter(isChanged).length
      const left = outcomes.flatMap(({ id, problem, errors }) =>
        problem === null || problem === wouldChange || problem === messages.unchanged
          ? []
          : [{ id, message: problem, errors }],
      )
      const message = fill(messages.selectedDone, { done: changed, count: outcomes.length })
      const unchanged = outcomes.length - changed - left.length
      return { message, data: { changed, unchanged, left, batch } }
    },
  }),
)
