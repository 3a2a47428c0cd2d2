import { applySave, type FieldErrors } from '#catalogue/apply-save.ts'
import { atSentRows } from '#catalogue/at-sent-rows.ts'
import { checkComplete } from '#catalogue/check-complete.ts'
import { type Content, type Declaration, emptyContent } from '#catalogue/declaration.ts'
import type { Sent } from '#catalogue/json.ts'
import { messages } from '#catalogue/messages.ts'
import { may } from '#catalogue/roles.ts'
import {
  addRevision,
  changeRevision,
  findHighestVersion,
  type Revision,
} from '#store/content/revisions.ts'
import { isTaken } from '#store/refusals.ts'
import type { Tx } from '#store/tables.ts'
import type { Actor } from '../actor.ts'
import { invalid, Problem } from '../problem.ts'
import { checkReferences } from './check-references.ts'
import { conflict } from './conflict.ts'
import { findBase, type Start } from './find-base.ts'
import { recordStep } from './record-step.ts'
import type { Save } from './save.ts'
import { type Place, subjectOf } from './subject.ts'
import { submitRevision } from './submit-revision.ts'

/** What a save has come to. */
export interface Saved {
  revisionId: number
  submitted: boolean
}

/**
 * Saves a draft, and submits it when `approval` is 1: check, change and log in one transaction
 * (contract section 2). A draft is changed in place; anything else that is not locked is the
 * starting point of a new draft. What is not sent stays as it is.
 *
 * Refuses: who may not edit (403); an unknown record (404); a pending record, a second open one, a
 * stale `version` (409, with the current record); pictures and titles that are not there, and, when
 * submitting, whatever publishing needs and is missing (422).
 */
export async function saveContent(tx: Tx, actor: Actor, now: string, save: Save): Promise<Saved> {
  const { declaration } = save.place
  if (!may(actor.role, 'content.edit')) throw new Problem('forbidden', messages.forbidden)
  const start = await findBase(tx, actor, now, save)
  const { base } = start
  const before = contentOf(declaration, start)
  const { content, errors } = applySave(declaration, before, save.sent)
  const window = windowOf(save.sent, base)
  const isSubmitting = save.sent.approval === 1
  const known = isSubmitting ? null : before
  const wrong = await checkReferences(tx, declaration, content, now, known)
  const missing = isSubmitting ? checkComplete(declaration, content) : {}
  const all = {
    ...atSentRows(
      declaration,
      { before, after: content, sent: save.sent },
      { ...missing, ...wrong },
    ),
    ...errors,
    ...windowErrors(window, isSubmitting ? now : null),
  }
  if (Object.keys(all).length > 0) throw invalid(all)

  const draft = { content, ...window, author_id: actor.id, updated_at: now }
  const revision =
    base?.state === 'draft'
      ? await changeDraft(tx, actor, now, save, base, draft)
      : await openDraft(tx, actor, now, save, draft, start)
  if (isSubmitting) await submitRevision(tx, actor, now, declaration, revision)
  return { revisionId: revision.id, submitted: isSubmitting }
}

/** What the base holds. Item ids go on from the newest, so that an older base gives none twice. */
function contentOf(declaration: Declaration, { base, newest }: Start): Content {
  const content = base?.content ?? emptyContent(declaration)
  const lastItemId = Math.max(content.lastItemId, newest?.content.lastItemId ?? 0)
  return { ...content, lastItemId }
}

type Draft = Pick<Revision, 'content' | 'starts_at' | 'ends_at' | 'author_id' | 'updated_at'>
type Kept = Pick<Revision, 'id' | 'subject' | 'entry_id' | 'version'>

async function changeDraft(
  tx: Tx,
  actor: Actor,
  now: string,
  save: Save,
  base: Revision,
  draft: Draft,
) {
  const expected = { id: base.id, state: 'draft' as const, version: base.version }
  if (!(await changeRevision(tx, expected, draft))) throw await conflict(tx, actor, now, save.place)
  const revision: Kept = { ...base, version: base.version + 1 }
  await logSave(tx, actor, now, save.place, revision, 'draft')
  return revision
}

async function openDraft(
  tx: Tx,
  actor: Actor,
  now: string,
  save: Save,
  draft: Draft,
  { newest }: Start,
): Promise<Kept> {
  const of = subjectOf(save.place)
  const highest = await findHighestVersion(tx, of)
  // Somebody else was faster between the two reads, and has closed the record already.
  if (highest !== (newest?.version ?? 0)) throw await conflict(tx, actor, now, save.place)
  const version = highest + 1
  try {
    const id = await addRevision(tx, of, { ...draft, state: 'draft', version, created_at: now })
    const revision = { id, subject: of.subject, entry_id: of.entryId, version }
    await logSave(tx, actor, now, save.place, revision, 'none')
    return revision
  } catch (error) {
    if (isTaken(error)) throw await conflict(null, actor, now, save.place)
    throw error
  }
}

function logSave(
  tx: Tx,
  actor: Actor,
  now: string,
  { declaration }: Place,
  revision: Kept,
  from: 'none' | 'draft',
): Promise<void> {
  const author = { name: actor.username, at: now }
  return recordStep(tx, declaration, revision, actor, now, { step: 'save', from, author })
}

/** A window ends after it begins and, to be submitted at `submitted`, has not ended yet. */
function windowErrors({ starts_at, ends_at }: Window, submitted: string | null): FieldErrors {
  if (!ends_at) return {}
  if (starts_at && ends_at <= starts_at) return { ends_at: ['The end has to be after the start.'] }
  return submitted && ends_at <= submitted ? { ends_at: [messages.endHasPassed] } : {}
}

type Window = Pick<Revision, 'starts_at' | 'ends_at'>

function windowOf(sent: Sent, base: Revision | undefined) {
  return {
    starts_at: momentOf(sent.starts_at, base?.starts_at ?? null),
    ends_at: momentOf(sent.ends_at, base?.ends_at ?? null),
  }
}

function momentOf(sent: unknown, before: string | null): string | null {
  if (sent === undefined) return before
  return typeof sent === 'string' ? new Date(sent).toISOString() : null
}
