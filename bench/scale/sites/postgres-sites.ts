import { join } from 'node:path'
import pg from 'pg'
import { signIn } from '#bench/approval.ts'
import { untilReady } from '#bench/media.ts'
import { startApp } from '#bench/start-app.ts'
import { startPostgres } from '#test/postgres.ts'
import { fill } from '../fill/fill.ts'
import type { Site, Sites } from './sites.ts'
import { writeBehind } from './write-behind.ts'

/**
 * An empty site and a full one on PostgreSQL, each a copy of its own.
 * @param cache where a cluster with both waits between runs
 */
export async function openPostgresSites(cache: string): Promise<Sites> {
  const dataDir = join(cache, 'postgres-files')
  const postgres = await startPostgres({ data: join(cache, 'postgres') })
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  const urlOf = (name: string) => postgres.url.replace(/postgres$/, name)

  async function copy(from: string, name: string): Promise<Site> {
    await admin.query(`drop database if exists ${name}`)
    await admin.query(`create database ${name} template ${from} strategy file_copy`)
    return { dataDir, env: { DATABASE_URL: urlOf(name) } }
  }

  const made = await admin.query("select 1 from pg_database where datname = 'full_site'")
  if (made.rowCount === 0) {
    const empty = await copy('template1', 'empty_site')
    const seeding = await startApp(dataDir, { env: empty.env })
    // Pictures that are still being made would be measured with everything else.
    await untilReady(seeding.url, await signIn(seeding.url, 'editor'))
    await seeding.stop()
    await copy('empty_site', 'filling')
    await fillDatabase(urlOf('filling'), dataDir)
    await admin.query('alter database filling rename to full_site')
  }
  return {
    name: 'PostgreSQL',
    empty: await copy('empty_site', 'empty_run'),
    full: await copy('full_site', 'full_run'),
    async close() {
      await admin.end()
      await postgres.stop()
    },
  }
}

/** With statistics, as a database has them that has grown over months. */
async function fillDatabase(url: string, dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await fill({
    run: async (sql) => {
      await client.query(sql)
    },
    number: async (sql) => Number(Object.values((await client.query(sql)).rows[0])[0]),
  })
  await writeBehind({ databaseUrl: url, dataDir })
  await client.query('vacuum analyze')
  await client.end()
}
