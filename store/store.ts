import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin } from 'kysely'
import { hasPublished } from './content/ledger.ts'
import { Publications } from './content/publications.ts'
import { findNeighbours } from './neighbours.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import { storeError } from './refusals.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'
import type { Db, Tx } from './tables.ts'
import { longestWait, WaitingLine } from './waiting-line.ts'

/** Where everything is kept. */
export interface Store {
  /** For reading outside transactions; using it inside one throws. */
  readonly db: Db
  /** Runs `work` in one transaction. Acknowledged means on disk. Throws `StoreBusy` after 5 s of waiting, and inside another one. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Tells when what guests see has changed, on this node or another. */
  readonly publications: Publications
  /** Lets what writes finish, and closes; a second call waits for the first. */
  close(): Promise<void>
}

/** Opens PostgreSQL where `databaseUrl` says so, else SQLite in `dataDir`. */
export async function openStore(place: {
  databaseUrl: string | null
  dataDir: string
}): Promise<Store> {
  const connections = place.databaseUrl
    ? await openPostgres(place.databaseUrl)
    : await openSqlite(place.dataDir)
  const inTransaction = new AsyncLocalStorage<true>()
  const db = connections.read.withPlugin(refuseInside(inTransaction))
  const publications = new Publications(db)
  const line = connections.limitWait ? new WaitingLine() : null
  await publications.refresh()
  publications.watch()
  const neighbours = findNeighbours()
  const hear = () => void publications.refresh().catch(() => undefined)
  const stopHearing = neighbours?.listen(hear)
  const stopListening = await connections.listen?.(hear)

  async function attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    refuseNested(inTransaction)
    const until = performance.now() + longestWait
    const leave = line ? await line.enter() : () => undefined
    connections.limitWait?.(until)
    try {
      const run = (tx: Tx) => inTransaction.run(true, () => work(tx))
      const { result, isPublished } = await connections.write.transaction().execute(async (tx) => {
        const outcome = await run(tx)
        const isPublished = hasPublished(tx)
        if (isPublished) await connections.tell?.(tx)
        return { result: outcome, isPublished }
      })
      leave()
      // It is committed: a look that fails now is made up for by the next, a quarter of a second later.
      if (isPublished) neighbours?.tell()
      if (isPublished) await publications.refresh().catch(() => undefined)
      return result
    } catch (error) {
      throw storeError(error)
    } finally {
      leave()
    }
  }

  const running = new Set<Promise<unknown>>()
  function write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const attempting = attempt(work).finally(() => running.delete(attempting))
    running.add(attempting)
    return attempting
  }

  async function closeOnce() {
    publications.stop()
    stopHearing?.()
    await stopListening?.()
    while (running.size > 0) await Promise.allSettled(running)
    await connections.close()
  }
  let closing: Promise<void> | null = null
  function close() {
    closing ??= closeOnce()
    return closing
  }
  return { db, write, publications, close }
}

/** Makes a read on the root handle inside a transaction an error, instead of a read of old rows. */
function refuseInside(inTransaction: AsyncLocalStorage<true>): KyselyPlugin {
  return {
    transformQuery({ node }) {
      refuseNested(inTransaction)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

function refuseNested(inTransaction: AsyncLocalStorage<true>) {
  if (inTransaction.getStore()) {
    throw new Error('The root handle was used inside a transaction: pass the transaction on')
  }
}
