import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fill } from '../fill/fill.ts'
import { copyFolder } from './copy-folder.ts'
import type { Site, Sites } from './sites.ts'
import { writeBehind } from './write-behind.ts'

/**
 * An empty site and a full one on SQLite, each a copy of its own in `work`.
 * @param dataDir the empty one
 * @param cache where the full one waits between runs
 */
export async function openSqliteSites(
  dataDir: string,
  cache: string,
  work: string,
): Promise<Sites> {
  const full = join(cache, 'sqlite')
  if (!existsSync(full)) await makeFull(dataDir, full)
  const copy = (from: string, name: string): Site => {
    const to = join(work, `sqlite-${name}`)
    copyFolder(from, to)
    return { dataDir: to, env: {} }
  }
  return {
    name: 'SQLite',
    empty: copy(dataDir, 'empty'),
    full: copy(full, 'full'),
    close: async () => undefined,
  }
}

async function makeFull(empty: string, to: string): Promise<void> {
  const unfinished = `${to}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  copyFolder(empty, unfinished)
  const database = new DatabaseSync(join(unfinished, 'linecheck.sqlite'))
  database.exec('pragma synchronous = off; pragma cache_size = -200000')
  await fill({
    run: async (sql) => database.exec(sql),
    number: async (sql) => Number(Object.values(database.prepare(sql).get() ?? {})[0]),
  })
  database.close()
  await writeBehind({ databaseUrl: null, dataDir: unfinished })
  const grown = new DatabaseSync(join(unfinished, 'linecheck.sqlite'))
  grown.exec('analyze')
  grown.close()
  renameSync(unfinished, to)
}
