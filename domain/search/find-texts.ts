import { declarations } from '#catalogue/catalogue.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import type { Aside } from '#store/search/aside.ts'
import { countHits, listHits, type TextHit, type TextSearch } from '#store/search/search-texts.ts'
import { languageTag, subjectTag } from '#store/search/tags.ts'
import { type Hit, rank } from './rank.ts'
import { type Combine, canBeMet, exactly, forgivingly, isExact, type Sought } from './sought.ts'

/** Whom something is sought for. */
export interface Asking {
  aside: Aside
  now: string
  language: DocumentLanguage
  /** The languages that are looked through. */
  languages: readonly DocumentLanguage[]
  /** The subjects that are looked through; null for all. */
  only: readonly string[] | null
  /** How many texts carry one of the tags, whenever they are shown. */
  carrying(tags: readonly string[]): number
  /** Gives the tags where few enough texts carry them, else null. */
  choosing(tags: readonly string[]): readonly string[] | null
  /** Does a text hold the word, whenever it is shown? */
  stands(word: string): boolean
}

/** What was found of one kind, best first; counted up to a bound. */
export interface FoundKind {
  kind: string
  total: number
  hits: Hit[]
}

/** Matches that are looked at one by one, at most. */
const mostRanked = 300

/** Where there are more: so many in exact titles, in titles, exactly, and anywhere. */
const mostOfEach = 100

const searchable = declarations.filter(({ search }) => search !== null)
const kindOf = new Map(searchable.map(({ key, search }) => [key, search?.kind ?? '']))
const kinds = Map.groupBy(kindOf.keys(), (key) => kindOf.get(key) ?? '')

/** The tags that are worth knowing the counts of. */
export function allTags(languages: readonly DocumentLanguage[]): string[] {
  const tagsOf = (language: DocumentLanguage) =>
    [...kindOf.keys()].map((key) => subjectTag(key, language))
  return languages.flatMap((language) => [languageTag(language), ...tagsOf(language)])
}

/** What holds `all` of what is sought, or `any` of it, by kind; the kind with the best hit first. */
export async function findTexts(
  asking: Asking,
  sought: readonly Sought[],
  combine: Combine,
): Promise<FoundKind[]> {
  const { aside } = asking
  const there = sought.filter((one) => canBeMet(one, asking.stands))
  const needed = combine === 'all' ? sought : sought.filter(({ isStrict }) => isStrict)
  // What no text holds is not asked for.
  if (there.length === 0 || needed.some((one) => !there.includes(one))) return []
  const search = searchFor(asking, there, combine)
  const [found = []] = await listHits(aside, [{ ...search.all, limit: mostRanked + 1 }])
  if (found.length === 0) return []
  const met = combine === 'any' ? await countMet(asking, there, found) : new Map<number, number>()
  if (found.length > mostRanked) return findMany(asking, { search, sought, met, first: found })
  const [exact = []] = await listHits(aside, [search.exact])
  return inKinds(rank(found, { exact, sought, met }))
}

type Search = Record<'exact' | 'all', TextSearch>

function searchFor(asking: Asking, sought: readonly Sought[], combine: Combine): Search {
  const { now, language, languages, choosing, only } = asking
  const own = only?.flatMap((key) => languages.map((one) => subjectTag(key, one)))
  const tags = choosing(own ?? languages.map(languageTag))
  const search = { now, language, subjects: only, tags, within: 'text', limit: mostRanked } as const
  return {
    exact: { ...search, words: exactly(sought, combine) },
    all: { ...search, words: forgivingly(sought, combine) },
  }
}

/** What is looked for among many. */
interface Looking {
  search: Search
  sought: readonly Sought[]
  met: ReadonlyMap<number, number>
  /** What the first look has met, of any kind. */
  first: readonly TextHit[]
}

/** Kinds that few texts are of are looked through whole, together; of the others, each for itself, what is met best. */
async function findMany(asking: Asking, looking: Looking): Promise<FoundKind[]> {
  const each = kindsBySize(asking)
  const few = each.filter((_, nth) => {
    const texts = each.slice(0, nth + 1).reduce((sum, one) => sum + one.texts, 0)
    return texts <= limits.searchCounted
  })
  const found = await Promise.all([
    findAmongFew(asking, few, looking),
    ...each.slice(few.length).map((one) => findBest(asking, one, looking)),
  ])
  return inOrder(found.flat())
}

