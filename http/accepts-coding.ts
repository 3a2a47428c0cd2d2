/** A coding by its own name, with the weight it may carry. Nothing here can backtrack without end. */
const asked = {
  br: /(?:^|,)\s*br\s*(?:;\s*q=([\d.]*)\s*)?(?:,|$)/i,
  gzip: /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]*)\s*)?(?:,|$)/i,
}

/** Does an `Accept-Encoding` ask for this coding? Never with a weight of 0. */
export function acceptsCoding(
  header: string | string[] | undefined,
  coding: keyof typeof asked,
): boolean {
  if (typeof header !== 'string') return false
  const found = asked[coding].exec(header)
  return found !== null && Number(found[1] ?? 1) > 0
}
