import { setImmediate as turn } from 'node:timers/promises'
import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import type { Declaration } from '#catalogue/declaration.ts'
import { searchTexts } from '#catalogue/search-texts.ts'
import { findNextChange, listLiveHeads } from '#store/content/live-revisions.ts'
import { listRevisionsByIds } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import type { Alternatives } from './search-query.ts'
import { wordsOf } from './search-words.ts'

/** One thing that guests can find. */
export interface Found {
  declaration: Declaration
  entryId: number
  /** The entry's place in its list, from 0. */
  place: number
  title: string
  text: string
  /** The words of it that the search has met. */
  met: ReadonlySet<string>
}

interface Entry {
  id: string
  subject: string
  entryId: number
  title: string
  text: string
}

/** What is in the index of one subject. */
interface Known {
  version: number
  /** When the clock alone changes what is live of it. */
  until: string | null
  /** By revision: its entry, its place, and the ids of what it has in the index. */
  revisions: Map<number, { entryId: number; ids: string[] }>
  places: Map<number, number>
}

/** Contents read at once, so that a large catalogue holds nobody up. */
const chunk = 200

/**
 * Everything published, by its words. It learns what has changed when it is asked: of each subject
 * whose published version has grown, or whose window has opened or closed, it reads which revisions
 * are live and takes in only those that are new.
 */
export class SearchIndex {
  readonly #declarations: readonly Declaration[]
  readonly #entries = new Map<string, Entry>()
  readonly #known = new Map<string, Known>()
  /** In how many entries a word stands. */
  readonly #vocabulary = new Map<string, number>()
  #refreshing: Promise<void> | null = null
  readonly #words = new MiniSearch<Entry>({
    fields: ['title', 'text'],
    tokenize: (text) => wordsOf(text).map(({ folded }) => folded),
    processTerm: (term) => term,
    autoVacuum: true,
  })

  constructor(declarations: readonly Declaration[]) {
    this.#declarations = declarations
  }

  /** What meets the query, best first; only what is live at `now`. */
  async find(
    db: Db,
    now: string,
    published: ReadonlyMap<string, number>,
    query: Alternatives[],
  ): Promise<Found[]> {
    while (this.#isBehind(published, now)) {
      this.#refreshing ??= this.#refresh(db, now, published).finally(() => {
        this.#refreshing = null
      })
      await this.#refreshing
    }
    return this.#search(query).flatMap(({ id, match }) => this.#found(id, match))
  }

  /** As it is typed first, then with slips of the finger, then whatever meets a part of it. */
  #search(asked: Alternatives[]) {
    const query = this.#withoutCommon(asked)
    const whole: Query = { combineWith: 'AND', queries: query.map(toQuery) }
    const exact = this.#words.search(whole, options)
    if (exact.length > 0) return exact
    const fuzzy = (word: string) => (this.#vocabulary.has(word) ? false : slipsOf(word))
    const places = query.map(toLooseQuery)
    const loose = this.#words.search({ combineWith: 'AND', queries: places }, { ...options, fuzzy })
    if (loose.length > 0 || query.length < 2) return loose
    return this.#words.search({ combineWith: 'OR', queries: places }, { ...options, fuzzy })
  }

  /** Words that stand nearly everywhere choose nothing, and cost the most. */
  #withoutCommon(query: Alternatives[]): Alternatives[] {
    const common = Math.max(500, this.#entries.size / 4)
    const choosing = query.filter(([words = [], ...others]) => {
      const [word = '', ...more] = words
      const isOne = more.length === 0 && others.length === 0
      return !isOne || (this.#vocabulary.get(word) ?? 0) < common
    })
    return choosing.length > 0 ? choosing : query.slice(0, 1)
  }

  #found(id: string, match: Record<string, string[]>): Found[] {
    const entry = this.#entries.get(id)
    const declaration = this.#declarations.find(({ key }) => key === entry?.subject)
    if (!entry || !declaration) return []
    const { entryId, title, text } = entry
    const place = this.#known.get(entry.subject)?.places.get(entryId) ?? 0
    return [{ declaration, entryId, place, title, text, met: new Set(Object.keys(match)) }]
  }

  #isBehind(published: ReadonlyMap<string, number>, now: string): boolean {
    return this.#declarations.some((declaration) => this.#isStale(declaration, published, now))
  }

  #isStale({ key }: Declaration, published: ReadonlyMap<string, number>, now: string): boolean {
    const known = this.#known.get(key)
    if (!known || known.version < (published.get(key) ?? 0)) return true
    return known.until !== null && known.until <= now
  }

  async #refresh(db: Db, now: string, published: ReadonlyMap<string, number>): Promise<void> {
    for (const declaration of this.#declarations) {
      if (!this.#isStale(declaration, published, now)) continue
      await this.#take(db, now, declaration, published.get(declaration.key) ?? 0)
    }
  }

  async #take(db: Db, now: string, declaration: Declaration, version: number): Promise<void> {
    const heads = await listLiveHeads(db, declaration.key, now)
    const former = this.#known.get(declaration.key)?.revisions ?? new Map()
    const live = new Set(heads.map(({ id }) => id))
    const revisions: Known['revisions'] = new Map()
    for (const [id, known] of former) {
      if (live.has(id)) revisions.set(id, known)
      else for (const entry of known.ids) this.#drop(entry)
    }
    const wanted = heads.map(({ id }) => id).filter((id) => !revisions.has(id))
    for (let at = 0; at < wanted.length; at += chunk) {
      const part = await listRevisionsByIds(db, wanted.slice(at, at + chunk))
      for (const { id, entry_id, content } of part) {
        const texts = searchTexts(declaration, content)
        const ids = texts.map(({ itemId, title, text }) => {
          const entryName = `${declaration.key} ${entry_id} ${itemId} ${id}`
          this.#add({ id: entryName, subject: declaration.key, entryId: entry_id, title, text })
          return entryName
        })
        revisions.set(id, { entryId: entry_id, ids })
      }
      await turn()
    }
    const until = await findNextChange(db, [declaration.key], now)
    const places = new Map(heads.map(({ entry_id }, place) => [entry_id, place]))
    this.#known.set(declaration.key, { version, until, revisions, places })
  }

  /** Taking in and dropping may have begun before, and been cut off: a second time does nothing. */
  #add(entry: Entry): void {
    if (this.#entries.has(entry.id)) return
    this.#entries.set(entry.id, entry)
    this.#words.add(entry)
    for (const word of wordsIn(entry)) this.#count(word, 1)
  }

  #drop(id: string): void {
    const entry = this.#entries.get(id)
    if (!entry) return
    this.#entries.delete(id)
    this.#words.discard(id)
    for (const word of wordsIn(entry)) this.#count(word, -1)
  }

  #count(word: string, by: number): void {
    const count = (this.#vocabulary.get(word) ?? 0) + by
    if (count > 0) this.#vocabulary.set(word, count)
    else this.#vocabulary.delete(word)
  }
}

