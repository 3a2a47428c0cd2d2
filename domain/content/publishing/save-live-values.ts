import { type Content, type Declaration, storedValue } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { isReferences } from '#catalogue/fields/lists/references.ts'
import type { Json } from '#catalogue/json.ts'
import { limits } from '#catalogue/limits.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { changeLiveValues } from '#store/content/guest-lists/live-values.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import type { Document } from '../document.ts'

/** Writes the guest filter values of the live and the scheduled revision, by which guests filter lists. */
export async function saveLiveValues(
  tx: Tx,
  { declaration, entryId, language }: Document,
  { live_id, scheduled_id }: Pick<DocumentState, 'live_id' | 'scheduled_id'>,
  loaded: readonly Revision[] = [],
): Promise<void> {
  if (declaration.guestFilters.length === 0 || language !== '') return
  const ids = [live_id, scheduled_id].filter((id) => id !== null)
  const revisions = await listRevisionsByIds(tx, ids, loaded)
  const rows = revisions.flatMap(({ id: revision_id, content }) =>
    filterValues(declaration, content).map((one) => ({ revision_id, ...one })),
  )
  await changeLiveValues(tx, { type: declaration.key, entryId }, rows)
}

interface FilterValue {
  name: string
  value: string
}

/** Returns an entry's guest filter values: its choices, texts and the ids that it refers to. */
function filterValues(
  { fields, guestFilters }: Pick<Declaration, 'fields' | 'guestFilters'>,
  { values }: Content,
): FilterValue[] {
  return guestFilters.flatMap((name) => {
    const field = fields.find(({ key }) => key === name)
    const filterValues = field ? valuesIn(field, storedValue(field, values)) : []
    return [...new Set(filterValues)].map((value) => ({ name, value }))
  })
}

function valuesIn(field: Field, value: Json): string[] {
  if (field.kind === 'groups' && isReferences(value)) return value.map(({ id }) => String(id))
  const isReference = field.kind === 'references'
  return isReference ? field.entities(value).map(({ id }) => String(id)) : textsIn(value)
}

function textsIn(value: Json): string[] {
  const list = Array.isArray(value) ? value : [value]
  return list.flatMap((one) => (typeof one === 'string' ? one.slice(0, limits.title) || [] : []))
}
