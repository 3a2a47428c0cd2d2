import { declarationByKey } from '#catalogue/catalogue.ts'
import { picturesOf } from '#catalogue/content/content-to-wire.ts'
import type { Content } from '#catalogue/declaration.ts'
import type { Tx } from '../tables.ts'

export async function savePictureUses(
  tx: Tx,
  revision: { id: number; subject: string },
  content: Content,
): Promise<void> {
  await tx.deleteFrom('media_use').where('revision_id', '=', revision.id).execute()
  await addPictureUses(tx, revision, content)
}

export async function addPictureUses(
  tx: Tx,
  revision: { id: number; subject: string },
  content: Content,
): Promise<void> {
  const declaration = declarationByKey(revision.subject)
  const pictures = new Set(declaration ? picturesOf(declaration, content) : [])
  if (pictures.size === 0) return
  const rows = [...pictures].map((media_id) => ({ media_id, revision_id: revision.id }))
  await tx.insertInto('media_use').values(rows).execute()
}
