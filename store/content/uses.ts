import { sql } from 'kysely'
import { declarationByKey } from '#catalogue/catalogue.ts'
import type { Target } from '#catalogue/content/checks/links-of.ts'
import { targetsOf } from '#catalogue/content/checks/targets-of.ts'
import { picturesOf } from '#catalogue/content/content-to-wire.ts'
import type { Content } from '#catalogue/declaration.ts'
import type { Db, Tx } from '../tables.ts'

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
  const { pictures, targets } = usesOf(revision.subject, content)
  const used = [...pictures.map((id) => ({ type: '', id })), ...targets]
  if (namesOf(stored) === namesOf(used)) return
  await tx.deleteFrom('media_use').where('revision_id', '=', revision.id).execute()
  await tx.deleteFrom('link_use').where('revision_id', '=', revision.id).execute()
  await addUses(tx, revision, content)
}

function namesOf(uses: readonly Target[]): string {
  return uses
    .map(({ type, id }) => `${type} ${id}`)
    .sort()
    .join('\n')
}

function usesOf(subject: string, content: Content): { pictures: number[]; targets: Target[] } {
  const declaration = declarationByKey(subject)
  if (!declaration) return { pictures: [], targets: [] }
  const pictures = [...new Set(picturesOf(declaration, content))]
  return { pictures, targets: targetsOf(declaration, content) }
}

export async function addUses(tx: Tx, revision: UsingRevision, content: Content): Promise<void> {
  const { pictures } = usesOf(revision.subject, content)
  const rows = pictures.map((media_id) => ({ media_id, revision_id: revision.id }))
  if (rows.length > 0) await tx.insertInto('media_use').values(rows).execute()
  await addLinkUses(tx, { ...revision, content })
}

interface LinkingRevision extends UsingRevision {
  content: Content
}

async function addLinkUses(tx: Tx, { id, subject, content }: LinkingRevision): Promise<void> {
  const rows = usesOf(subject, content).targets.map((target) => {
    return { target_subject: target.type, target_id: target.id, revision_id: id }
  })
  for (let at = 0; at < rows.length; at += chunk)
    await tx
      .insertInto('link_use')
      .values(rows.slice(at, at + chunk))
      .execute()
}

/** Replaces what a locked revision links to. */
export async function saveLinkUses(tx: Tx, revision: LinkingRevision): Promise<void> {
  await tx.deleteFrom('link_use').where('revision_id', '=', revision.id).execute()
  await addLinkUses(tx, revision)
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

const chunk = 1_000
