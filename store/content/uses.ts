import { declarationByKey } from '#catalogue/catalogue.ts'
import { targetsOf } from '#catalogue/content/checks/targets-of.ts'
import { picturesOf } from '#catalogue/content/content-to-wire.ts'
import type { Content } from '#catalogue/declaration.ts'
import type { Tx } from '../tables.ts'

interface UsingRevision {
  id: number
  subject: string
}

/** Replaces which pictures, entries and pages a revision uses. */
export async function saveUses(tx: Tx, revision: UsingRevision, content: Content): Promise<void> {
  await tx.deleteFrom('media_use').where('revision_id', '=', revision.id).execute()
  await tx.deleteFrom('link_use').where('revision_id', '=', revision.id).execute()
  await addUses(tx, revision, content)
}

export async function addUses(tx: Tx, revision: UsingRevision, content: Content): Promise<void> {
  const declaration = declarationByKey(revision.subject)
  if (!declaration) return
  const pictures = new Set(picturesOf(declaration, content))
  const rows = [...pictures].map((media_id) => ({ media_id, revision_id: revision.id }))
  if (rows.length > 0) await tx.insertInto('media_use').values(rows).execute()
  await addLinkUses(tx, [{ ...revision, content }])
}

interface LinkingRevision extends UsingRevision {
  content: Content
}

/** Adds what revisions link to; what is known stays. */
export async function addLinkUses(tx: Tx, revisions: readonly LinkingRevision[]): Promise<void> {
  const rows = revisions.flatMap(({ id, subject, content }) => {
    const declaration = declarationByKey(subject)
    const targets = declaration ? targetsOf(declaration, content) : []
    return targets.map((target) => {
      return { target_subject: target.type, target_id: target.id, revision_id: id }
    })
  })
  for (let at = 0; at < rows.length; at += chunk) {
    const some = tx.insertInto('link_use').values(rows.slice(at, at + chunk))
    await some.onConflict((conflict) => conflict.doNothing()).execute()
  }
}

const chunk = 1_000
