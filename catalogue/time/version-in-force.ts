export interface DatedVersion {
  number: number
  /** A calendar day in the brand's time zone, or null. */
  effective: string | null
}

export interface VersionInForce<V extends DatedVersion> {
  /** The version in force; before the first date, the first version. */
  current: V
  coming: V | null
  /** Newest first. */
  former: V[]
}

/** Returns which version is in force on a day: the last published one whose date has come. */
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

/** Returns the versions that are, were or will be in force, in order. */
export function versionsInForce<V extends DatedVersion>(versions: readonly V[]): V[] {
  return versions.filter(
    (one) => !versions.some((later) => later.number > one.number && dayOf(later) < dayOf(one)),
  )
}

function dayOf({ effective }: DatedVersion): string {
  return effective ?? ''
}
