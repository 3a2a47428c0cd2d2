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
  if (lists.size > 0) changes.push(await findNextChange(db, [...lists], now))
  const moments = [...reading.changeTimes].filter((at) => at > now)
  return [...changes, ...moments].filter((at) => at !== null).sort()[0] ?? null
}
