import type { Logger } from 'kysely'
import type { Connections } from './connections.ts'
import { type Publication, predecessorOf, publishedBy } from './content/ledger.ts'
import { Publications } from './content/publications.ts'
import { DatabaseQueue, longestWait } from './database-queue.ts'
import { InsideTransaction } from './inside-transaction.ts'
import { openPostgres, openSecondPostgres } from './postgres/open-postgres.ts'
import { isDamage, StoreBusy, storeError } from './refusals.ts'
import { databaseAnswered } from './request-timeout.ts'
import { findSiblingWorkers } from './sibling-workers.ts'
import { openSecondSqlite, openSqlite } from './sqlite/open-sqlite.ts'
import type { Db, Tx } from './tables.ts'

/** Where a store is: PostgreSQL where `databaseUrl` says so, else SQLite in `dataDir`. */
export interface StoreLocation {
  databaseUrl: string | null
  dataDir: string
}

/** Where everything is kept. */
export interface Store {
  readonly location: StoreLocation
  /** For reading outside transactions; using it inside one throws. */
  readonly db: Db
  /**
   * For reads that may take long: never on the thread that serves guests. Each statement is of a
   * moment of its own, also where it is used beside a snapshot.
   */
  readonly longReads: Db
  /** Runs `work` in one transaction. Acknowledged means on disk. Throws `StoreBusy` after 5 s of waiting, and inside another one. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Runs `work` on one moment of the database: all that it reads through `db` is as one write left
   * it, whatever is written meanwhile; it keeps nobody from writing. For a page's worth of reading,
   * not for long: as many run at once as there are places, others wait. Throws `StoreBusy` after 5 s
   * of waiting, and inside a transaction.
   */
  readSnapshot<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Tells when what guests see has changed, on this node or another. */
  readonly publications: Publications
  /** Returns whether the database is no longer the one that was opened: then this process has to end. */
  isReplaced(): boolean
  /** What this process has met that no other try makes better. */
  readonly health: Health
  /** Lets what runs finish, and closes; a second call waits for the first. */
  close(): Promise<void>
}

/** Damage that any question or write has met, or null. */
export interface Health {
  damage: unknown
}

/** How many readings of one moment there are at once; each holds a connection. */
const snapshotPlaces = 4

/** Opens what is kept at a place. */
export async function openStore(location: StoreLocation): Promise<Store> {
  const health: Health = { damage: null }
  const note = (error: unknown) => {
    if (isDamage(error)) health.damage = error
  }
  const log: Logger = (event) => {
    if (event.level === 'error') note(event.error)
  }
  const connections = location.databaseUrl
    ? await openPostgres(location.databaseUrl, { log })
    : await openSqlite(location.dataDir, { log })
  const inside = new InsideTransaction()
  const db = connections.read.withPlugin(inside.refusal)
  const publications = new Publications(db)
  await publications.refresh()
  publications.watch()
  const siblings = findSiblingWorkers()
  const stopHearing = siblings?.listen(() => publications.onNews(null))
  const stopListening = await connections.listen?.((sequence) => publications.onNews(sequence))

  const running = new Set<Promise<unknown>>()
  function run<T>(work: Promise<T>): Promise<T> {
    const tracked = work.finally(() => running.delete(tracked))
    running.add(tracked)
    return tracked
  }

  async function closeOnce() {
    publications.stop()
    stopHearing?.()
    await stopListening?.()
    while (running.size > 0) await Promise.allSettled(running)
    await connections.close()
    isClosed = true
  }
  let isClosed = false
  let closing: Promise<void> | null = null
  function close() {
    closing ??= closeOnce()
    return closing
  }

  async function spreadNews(rows: readonly Publication[], predecessor: string | null) {
    siblings?.notify()
    // It is committed: a look that fails now is made up for by the next, a quarter of a second later.
    await publications.apply(rows, predecessor).catch(() => undefined)
  }

  const refusal = (error: unknown) => {
    note(error)
    return storeError(error)
  }
  const expected = (sequence: number) => publications.expectOwn(sequence)
  const write = writer(connections, { inside, refusal, expected, afterPublishing: spreadNews })
  const readSnapshot = snapshotReader(connections, { inside, refusal })
  return {
    location: { databaseUrl: location.databaseUrl, dataDir: location.dataDir },
    db,
    longReads: connections.longReads,
    write: (work) => run(write(work)),
    async readSnapshot(work) {
      // It would open a connection of its own.
      if (isClosed) throw new StoreBusy('the store is closed')
      return run(readSnapshot(work))
    },
    publications,
    isReplaced: () => !isClosed && connections.isReplaced(),
    health,
    close,
  }
}

/**
 * A store that another process has open, for one beside it: it reads and writes, and nobody is told
 * of what it publishes.
 */
export function openSecondStore(location: StoreLocation): Pick<Store, 'db' | 'write' | 'close'> {
  const { databaseUrl, dataDir } = location
  const connections = databaseUrl ? openSecondPostgres(databaseUrl) : openSecondSqlite(dataDir)
  const inside = new InsideTransaction()
  const afterPublishing = async () => undefined
  const expected = () => () => undefined
  return {
    db: connections.read.withPlugin(inside.refusal),
    write: writer(connections, { inside, refusal: storeError, expected, afterPublishing }),
    close: connections.close,
  }
}

interface WorkOptions {
  inside: InsideTransaction
  /** What is thrown for what the database has said. */
  refusal(error: unknown): unknown
}

interface PublishingHooks {
  /** Is told up to where a write is about to publish; what it gives is called when that is over. */
  expected(sequence: number): () => void
  afterPublishing(rows: readonly Publication[], predecessor: string | null): Promise<void>
}

function writer(
  connections: Pick<Connections, 'transact' | 'limitWait' | 'notify'>,
  { inside, refusal, expected, afterPublishing }: WorkOptions & PublishingHooks,
) {
  const queue = connections.limitWait ? new DatabaseQueue() : null
  return async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    inside.refuse()
    const until = performance.now() + longestWait
    let isOver: () => void = () => undefined
    const leave = queue ? await queue.enter() : () => undefined
    connections.limitWait?.(until)
    try {
      const { result, published, predecessor } = await connections.transact(async (tx) => {
        const outcome = await inside.run(() => work(tx))
        const rows = publishedBy(tx)
        const last = rows.at(-1)
        if (last) {
          isOver = expected(last.sequence)
          await connections.notify?.(tx, last.sequence)
        }
        return { result: outcome, published: rows, predecessor: predecessorOf(tx) }
      })
      databaseAnswered()
      leave()
      if (published.length > 0) await afterPublishing(published, predecessor)
      return result
    } catch (error) {
      throw refusal(error)
    } finally {
      isOver()
      leave()
    }
  }
}

function snapshotReader(connections: Connections, { inside, refusal }: WorkOptions) {
  const queue = new DatabaseQueue(snapshotPlaces)
  return async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    inside.refuse()
    const leave = await queue.enter()
    try {
      const found = await connections.readSnapshot((db) => inside.run(() => work(db)))
      databaseAnswered()
      return found
    } catch (error) {
      throw refusal(error)
    } finally {
      leave()
    }
  }
}
