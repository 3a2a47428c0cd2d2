import { tender } from '#catalogue/collections/tender.ts'
import { readRecentlyEnded } from '#domain/reading/read-unavailable.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { type ResolvedEntry, resolveEntries } from '#domain/reading/resolve-entries.ts'
import { entryClock, formatDeadline, formatLastDay } from '#web/site/format.ts'
import type { PageBrand } from '#web/site/load-brand.ts'

export type TenderEntry = ResolvedEntry<typeof tender>

export interface Tender {
  id: number
  path: string
  title: string
  reference: string
  summary: string
  /** Deadline with time and zone, or the last day of a closed one; null without one. */
  closes: string | null
  addenda: number
  isDecided: boolean
}

export async function loadTenders(
  reading: Reading,
  page: { limit: number; offset: number },
  brand: PageBrand,
): Promise<Tender[]> {
  const entries = await resolveEntries(reading, tender, page)
  return entries.map((entry) => {
    const { ends_at, values } = entry
    const clock = entryClock(brand, values.time_zone)
    return { ...toTender(entry), closes: ends_at && formatDeadline(ends_at, clock) }
  })
}

export async function loadClosedTenders(
  reading: Reading,
  limit: number,
  brand: PageBrand,
): Promise<Tender[]> {
  const entries = await readRecentlyEnded(reading, tender, limit)
  return entries.map((entry) => {
    const clock = entryClock(brand, entry.values.time_zone)
    return { ...toTender(entry), closes: formatLastDay(entry.ends_at, clock) }
  })
}

function toTender({ id, path, values }: TenderEntry): Omit<Tender, 'closes'> {
  const { title, reference, summary, addenda, outcome } = values
  return {
    id,
    path: path ?? '/work-with-us/tender',
    title,
    reference,
    summary,
    addenda: addenda.length,
    isDecided: outcome !== null,
  }
}
