import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { Document } from '#domain/content/document.ts'
import { saveLiveValues } from '#domain/content/publishing/save-live-values.ts'
import { showToStaff } from '#domain/content/show-to-staff.ts'
import { indexSpots } from '#domain/search/location-index/index-spots.ts'
import { listSpans } from '#store/content/campaigns/campaigns.ts'
import type { Publication } from '#store/content/ledger.ts'
import { inParts, listInCampaignsUntil, listPublicationsUntil } from '#store/content/past.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import type { Copying } from './copying.ts'
import { type PastDocument, replay } from './replay.ts'

interface Entries {
  declaration: Declaration
  /** 0 for a section. */
  ids: readonly number[]
  /** The order of the collection as it was, or null. */
  order: Content | null
  /** Whether all former versions are copied, which pages of legal texts show. */
  hasVersions: boolean
}

/** Returns what of a document is needed where former versions are not. */
function lastOf(publications: readonly Publication[]): Publication[] {
  const ofSite = publications.filter(
    ({ campaign, cause }) => campaign === null && cause !== 'scheduled',
  )
  // The last two: a page of what has ended shows what was there before.
  const others = publications.filter((row) => !ofSite.includes(row))
  return [...ofSite.slice(-2), ...others]
}

/** Replays what was published of some entries, in every language and in campaigns. */
export async function copyEntries(
  { from, to, at, gaps }: Copying,
  { declaration, ids, order, hasVersions }: Entries,
): Promise<void> {
  const published = { type: declaration.key, ids }
  const rows = await listPublicationsUntil(from, published, at)
  const inCampaigns = rows.some(({ campaign }) => campaign !== null)
  const ofCampaigns = inCampaigns ? await listInCampaignsUntil(from, published, at) : []
  const documents = [...Map.groupBy(rows, (row) => `${row.entry_id}@${row.language}`).values()]
  const read = hasVersions ? rows : documents.flatMap(lastOf)
  const named = [...new Set(read.flatMap(({ revision_id }) => revision_id ?? []))]
  const found = await inParts(named, (some) => listRevisionsByIds(from, some))
  if (found.length < named.length) gaps.add('revision_removed')
  const revisions = new Map([...found, ...ofCampaigns].map((one) => [one.id, one]))
  const past = documents.flatMap((publications) => {
    const [first] = publications
    if (!first) return []
    const document = { declaration, entryId: first.entry_id, language: first.language }
    return { document, publications, ...replay({ document, publications, revisions, at }, order) }
  })
  const spans = await listSpans(from, [
    ...new Set(past.flatMap(({ lines }) => lines.map(({ campaign }) => campaign))),
  ])
  await to.write(async (tx) => {
    await addRevisions(tx, [...revisions.values()])
    for (const one of past) await addDocument(tx, one, { revisions, at })
    for (const span of spans)
      await tx
        .insertInto('campaign_span')
        .values(span)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    // After the documents, whose states and values it reads.
    for (const { document, state } of past) await saveLiveValues(tx, document, state)
    await indexSpots(tx, declaration, ids)
  })
}

async function addRevisions(tx: Tx, revisions: readonly Revision[]): Promise<void> {
  const rows = revisions.map((one) => ({ ...one, content: JSON.stringify(one.content) }))
  for (let at = 0; at < rows.length; at += 200)
    await tx
      .insertInto('revision')
      .values(rows.slice(at, at + 200))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

async function addDocument(
  tx: Tx,
  {
    document,
    publications,
    state,
    lines,
  }: PastDocument & {
    document: Document
    publications: readonly Publication[]
  },
  { revisions, at }: { revisions: ReadonlyMap<number, Revision>; at: string },
): Promise<void> {
  const shown = revisions.get(state.shown_id ?? 0)
  const seen = shown
    ? await showToStaff({ db: tx, now: at }, { document, state, revision: shown })
    : state
  await tx.insertInto('head').values(seen).execute()
  if (lines.length > 0) await tx.insertInto('line').values(lines).execute()
  await tx
    .insertInto('publication')
    .values([...publications])
    .execute()
}
