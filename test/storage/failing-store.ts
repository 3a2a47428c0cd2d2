import type { KyselyPlugin } from 'kysely'
import type { Store } from '#store/store.ts'

/** What ails a database; where a table is named, of the statements that name it. */
export interface Failing {
  error: Error | null
  table?: string
}

/** For `openTestApp`: whatever is read fails as the test says meanwhile. */
export function failWith(failure: Failing): (store: Store) => Store {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (failure.error && JSON.stringify(node).includes(failure.table ?? '')) throw failure.error
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return (store) => ({
    ...store,
    db: store.db.withPlugin(plugin),
    longReads: store.longReads.withPlugin(plugin),
    readSnapshot: (work) => store.readSnapshot((db) => work(db.withPlugin(plugin))),
  })
}
