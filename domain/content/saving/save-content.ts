import { isSameContent } from '#catalogue/change/compare.ts'
import { applySave } from '#catalogue/content/apply-save.ts'
import { checkComplete } from '#catalogue/content/check-complete.ts'
import { toSentPaths } from '#catalogue/content/to-sent-paths.ts'
import { type Content, emptyContent, titleOf } from '#catalogue/declaration.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import type { EntryWindow } from '#catalogue/time/window-meaning.ts'
import { loadBrandRegion, withBrandZone } from '#domain/content/brand-region.ts'
import { checkDisclosure } from '#domain/content/menu-disclosure.ts'
import { checkParents } from '#domain/content/own-address.ts'
import { requireLocationInScope, requireMayChange } from '#domain/content/scope/scope.ts'
import { findSource, type Source } from '#domain/content/source/find-source.ts'
import { type Context, inBatch } from '#domain/context.ts'
import { invalid } from '#domain/problem.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { addRevision, changeRevision, type Revision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import { checkReferences } from '../check-references.ts'
import { conflict } from '../conflict.ts'
import { keyOf } from '../document.ts'
import { inTodaysCurrency } from '../lists/in-todays-currency.ts'
import { logTransition } from '../log-transition.ts'
import { reserveKey } from '../natural-key.ts'
import { putInOrder } from '../order/put-in-order.ts'
import { saveDocumentState } from '../publishing/save-document-state.ts'
import { showToStaff } from '../show-to-staff.ts'
import {
  type LockedDocument,
  lockToSave,
  needsNoApproval,
  publishAtOnce,
} from '../transitions/publish-at-once.ts'
import { submitRevision } from '../transitions/submit-revision.ts'
import { checkAutosave } from './check-autosave.ts'
import { withDerivedTitle } from './derived-title.ts'
import { dialPhones } from './dial-phones.ts'
import { withEntityTitles } from './entity-titles.ts'
import { withSlug } from './entry-slug.ts'
import type { Save } from './find-base.ts'
import { findBase } from './find-base.ts'
import { withReferenceNames } from './reference-names.ts'
import { windowErrors, windowOf } from './save-window.ts'
import { readSentRows } from './sent-rows.ts'

export interface Saved {
  revisionId: number
  submitted: boolean
  /** Whether guests see it already, without approval. */
  published: boolean
}

/**
 * Saves a draft, and submits it when `approval` is 1: validates, writes and logs in one transaction
 * (contract section 2). An open draft is changed in place; any other revision that is not locked
 * starts a new draft. Fields that are not sent keep their values. An autosave leaves no line in the
 * log. Throws `Problem`:
 *
 * - `forbidden`: the actor may not edit this document, or an autosave is not for their own draft.
 * - `not-found`: the revision in the address does not exist.
 * - `conflict`: a revision is pending, another draft is open, or `version` is stale.
 * - `invalid`: a reference is missing, the natural key is in use, or a submitted revision lacks what
 *   publishing needs.
 *
 * A submission of fields that the settings leave to restaurants is published instead.
 *
 * @param locked the document, where the caller has locked it (`lockToSave`)
 */
export async function saveContent(
  context: Context,
  save: Save,
  locked?: LockedDocument,
): Promise<Saved> {
  const { db, actor } = context
  const { document } = save
  const { key, workflow, ability } = document.declaration
  if (workflow !== 'approval') throw new Error(`${key} needs no approval`)
  await requireMayChange(context, document, ability)
  const isSubmitting = save.sent.approval === 1
  const held = locked ?? (await lockToSave(context, document, { isSubmitting }))
  const { state } = held
  const base = await findBase(context, state, save)
  if (save.sent.autosave) checkAutosave(actor, save.sent, base)
  const source = await findSource(context, document, save.sent.source_id)
  const draft = await makeDraft(context, save, { state, base, source, isSubmitting })
  save.inspect?.(draft)
  const saved = await writeDraft(context, {
    save,
    state,
    base,
    draft: {
      ...draft,
      source_id: source.sourceId,
    },
  })
  const published = isSubmitting && (await needsNoApproval(context, document, held, draft))
  const send = published ? publishAtOnce : submitRevision
  const after = isSubmitting
    ? await send(context, document, saved.state, saved.revision)
    : saved.state
  await saveDocumentState(db, document, { before: state, after })
  return { revisionId: saved.revision.id, submitted: isSubmitting && !published, published }
}

interface SaveBase {
  state: DocumentState
  base: Revision | undefined
  source: Source
  isSubmitting: boolean
}

