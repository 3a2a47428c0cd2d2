import { type Content, type Declaration, storedValue } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { isReferences } from '#catalogue/fields/lists/references.ts'
import type { Json } from '#catalogue/json.ts'
import { limits } from '#catalogue/limits.ts'
import { listLinesOf } from '#store/content/campaigns/lines.ts'
import { type DocumentState, findDocumentState } from '#store/content/document-states.ts'
import { changeLiveValues } from '#store/content/guest-lists/live-values.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import { type Document, keyOf } from '../document.ts'

/**
 * Writes the values by which guests filter lists: of the live and the scheduled revision, and of those
 * of campaigns.
 */
export async function saveLiveValues(
  tx: Tx,
  document: Document,
  state: DocumentState,
  loaded: readonly Revision[] = [],
): Promise<void> {
  const { declaration, entryId, language } = document
  if (declaration.guestFilters.length === 0 || language !== '') return
  const revisions = await listRevisionsByIds(tx, await revisionIds(tx, document, state), loaded)
  const rows = revisions.flatMap(({ id: revision_id, content }) =>
    filterValues(declaration, content).map((one) => ({ revision_id, ...one })),
  )
  await changeLiveValues(tx, { type: declaration.key, entryId }, rows)
}

async function revisionIds(tx: Tx, document: Document, state: DocumentState): Promise<number[]> {
  const key = keyOf({ ...document, campaign: undefined })
  const inCampaign = document.campaign !== undefined
  const onSite = inCampaign ? await findDocumentState(tx, key) : state
  const lines = inCampaign || state.lines > 0 ? await listLinesOf(tx, key) : []
  const ids = [onSite?.live_id, onSite?.scheduled_id, ...lines.map(({ live_id }) => live_id)]
  return [...new Set(ids.filter((id) => typeof id === 'number'))]
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
