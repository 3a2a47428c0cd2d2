import { declarationByKey } from '#catalogue/catalogue.ts'
import { entryPath } from '#catalogue/content/entry-path.ts'
import type { SearchAs } from '#catalogue/search/search-as.ts'
import { listDocumentStates } from '#store/content/document-states.ts'
import { mapLiveValues } from '#store/content/guest-lists/live-values.ts'
import { listLiveRevisions } from '#store/content/live-revisions.ts'
import type { Db } from '#store/tables.ts'
import { entryName } from './documents/visible-documents.ts'
import { excerptOf, highlight, type IsMet, type TextPart } from './highlight.ts'
import type { Hit, RankedTerm, SearchHits } from './index/messages.ts'
import { nearness } from './index/rank.ts'

export interface SearchResult {
  title: string
  excerpt: string
  url: string
  title_parts: TextPart[]
  excerpt_parts: TextPart[]
  /** The library's id of its picture. */
  picture_id: number | null
}

export interface ResultGroup {
  kind: string
  total: number
  results: SearchResult[]
}

/** Results of one kind that are shown. */
export const maxResults = 20

/** Returns what was found as it is shown, with the words marked that were met. */
export async function toGroups(
  db: Db,
  now: string,
  { kinds, terms }: Pick<SearchHits, 'kinds' | 'terms'>,
): Promise<ResultGroup[]> {
  const isMet = isMetBy(terms)
  const all = kinds.flatMap(({ hits }) => hits)
  const [positions, addresses] = await Promise.all([
    positionsOf(db, now, new Set(all.map(({ type }) => type))),
    addressesOf(db, now, all),
  ])
  const seen = new Set<string>()
  return kinds.flatMap(({ kind, total, hits }): ResultGroup[] => {
    const found = hits.map((hit) => {
      const position = positions.get(hit.type)?.get(hit.entryId) ?? 0
      return { hit, url: urlOf(hit, position, addresses.get(hit.entry) ?? '') }
    })
    // A page that is an entry too is shown once, where it comes first.
    const unseen = found.filter(({ url }) => !seen.has(url))
    for (const { url } of unseen) seen.add(url)
    const count = total - (found.length - unseen.length)
    const results = unseen
      .slice(0, maxResults)
      .map(({ hit, url }) => toResult({ ...hit, picture_id: hit.picture }, url, isMet))
    return results.length === 0 ? [] : [{ kind, total: count, results }]
  })
}

function isMetBy(terms: readonly RankedTerm[]): IsMet {
  // Of a phrase each word by itself says little: "milk" of "milk shake".
  const others = new Set(
    terms.flatMap((term) => term.others.flatMap((words) => (words.length === 1 ? words : []))),
  )
  return (forms) =>
    forms.some((form) => others.has(form)) ||
    terms.some((term) =>
      term.words.some((word) => forms.some((form) => nearness(term, word, form) > 0)),
    )
}

export interface ResultContent {
  title: string
  text: string
  picture_id: number | null
}

export function toResult(
  { title, text, picture_id }: ResultContent,
  url: string,
  isMet: IsMet,
): SearchResult {
  const excerpt = excerptOf(text, isMet)
  const title_parts = highlight(title, isMet)
  const excerpt_parts = highlight(excerpt, isMet)
  return { title, excerpt, url, title_parts, excerpt_parts, picture_id }
}

function urlOf({ type, entryId, itemId, page, title }: Hit, position: number, address: string) {
  const search = declarationByKey(type)?.search
  if (page !== null || !search) return page ?? ''
  const values: Record<string, string> = {
    id: String(entryId),
    item: String(itemId),
    part: String(itemId - 1),
    place: String(position),
    page: address,
    title: encodeURIComponent(title),
  }
  return pathOf(search, itemId).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')
}

function pathOf({ path, parts }: SearchAs, itemId: number): string {
  return parts && itemId > 0 ? parts.path : path
}

/** Returns the positions of entries in their lists, for the subjects whose addresses need them. */
async function positionsOf(db: Db, now: string, subjects: ReadonlySet<string>) {
  const positions = new Map<string, Map<number, number>>()
  for (const subject of subjects) {
    if (!declarationByKey(subject)?.search?.path.includes('{place}')) continue
    const heads = await listLiveRevisions(db, subject, now)
    positions.set(subject, new Map(heads.map(({ entry_id }, nth) => [entry_id, nth])))
  }
  return positions
}

/** Returns the addresses of the pages of what was found, by entry, where results name them. */
async function addressesOf(
  db: Db,
  now: string,
  found: readonly Hit[],
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>()
  const bySubject = [...Map.groupBy(found, ({ type }) => type)]
  await Promise.all(
    bySubject.map(async ([type, unseen]) => {
      const declaration = declarationByKey(type)
      if (!declaration?.search?.path.includes('{page}')) return
      const ids = [...new Set(unseen.map(({ entryId }) => entryId))]
      const name = declaration.pages?.field
      const documents = ids.map((entryId) => ({ type, entryId, language: '' as const }))
      const [kinds, heads] = await Promise.all([
        name ? mapLiveValues(db, { type, name, ids }, now) : new Map<number, string>(),
        listDocumentStates(db, documents),
      ])
      for (const { entry_id: id, slug } of heads) {
        const path = entryPath(declaration, id, slug, name ? { [name]: kinds.get(id) } : {})
        addresses.set(entryName(type, id), path ?? '')
      }
    }),
  )
  return addresses
}