/** Returns the content after the save and its window. Throws `Problem('invalid')`. */
async function makeDraft(context: Context, save: Save, saveBase: SaveBase) {
  const { db, now } = context
  const { state, base, source, isSubmitting } = saveBase
  const { declaration } = source
  const before = await contentBefore(db, saveBase, save.initialContent)
  const sent = await readSentRows(context, save.sent, { declaration, before, base })
  const applied =
    declaration.sortedCollection === null
      ? applySave(declaration, before, sent)
      : await putInOrder(db, declaration.sortedCollection, before, save.moves ?? [])
  const region = await loadBrandRegion(db)
  const phones = dialPhones(declaration, applied.content, sent, region.country)
  const withZone = base ? phones.content : withBrandZone(declaration, phones.content, region)
  const [withNames = withZone] = await withReferenceNames(db, declaration, [withZone])
  const withEntities = await withEntityTitles(context, { declaration, before, content: withNames })
  const titled = withDerivedTitle(save.document.declaration, before, withEntities)
  const language = save.document.language || region.language
  const { content, errors: slugErrors } = await withSlug(context, save.document, {
    before,
    content: titled,
    language,
  })
  await requireLocationInScope(context, declaration, content)
  const window = windowOf(save.document.declaration, save.sent, base)
  const { archived = base?.archived === 1 } = save.sent
  // Guests see nothing of an archived entry: it need not be complete.
  const isForGuests = isSubmitting && !archived
  const referenceErrors = await checkReferences(context, {
    declaration,
    content,
    former: isForGuests ? null : before,
  })
  const completenessErrors = isForGuests
    ? {
        ...(await checkDisclosure(context, save.document, content)),
        ...checkComplete(declaration, content, window, region.colours),
      }
    : {}
  const change = { before, after: content, sent }
  const isAmended = declaration.window?.goesOn && base?.ends_at === window.ends_at
  const errors: FieldErrors = {
    ...toSentPaths(declaration, change, { ...completenessErrors, ...referenceErrors }),
    ...applied.errors,
    ...phones.errors,
    ...slugErrors,
    ...(await checkParents(context, save.document, content)),
    ...(await reserveKey(db, save.document, content)),
    ...windowErrors(window, isSubmitting && !isAmended ? now : null),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const last_item_id = Math.max(content.lastItemId, state.last_item_id)
  return { content, ...window, archived: archived ? 1 : 0, last_item_id }
}

/**
 * Returns the content before the save. Item ids continue from the highest ever used, so that an
 * older base uses none twice.
 */
async function contentBefore(
  tx: Tx,
  saveBase: SaveBase,
  first: Content | undefined,
): Promise<Content> {
  const { state, base, source } = saveBase
  const isClosed = base?.state === 'rejected' || base?.state === 'expired'
  const stored = isClosed
    ? (await inTodaysCurrency(tx, [source.declaration]))(source.declaration, base)
    : base?.content
  const content = source.contentOf(stored ?? first ?? null) ?? emptyContent(source.declaration)
  return { ...content, lastItemId: Math.max(content.lastItemId, state.last_item_id) }
}

type Draft = EntryWindow & {
  content: Content
  archived: number
  last_item_id: number
  source_id: number | null
}

async function writeDraft(
  context: Context,
  {
    save,
    state,
    base,
    draft: { last_item_id, ...draft },
  }: { save: Save; state: DocumentState; base: Revision | undefined; draft: Draft },
) {
  const { db, actor, now } = context
  const { document } = save
  const version = state.version + 1
  const open = base?.state === 'draft' ? base : undefined
  // A draft of an import that is submitted as it is stays part of the import.
  const isSame = open?.batch && isSameContent(document.declaration, open.content, draft.content)
  const batch = context.batch ?? (isSame ? open.batch : null)
  const row = { ...draft, version, author_id: actor.id, batch, updated_at: now }
  const changed = open && (await changeRevision(db, { ...open, state: 'draft' }, row))
  if (changed === false) throw await conflict(context, document, { seen: save.sent.version })
  const inserted = { ...row, state: 'draft' as const, base_id: base?.id ?? null, created_at: now }
  const id = open?.id ?? (await addRevision(db, keyOf(document), inserted))
  if (!save.sent.autosave) {
    await logTransition(inBatch(context, batch), document, {
      step: 'save',
      from: open ? 'draft' : 'none',
      revisionId: id,
      title: titleOf(document.declaration, draft.content),
      author: { name: actor.username, at: now },
    })
  }
  const stateWithDraft = { ...state, version, open_id: id, last_item_id }
  const revision = { id, state: 'draft' as const, content: draft.content }
  const before = base?.id === state.shown_id ? base?.content : undefined
  const after = await showToStaff(context, { document, state: stateWithDraft, revision, before })
  return { state: after, revision: { id, version, content: draft.content, batch } }
}
