import { legalPage } from '#catalogue/collections/legal-page.ts'
import { entryPath } from '#catalogue/content/entry-path.ts'
import { type VersionInForce, versionInForce } from '#catalogue/time/version-in-force.ts'
import { dayIn, resolveLocalTime } from '#catalogue/time/zone.ts'
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
  /** Its address: that of the version in force. */
  page: string
  versions: LegalVersion[]
  inForce: VersionInForce<LegalVersion>
}

/**
 * Loads the legal page that has or had a slug: null where guests see none, 'gone' where it was
 * archived. It changes at midnight in the time zone of the brand when a version takes effect.
 */
export async function loadLegal(
  reading: Reading,
  slug: string,
  { zone }: PageBrand,
): Promise<Legal | 'gone' | null> {
  const entryId = await findEntryId(reading, legalPage, slug)
  if (entryId === null) return null
  const entry = await readEntry(reading, legalPage, entryId)
  if (!entry || entry.isGone) return entry && 'gone'
  const page = entryPath(legalPage, entryId, entry.slug, entry.values) ?? ''
  const listed = await listVersions(reading, legalPage, entryId)
  const versions = listed.map((one) => {
    const { effective_on } = one.content.values
    const effective = typeof effective_on === 'string' ? effective_on : null
    return { ...one, effective, path: `${page}/versions/${one.number}` }
  })
  const inForce = versionInForce(versions, dayIn(zone, Date.parse(reading.now)))
  if (!inForce) return null
  for (const { effective } of versions) {
    if (effective === null) continue
    reading.changeTimes.add(new Date(resolveLocalTime(zone, `${effective}T00:00`)).toISOString())
  }
  return { entryId, page, versions, inForce }
}

export function resolveLegal(reading: Reading, { entryId }: Legal, version: Version) {
  return resolveVersion(reading, legalPage, entryId, version)
}
