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

/** A page in one language: what is read for it, and how it speaks. */
export interface LocalizedPage {
  reading: Reading
  brand: BrandLanguages
  i18n: I18n
}

/** The reading of a page's path in the language of an address; null where the brand does not publish in it. */
export async function loadLocalizedPage(
  reading: Reading,
  language: Language | null,
  path: string,
): Promise<LocalizedPage | null> {
  const first = await loadInFirstLanguage(reading, path)
  const { brand } = first
  if (language === null || language === brand.first) return first
  if (!brand.others.includes(language)) return null
  const told = inLanguage(reading, language)
  const i18n = createI18n({ ...brand, language, path, foreign: told.foreign })
  return { reading: told, brand, i18n }
}

/** In the brand's first language. */
export async function loadInFirstLanguage(reading: Reading, path: string): Promise<LocalizedPage> {
  const brand = await readBrandLanguages(reading)
  return { reading, brand, i18n: createI18n({ ...brand, language: brand.first, path }) }
}

/**
 * In which languages guests see content of its own in what the page has read so far; the first always.
 */
export async function loadOwnLanguages({ reading, brand }: LocalizedPage): Promise<Language[]> {
  const own = await listOwnLanguages(reading, ownDocuments(reading), brand)
  return [brand.first, ...own]
}

/** What a page has read so far that is not the same on every page. */
function ownDocuments({ places }: Reading): Reading['places'] {
  return places.filter(({ type }) => !type.startsWith('frame.'))
}

/** What of a preview guests do not see yet; null of what is none. */
export async function loadPreviewed(reading: Reading): Promise<Previewed[] | null> {
  return reading.preview ? listPreviewed(reading) : null
}
