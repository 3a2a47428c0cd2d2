import { isDeepStrictEqual } from 'node:util'
import {
  contentOfFile,
  type FileValues,
  fileValuesOf,
  mediaFile,
} from '#catalogue/collections/media-file.ts'
import { sameJson } from '#catalogue/json.ts'
import { type Document, keyOf } from '#domain/content/document.ts'
import { logTransition } from '#domain/content/log-transition.ts'
import { saveDocumentState } from '#domain/content/publishing/save-document-state.ts'
import { withStaffRevision } from '#domain/content/show-to-staff.ts'
import { submitRevision } from '#domain/content/transitions/submit-revision.ts'
import type { Context } from '#domain/context.ts'
import { writeFile } from '#domain/media/change/apply-file-change.ts'
import { openChange } from '#domain/media/change/open-change.ts'
import { announceMedia } from '#domain/media/media-changes.ts'
import { type DocumentState, lockDocument } from '#store/content/document-states.ts'
import {
  addRevision,
  changeRevision,
  findRevision,
  type Revision,
} from '#store/content/revisions.ts'
import { changeMedia, type Media, type MediaChange } from '#store/media/media.ts'
import { isVisibleToGuests } from '#store/media/uses.ts'
import { saveBaseline, valuesOf } from './baseline.ts'

/** `changed`: guests see it now. `pending`: it waits for approval. */
export type Outcome = 'unchanged' | 'changed' | 'pending'

export interface FileChange {
  /** Values that guests see: they need approval. */
  seen: Partial<FileValues>
  /** Values that only staff see: changed at once. */
  own?: OwnChange
}

export type OwnChange = Pick<MediaChange, 'name' | 'folder_id'>

/**
 * Changes what guests see of a file (contract section 9): at once where nothing live shows it, else
 * as a pending change. The caller holds the publication lock (`lockPublications`), so that nothing
 * that shows the file goes live before the commit.
 *
 * Throws `Problem('conflict')` with the name of the person who has another change open. An own
 * draft is continued.
 */
export async function changeFile(
  context: Context,
  media: Media,
  { seen, own = {} }: FileChange,
): Promise<Outcome> {
  const { db, actor, now } = context
  const document: Document = { declaration: mediaFile, entryId: media.id, language: '' }
  const state = await lockDocument(db, keyOf(document))
  const open = state.open_id === null ? undefined : await findRevision(db, state.open_id)
  const current = valuesOf(media)
  const isMine = open?.state === 'draft' && open.author_id === actor.id
  const isResubmitted = isMine && Object.keys({ ...seen, ...own }).length === 0
  if (!isResubmitted && sameJson(current, withChange(current, seen))) {
    return changeOwn(context, media, own)
  }
  if (open && !isMine) throw await openChange(db, open)
  const after = withChange(open ? fileValuesOf(open.content) : current, seen)
  if (open || (await isVisibleToGuests(db, media.id))) {
    await changeOwn(context, media, own)
    await submitChange(context, { document, state, open, media, after })
    return 'pending'
  }
  await writeFile(db, { by: actor.id, at: now }, media, { values: after, more: own })
  if (state.live_id === null) await announceMedia(db, now, media.id)
  else
    await saveDocumentState(db, document, {
      before: state,
      after: await saveBaseline(context, document, state, media.id),
    })
  return 'changed'
}

/** Changes what only staff see. */
async function changeOwn(
  { db, now }: Pick<Context, 'db' | 'now'>,
  media: Media,
  own: OwnChange,
): Promise<Outcome> {
  if (isDeepStrictEqual({ ...media, ...own }, media)) return 'unchanged'
  await changeMedia(db, { id: media.id }, { ...own, updated_at: now })
  return 'changed'
}

function withChange(before: FileValues, seen: Partial<FileValues>): FileValues {
  return { ...before, ...seen, alts: withAlts(before.alts, seen.alts) }
}

/** Returns the alternative texts with the sent ones; an empty one is removed. */
function withAlts(former: FileValues['alts'], sent: FileValues['alts'] = {}): FileValues['alts'] {
  const all = Object.entries({ ...former, ...sent })
  return Object.fromEntries(all.filter(([, alt]) => alt !== '' && alt !== undefined))
}

interface Submission {
  document: Document
  /** Locked. */
  state: DocumentState
  /** The person's own draft, which is continued. */
  open: Revision | undefined
  media: Media
  after: FileValues
}

async function submitChange(
  context: Context,
  { document, state, open, media, after }: Submission,
): Promise<void> {
  const { db, actor, now } = context
  const baseline = await saveBaseline(context, document, state, media.id)
  const version = baseline.version + 1
  const content = contentOfFile(after)
  const row = { content, version, author_id: actor.id, updated_at: now }
  const id = open?.id ?? (await addRevision(db, keyOf(document), opening(row, baseline, now)))
  if (open && !(await changeRevision(db, { ...open, state: 'draft' }, row))) {
    throw await openChange(db, open)
  }
  const author = { name: actor.username, at: now }
  const from = open ? 'draft' : 'none'
  const title = after.name
  await logTransition(context, document, {
    step: 'save',
    from,
    revisionId: id,
    title,
    author,
  })
  const next = { ...baseline, version, open_id: id }
  const opened = withStaffRevision(now, document, next, { id, state: 'draft', content })
  const revision = { id, version, content, batch: null }
  const submitted = await submitRevision(context, document, opened, revision)
  await saveDocumentState(db, document, { before: state, after: submitted })
}

type Row = Pick<Revision, 'content' | 'version' | 'author_id' | 'updated_at'>

function opening(row: Row, { live_id }: DocumentState, now: string) {
  return { ...row, state: 'draft' as const, base_id: live_id, created_at: now }
}
