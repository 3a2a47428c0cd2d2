import { setTimeout as pause } from 'node:timers/promises'
import { declarationByKey, declarations } from '#catalogue/catalogue.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import type { DocumentKey } from '#store/content/document-key.ts'
import { listNextDocumentStates } from '#store/content/document-states.ts'
import { listSpotWords, listSpotWordsOf } from '#store/search/spot-keys.ts'
import type { Store } from '#store/store.ts'
import type { FindablePage } from '../findable-page.ts'
import { Problem } from '../problem.ts'
import { loadDocuments } from './documents/load-documents.ts'
import { loadPages } from './documents/load-pages.ts'
import type { SearchHits, SearchQuery } from './index/messages.ts'
import { SearchThread, SearchUnavailable } from './index/search-thread.ts'

/** Entries read at once. */
const chunk = 25

/** Milliseconds from a failure until the index is built again. */
const retryAfter = 1_000

interface Options {
  store: Pick<Store, 'longReads' | 'publications'>
  now(): string
  /** Pages of the site beside the published content. */
  pages?: readonly FindablePage[] | undefined
  report?(error: unknown, what: string): void
  /** Milliseconds that a search waits for an index being built or updated. */
  timeout?: number | undefined
}

const searched = declarations.filter(({ search }) => search !== null)

/** Tells whether its documents are in the index; restaurants are found in the database. */
function isIndexed({ search }: Declaration): boolean {
  return search !== null && !search.spot
}

/**
 * The site's search of one process: an index on a thread of its own, built when the process starts and
 * brought up to date by every publication, also those of other nodes. When the thread dies, another one
 * is started and the index is built again.
 */
export class SiteSearch {
  readonly #options: Required<Omit<Options, 'pages'>> & { pages: readonly FindablePage[] }
  readonly #stopListening: () => void
  readonly #closing = new AbortController()
  #thread: SearchThread | null = null
  #isReady = false
  /** Whether the index has all publications that this process knows of. */
  #isCurrent = false
  /**
   * Whether restaurants' words must be read; they only correct typing errors, so searches do not
   * wait for them.
   */
  #lacksWords = true
  /** Names of changed documents that are not in the index yet. */
  #changed = new Set<string>()
  #working: Promise<void> | null = null

