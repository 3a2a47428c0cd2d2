import { sql } from 'kysely'
import { declarationByKey } from '#catalogue/catalogue.ts'
import type { Target } from '#catalogue/content/checks/links-of.ts'
import { targetsOf } from '#catalogue/content/checks/targets-of.ts'
import { picturesOf } from '#catalogue/content/content-to-wire.ts'
import type { Content } from '#catalogue/declaration.ts'
import type { Db, Tx } from '../tables.ts'

/** Rows that are inserted at once. */
const chunk = 1_000

interface UsingRevision {
  id: number
  subject: string
}

/** Replaces which pictures, entries and pages a revision uses, where they have changed. */
export async function saveUses(tx: Tx, revision: UsingRevision, content: Content): Promise<void> {
  // One statement for most saves, which change words only.
  const stored = await tx
    .selectFrom('media_use')
    .select([sql<string>`cast('' as text)`.as('type'), 'media_id as id'])
    .where('revision_id', '=', revision.id)
    .unionAll((eb) =>
      eb
        .selectFrom('link_use')
        .select(['target_subject as type', 'target_id as id'])
        .where('revision_id', '=', revision.id),
    )
    .execute()
  const uses = usesOf(revision.subject, content)
  const used = [...uses.pictures.map((id) => ({ type: '', id })), ...uses.targets]
  if (namesOf(stored) === namesOf(used)) return
  await tx.deleteFrom('media_use').where('revision_id', '=', revision.id).execute()
  await tx.deleteFrom('link_use').where('revision_id', '=', revision.id).execute()
  await insertUses(tx, revision.id, uses)
}

function namesOf(uses: readonly Target[]): string {
  return uses
    .map(({ type, id }) => `${type} ${id}`)
    .sort()
    .join('\n')
}

interface Uses {
  pictures: number[]
  targets: Target[]
}

function usesOf(subject: string, content: Content): Uses {
  const declaration = declarationByKey(subject)
  if (!declaration) return { pictures: [], targets: [] }
  const pictures = [...new Set(picturesOf(declaration, content))]
  return { pictures, targets: targetsOf(declaration, content) }
}

export async function addUses(tx: Tx, revision: UsingRevision, content: Content): Promise<void> {
  await insertUses(tx, revision.id, usesOf(revision.subject, content))
}

async function insertUses(tx: Tx, revision_id: number, { pictures, targets }: Uses): Promise<void> {
  const rows = pictures.map((media_id) => ({ media_id, revision_id }))
  if (rows.length > 0) await tx.insertInto('media_use').values(rows).execute()
  await insertLinkUses(tx, revision_id, targets)
}

interface LinkingRevision extends UsingRevision {
  content: Content
}

async function insertLinkUses(
  tx: Tx,
  revision_id: number,
  targets: readonly Target[],
): Promise<void> {
  const rows = targets.map(({ type, id }) => {
    return { target_subject: type, target_id: id, revision_id }
  })
  for (let at = 0; at < rows.length; at += chunk)
    await tx
      .insertInto('link_use')
      .values(rows.slice(at, at + chunk))
      .execute()
}

/** Replaces what a locked revision links to. */
export async function saveLinkUses(
  tx: Tx,
  { id, subject, content }: LinkingRevision,
): Promise<void> {
  await tx.deleteFrom('link_use').where('revision_id', '=', id).execute()
  await insertLinkUses(tx, id, usesOf(subject, content).targets)
}

/** Returns those of the revisions whose stored links are not what their content links to. */
export async function withWrongLinkUses<Revision extends LinkingRevision>(
  db: Db,
  revisions: readonly Revision[],
): Promise<Revision[]> {
  if (revisions.length === 0) return []
  const ids = revisions.map(({ id }) => id)
  const rows = await db
    .selectFrom('link_use')
    .select(['revision_id', 'target_subject as type', 'target_id as id'])
    .where('revision_id', 'in', ids)
    .execute()
  const stored = Map.groupBy(rows, (row) => row.revision_id)
  return revisions.filter(({ id, subject, content }) => {
    return namesOf(usesOf(subject, content).targets) !== namesOf(stored.get(id) ?? [])
  })
}
