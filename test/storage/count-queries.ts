import type { KyselyPlugin } from 'kysely'
import type { Db } from '#store/tables.ts'

/** The same database, and how many statements it has been asked through it. */
export function countQueries(db: Db): { db: Db; asked: () => number } {
  let count = 0
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: db.withPlugin(counting), asked: () => count }
}
