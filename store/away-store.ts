import {
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { Publications } from './content/publications.ts'
import { StoreBusy } from './refusals.ts'
import type { Store, StorePlace } from './store.ts'
import type { Tables } from './tables.ts'

/** In the place of a store that cannot be opened yet: refuses everything at once (`StoreBusy`) and closes at once. */
export function awayStore(place: StorePlace, cause: unknown): Store {
  const refused = () => new StoreBusy('the database is away since the start', { cause })
  const db = new Kysely<Tables>({ dialect: awayDialect(refused) })
  return {
    place,
    db,
    aside: { db, fromMatching: () => sql`from search_text as t` },
    write: () => Promise.reject(refused()),
    readSnapshot: () => Promise.reject(refused()),
    publications: new Publications(db),
    isReplaced: () => false,
    health: { damage: null },
    close: () => db.destroy(),
  }
}

/** That of PostgreSQL: Kysely lets one query at a time at a SQLite, and one that is refused would hold up all others. */
function awayDialect(refused: () => StoreBusy): Dialect {
  class AwayDriver extends DummyDriver {
    override acquireConnection(): Promise<never> {
      return Promise.reject(refused())
    }
  }
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new AwayDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}
