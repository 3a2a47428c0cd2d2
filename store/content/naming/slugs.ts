import type { Db, Tx } from '#store/tables.ts'
import type { DocumentKey } from '../document-key.ts'

/**
 * Reserves a slug for good: old addresses redirect. Returns false when another entry has or had it.
 */
export async function reserveSlug(tx: Tx, key: DocumentKey, slug: string): Promise<boolean> {
  const { type, entryId, language } = key
  const row = await tx
    .insertInto('entry_slug')
    .values({ subject: type, language, slug, entry_id: entryId })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'language', 'slug'])
        .doUpdateSet((eb) => ({ entry_id: eb.ref('entry_slug.entry_id') })),
    )
    .returning('entry_id')
    .executeTakeFirstOrThrow()
  return row.entry_id === entryId
}

export async function listSlugHolders(
  db: Db,
  type: string,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .selectFrom('entry_slug')
    .select(['slug', 'entry_id'])
    .where('subject', '=', type)
    .where('language', '=', '')
    .where('slug', 'in', [...new Set(slugs)])
    .execute()
  return new Map(rows.map(({ slug, entry_id }) => [slug, entry_id]))
}

/** Returns the entry that has or had a slug in the first language. */
export async function findEntryBySlug(
  db: Db,
  type: string,
  slug: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('entry_slug')
    .select('entry_id')
    .where('subject', '=', type)
    .where('language', '=', '')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.entry_id
}
