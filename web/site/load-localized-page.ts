import type { Language } from '#catalogue/languages.ts'
import type { Previewed } from '#catalogue/published.ts'
import {
  type BrandLanguages,
  listOwnLanguages,
  readBrandLanguages,
} from '#domain/reading/brand-languages.ts'
import { listPreviewed } from '#domain/reading/list-previewed.ts'
import { inLanguage, type Reading } from '#domain/reading/reading.ts'
import { createI18n, type I18n } from './i18n.tsx'

export interface LocalizedPage {
  reading: Reading
  brand: BrandLanguages
  i18n: I18n
}

/** Returns the reading and the language of a page; null where the brand does not publish in it. */
export async function loadLocalizedPage(
  reading: Reading,
  language: Language | null,
  path: string,
): Promise<LocalizedPage | null> {
  const first = await loadInFirstLanguage(reading, path)
  const { brand } = first
  if (language === null || language === brand.first) return first
  if (!brand.others.includes(language)) return null
  const localized = inLanguage(reading, language)
  const i18n = createI18n({ ...brand, language, path, foreign: localized.fallbackTexts })
  return { reading: localized, brand, i18n }
}

export async function loadInFirstLanguage(reading: Reading, path: string): Promise<LocalizedPage> {
  const brand = await readBrandLanguages(reading)
  return { reading, brand, i18n: createI18n({ ...brand, language: brand.first, path }) }
}

/**
 * Returns the languages with content of their own in what the page has read so far; always the
 * first one.
 */
export async function loadOwnLanguages({ reading, brand }: LocalizedPage): Promise<Language[]> {
  const languages = await listOwnLanguages(reading, ownDocuments(reading), brand)
  return [brand.first, ...languages]
}

/** Returns what the page has read, without the layout. */
function ownDocuments({ documents }: Reading): Reading['documents'] {
  return documents.filter(({ type }) => !type.startsWith('frame.'))
}

/** Returns what guests do not see yet of a preview in a tab, none of a page of the past; null for a page without a bar. */
export async function loadPreviewed(reading: Reading): Promise<Previewed[] | null> {
  const { preview, only, unsaved, moment, campaigns } = reading
  if (moment !== null && !preview) return []
  const isInTab = only === null || campaigns.length > 0
  return preview && isInTab && unsaved === null ? listPreviewed(reading) : null
}