const options: SearchOptions = {
  boost: { title: 3 },
  prefix: (term) => term.length > 1,
  weights: { prefix: 0.5, fuzzy: 0.3 },
}

function wordsIn({ title, text }: Entry): Set<string> {
  return new Set([...wordsOf(title), ...wordsOf(text)].map(({ folded }) => folded))
}

/** How many slips of the finger a word of that length may have. */
function slipsOf(word: string): number | false {
  if (word.length < 4) return false
  return word.length < 5 ? 1 : 2
}

/** A place of the query for fingers that slip: its words, and what they are with two letters swapped. */
function toLooseQuery(place: Alternatives): Query {
  const swapped = place.flatMap(([word = '', ...more]) => (more.length > 0 ? [] : swapsOf(word)))
  if (swapped.length === 0) return toQuery(place)
  const whole = { combineWith: 'OR', queries: swapped, prefix: false, fuzzy: false } as const
  return { combineWith: 'OR', queries: [toQuery(place), whole] }
}

/** A swap counts as two slips: in short words, which may have one, swaps are tried one by one. */
function swapsOf(word: string): string[] {
  if (word.length < 4 || word.length > 5) return []
  return Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  )
}

function toQuery(place: Alternatives): Query {
  const [only, ...others] = place.map(toPhrase)
  return only && others.length === 0 ? only : { combineWith: 'OR', queries: place.map(toPhrase) }
}

function toPhrase(words: string[]): Query {
  return { combineWith: 'AND', queries: words }
}
