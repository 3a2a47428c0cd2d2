import type { Insertable } from 'kysely'
import { declarationByKey } from '#catalogue/catalogue.ts'
import { picturesOf } from '#catalogue/content/content-answer.ts'
import type { Content } from '#catalogue/declaration.ts'
import type { DocumentState } from '../content/document-states.ts'
import { listSlugHolders } from '../content/naming/slugs.ts'
import type { ActivityTable } from '../log/log-tables.ts'
import type { RevisionTable, Tx } from '../tables.ts'

// What a save of one entry writes row by row, for a hundred of them in a few statements: an import
// holds the one place for writing no longer than it has to.

/** Adds entries to a collection and gives their ids, upwards. */
export async function addEntries(
  tx: Tx,
  subject: string,
  now: string,
  count: number,
): Promise<number[]> {
  if (count === 0) return []
  const rows = Array.from({ length: count }, () => ({ subject, created_at: now }))
  const added = await tx.insertInto('entry').values(rows).returning('id').execute()
  return added.map(({ id }) => id).sort((one, other) => one - other)
}

type NewRevision = Omit<Insertable<RevisionTable>, 'content'> & { content: Content }

/** Adds revisions with the pictures that they point to; gives their ids, in their order. */
export async function addRevisions(tx: Tx, revisions: readonly NewRevision[]): Promise<number[]> {
  if (revisions.length === 0) return []
  const rows = revisions.map((row) => ({ ...row, content: JSON.stringify(row.content) }))
  const added = await tx.insertInto('revision').values(rows).returning(['id', 'entry_id']).execute()
  const ids = new Map(added.map(({ id, entry_id }) => [entry_id, id]))
  const uses = revisions.flatMap(({ subject, entry_id, content }) => {
    const declaration = declarationByKey(subject)
    const pictures = new Set(declaration ? picturesOf(declaration, content) : [])
    return [...pictures].map((media_id) => ({ media_id, revision_id: ids.get(entry_id) ?? 0 }))
  })
  if (uses.length > 0) await tx.insertInto('media_use').values(uses).execute()
  return revisions.map(({ entry_id }) => ids.get(entry_id) ?? 0)
}

/** The heads of some entries of a subject in the first language, held until the transaction ends. */
export async function lockDocuments(
  tx: Tx,
  subject: string,
  entryIds: readonly number[],
): Promise<DocumentState[]> {
  if (entryIds.length === 0) return []
  return tx
    .updateTable('head')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('subject', '=', subject)
    .where('language', '=', '')
    .where('entry_id', 'in', entryIds)
    .returningAll()
    .execute()
}

/** Adds heads, or changes of those that are held what a save changes. */
export async function putHeads(tx: Tx, heads: readonly DocumentState[]): Promise<void> {
  if (heads.length === 0) return
  await tx
    .insertInto('head')
    .values(heads)
    .onConflict((conflict) =>
      conflict.columns(['subject', 'entry_id', 'language']).doUpdateSet((eb) => ({
        version: eb.ref('excluded.version'),
        open_id: eb.ref('excluded.open_id'),
        shown_id: eb.ref('excluded.shown_id'),
        shown_state: eb.ref('excluded.shown_state'),
        title: eb.ref('excluded.title'),
        search_title: eb.ref('excluded.search_title'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

/** Replaces what lists filter and sort some entries by. */
export async function putHeadValues(
  tx: Tx,
  subject: string,
  values: ReadonlyMap<number, Readonly<Record<string, string>>>,
): Promise<void> {
  if (values.size === 0) return
  await tx
    .deleteFrom('head_value')
    .where('subject', '=', subject)
    .where('entry_id', 'in', [...values.keys()])
    .execute()
  const rows = [...values].flatMap(([entry_id, columns]) =>
    Object.entries(columns).map(([name, value]) => ({ subject, entry_id, name, value })),
  )
  if (rows.length > 0) await tx.insertInto('head_value').values(rows).execute()
}

/** Reserves slugs for entries. Gives those that others had first. */
export async function holdSlugs(
  tx: Tx,
  subject: string,
  wanted: ReadonlyMap<string, number>,
): Promise<string[]> {
  if (wanted.size === 0) return []
  const rows = [...wanted].map(([slug, entry_id]) => {
    return { subject, language: '' as const, slug, entry_id }
  })
  await tx
    .insertInto('entry_slug')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['subject', 'language', 'slug']).doNothing())
    .execute()
  const held = await listSlugHolders(tx, subject, [...wanted.keys()])
  return [...wanted].filter(([slug, id]) => held.get(slug) !== id).map(([slug]) => slug)
}

/** Writes lines of the log. */
export async function addActivities(
  tx: Tx,
  lines: readonly Insertable<ActivityTable>[],
): Promise<void> {
  if (lines.length > 0) await tx.insertInto('activity').values(lines).execute()
}
