import type { Content, Section } from '#catalogue/declaration.ts'
import type { Json } from '#catalogue/json.ts'
import { type DocumentLanguage, type Language, languages } from '#catalogue/languages.ts'
import { appPage, brandPage, pageById } from '#catalogue/pages.ts'
import { splitPhrases } from '#catalogue/search/split-phrases.ts'
import { topicKeys } from '#catalogue/search/topics.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { synonyms } from '#catalogue/sections/site/synonyms.ts'
import { findLive } from '#store/content/live-revisions.ts'
import type { Store } from '#store/store.ts'
import type { Db } from '#store/tables.ts'
import { gatherWords, type KnownWords } from './gather-words.ts'

/** Vocabulary by which queries are parsed. */
export interface Known {
  words: KnownWords
  brand: string
  /** The address of the app page. */
  appPath: string
  /** Of the query. */
  language: Language
  /** That one and the brand's first language. */
  languages: readonly Language[]
  /** The other languages of the brand. */
  elsewhere: readonly DocumentLanguage[]
}

const cache = new WeakMap<Db, Map<DocumentLanguage, { changedAt: string; known: Known }>>()

/**
 * Returns the words of the product and the settings in a language and the brand's first; reads them
 * again when they change.
 */
export async function knownWords(
  { longReads: db, publications }: Pick<Store, 'longReads' | 'publications'>,
  now: string,
  asked: DocumentLanguage,
): Promise<Known> {
  const changedAt = [settings, synonyms].map(({ key }) => publications.changedAt(key)).join()
  const byLanguage = cache.get(db) ?? new Map()
  cache.set(db, byLanguage)
  const cached = byLanguage.get(asked)
  if (cached?.changedAt === changedAt) return cached.known
  const known = await readKnown(db, now, asked)
  byLanguage.set(asked, { changedAt, known })
  return known
}

async function readKnown(db: Db, now: string, asked: DocumentLanguage): Promise<Known> {
  const { brand, first, others, values } = await readBrandWords(db, now)
  const synonymValues = await readValues(db, synonyms, now)
  const language = asked === '' ? first : asked
  const groups = (synonymValues?.items ?? []).map(({ values }) =>
    splitPhrases(String(values.words ?? '')),
  )
  const chosen = listOf(synonymValues?.values.unused)
  const unused = new Set(topicKeys.filter((topic) => chosen.includes(topic)))
  const both = [...new Set([language, first])]
  return {
    words: gatherWords(both, { groups, unused }),
    ...{ brand, language, languages: both, appPath: appPathOf(values) },
    elsewhere: ['' as const, ...others].filter((one) => one !== asked),
  }
}

/** Returns the brand's name and languages from the settings. */
export async function readBrandWords(db: Db, now: string) {
  const values = (await readValues(db, settings, now))?.values ?? {}
  const published = languages.filter((one) => listOf(values.languages).includes(one))
  const first = languages.find((one) => one === listOf(values.languages)[0]) ?? 'en'
  const brand = String(values.brand_name || 'Linecheck')
  return { values, brand, first, others: published.filter((one) => one !== first) }
}

function appPathOf({ brand_name = '', app_slug = '' }: Readonly<Record<string, Json>>): string {
  const page = pageById(appPage)
  if (!page) throw new Error('There is no app page')
  const named = brandPage(page, { brand_name: String(brand_name), app_slug: String(app_slug) })
  return named.path ?? '#'
}

async function readValues(db: Db, { key }: Section, now: string): Promise<Content | undefined> {
  return (await findLive(db, { type: key, entryId: 0, language: '' }, now))?.content
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : []
}
