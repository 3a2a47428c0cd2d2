import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import type { Db, Tx } from '#store/tables.ts'

/** For so long (ms) an import keeps those waiting who have come meanwhile: half as long as a page takes. */
const slice = 0.25

/** After so many slices it rests. */
const slicesInTurn = 2

/**
 * Lets others have the thread as soon as one's own turn has been long enough: however much there is to
 * do, nobody waits for more than one row or one statement of it, and most wait for none.
 */
export class Turns {
  #since = performance.now()
  #slices = 0
  #rest: number

  /** @param rest how long (ms) others have it to themselves, each time that it rests */
  constructor(rest: number) {
    this.#rest = rest
  }

  async giveWay(): Promise<void> {
    if (performance.now() - this.#since < slice) return
    this.#slices += 1
    await (this.#slices % slicesInTurn === 0 ? pause(this.#rest) : turn())
    this.#since = performance.now()
  }

  /** The same database; others have their turn between its statements. */
  between<D extends Db | Tx>(db: D): D {
    return db.withPlugin(this.#plugin) as D
  }

  readonly #plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await this.giveWay()
      return result
    },
  }
}
