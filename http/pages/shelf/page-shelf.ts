import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Logger } from 'pino'
import type { Changed, Services } from '#domain/services.ts'
import type { KeptAnswer, PlainAnswer } from '../kept-answer.ts'
import { NamedMap } from '../named-map.ts'
import {
  type JournalLine,
  type Mark,
  readJournal,
  type ShelvedPage,
  writeLines,
} from './journal.ts'
import { hashOf, ShelfFiles } from './shelf-files.ts'

type Publications = Services['store']['publications']

/** Pages and bytes of their files at most; what was put there first goes first. */
const most = { pages: 2_000, bytes: 64 * 1024 * 1024 }

/**
 * How long (ms) a shelf may stand in after its process last knew what is published: what others have
 * withdrawn since is on it still.
 */
const longestUnknown = 24 * 3_600_000

/** From its age on the ledger's silence means that nothing is known: it is looked at four times a second. */
const knownFor = 5_000

/**
 * How long (ms) what is no longer so, and what is new, waits to be written with more of its kind, and
 * how often it is written down that what is published is known.
 */
const usualPace = { drops: 100, puts: 3_000, notes: 60_000 }

/** A page as it was put there. */
export interface TakenPage {
  answer: PlainAnswer
  policy: string
  until: string | null
  names: ReadonlySet<string>
}

/**
 * The pages that guests have asked for, on disk, for the day on which a process starts and its
 * database is away (docs/decisions/0054). Written behind, one after the other, each content once;
 * what a publication changes is taken away a tenth of a second later. Nothing is served from here
 * while the database answers.
 */
export class PageShelf {
  readonly #files: ShelfFiles
  readonly #log: Logger
  readonly #pace: typeof usualPace
  readonly #pages = new NamedMap<ShelvedPage>(({ names }) => names)
  #mark: Mark | null = null
  #lines = 0
  /** When the process before this one last knew what is published; null since this one does. */
  #leftAt: number | null = null
  #publications: Publications | null = null
  #noting: NodeJS.Timeout | null = null
  /** Kept answers that are not on disk yet, and names of pages that are not there any more. */
  readonly #puts = new NamedMap<Put>(({ page }) => page.names)
  readonly #drops = new Set<string>()
  /** Contents of pages that are gone; kept until what is made anew is there, which may be the same. */
  readonly #orphans = new Set<string>()
  #policy: string | null = null
  #timer: NodeJS.Timeout | null = null
  #due = Number.POSITIVE_INFINITY
  #writing: Promise<void> = Promise.resolve()

  private constructor(files: ShelfFiles, log: Logger, pace: typeof usualPace) {
    this.#files = files
    this.#log = log
    this.#pace = pace
  }

