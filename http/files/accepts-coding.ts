import Negotiator from 'negotiator'

/** The smallest first. */
const codings = ['br', 'gzip', 'identity'] as const

export type Coding = (typeof codings)[number]

/** Lists the codings that an `Accept-Encoding` takes, the smallest first; `identity` always. */
export function acceptedCodings(header: string | string[] | undefined): readonly Coding[] {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(codings)
  return codings.filter((coding) => coding === 'identity' || accepted.includes(coding))
}

export function smallestCoding(header: string | string[] | undefined): Coding {
  return acceptedCodings(header)[0] ?? 'identity'
}
