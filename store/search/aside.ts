import type { Db } from '../tables.ts'

/** For reads that may take long: never on the thread that serves guests. */
export interface Aside {
  db: Db
}
