import { legalPage } from '#catalogue/collections/legal-page.ts'
import type { Singleton } from '#catalogue/screens.ts'
import { type VersionInForce, versionInForce } from '#catalogue/time/version-in-force.ts'
import { localTime, resolveLocalTime } from '#catalogue/time/zone.ts'
import {
  findEntryId,
  listVersions,
  resolveVersion,
  type Version,
} from '#domain/reading/read-versions.ts'
import { type Reading, readEntry } from '#domain/reading/reading.ts'
import type { PageBrand } from '#web/site/load-brand.ts'

export interface LegalVersion extends Version {
  effective: string | null
  path: string
}

/** A legal page: its versions, and which one is in force. */
export interface Legal {
  entryId: number
  singleton: Singleton
  versions: LegalVersion[]
  inForce: VersionInForce<LegalVersion>
}

/**
 * Loads a legal page: null where guests see none, 'gone' where it was archived. It changes at
 * midnight in the time zone of the brand when a version takes effect.
 */
export async function loadLegal(
  reading: Reading,
  singleton: Singleton,
  { zone }: PageBrand,
): Promise<Legal | 'gone' | null> {
  const entryId = await findEntryId(reading, legalPage, singleton.slug)
  if (entryId === null) return null
  const entry = await readEntry(reading, legalPage, entryId)
  if (!entry || entry.isGone) return entry && 'gone'
  const listed = await listVersions(reading, legalPage, entryId)
  const versions = listed.map((one) => {
    const { effective_on } = one.content.values
    const effective = typeof effective_on === 'string' ? effective_on : null
    return { ...one, effective, path: `${singleton.page}/versions/${one.number}` }
  })
  const inForce = versionInForce(versions, localTime(zone, Date.parse(reading.now)).slice(0, 10))
  if (!inForce) return null
  for (const { effective } of versions) {
    if (effective === null) continue
    reading.changeTimes.add(new Date(resolveLocalTime(zone, `${effective}T00:00`)).toISOString())
  }
  return { entryId, singleton, versions, inForce: inForce }
}

export function resolveLegal(reading: Reading, { entryId }: Legal, version: Version) {
  return resolveVersion(reading, legalPage, entryId, version)
}