  constructor({ store, now, pages = [], report = () => undefined, timeout = 1_000 }: Options) {
    this.#options = { store, now, pages, report, timeout }
    this.#stopListening = store.publications.onChange((changed) => {
      if (changed === 'everything') this.rebuild()
      else if (this.#thread || this.#working) {
        this.#isCurrent = false
        for (const name of changed) this.#changed.add(name)
        this.start()
      }
    })
  }

  get isReady(): boolean {
    return this.#isReady
  }

  /** Builds or updates the index, unless that is going on. */
  start(): void {
    if (this.#closing.signal.aborted) return
    this.#working ??= this.#work().finally(() => {
      this.#working = null
    })
  }

  /** Throws `Problem('busy')` while there is no index. */
  async search(query: SearchQuery): Promise<SearchHits> {
    return this.#ask((thread) => thread.search(query))
  }

  /** Returns words of restaurants similar to some words; none while there is no index. */
  async near(words: readonly string[]): Promise<string[][]> {
    try {
      return await this.#ask((thread) => thread.near(words))
    } catch (error) {
      if (error instanceof Problem) return words.map(() => [])
      throw error
    }
  }

  /** Reads all restaurants' words again. */
  reloadLocationWords(): void {
    this.#lacksWords = true
    if (this.#thread) this.start()
  }

  async #addLocationWords(): Promise<void> {
    this.#lacksWords = false
    const db = this.#options.store.longReads
    for (const { key } of searched.filter(({ search }) => search?.spot)) {
      for (let last: string | undefined = ''; last !== undefined; ) {
        const words: string[] = await listSpotWords(db, key, last, 5_000)
        this.#thread?.change({ do: 'words', words })
        last = words.at(-1)
      }
    }
  }

  async close(): Promise<void> {
    this.#stopListening()
    this.#closing.abort()
    await this.#thread?.close()
    await this.#working
  }

  async #ask<T>(question: (thread: SearchThread) => Promise<T>): Promise<T> {
    if (!this.#isReady || !this.#isCurrent) {
      this.start()
      await Promise.race([this.#working, pause(this.#options.timeout, null, { ref: false })])
    }
    const thread = this.#isReady ? this.#thread : null
    if (!thread) throw notReady()
    try {
      return await question(thread)
    } catch (error) {
      if (error instanceof SearchUnavailable) throw notReady()
      throw error
    }
  }

  async #work(): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted && (!this.#isReady || this.#changed.size > 0 || this.#lacksWords)) {
      const names = [...this.#changed]
      this.#changed.clear()
      try {
        if (!this.#isReady) await this.#build()
        else if (names.length > 0) await this.#update(names)
        else await this.#addLocationWords()
      } catch (error) {
        if (signal.aborted) return
        this.#options.report(error, 'the index of the search was not brought up to date')
        if (!this.#isReady) this.rebuild()
        for (const name of names) this.#changed.add(name)
        this.#lacksWords = true
        await pause(retryAfter, null, { signal }).catch(() => undefined)
      }
    }
  }

  async #build(): Promise<void> {
    const { store, now, pages } = this.#options
    const db = store.longReads
    // The database first: while it is unavailable, no thread is started.
    const entries = await loadPages(db, now(), pages)
    this.#requireOpen()
    const thread = new SearchThread((why) => this.#hasEnded(thread, why))
    this.#thread = thread
    thread.change({ do: 'replace', entries })
    for (const declaration of searched.filter(isIndexed)) await this.#addAll(thread, declaration)
    if (this.#thread !== thread) throw new SearchUnavailable('the thread ended while it was filled')
    this.#requireOpen()
    this.#isReady = true
    this.#isCurrent = this.#changed.size === 0
    this.#lacksWords = true
  }

  /** Throws when the search was closed meanwhile. */
  #requireOpen(): void {
    if (this.#closing.signal.aborted) throw new SearchUnavailable('the search is closed')
  }

  async #addAll(thread: SearchThread, declaration: Declaration): Promise<void> {
    const { store, now } = this.#options
    const db = store.longReads
    const { signal } = this.#closing
    for (let last: number | undefined = -1; last !== undefined && !signal.aborted; ) {
      const states = await listNextDocumentStates(db, declaration.key, last, chunk)
      const ids = states.map(({ entry_id }) => entry_id)
      if (ids.length > 0) {
        thread.change({
          do: 'replace',
          entries: await loadDocuments({ db, now: now() }, declaration, ids),
        })
      }
      last = ids.length < chunk ? undefined : ids.at(-1)
    }
  }

  async #update(names: readonly string[]): Promise<void> {
    const { store, now, pages } = this.#options
    const db = store.longReads
    const thread = this.#thread
    if (!thread) return
    const entries = names.flatMap(entryIn)
    for (const [key, own] of Map.groupBy(entries, ({ type }) => type)) {
      const declaration = declarationByKey(key)
      if (!declaration?.search) continue
      const all = [...new Set(own.map(({ entryId }) => entryId))]
      for (let at = 0; at < all.length; at += chunk) {
        const ids = all.slice(at, at + chunk)
        if (isIndexed(declaration)) {
          thread.change({
            do: 'replace',
            entries: await loadDocuments({ db, now: now() }, declaration, ids),
          })
        } else {
          thread.change({ do: 'words', words: await listSpotWordsOf(db, key, ids) })
        }
      }
    }
    const isSettings = names.includes(settings.key)
    if (
      isSettings ||
      pages.some(({ sections = [] }) => sections.some(({ key }) => names.includes(key)))
    ) {
      thread.change({ do: 'replace', entries: await loadPages(db, now(), pages) })
    }
    // The brand's days begin at another time in another time zone.
    if (isSettings) {
      for (const declaration of searched.filter(({ search }) => search?.since)) {
        await this.#addAll(thread, declaration)
      }
    }
    this.#isCurrent = this.#changed.size === 0
  }

  #hasEnded(thread: SearchThread, why: string): void {
    if (this.#thread !== thread) return
    this.#thread = null
    this.#isReady = false
    if (this.#closing.signal.aborted) return
    this.#options.report(new SearchUnavailable(why), 'the index of the search is built again')
    this.start()
  }

  /** Rebuilds the index, after a failure or when the database was restored from a backup. */
  rebuild(): void {
    const thread = this.#thread
    this.#thread = null
    this.#isReady = false
    thread?.close().catch(() => undefined)
    if (thread) this.start()
  }
}

function notReady(): Problem {
  return new Problem('busy', messages.searchNotReady, { retryAfter: 2 })
}

/** Returns the document of a name in the ledger, in any language; nothing for a list. */
function entryIn(name: string): Pick<DocumentKey, 'type' | 'entryId'>[] {
  const [named = ''] = name.split('@')
  const [type = '', entry = '0'] = named.split('/')
  return entry === '*' ? [] : [{ type, entryId: Number(entry) }]
}
