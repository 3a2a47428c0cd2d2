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
  /** Its places hold the whole record. */
  first: Language
  /** These hold translations. */
  others: Language[]
}

export async function readBrandLanguages(reading: Reading): Promise<BrandLanguages> {
  const values = (await readSection(reading, settings))?.values
  const [first = 'en', ...others] = values?.languages ?? []
  return { first, others }
}

/** In which language a reading's guests read. */
export async function readLanguage(reading: Reading): Promise<Language> {
  return reading.language || (await readBrandLanguages(reading)).first
}

/**
 * The language of the places that a call asks for by `lang`: the brand's first by its name, or by
 * none. Refuses one in which the brand does not publish (422).
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
 * The places that a list is narrowed down to by `lang`; undefined for all. One in which the brand does
 * not publish any more is not refused: what was done in it is still told.
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
 * In which of the other languages guests see content of these places' own; remembered as read, so
 * that a first translation changes what is said of it.
 */
export async function listOwnLanguages(
  { db, names }: Reading,
  places: readonly Omit<DocumentKey, 'language'>[],
  { others }: BrandLanguages,
): Promise<Language[]> {
  const wanted = others.flatMap((language) => places.map((place) => ({ ...place, language })))
  for (const place of wanted) names.add(documentName(place))
  const heads = await listDocumentStates(db, wanted)
  return others.filter((one) => heads.some((head) => head.language === one && head.live_id))
}
