/** A round number at which a scale ends: 1, 2, 3, 5, 10, 20, 30 … the next above the greatest value. */
export function endOfScale(greatest: number): number {
  if (greatest <= 1) return 1
  const unit = 10 ** Math.floor(Math.log10(greatest))
  return [1, 2, 3, 5, 10].map((times) => times * unit).find((end) => end >= greatest) ?? greatest
}
