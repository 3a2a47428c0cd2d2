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

export type Coding = 'br' | 'gzip' | 'identity'

/** Clients send a few different headers, and each of them always the same. */
export const chosen = new Map<string, Coding>()
export const mostChosen = { headers: 200, length: 100 }

/** The smallest coding that an `Accept-Encoding` asks for; what is sent often is read once. */
export function smallestCoding(header: string | string[] | undefined): Coding {
  if (typeof header !== 'string') return 'identity'
  const known = chosen.get(header)
  if (known) return known
  const coding = (['br', 'gzip'] as const).find((one) => acceptsCoding(header, one)) ?? 'identity'
  if (chosen.size >= mostChosen.headers) chosen.clear()
  if (header.length <= mostChosen.length) chosen.set(header, coding)
  return coding
}
