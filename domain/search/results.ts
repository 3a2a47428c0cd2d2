import { declarationByKey } from '#catalogue/catalogue.ts'
import { entryPath } from '#catalogue/entries/entry-path.ts'
import type { SearchAs } from '#catalogue/search/search-as.ts'
import { listDocumentStates } from '#store/content/document-states.ts'
import { mapShownValues } from '#store/content/guest-lists/shown-values.ts'
import { listLiveRevisions } from '#store/content/live-revisions.ts'
import type { Aside } from '#store/search/aside.ts'
import { listTexts } from '#store/search/search-texts.ts'
import type { Found } from './find-in-steps.ts'
import type { FoundPage } from './find-pages.ts'
import type { FoundKind } from './find-texts.ts'
import { excerptOf, highlight, type IsMet, type TextPart } from './highlight.ts'
import { nearness } from './sought.ts'

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

/** The heading that pages stand under. */
export const pagesKind = 'Pages'

/** Results of one kind that are shown. */
export const mostShown = 20

/** What was found as it is shown: the kind with the best result first, pages after others that are as good. */
export async function toGroups(aside: Aside, now: string, found: Found): Promise<ResultGroup[]> {
  const isMet = isMetBy(found)
  const groups = await kindGroups(aside, now, found.kinds, isMet)
  const [bestPage] = found.pages
  if (!bestPage) return groups
  const better = found.kinds.filter(({ hits }) => (hits[0]?.score ?? 0) >= bestPage.score).length
  return withoutSecond(groups.toSpliced(better, 0, pageGroup(found.pages, isMet)))
}

/** A page that is an entry too is shown once, where it comes first. */
function withoutSecond(groups: readonly ResultGroup[]): ResultGroup[] {
  const seen = new Set<string>()
  return groups.flatMap(({ kind, total, results }) => {
    const own = results.filter(({ url }) => !seen.has(url))
    for (const { url } of own) seen.add(url)
    return own.length === 0
      ? []
      : { kind, total: total - results.length + own.length, results: own }
  })
}

function isMetBy({ sought }: Found): IsMet {
  const words = sought.flatMap(({ typed }) => typed)
  // Of a phrase each word by itself says little: "milk" of "milk shake".
  const others = new Set(
    sought.flatMap((one) => one.others.flatMap((words) => (words.length === 1 ? words : []))),
  )
  return (folded) => others.has(folded) || words.some((one) => nearness(one, folded) > 0)
}

function pageGroup(pages: readonly FoundPage[], isMet: IsMet): ResultGroup {
  const results = pages.slice(0, mostShown).map(({ page: { title, text, path } }) => {
    return toResult({ title, text, picture_id: null }, path, isMet)
  })
  return { kind: pagesKind, total: pages.length, results }
}

async function kindGroups(
  aside: Aside,
  now: string,
  kinds: readonly FoundKind[],
  isMet: IsMet,
): Promise<ResultGroup[]> {
  const shown = kinds.map(({ hits }) => hits.slice(0, mostShown))
  const all = shown.flat()
  const ids = all.map(({ id }) => id)
  const [found, places, addresses] = await Promise.all([
    listTexts(aside, ids),
    placesOf(aside, now, new Set(all.map(({ subject }) => subject))),
    addressesOf(aside, now, all),
  ])
  const texts = new Map(found.map((text) => [text.id, text]))
  return kinds.map(({ kind, total }, group) => ({
    kind,
    total,
    results: (shown[group] ?? []).flatMap(({ id }) => {
      const text = texts.get(id)
      const search = text && declarationByKey(text.subject)?.search
      if (!text || !search) return []
      const place = places.get(text.subject)?.get(text.entry_id) ?? 0
      const page = addresses.get(`${text.subject}/${text.entry_id}`) ?? ''
      return toResult(text, urlOf(search, { ...text, place, page }), isMet)
    }),
  }))
}

export interface Shown {
  title: string
  text: string
  picture_id: number | null
}

export function toResult(
  { title, text, picture_id }: Shown,
  url: string,
  isMet: IsMet,
): SearchResult {
  const excerpt = excerptOf(text, isMet)
  const title_parts = highlight(title, isMet)
  const excerpt_parts = highlight(excerpt, isMet)
  return { title, excerpt, url, title_parts, excerpt_parts, picture_id }
}

interface Named {
  entry_id: number
  item_id: number
  place: number
  page: string
  title: string
}

function urlOf({ path, parts }: SearchAs, named: Named): string {
  const { entry_id, item_id, place, page, title } = named
  const values: Record<string, string> = {
    id: String(entry_id),
    item: String(item_id),
    part: String(item_id - 1),
    place: String(place),
    page,
    title: encodeURIComponent(title),
  }
  const own = parts && item_id > 0 ? parts.path : path
  return own.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')
}

/** The places of entries in their lists, for the subjects whose addresses need them. */
async function placesOf({ db }: Aside, now: string, subjects: ReadonlySet<string>) {
  const places = new Map<string, Map<number, number>>()
  for (const subject of subjects) {
    if (!declarationByKey(subject)?.search?.path.includes('{place}')) continue
    const heads = await listLiveRevisions(db, subject, now)
    places.set(subject, new Map(heads.map(({ entry_id }, place) => [entry_id, place])))
  }
  return places
}

/** The addresses of the pages of what was found, by `subject/id`, where results name them. */
async function addressesOf(
  { db }: Aside,
  now: string,
  found: readonly { subject: string; entry_id: number }[],
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>()
  const bySubject = [...Map.groupBy(found, (one) => one.subject)]
  await Promise.all(
    bySubject.map(async ([subject, own]) => {
      const declaration = declarationByKey(subject)
      if (!declaration?.search?.path.includes('{page}')) return
      const ids = [...new Set(own.map(({ entry_id }) => entry_id))]
      const name = declaration.pages?.field
      const places = ids.map((entryId) => ({ subject, entryId, language: '' as const }))
      const [kinds, heads] = await Promise.all([
        name ? mapShownValues(db, { subject, name, ids }, now) : new Map<number, string>(),
        listDocumentStates(db, places),
      ])
      for (const { entry_id: id, slug } of heads) {
        const path = entryPath(declaration, id, slug, name ? { [name]: kinds.get(id) } : {})
        addresses.set(`${subject}/${id}`, path ?? '')
      }
    }),
  )
  return addresses
}
