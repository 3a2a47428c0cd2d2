import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { declarationByKey } from '#catalogue/catalogue.ts'
import { isSameContent } from '#catalogue/change/compare.ts'
import { isTranslated } from '#catalogue/content/is-translated.ts'
import { unchangedTranslation } from '#catalogue/content/unchanged-translation.ts'
import type { Language } from '#catalogue/languages.ts'
import type { ReadContext } from '#domain/context.ts'
import { readBrandLanguages } from '#domain/reading/brand-languages.ts'
import { startReading } from '#domain/reading/reading.ts'
import type { Line } from '#store/content/campaigns/lines.ts'
import { documentKeyOf, documentName } from '#store/content/document-key.ts'
import { listLiveOnSite } from '#store/content/live-revisions.ts'
import { listRevisionsByIds } from '#store/content/revisions.ts'

/** Documents whose contents are compared before other work of the thread. */
const batchSize = 20

/**
 * Returns by document, without its language, in which of the brand's languages guests would read the
 * first language instead: a text that the campaign changes and does not translate, and what is new with
 * it. In a fixed number of queries.
 */
export async function missingTranslations(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  lines: readonly Line[],
): Promise<Map<string, Language[]>> {
  const { others } = await readBrandLanguages(startReading(db, now))
  const written = new Set(lines.map((line) => documentName(documentKeyOf(line))))
  const changed = lines.flatMap((line) => {
    const declaration = declarationByKey(line.subject)
    const isOwn =
      line.language === '' && line.shown_id !== null && line.shown_id !== line.made_on_id
    if (!isOwn || !declaration || !isTranslated(declaration)) return []
    const languages = others.filter((language) => !written.has(nameOf(line, language)))
    return languages.length > 0 ? [{ line, declaration, languages }] : []
  })
  const translations = await listTranslations(db, now, changed)
  const contents = await listContents(
    db,
    changed.filter(({ line, languages }) =>
      languages.some((language) => translations.has(nameOf(line, language))),
    ),
  )
  const missing = new Map<string, Language[]>()
  for (const [at, { line, declaration, languages }] of changed.entries()) {
    if (at % batchSize === batchSize - 1) await yieldToEventLoop()
    const was = contents.get(line.made_on_id ?? 0)
    const is = contents.get(line.shown_id ?? 0)
    const isOutdated = (language: Language) => {
      const translation = translations.get(nameOf(line, language))
      if (line.made_on_id === null) return true
      if (!translation || !was || !is) return false
      const kept = unchangedTranslation(declaration, translation, { was, is })
      return !isSameContent(declaration, translation, kept)
    }
    const outdated = languages.filter(isOutdated)
    if (outdated.length > 0) missing.set(documentName(documentKeyOf(line)), outdated)
  }
  return missing
}

function nameOf(line: Line, language: Language): string {
  return documentName({ ...documentKeyOf(line), language })
}

interface ChangedLine {
  line: Line
  languages: Language[]
}

async function listTranslations(db: ReadContext['db'], now: string, lines: readonly ChangedLine[]) {
  const keys = lines.flatMap(({ line, languages }) =>
    languages.map((language) => ({ ...documentKeyOf(line), language })),
  )
  const rows = await listLiveOnSite(db, keys, now)
  return new Map(rows.map((row) => [documentName(documentKeyOf(row)), row.content]))
}

async function listContents(db: ReadContext['db'], lines: readonly ChangedLine[]) {
  const ids = lines.flatMap(({ line: { made_on_id, shown_id } }) => [made_on_id, shown_id])
  const rows = await listRevisionsByIds(
    db,
    ids.filter((id) => id !== null),
  )
  return new Map(rows.map(({ id, content }) => [id, content]))
}
