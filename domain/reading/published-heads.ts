import type { Declaration } from '#catalogue/declaration.ts'
import { placeName, placeOf } from '#store/content/place.ts'
import { noted, type Reading, readLive } from './reading.ts'

interface PublishedHead {
  version: number | null
  /** ISO 8601 UTC. */
  updated_at: string | null
}

/** Which version of a section guests see, and since when. */
export async function publishedHead(
  reading: Reading,
  section: Declaration,
): Promise<PublishedHead> {
  const [head] = await publishedHeads(reading, [section])
  return head ?? { version: null, updated_at: null }
}

/** Which versions of some sections guests see, and since when; nulls while nothing is live. */
export async function publishedHeads(
  reading: Reading,
  sections: readonly Declaration[],
): Promise<PublishedHead[]> {
  const places = sections.map((declaration) =>
    noted(reading, { declaration, entryId: 0 }, reading.language),
  )
  const rows = await readLive(reading, places)
  const live = new Map(rows.map((row) => [placeName(placeOf(row)), row]))
  return places.map((place) => {
    const row = live.get(placeName(place))
    return { version: row?.version ?? null, updated_at: row?.since ?? null }
  })
}
