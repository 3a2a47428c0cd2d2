import { Seeded } from '../seeded.ts'

/** So many of the values, the same for the same seed, in their order. */
export function sampleOf<T>(values: readonly T[], count: number, seed: number): T[] {
  const seeded = new Seeded(seed)
  const drawn = values.map((value, place) => ({ value, place, lot: seeded.next() }))
  return drawn
    .sort((a, b) => a.lot - b.lot)
    .slice(0, count)
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value)
}
