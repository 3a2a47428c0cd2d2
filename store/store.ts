import type { Connections } from './connections.ts'
import { hasPublished } from './content/ledger.ts'
import { Publications } from './content/publications.ts'
import { InsideTransaction } from './inside-transaction.ts'
import { findNeighbours } from './neighbours.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import { StoreBusy, storeError } from './refusals.ts'
import type { Aside } from './search/aside.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'
import type { Db, Tx } from './tables.ts'
import { longestWait, WaitingLine } from './waiting-line.ts'

/** Where everything is kept. */
export interface Store {
  /** For reading outside transactions; using it inside one throws. */
  readonly db: Db
  /**
   * For reads that may take long: never on the thread that serves guests. Each statement is of a
   * moment of its own, also where it is used beside a snapshot.
   */
  readonly aside: Aside
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
  /** Lets what runs finish, and closes; a second call waits for the first. */
  close(): Promise<void>
}

/** How many readings of one moment there are at once; each holds a connection. */
const snapshotPlaces = 4

/** Opens PostgreSQL where `databaseUrl` says so, else SQLite in `dataDir`. */
export async function openStore(place: {
  databaseUrl: string | null
  dataDir: string
}): Promise<Store> {
  const connections = place.databaseUrl
    ? await openPostgres(place.databaseUrl)
    : await openSqlite(place.dataDir)
  const inside = new InsideTransaction()
  const db = connections.read.withPlugin(inside.refusal)
  const publications = new Publications(db)
  await publications.refresh()
  publications.watch()
  const neighbours = findNeighbours()
  const hear = () => void publications.refresh().catch(() => undefined)
  const stopHearing = neighbours?.listen(hear)
  const stopListening = await connections.listen?.(hear)

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

  async function spreadNews() {
    neighbours?.tell()
    // It is committed: a look that fails now is made up for by the next, a quarter of a second later.
    await publications.refresh().catch(() => undefined)
  }

  const write = writer(connections, inside, spreadNews)
  const readSnapshot = snapshotReader(connections, inside)
  return {
    db,
    aside: connections.aside,
    write: (work) => run(write(work)),
    async readSnapshot(work) {
      // It would open a connection of its own.
      if (isClosed) throw new StoreBusy('the store is closed')
      return run(readSnapshot(work))
    },
    publications,
    close,
  }
}

function writer(
  connections: Connections,
  inside: InsideTransaction,
  afterPublishing: () => Promise<void>,
) {
  const line = connections.limitWait ? new WaitingLine() : null
  return async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    inside.refuse()
    const until = performance.now() + longestWait
    const leave = line ? await line.enter() : () => undefined
    connections.limitWait?.(until)
    try {
      const { result, isPublished } = await connections.write.transaction().execute(async (tx) => {
        const outcome = await inside.run(() => work(tx))
        const isPublished = hasPublished(tx)
        if (isPublished) await connections.tell?.(tx)
        return { result: outcome, isPublished }
      })
      leave()
      if (isPublished) await afterPublishing()
      return result
    } catch (error) {
      throw storeError(error)
    } finally {
      leave()
    }
  }
}

function snapshotReader(connections: Connections, inside: InsideTransaction) {
  const line = new WaitingLine(snapshotPlaces)
  return async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    inside.refuse()
    const leave = await line.enter()
    try {
      return await connections.readSnapshot((db) => inside.run(() => work(db)))
    } catch (error) {
      throw storeError(error)
    } finally {
      leave()
    }
  }
}
