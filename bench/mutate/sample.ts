/** So many of the values, the same for the same seed, in their order. */
export function sampleOf<T>(values: readonly T[], count: number, seed: number): T[] {
  const random = mulberry(seed)
  const drawn = values.map((value, place) => ({ value, place, lot: random() }))
  return drawn
    .sort((a, b) => a.lot - b.lot)
    .slice(0, count)
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value)
}

/** Mulberry32: numbers from 0 to 1 that look random and are the same for a seed. */
function mulberry(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
