import { findNextChange } from '#store/content/guest-lists/clock-changes.ts'
import { listHeads } from '#store/content/heads.ts'
import { placeName } from '#store/content/place.ts'
import { changesAfter } from '../content/timeline.ts'
import type { Reading } from './reading.ts'

/** When this reading would come out differently by the clock alone, or null for never. */
export async function nextChange(reading: Reading): Promise<string | null> {
  const changes = await foreseeChange(reading)
  const moments = [...reading.moments].filter((at) => at > reading.now)
  return [...changes, ...moments].filter((at) => at !== null).sort()[0] ?? null
}

/**
 * When the clock changes something of what has been read so far: asked with other questions, it costs
 * no time of its own, and `nextChange` asks again only where more has been read since.
 */
export function foreseeChange(reading: Reading): Promise<(string | null)[]> {
  const { entries, lists, live, foreseen } = reading
  const readSoFar = `${entries.length} ${lists.size} ${live.size}`
  if (!foreseen.change || foreseen.readSoFar !== readSoFar) {
    foreseen.readSoFar = readSoFar
    foreseen.change = listChanges(reading)
  }
  return foreseen.change
}

async function listChanges({ db, now, entries, lists, live }: Reading) {
  const known = entries.flatMap((place) => live.get(placeName(place)) ?? [])
  const others = entries.filter((place) => !live.get(placeName(place)))
  const heads = await listHeads(db, others)
  const next = lists.size > 0 ? await findNextChange(db, [...lists], now) : null
  return [...[...known, ...heads].map((head) => changesAfter(head, now)), next]
}
