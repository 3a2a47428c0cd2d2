import type { Content, Declaration } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import type { ShownMoment } from '#catalogue/published.ts'
import { listInCampaigns, listNewInCampaigns } from '#store/content/campaigns/previewed-lines.ts'
import { type DocumentKey, documentKeyOf, documentName } from '#store/content/document-key.ts'
import { type DocumentState, listDocumentStates } from '#store/content/document-states.ts'
import { type LivePage, listLiveEntries, listLiveIds } from '#store/content/live-revisions.ts'
import { listPreviewedIds } from '#store/content/preview/previewed-entries.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import { listReordered, movedInOpenOrder } from '../content/order/open-order.ts'
import { previewedAt } from '../content/timeline.ts'
import type { FieldMarks } from './field-marks.ts'

/** A revision in place of the live one; one that is only typed has no id. */
export type PreviewedRevision = Pick<
  Revision,
  'subject' | 'entry_id' | 'language' | 'content' | 'starts_at' | 'ends_at' | 'state' | 'author_id'
>

/** What a form has and the store does not. */
export interface UnsavedRevision extends PreviewedRevision {
  marks: FieldMarks
}

/** The part of a `Reading` that says what its preview shows. */
export interface PreviewReading {
  readonly db: Db
  readonly now: string
  /** The id of the one open revision that is shown, or null for all. */
  readonly only: number | null
  /** What a form has and the store does not, shown in place of its document. */
  readonly unsaved: UnsavedRevision | null
  /** The campaigns whose documents are shown, whatever their windows are. */
  readonly campaigns: readonly number[]
  /** Whose drafts alone are shown; null for all people's. */
  readonly draftsOf: number | null
  /** The moment that staff chose to see a page of, in the past or to come; else null. */
  readonly moment: ShownMoment | null
}

/** Returns the revisions that a preview shows in place of the live ones, where there is one. */
export async function listInPreview(
  reading: PreviewReading,
  documents: readonly DocumentKey[],
): Promise<PreviewedRevision[]> {
  const states = await listDocumentStates(reading.db, documents)
  return revisionsOf(reading, documents, states)
}

/** Returns the same by type and id; none where the reading is no preview. */
export async function mapInPreview(
  reading: PreviewReading & { readonly preview: boolean },
  documents: readonly DocumentKey[],
): Promise<Map<string, PreviewedRevision>> {
  const open = reading.preview ? await listInPreview(reading, documents) : []
  return new Map(open.map((revision) => [nameOf(revision), revision]))
}

/** Returns what documents of one language are told apart by. */
export function nameOf({ subject, entry_id }: { subject: string; entry_id: number }): string {
  return `${subject}/${entry_id}`
}

async function revisionsOf(
  { db, now, only, unsaved, campaigns, draftsOf }: PreviewReading,
  documents: readonly DocumentKey[],
  states: readonly DocumentState[],
): Promise<PreviewedRevision[]> {
  const ids = states.flatMap((state) => previewedAt(state, now) ?? [])
  const stored = await listRevisionsByIds(
    db,
    ids.filter((id) => only === null || id === only),
  )
  const drafts = stored.filter((one) => draftsOf === null || one.author_id === draftsOf)
  const chosen = { campaigns, withDrafts: only !== 0 }
  const inCampaigns = await listInCampaigns(db, documents, chosen)
  const names = new Set(documents.map(documentName))
  const alone = (await aloneInCampaign(db, only)).filter((one) =>
    names.has(documentName(documentKeyOf(one))),
  )
  const shown = covering(covering(drafts, inCampaigns), alone)
  const name = unsaved && documentName(documentKeyOf(unsaved))
  if (!unsaved || !name || !names.has(name)) return shown
  return covering(shown, [unsaved])
}

/** Returns the one revision that is shown where it is a campaign's: the site's state does not know it. */
async function aloneInCampaign(db: Db, only: number | null): Promise<Revision[]> {
  const found = only ? await listRevisionsByIds(db, [only]) : []
  return found.filter(({ campaign }) => campaign > 0)
}

function covering(
  beneath: readonly PreviewedRevision[],
  above: readonly PreviewedRevision[],
): PreviewedRevision[] {
  const names = new Set(above.map((one) => documentName(documentKeyOf(one))))
  return [...beneath.filter((one) => !names.has(documentName(documentKeyOf(one)))), ...above]
}

