import { declarationByKey, editorPathOf } from '#catalogue/catalogue.ts'
import { titleOf } from '#catalogue/declaration.ts'
import type { MediaUse } from '#catalogue/media/media-wire.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import { Label } from '#catalogue/messages/sentence.ts'
import { stateCodes, stateNames } from '#catalogue/revision-state.ts'
import { listUses, type Use } from '#store/media/uses.ts'
import type { Db } from '#store/tables.ts'

/** Where a file is used: what is approved or open, and what was rejected last. */
export async function listMediaUses(db: Db, mediaId: number): Promise<MediaUse[]> {
  const uses = await listUses(db, mediaId)
  return uses.map(toMediaUse)
}

function toMediaUse(use: Use): MediaUse {
  const declaration = declarationByKey(use.subject)
  const label = new Label(declaration?.label ?? use.subject)
  const title = declaration ? titleOf(declaration, use.content) : ''
  return {
    entity_type: declaration?.entityType ?? use.subject,
    entity_id: use.revision_id,
    label: title ? fill(mediaMessages.titled, { label, title }) : label,
    approval: stateCodes[use.state],
    status_text: stateNames[use.state],
    editor_path: declaration ? editorPathOf(declaration, use.entry_id) : null,
    public_path: declaration?.previewPath?.split('?')[0] ?? null,
  }
}
