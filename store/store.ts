import type { Logger } from 'kysely'
import type { Connections } from './connections.ts'
import { type Publication, predecessorOf, publishedBy } from './content/ledger.ts'
import { chainPublished } from './content/ledger-chain.ts'
import { Publications } from './content/publications.ts'
import { DatabaseQueue, maxWait } from './database-queue.ts'
import { InsideTransaction } from './inside-transaction.ts'
import { openPostgres, openSecondPostgres } from './postgres/open-postgres.ts'
import { databaseResponded } from './request-timeout.ts'
import { findSiblingWorkers } from './sibling-workers.ts'
import { openSecondSqlite, openSqlite } from './sqlite/open-sqlite.ts'
import { isDamage, StoreBusy, storeError } from './store-errors.ts'
import type { Db, Tx } from './tables.ts'

export interface StoreLocation {
  databaseUrl: string | null
  dataDir: string
}

export interface Store {
  readonly location: StoreLocation
  readonly db: Db
  /** Never on the serving thread. Each statement sees its own moment. */
  readonly longReads: Db
  /** Throws `StoreBusy` after 5 s of waiting, and an error inside another transaction. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs short reads on one consistent snapshot. Throws as `write`. */
  readSnapshot<T>(work: (db: Db) => Promise<T>): Promise<T>
  readonly publications: Publications
  /** The process has to end when its file was replaced. */
  isReplaced(): boolean
  readonly health: Health
  close(): Promise<void>
}

export interface Health {
  damage: unknown
}

const maxSnapshots = 4

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
  const db = connections.read.withPlugin(inside.guard)
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
    // The write is committed: a failed read is made up for by the next poll.
    await publications.apply(rows, predecessor).catch(() => undefined)
  }

  const toStoreError = (error: unknown) => {
    note(error)
    return storeError(error)
  }
  const expected = (sequence: number) => publications.expectOwn(sequence)
  const write = writer(connections, { inside, toStoreError, expected, afterPublishing: spreadNews })
  const readSnapshot = snapshotReader(connections, { inside, toStoreError })
  return {
    location: { databaseUrl: location.databaseUrl, dataDir: location.dataDir },
    db,
    longReads: connections.longReads,
    write: (work) => run(write(work)),
    async readSnapshot(work) {
      // It would open another connection.
      if (isClosed) throw new StoreBusy('the store is closed')
      return run(readSnapshot(work))
    },
    publications,
    isReplaced: () => !isClosed && connections.isReplaced(),
    health,
    close,
  }
}

/** Does not notify anybody of what it publishes. */
export function openSecondStore(location: StoreLocation): Pick<Store, 'db' | 'write' | 'close'> {
  const { databaseUrl, dataDir } = location
  const connections = databaseUrl ? openSecondPostgres(databaseUrl) : openSecondSqlite(dataDir)
  const inside = new InsideTransaction()
  const afterPublishing = async () => undefined
  const expected = () => () => undefined
  return {
    db: connections.read.withPlugin(inside.guard),
    write: writer(connections, { inside, toStoreError: storeError, expected, afterPublishing }),
    close: connections.close,
  }
}

interface WorkOptions {
  inside: InsideTransaction
  toStoreError(error: unknown): unknown
}

interface PublishingHooks {
  expected(sequence: number): () => void
  afterPublishing(rows: readonly Publication[], predecessor: string | null): Promise<void>
}

function writer(
  connections: Pick<Connections, 'transact' | 'limitWait' | 'notify'>,
  { inside, toStoreError, expected, afterPublishing }: WorkOptions & PublishingHooks,
) {
  const queue = connections.limitWait ? new DatabaseQueue() : null
  return async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    inside.requireOutside()
    const until = performance.now() + maxWait
    let isOver: () => void = () => undefined
    const leave = queue ? await queue.enter() : () => undefined
    connections.limitWait?.(until)
    try {
      const { result, published, predecessor } = await connections.transact(async (tx) => {
        const outcome = await inside.run(() => work(tx))
        const rows = publishedBy(tx)
        const last = rows.at(-1)
        if (last) {
          await chainPublished(tx, rows)
          isOver = expected(last.sequence)
          await connections.notify?.(tx, last.sequence)
        }
        return { result: outcome, published: rows, predecessor: predecessorOf(tx) }
      })
      databaseResponded()
      leave()
      if (published.length > 0) await afterPublishing(published, predecessor)
      return result
    } catch (error) {
      throw toStoreError(error)
    } finally {
      isOver()
      leave()
    }
  }
}

function snapshotReader(connections: Connections, { inside, toStoreError }: WorkOptions) {
  const queue = new DatabaseQueue(maxSnapshots)
  return async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    inside.requireOutside()
    const leave = await queue.enter()
    try {
      const result = await connections.readSnapshot((db) => inside.run(() => work(db)))
      databaseResponded()
      return result
    } catch (error) {
      throw toStoreError(error)
    } finally {
      leave()
    }
  }
}
