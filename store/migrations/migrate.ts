import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from '../tables.ts'
import { start } from './0001-start.ts'
import { mediaLibrary } from './0002-media-library.ts'
import { searchMisses } from './0003-search-misses.ts'
import { places } from './0004-places.ts'
import { order } from './0005-order.ts'
import { longLists } from './0006-long-lists.ts'
import { tallies } from './0007-tallies.ts'
import { logLanguages } from './0008-log-languages.ts'
import { alternativeTexts } from './0009-alternative-texts.ts'
import { naturalKeys } from './0010-natural-keys.ts'
import { searchPictures } from './0011-search-pictures.ts'
import type { Kind } from './kind.ts'

/** Every step of the schema, in order. A landed one is never edited; a change is a new one. */
function steps(kind: Kind): Record<string, Migration> {
  return {
    '0001-start': start(kind),
    '0002-media-library': mediaLibrary(kind),
    '0003-search-misses': searchMisses,
    '0004-places': places(kind),
    '0005-order': order(kind),
    '0006-long-lists': longLists(kind),
    '0007-tallies': tallies,
    '0008-log-languages': logLanguages,
    '0009-alternative-texts': alternativeTexts,
    '0010-natural-keys': naturalKeys,
    '0011-search-pictures': searchPictures,
  }
}

/**
 * Brings the schema up to date, once, even when several processes start together: all of it
 * happens in one transaction that holds the database's write lock.
 * Throws what the database said when a step fails; nothing of it is kept then.
 */
export async function migrate(db: Db, kind: Kind): Promise<void> {
  const provider = { getMigrations: async () => steps(kind) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}
