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
import { withShown } from '#domain/content/show-revision.ts'
import { submitRevision } from '#domain/content/transitions/submit-revision.ts'
import type { Context } from '#domain/context.ts'
import { openChange } from '#domain/media/change/open-change.ts'
import { writeFile } from '#domain/media/change/show-file.ts'
import { announceMedia } from '#domain/media/media-changes.ts'
import { type DocumentState, lockDocument } from '#store/content/document-states.ts'
import {
  addRevision,
  changeRevision,
  findRevision,
  type Revision,
} from '#store/content/revisions.ts'
import { changeMedia, type Media, type MediaChange } from '#store/media/media.ts'
import { isShownToGuests } from '#store/media/uses.ts'
import { saveBaseline, valuesOf } from './baseline.ts'

/** `changed`: guests see it now. `pending`: it waits for approval. */
export type Outcome = 'unchanged' | 'changed' | 'pending'

export interface FileChange {
  /** Of what guests see. */
  seen: Partial<FileValues>
  /** Of what staff alone see: it is changed at once. */
  own?: OwnChange
}

export type OwnChange = Pick<MediaChange, 'name' | 'folder_id'>

/**
 * Changes what guests see of a file (contract section 9): at once where nothing live shows it, else
 * as a pending change. The caller holds the publication lock (`lockPublications`), so that nothing that shows
 * the file goes live between the check and the commit.
 *
 * Throws `Problem('conflict')` naming who has a change of it open, and since when. One's own draft
 * (withdrawn, or restored from the log) is gone on with instead.
 */
export async function changeFile(
  context: Context,
  media: Media,
  { seen, own = {} }: FileChange,
): Promise<Outcome> {
  const { db, actor, now } = context
  const document: Document = { declaration: mediaFile, entryId: media.id, language: '' }
  const head = await lockDocument(db, keyOf(document))
  const open = head.open_id === null ? undefined : await findRevision(db, head.open_id)
  const shown = valuesOf(media)
  const isMine = open?.state === 'draft' && open.author_id === actor.id
  const isResubmitted = isMine && Object.keys({ ...seen, ...own }).length === 0
  if (!isResubmitted && sameJson(shown, withChange(shown, seen))) {
    return changeOwn(context, media, own)
  }
  if (open && !isMine) throw await openChange(db, open)
  const after = withChange(open ? fileValuesOf(open.content) : shown, seen)
  if (open || (await isShownToGuests(db, media.id))) {
    await changeOwn(context, media, own)
    await submitChange(context, { document, head, open, media, after })
    return 'pending'
  }
  await writeFile(db, { by: actor.id, at: now }, media, { values: after, more: own })
  if (head.live_id === null) await announceMedia(db, now, media.id)
  else
    await saveDocumentState(db, document, {
      before: head,
      after: await saveBaseline(context, document, head, media.id),
    })
  return 'changed'
}

/** Changes what staff alone see. */
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

/** An empty text is taken away, one that is left out stays. */
function withAlts(former: FileValues['alts'], sent: FileValues['alts'] = {}): FileValues['alts'] {
  const all = Object.entries({ ...former, ...sent })
  return Object.fromEntries(all.filter(([, alt]) => alt !== '' && alt !== undefined))
}

interface Submission {
  document: Document
  /** Held. */
  head: DocumentState
  /** One's own draft that it goes on with. */
  open: Revision | undefined
  media: Media
  after: FileValues
}

async function submitChange(
  context: Context,
  { document, head, open, media, after }: Submission,
): Promise<void> {
  const { db, actor, now } = context
  const based = await saveBaseline(context, document, head, media.id)
  const version = based.version + 1
  const content = contentOfFile(after)
  const row = { content, version, author_id: actor.id, updated_at: now }
  const id = open?.id ?? (await addRevision(db, keyOf(document), opening(row, based, now)))
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
  const counted = { ...based, version, open_id: id }
  const opened = withShown(now, document, counted, { id, state: 'draft', content })
  const revision = { id, version, content }
  const submitted = await submitRevision(context, document, opened, revision)
  await saveDocumentState(db, document, { before: head, after: submitted })
}

type Row = Pick<Revision, 'content' | 'version' | 'author_id' | 'updated_at'>

function opening(row: Row, { live_id }: DocumentState, now: string) {
  return { ...row, state: 'draft' as const, base_id: live_id, created_at: now }
}
