// `npm run vacuum`: rewrites the SQLite file, so that deleted data cannot be read from the disk. Exits
// with 1 when it fails.
import { readConfig } from '#config.ts'
import { storeFailure } from '#domain/store-failure.ts'
import { vacuumSqlite } from '#store/sqlite/vacuum-sqlite.ts'

const { databaseUrl, dataDir } = readConfig(process.env)
const fault = databaseUrl
  ? 'DATABASE_URL names a PostgreSQL, which cleans up by itself. To write its tables anew, run VACUUM (FULL) there.'
  : await vacuum()
if (fault !== null) {
  process.stderr.write(`Nothing was done: ${fault}\n`)
  process.exitCode = 1
}

/** Returns why nothing was done, or null. */
async function vacuum(): Promise<string | null> {
  try {
    const isEmptied = await vacuumSqlite(dataDir)
    if (isEmptied === null) return `there is no database in ${dataDir}.`
    const done = `The database in ${dataDir} was written anew, without what was deleted from it.`
    const left = 'Its log is still in use: stop the server and run this again to empty it.'
    process.stdout.write(`${isEmptied ? done : `${done} ${left}`}\n`)
    if (!isEmptied) process.exitCode = 1
    return null
  } catch (error) {
    if (!storeFailure(error)) throw error
    const reason = error instanceof Error ? error.message : error
    return `${reason}. Stop the server, and see that the disk has room for the database once more.`
  }
}
