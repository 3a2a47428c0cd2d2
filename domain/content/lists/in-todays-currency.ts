import { hasKind } from '#catalogue/content/has-kind.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import { convertAmounts } from '#catalogue/fields/lists/convert-amounts.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { currencies } from '#catalogue/time/regions.ts'
import { listDocumentPublications } from '#store/content/ledger.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import { keyOf, sectionDocument } from '../document.ts'

/** Changes of the settings that are searched for the currency. */
const maxChanges = 1000

/** Returns a function that converts the amounts of a former revision to the present currency. */
export async function inTodaysCurrency(
  db: Db,
  declarations: readonly Declaration[],
): Promise<(declaration: Declaration, revision: Revision) => Content> {
  const hasAmounts = declarations.some((declaration) => hasKind(declaration, 'money'))
  const periods = hasAmounts ? await listPeriods(db) : []
  const today = periods.at(-1)?.currency
  return (declaration, { content, updated_at }) => {
    if (today === undefined || !hasKind(declaration, 'money')) return content
    const then = periods.findLast(({ at }) => at <= updated_at) ?? periods[0]
    return convertAmounts(declaration, content, then?.currency ?? today, today)
  }
}

/** Returns since when the brand has had which currency; the first also covers all before. */
async function listPeriods(db: Db) {
  const changes = await listDocumentPublications(db, keyOf(sectionDocument(settings)), maxChanges)
  const ids = changes.flatMap(({ revision_id }) => revision_id ?? [])
  const contents = new Map((await listRevisionsByIds(db, ids)).map((one) => [one.id, one.content]))
  return changes.flatMap(({ at, revision_id }) => {
    const content = contents.get(revision_id ?? 0)
    const currency = content?.values.currency ?? currencies[0]
    return content && typeof currency === 'string' ? [{ at, currency }] : []
  })
}
