import { tender } from '#catalogue/collections/tender.ts'
import { vacancy } from '#catalogue/collections/vacancy.ts'
import { countEntries } from '#domain/reading/count-entries.ts'
import { countNarrowedEntries } from '#domain/reading/narrowed-entries.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { Openings } from './career-nav.tsx'

/** How much is open on each way in. */
export async function countOpenings(reading: Reading): Promise<Openings> {
  return {
    '/work-with-us/join': await countNarrowedEntries(reading, vacancy, { kind: 'restaurant' }),
    '/work-with-us/corporate': await countNarrowedEntries(reading, vacancy, { kind: 'corporate' }),
    '/work-with-us/tender': await countEntries(reading, tender),
  }
}
