/** The latest of several moments in ISO 8601; null when none is known. */
export function latestOf(moments: readonly (string | null)[]): string | null {
  const known = moments.filter((at) => at !== null && !Number.isNaN(Date.parse(at)))
  return known.toSorted((a, b) => Date.parse(b ?? '') - Date.parse(a ?? ''))[0] ?? null
}
