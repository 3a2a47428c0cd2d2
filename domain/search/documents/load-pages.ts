import type { DocumentLanguage } from '#catalogue/languages.ts'
import type { FindablePage } from '#domain/findable-page.ts'
import { listDocumentStates } from '#store/content/document-states.ts'
import type { Db } from '#store/tables.ts'
import type { SearchDocument } from '../index/messages.ts'
import { readBrandWords } from '../words/known-words.ts'
import { aboutWord } from '../words/topic-words.ts'

/** The heading that pages stand under. */
export const pagesKind = 'Pages'

/** Returns the documents of the site's pages, in each language of the brand; one made of sections has some while a section is live. */
export async function loadPages(
  db: Db,
  now: string,
  pages: readonly FindablePage[],
): Promise<[entry: string, documents: SearchDocument[]][]> {
  const { brand, first, others } = await readBrandWords(db, now)
  const live = await liveSections(db, pages)
  return pages.map((page) => {
    const isThere = page.sections?.some(({ key }) => live.has(key)) ?? true
    const entry = `page ${page.path}`
    const inLanguage = (language: DocumentLanguage): SearchDocument => ({
      ...{ id: `${entry} ${language}`, entry, type: 'page', kind: pagesKind, page: page.path },
      ...{ entryId: 0, itemId: 0, language, more: '', picture: null, isLong: false },
      ...page.textIn(language === '' ? first : language, brand),
      topics: page.topics.map(aboutWord),
      ...{ visibleFrom: null, visibleUntil: null },
    })
    return [entry, isThere ? ['' as const, ...others].map(inLanguage) : []]
  })
}

async function liveSections(db: Db, pages: readonly FindablePage[]): Promise<Set<string>> {
  const keys = new Set(pages.flatMap(({ sections = [] }) => sections.map(({ key }) => key)))
  const sections = [...keys].map((type) => ({ type, entryId: 0, language: '' }) as const)
  const states = await listDocumentStates(db, sections)
  return new Set(states.flatMap(({ subject, live_id }) => (live_id ? [subject] : [])))
}
