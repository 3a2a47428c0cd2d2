import type { DocumentLanguage, Language } from '#catalogue/languages.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { type DocumentKey, documentName } from '#store/content/document-key.ts'
import { listDocumentStates } from '#store/content/document-states.ts'
import type { Db } from '#store/tables.ts'
import { invalid } from '../problem.ts'
import { type Reading, readSection, startReading } from './reading.ts'

/** The languages in which the brand publishes (contract section 7). */
export interface BrandLanguages {
  /** Its documents hold the whole content. */
  first: Language
  /** Their documents hold translations. */
  others: Language[]
}

export async function readBrandLanguages(reading: Reading): Promise<BrandLanguages> {
  const values = (await readSection(reading, settings))?.values
  const [first = 'en', ...others] = values?.languages ?? []
  return { first, others }
}

/** Returns the language of a reading. */
export async function readLanguage(reading: Reading): Promise<Language> {
  return reading.language || (await readBrandLanguages(reading)).first
}

/**
 * Returns the language of the documents that a call asks for by `lang`. Throws `Problem('invalid')`
 * for one in which the brand does not publish.
 */
export async function requestedLanguage(
  db: Db,
  now: string,
  lang: Language | undefined,
): Promise<DocumentLanguage> {
  if (lang === undefined) return ''
  const { first, others } = await readBrandLanguages(startReading(db, now))
  if (lang === first) return ''
  if (others.includes(lang)) return lang
  const choices = [first, ...others]
  throw invalid({ lang: [fill(inputMessages.oneOf, { choices })] })
}

/**
 * Returns the language that a list is filtered by, undefined for all. A language that the brand no
 * longer publishes is allowed: its log stays.
 */
export async function filteredLanguage(
  db: Db,
  now: string,
  lang: Language | undefined,
): Promise<DocumentLanguage | undefined> {
  if (lang === undefined) return undefined
  const { first } = await readBrandLanguages(startReading(db, now))
  return lang === first ? '' : lang
}

/**
 * Returns the other languages in which these documents have translations. The reading depends on
 * them, so that a first translation changes the page.
 */
export async function listOwnLanguages(
  { db, names }: Reading,
  places: readonly Omit<DocumentKey, 'language'>[],
  { others }: BrandLanguages,
): Promise<Language[]> {
  const requests = others.flatMap((language) => places.map((place) => ({ ...place, language })))
  for (const place of requests) names.add(documentName(place))
  const heads = await listDocumentStates(db, requests)
  return others.filter((one) => heads.some((head) => head.language === one && head.live_id))
}
