/** A version of a legal text, as far as it is put in its place among the others. */
export interface DatedVersion {
  number: number
  /** A day of the calendar on the brand's clock (`2026-05-01`); null where nobody has said. */
  effective: string | null
}

export interface VersionInForce<V extends DatedVersion> {
  /** What is in force; before the first one's date, that one. */
  current: V
  /** What will be. */
  coming: V | null
  /** What was before, the newest first. */
  former: V[]
}

/**
 * Which version is in force on a day. The last that was published decides: until its date has come,
 * the one before it of which the date had.
 */
export function versionInForce<V extends DatedVersion>(
  versions: readonly V[],
  today: string,
): VersionInForce<V> | null {
  const inOrder = versionsInForce(versions)
  const [first] = inOrder
  if (!first) return null
  const begun = inOrder.filter((one) => dayOf(one) <= today)
  const current = begun.at(-1) ?? first
  const coming = inOrder.filter((one) => one !== current && dayOf(one) > today).at(-1) ?? null
  const former = begun.filter((one) => one !== current).reverse()
  return { current, coming, former }
}

/** Those that are, were or will be in force, in order: what another one has overtaken before its date never is. */
export function versionsInForce<V extends DatedVersion>(versions: readonly V[]): V[] {
  return versions.filter(
    (one) => !versions.some((later) => later.number > one.number && dayOf(later) < dayOf(one)),
  )
}

function dayOf({ effective }: DatedVersion): string {
  return effective ?? ''
}
