import { declarationByKey } from '#catalogue/catalogue.ts'
import { unchangedTranslation } from '#catalogue/content/unchanged-translation.ts'
import type { Content } from '#catalogue/declaration.ts'
import { mapMadeOn } from '#store/content/campaigns/made-on.ts'
import type { LiveRevision } from '#store/content/live-revisions.ts'
import type { Db } from '#store/tables.ts'
import { type ListedEntry, nameOf } from './previewing.ts'

/**
 * Returns the site's translations of documents that a campaign changes in the first language alone, by
 * type and entry, without the texts that it changed.
 */
export async function outdatedTranslations(
  db: Db,
  sources: readonly LiveRevision[],
  translations: readonly LiveRevision[],
): Promise<Map<string, Content>> {
  const byName = new Map(translations.map((row) => [nameOf(row), row]))
  const changed = sources.flatMap((source) => {
    const translation = byName.get(nameOf(source))
    const isOutdated =
      source.campaign > 0 && translation && translation.campaign !== source.campaign
    return isOutdated ? [{ source, translation }] : []
  })
  const madeOn = await mapMadeOn(
    db,
    changed.map(({ source }) => source),
  )
  const outdated = new Map<string, Content>()
  for (const { source, translation } of changed) {
    const declaration = declarationByKey(source.subject)
    const was = madeOn.get(source.id)?.content
    if (!declaration || !was) continue
    const versions = { was, is: source.content }
    outdated.set(nameOf(source), unchangedTranslation(declaration, translation.content, versions))
  }
  return outdated
}

/** Whether a row of a list is a revision that guests see, not one of a preview. */
export function isStored(row: ListedEntry | LiveRevision): row is LiveRevision {
  return 'campaign' in row
}