interface Kind {
  kind: string
  subjects: readonly string[]
  tags: readonly string[]
  /** How many are of it. */
  texts: number
}

/** The kinds of the subjects that are looked through; that of which there is least first. */
function kindsBySize({ only, languages, carrying }: Asking): Kind[] {
  const among = kindsAmong(only).map(([kind, subjects]): Kind => {
    const tags = languages.flatMap((one) => subjects.map((subject) => subjectTag(subject, one)))
    return { kind, subjects, tags, texts: carrying(tags) }
  })
  return among.sort((a, b) => a.texts - b.texts)
}

async function findAmongFew(
  { aside, choosing }: Asking,
  few: readonly Kind[],
  { search: { exact, all }, sought, met }: Looking,
): Promise<FoundKind[]> {
  if (few.length === 0) return []
  const tags = choosing(few.flatMap((one) => one.tags)) ?? all.tags
  const subjects = few.flatMap((one) => one.subjects)
  const whole = { subjects, tags, limit: limits.searchCounted }
  const ways = isExact(sought) ? [all] : [all, exact]
  const looked = await listHits(
    aside,
    ways.map((way): TextSearch => ({ ...way, ...whole })),
  )
  const [found = []] = looked
  return inKinds(rank(found, { exact: looked.at(-1) ?? [], sought, met }))
}

/** Where too many are met to look at each, those that are met best are among the ones looked at. */
async function findBest(
  { aside, choosing }: Asking,
  { kind, subjects, tags }: Kind,
  { search: { exact, all }, sought, met, first }: Looking,
): Promise<FoundKind[]> {
  const only = { subjects, tags: choosing(tags) ?? all.tags }
  const own = first.filter(({ subject }) => subjects.includes(subject)).slice(0, mostOfEach)
  const anywhere = (way: TextSearch) => ({ ...way, ...only, limit: mostOfEach })
  const inTitle = (way: TextSearch) => ({ ...anywhere(way), within: 'title' as const })
  const isAllExact = isExact(sought)
  const ways = isAllExact ? [inTitle(exact)] : [inTitle(exact), anywhere(exact), inTitle(all)]
  // What the first look has met of this kind is as good as any other that is met anywhere.
  if (own.length < mostOfEach) ways.push(anywhere(all))
  const [[total = 0], looked] = await Promise.all([
    countHits(aside, [{ ...all, ...only, limit: limits.searchCounted }]),
    listHits(aside, ways),
  ])
  if (total === 0) return []
  const hits = [...new Map([...looked.flat(), ...own].map((hit) => [hit.id, hit])).values()]
  const exactly = isAllExact ? hits : looked.slice(0, 2).flat()
  return [{ kind, total, hits: rank(hits, { exact: exactly, sought, met }) }]
}

/** The kinds of some subjects, or all. */
function kindsAmong(keys: readonly string[] | null): [kind: string, subjects: string[]][] {
  return [...kinds].filter(([, of]) => keys === null || of.some((key) => keys.includes(key)))
}

/** Of what is met in part: how much of what is sought each text holds, and how rare that is. */
async function countMet(
  asking: Asking,
  sought: readonly Sought[],
  any: readonly TextHit[],
): Promise<Map<number, number>> {
  const met = new Map<number, number>()
  const searches = sought.map((one) => searchFor(asking, [one], 'all').all)
  const each =
    sought.length > 1 ? await listHits(asking.aside, searches) : [any.slice(0, mostRanked)]
  for (const found of each) {
    const weight = 1 + 1 / (1 + Math.log2(1 + found.length))
    for (const { id } of found) met.set(id, (met.get(id) ?? 0) + weight)
  }
  return met
}

function inKinds(hits: readonly Hit[]): FoundKind[] {
  const found = Map.groupBy(hits, ({ subject }) => kindOf.get(subject) ?? '')
  return [...found].map(([kind, own]) => ({ kind, total: own.length, hits: own }))
}

function inOrder(found: readonly FoundKind[]): FoundKind[] {
  const best = ({ hits }: FoundKind) => hits[0]?.score ?? 0
  return [...found].sort((a, b) => best(b) - best(a))
}
