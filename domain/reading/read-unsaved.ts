import { applySave } from '#catalogue/content/apply-save.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import { type Content, emptyContent, titleOf } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { may } from '#catalogue/roles.ts'
import { slugOf } from '#catalogue/text/slug.ts'
import type { ReadContext } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { findDocumentState } from '#store/content/document-states.ts'
import { findRevision, type Revision } from '#store/content/revisions.ts'
import { loadBrandRegion } from '../content/brand-region.ts'
import { keyOf } from '../content/document.ts'
import { withEntityTitles } from '../content/saving/entity-titles.ts'
import type { Save } from '../content/saving/find-base.ts'
import { withReferenceNames } from '../content/saving/reference-names.ts'
import { windowOf } from '../content/saving/save-window.ts'
import { findSource } from '../content/source/find-source.ts'
import { staffRevisionAt } from '../content/timeline.ts'
import { FieldMarks } from './field-marks.ts'
import type { UnsavedRevision } from './previewing.ts'
import { validValues } from './valid-values.ts'

/** The id by which a preview shows an entry that was never saved: no entry has it. */
const newEntryId = limits.id

/**
 * Returns what a save would store, without storing it. Values that no save accepts keep the base's:
 * somebody may still be typing them. Throws `Problem('forbidden')` as `saveContent` does.
 *
 * @returns `skipped`: the wire paths of those values
 */
export async function readUnsaved(
  context: ReadContext,
  { document, recordId, sent: typed }: Save,
): Promise<{ unsaved: UnsavedRevision; skipped: string[] }> {
  const { db, actor, now } = context
  if (!may(actor.role, document.declaration.ability))
    throw new Problem('forbidden', messages.forbidden)
  const state = await findDocumentState(db, keyOf(document))
  const { declaration, contentOf } = await findSource(context, document)
  const baseId = recordId ?? staffRevisionAt(state, now)
  const found = baseId === null ? undefined : await findRevision(db, baseId)
  const base = found && isOf(found, keyOf(document)) ? found : undefined
  const { sent, skipped } = validValues(saveBody(declaration), typed)
  const before = contentOf(base?.content ?? null) ?? emptyContent(declaration)
  const applied = applySave(declaration, before, sent).content
  const [named = applied] = await withReferenceNames(db, declaration, [applied])
  const titled = await withEntityTitles(context, { declaration, before, content: named })
  const { language: first } = await loadBrandRegion(db)
  const content = withSlug(titled, titleOf(declaration, titled), document.language || first)
  const { starts_at, ends_at } = windowOf(document.declaration, sent, base)
  const isNew = document.declaration.titleKey !== null && document.entryId === 0
  const unsaved = {
    subject: document.declaration.key,
    entry_id: isNew ? newEntryId : document.entryId,
    language: document.language,
    content,
    starts_at,
    ends_at,
    state: 'draft' as const,
    author_id: actor.id,
    marks: new FieldMarks(),
  }
  return { unsaved, skipped }
}

function isOf(revision: Revision, { type, entryId, language }: ReturnType<typeof keyOf>): boolean {
  const { subject, entry_id } = revision
  return subject === type && entry_id === entryId && revision.language === language
}

/** Returns the content with a slug where it has none yet: pages are found by it. */
function withSlug(content: Content, title: string, language: Parameters<typeof slugOf>[1]) {
  if (content.values.slug !== '') return content
  return { ...content, values: { ...content.values, slug: slugOf(title, language) } }
}
