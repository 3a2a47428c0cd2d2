import { referredType } from '#catalogue/collections/referred-type.ts'
import { targetAt } from '#catalogue/content/checks/targets-of.ts'
import { followedPath } from '#catalogue/content/content-to-wire.ts'
import {
  type Content,
  type Declaration,
  emptyValues,
  type Item,
  type ItemSet,
  storedValue,
} from '#catalogue/declaration.ts'
import type { EntityRef, Field, MediaLookup } from '#catalogue/field.ts'
import { followsWire } from '#catalogue/fields/link.ts'
import { identifyRows } from '#catalogue/fields/lists/identify-rows.ts'
import type { Json, SentValues } from '#catalogue/json.ts'
import type { Context } from '#domain/context.ts'
import { findRevision, type Revision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import { lookUpEntries } from '../lists/look-up-entries.ts'

interface RowsContext {
  declaration: Declaration
  before: Content
  base: Revision | undefined
}

/**
 * Returns the sent rows of a set with the ids of the items that they mean, and with empty links
 * where a link came back as it was answered, so that it goes on following its entity (contract
 * section 9).
 */
export async function readSentRows(
  context: Pick<Context, 'db' | 'now'>,
  sent: SentValues,
  { declaration, before, base }: RowsContext,
): Promise<SentValues> {
  const { db } = context
  const { set } = declaration
  if (!set || set.fixed || sent[set.wire] === undefined) return sent
  const candidates = sent.version === undefined ? await addedItems(db, base, before) : []
  const present = { items: before.items, candidates, inOrder: true }
  return withoutReadLinks(context, { set, before, sent: identifyRows(set, sent, present) })
}

/**
 * Returns what a draft has added to the revision that it was started from. A client that sends a
 * version has read the ids of these too.
 */
async function addedItems(tx: Tx, draft: Revision | undefined, before: Content): Promise<Item[]> {
  if (draft?.state !== 'draft') return []
  const base = draft.base_id === null ? undefined : await findRevision(tx, draft.base_id)
  const former = new Set(base?.content.items.map(({ id }) => id))
  return before.items.filter(({ id }) => !former.has(id))
}

async function withoutReadLinks(
  context: Pick<Context, 'db' | 'now'>,
  { set, before, sent }: { set: ItemSet; before: Content; sent: SentValues },
): Promise<SentValues> {
  const links = set.fields.filter(({ follows }) => follows !== undefined)
  const rows = sent[set.wire]
  if (links.length === 0 || !Array.isArray(rows)) return sent
  const items = new Map(before.items.map(({ id, values }) => [id, values]))
  const refs = [...items.values()].flatMap((values) => entitiesIn(set.fields, values))
  const references = await lookUpEntries(context, refs)
  const identified = rows.map((row: SentValues) => {
    const values = items.get(Number(row.id))
    const read = links.filter((link) => values && isAsRead({ link, set, values, row, references }))
    return { ...row, ...Object.fromEntries(read.map(({ wire }) => [wire, ''])) }
  })
  return { ...sent, [set.wire]: identified }
}

function isAsRead({
  link,
  set: { fields },
  values,
  row,
  references,
}: {
  link: Field
  set: ItemSet
  values: Record<string, Json>
  row: SentValues
  references: MediaLookup['references']
}): boolean {
  const typed = row[link.wire]
  if (typeof typed !== 'string' || row[followsWire] === false) return false
  if (storedValue(link, values) !== '' || link.follows === undefined) return false
  const path = followedPath(fields, link.follows, values, references ? { references } : {})
  if (typed === (path ?? link.toWire('', new Map())[link.wire])) return true
  // Also under a former slug.
  const target = targetAt(typed)
  return entitiesIn(fields, values).some(({ category, id }) => {
    return target?.type === referredType(category) && target?.id === id
  })
}

function entitiesIn(fields: readonly Field[], values: Record<string, Json>): EntityRef[] {
  const all = { ...emptyValues(fields), ...values }
  return fields.flatMap((field) => field.entities(storedValue(field, all)))
}