  /** Opens what a process before this one has left; never fails for want of it. */
  static async open(folder: string, log: Logger, pace = usualPace): Promise<PageShelf> {
    const shelf = new PageShelf(new ShelfFiles(folder), log, pace)
    const { pages, mark, length } = readJournal(await shelf.#files.readJournal())
    for (const [key, page] of pages) shelf.#pages.set(key, page)
    shelf.#mark = mark
    shelf.#lines = length
    shelf.#leftAt = await shelf.#files.knownAt()
    return shelf
  }

  get size(): { pages: number; bytes: number } {
    const bytes = this.#pages.values().reduce((sum, page) => sum + page.bytes, 0)
    return { pages: this.#pages.size, bytes }
  }

  /**
   * From now on goes by what is published: takes away what has changed since the shelf was left, all
   * of it where that was another database or nobody can say.
   */
  async follow(publications: Publications): Promise<void> {
    publications.onChange((changed) => this.#forgetChanged(changed))
    const changed = this.#mark && (await publications.namesAfter(this.#mark))
    this.#forgetChanged(changed ?? 'everything')
    this.#leftAt = null
    if (!(await this.#files.claim().catch(() => false))) return
    this.#publications = publications
    this.#noting = setInterval(() => this.#noteKnown(), this.#pace.notes).unref()
    this.#wakeIn(this.#pace.drops)
  }

  /** Remembers a page that was just made; what is no page of today's database is not taken. */
  put(key: string, kept: KeptAnswer, made: Pick<TakenPage, 'policy' | 'until' | 'names'>): void {
    if (!this.#publications || kept.status >= 500) return
    const { status, type, path } = kept
    const { policy, until } = made
    const names = [...made.names]
    this.#puts.set(key, { kept, page: { status, type, path, until, names, policy } })
    this.#wakeIn(this.#pace.puts)
  }

  /** The page, if its file is what it was. */
  async take(key: string): Promise<TakenPage | null> {
    const page = this.#pages.get(key)
    const file = page && (await this.#files.read(page.hash))
    if (!page || !file) return null
    const body = page.coding === 'br' ? await promisify(brotliDecompress)(file) : file
    if (this.#pages.get(key) !== page) return null
    const { status, type, path, policy } = page
    const names = new Set(page.names)
    return { answer: { status, type, body, path }, until: this.#untilOf(page), policy, names }
  }

  /** When the clock changes a page, or nobody can say any more whether it still is one. */
  #untilOf({ until }: ShelvedPage): string | null {
    if (this.#leftAt === null) return until
    const last = new Date(this.#leftAt + longestUnknown).toISOString()
    return until !== null && until < last ? until : last
  }

  #noteKnown(): void {
    const isKnown = this.#publications && this.#publications.silence < knownFor
    if (isKnown) this.#files.noteKnown().catch(() => undefined)
  }

  /** Writes what waits, and lets another process write here. */
  async close(): Promise<void> {
    if (!this.#publications) return
    if (this.#timer) clearTimeout(this.#timer)
    if (this.#noting) clearInterval(this.#noting)
    this.#write(true)
    await this.#writing
    this.#publications = null
    await this.#files.letGo()
  }

  #forgetChanged(changed: Changed): void {
    const isAll = changed === 'everything'
    for (const key of isAll ? [...this.#puts.keys()] : this.#puts.under(changed))
      this.#puts.delete(key)
    for (const key of isAll ? [...this.#pages.keys()] : this.#pages.under(changed))
      this.#forget(key)
    this.#wakeIn(this.#pace.drops)
  }

  #forget(key: string): void {
    const page = this.#pages.get(key)
    if (page) this.#orphans.add(page.hash)
    this.#pages.delete(key)
    this.#drops.add(key)
  }

  #wakeIn(milliseconds: number): void {
    const due = performance.now() + milliseconds
    if (!this.#publications || due >= this.#due) return
    if (this.#timer) clearTimeout(this.#timer)
    this.#due = due
    this.#timer = setTimeout(() => {
      this.#due = Number.POSITIVE_INFINITY
      // What is new comes with the next that is due for it.
      this.#write(milliseconds === this.#pace.puts)
      const isMore = this.#puts.size > 0 || this.#orphans.size > 0
      if (milliseconds !== this.#pace.puts && isMore) this.#wakeIn(this.#pace.puts)
    }, milliseconds).unref()
  }

  #write(withPuts: boolean): void {
    this.#writing = this.#writing
      .then(() => this.#writeAll(withPuts))
      .catch((err) => this.#log.warn({ err }, 'pages were not kept on disk'))
  }

  async #writeAll(withPuts: boolean): Promise<void> {
    await this.#sayDrops()
    if (!withPuts) return
    for (const key of [...this.#puts.keys()]) await this.#writeOne(key)
    this.#makeRoom()
    await this.#removeOrphans()
    if (this.#lines > this.#pages.size * 4 + 1_000) await this.#shorten()
  }

  /** Said again where they could not be: a mark behind a drop that is missing would bring the page back. */
  async #sayDrops(): Promise<void> {
    const drops = [...this.#drops]
    const mark = this.#publications?.mark ?? null
    const lines: JournalLine[] = drops.map((drop) => ({ drop }))
    const isNews =
      mark?.sequence !== this.#mark?.sequence ||
      mark?.identity !== this.#mark?.identity ||
      mark?.at !== this.#mark?.at
    if (mark && isNews) lines.push({ mark })
    if (lines.length === 0) return
    this.#drops.clear()
    try {
      await this.#say(lines)
      this.#mark = mark
    } catch (error) {
      for (const drop of drops) if (!this.#pages.has(drop)) this.#drops.add(drop)
      this.#wakeIn(this.#pace.puts * 10)
      throw error
    }
  }

  async #writeOne(key: string): Promise<void> {
    const waiting = this.#puts.get(key)
    if (!waiting) return
    const { kept, page } = waiting
    const coding = kept.br === kept.identity ? 'identity' : 'br'
    const { bytes } = kept.br
    const hash = hashOf(bytes)
    const isThere = this.#isUsed(hash) || this.#orphans.has(hash)
    if (!isThere) await this.#files.write(hash, bytes)
    // Published meanwhile: it is no more.
    if (this.#puts.get(key) !== waiting) return
    this.#puts.delete(key)
    const { policy, ...facts } = { ...page, hash, bytes: bytes.length, coding } as const
    this.#forget(key)
    this.#drops.delete(key)
    this.#pages.set(key, { ...facts, policy })
    const lines: JournalLine[] = policy === this.#policy ? [] : [{ policy }]
    await this.#say([...lines, { put: key, page: { ...facts, names: [...facts.names] } }])
    this.#policy = policy
  }

  async #say(lines: readonly JournalLine[]): Promise<void> {
    this.#lines += lines.length
    await this.#files.addToJournal(writeLines(lines))
  }

  async #removeOrphans(): Promise<void> {
    for (const hash of this.#orphans) {
      if (!this.#isUsed(hash)) await this.#files.remove(hash)
      this.#orphans.delete(hash)
    }
  }

  #isUsed(hash: string): boolean {
    return this.#pages.values().some((page) => page.hash === hash)
  }

  #makeRoom(): void {
    let { pages, bytes } = this.size
    for (const [key, page] of this.#pages) {
      if (pages <= most.pages && bytes <= most.bytes) return
      pages -= 1
      bytes -= page.bytes
      this.#forget(key)
      this.#wakeIn(this.#pace.drops)
    }
  }

  /** Writes the journal anew with what holds, and removes files that nobody has. */
  async #shorten(): Promise<void> {
    const lines: JournalLine[] = this.#mark ? [{ mark: this.#mark }] : []
    let said: string | null = null
    for (const [put, { policy, names, ...page }] of this.#pages) {
      if (policy !== said) lines.push({ policy })
      said = policy
      lines.push({ put, page: { ...page, names: [...names] } })
    }
    await this.#files.replaceJournal(writeLines(lines))
    this.#lines = lines.length
    this.#policy = said
    const wanted = new Set(this.#pages.values().map(({ hash }) => hash))
    await this.#files.sweep((hash) => wanted.has(hash))
  }
}

/** A page that is to be written. */
interface Put {
  kept: KeptAnswer
  page: Omit<ShelvedPage, 'hash' | 'bytes' | 'coding'>
}
