import type { Content, Declaration } from '#catalogue/declaration.ts'
import { type DocumentKey, documentKeyOf } from '#store/content/document-key.ts'
import { type DocumentState, listDocumentStates } from '#store/content/document-states.ts'
import { type LivePage, listLiveEntries } from '#store/content/live-revisions.ts'
import { listPreviewedIds } from '#store/content/preview/previewed-entries.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import { listReordered, movedInOpenOrder } from '../content/order/open-order.ts'
import { previewedAt } from '../content/timeline.ts'

/**
 * Returns the records that a preview shows in place of the live ones, of those places that have one.
 * @param only the id of the one that is shown, or null for all
 */
export async function listInPreview(
  db: Db,
  documents: readonly DocumentKey[],
  now: string,
  only: number | null,
): Promise<Revision[]> {
  return recordsOf(db, await listDocumentStates(db, documents), now, only)
}

function recordsOf(
  db: Db,
  heads: readonly DocumentState[],
  now: string,
  only: number | null,
): Promise<Revision[]> {
  const ids = heads.flatMap((head) => previewedAt(head, now) ?? [])
  return listRevisionsByIds(
    db,
    ids.filter((id) => only === null || id === only),
  )
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
  db: Db,
  { key: subject }: Declaration,
  now: string,
  { limit, offset, only }: LivePage & { only: number | null },
): Promise<ListedEntry[]> {
  const moved = await movedInOpenOrder(db, subject, only)
  const load = async (ids: number[]) => loadEntries(db, subject, ids, { now, only })
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

async function loadEntries(
  db: Db,
  type: string,
  ids: readonly number[],
  { now, only }: { now: string; only: number | null },
) {
  const documents = ids.map((entryId) =>
    documentKeyOf({ subject: type, entry_id: entryId, language: '' }),
  )
  const heads = new Map(
    (await listDocumentStates(db, documents)).map((head) => [head.entry_id, head]),
  )
  const records = await recordsOf(db, [...heads.values()], now, only)
  const open = new Map(records.map((revision) => [revision.entry_id, revision]))
  const live = new Map(
    (await listLiveEntries(db, type, now, ids)).map((row) => [row.entry_id, row]),
  )
  return ids.flatMap((id) => {
    const [head, row] = [heads.get(id), live.get(id)]
    const revision = open.get(id) ?? row
    if (!head || !revision) return []
    const { content, starts_at, ends_at } = revision
    const { since = now, is_archived = false } = row ?? {}
    const { slug, position } = head
    return [{ entry_id: id, content, slug, since, is_archived, starts_at, ends_at, position }]
  })
}