/** An entry of a list, with what a reading shows of it. */
export interface ListedEntry {
  entry_id: number
  content: Content
  slug: string
  since: string
  is_archived: boolean
  starts_at: string | null
  ends_at: string | null
}

/**
 * Returns a page of a collection as a preview shows it: in the order that is being worked on, and with
 * the entries that guests have never seen, which may have no page but this list.
 */
export async function listEntriesInPreview(
  reading: PreviewReading,
  { key: subject }: Declaration,
  { limit, offset }: LivePage,
): Promise<ListedEntry[]> {
  const listed = await listOfPreview(reading, subject, { limit, offset })
  if (offset > 0) return listed
  const unlisted = await unlistedEntry(reading, subject, listed)
  return [...unlisted, ...listed, ...(await newInCampaigns(reading, subject, listed))]
}

async function listOfPreview(
  reading: PreviewReading,
  subject: string,
  { limit, offset }: LivePage,
): Promise<ListedEntry[]> {
  const { db, now, only } = reading
  const load = async (ids: number[]) => loadEntries(reading, subject, ids)
  // Without drafts: those of others would count against the limit.
  if (only === 0) return load(await listLiveIds(db, subject, now, { limit, offset }))
  const moved = await movedInOpenOrder(db, subject, only)
  return listReordered(
    moved,
    { limit, offset },
    {
      listMoved: async (among) => {
        if (among.length === 0) return []
        const page = { limit: among.length, offset: 0, among }
        return load(await listPreviewedIds(db, subject, now, page))
      },
      listOthers: async (page, except) =>
        load(await listPreviewedIds(db, subject, now, { ...page, except })),
    },
  )
}

/** Returns the entries that only what is previewed of campaigns has. */
async function newInCampaigns(
  reading: PreviewReading,
  type: string,
  listed: readonly ListedEntry[],
): Promise<ListedEntry[]> {
  const { db, campaigns, only } = reading
  const alone = (await aloneInCampaign(db, only)).filter(
    ({ subject, language }) => subject === type && language === '',
  )
  const ids = [
    ...(await listNewInCampaigns(db, type, campaigns, limits.campaigns.documents)),
    ...alone.map(({ entry_id }) => entry_id),
  ]
  const known = new Set(listed.map(({ entry_id }) => entry_id))
  return loadEntries(
    reading,
    type,
    ids.filter((id) => !known.has(id)),
  )
}

/** Returns the unsaved entry where the list has none of it: it is new, or off the site. */
async function unlistedEntry(
  reading: PreviewReading,
  type: string,
  listed: readonly ListedEntry[],
): Promise<ListedEntry[]> {
  const { db, now, only, unsaved } = reading
  if (unsaved?.subject !== type || unsaved.language !== '') return []
  const id = unsaved.entry_id
  if (listed.some(({ entry_id }) => entry_id === id)) return []
  const [elsewhere] =
    only === 0
      ? (await listLiveEntries(db, type, now, [id])).filter(({ is_archived }) => !is_archived)
      : await listPreviewedIds(db, type, now, { limit: 1, offset: 0, among: [id] })
  return elsewhere === undefined ? loadEntries(reading, type, [id]) : []
}

async function loadEntries(reading: PreviewReading, type: string, ids: readonly number[]) {
  const { db, now } = reading
  const documents = ids.map((entryId) =>
    documentKeyOf({ subject: type, entry_id: entryId, language: '' }),
  )
  const heads = new Map(
    (await listDocumentStates(db, documents)).map((head) => [head.entry_id, head]),
  )
  const records = await revisionsOf(reading, documents, [...heads.values()])
  const open = new Map(records.map((revision) => [revision.entry_id, revision]))
  const live = new Map(
    (await listLiveEntries(db, type, now, ids)).map((row) => [row.entry_id, row]),
  )
  return ids.flatMap((id) => {
    const [head, row] = [heads.get(id), live.get(id)]
    const revision = open.get(id) ?? row
    if (!revision) return []
    const { content, starts_at, ends_at } = revision
    const { since = now, is_archived = false } = row ?? {}
    const { position } = head ?? { position: '' }
    // What only a campaign has, has its address from it.
    const slug = row?.slug ?? head?.slug ?? ''
    return [{ entry_id: id, content, slug, since, is_archived, starts_at, ends_at, position }]
  })
}
