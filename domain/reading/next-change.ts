import { listDocumentStates } from '#store/content/document-states.ts'
import { findNextChange } from '#store/content/guest-lists/clock-changes.ts'
import { nextChangeAt } from '../content/timeline.ts'
import type { Reading } from './reading.ts'

/** Returns when the clock next changes this reading, or null for never. */
export async function nextChange(reading: Reading): Promise<string | null> {
  const { db, now, scheduledEntries: entries, lists, live } = reading
  const found = await Promise.all(
    entries.map(async (document) => ({ document, row: await live.load(document) })),
  )
  const known = found.flatMap(({ row }) => row ?? [])
  const others = found.flatMap(({ document, row }) => (row ? [] : document))
  const heads = await listDocumentStates(db, others)
  const changes = [...known, ...heads].map((head) => nextChangeAt(head, now))
  if (lists.size > 0 || (await mayBeInCampaigns(reading))) {
    const inCampaigns = [...new Set([...lists, ...reading.documents.map(({ type }) => type)])]
    changes.push(await findNextChange(db, { types: [...lists], inCampaigns }, now))
  }
  const moments = [...reading.changeTimes].filter((at) => at > now)
  return [...changes, ...moments].filter((at) => at !== null).sort()[0] ?? null
}

/** Whether a campaign changes one of the documents, or has one that the site has not. */
async function mayBeInCampaigns({ documents, live }: Reading): Promise<boolean> {
  const rows = await Promise.all(documents.map((one) => live.load({ ...one, language: '' })))
  return rows.some((row) => row === null || row.lines > 0)
}
