import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { postgresPrograms, startPostgres } from '../postgres.ts'

/** A PostgreSQL and another one that follows it, as a pair of two machines; `url` names both. */
export async function startPostgresPair() {
  const first = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'linecheck-pair-'))
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  if (user.uid) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const copy = ['-D', data, '-R', '-X', 'stream', '-c', 'fast', '-d', first.url, '--no-sync']
  // Beside the real one: what is on the path may be a link to it alone.
  const initdb = realpathSync(join(postgresPrograms() ?? '', 'initdb'))
  const program = join(dirname(initdb), 'pg_basebackup')
  execFileSync(program, copy, { ...user, cwd: folder, stdio: 'pipe' })
  const second = await startPostgres({ data })
  const hosts = [first, second].map(({ url }) => new URL(url).host)
  return {
    first,
    second,
    url: first.url.replace(hosts[0] ?? '', hosts.join()),
    /** From now on the first one acknowledges only what the second has as well. */
    async keepInStep(): Promise<void> {
      await runOn(first.url, "alter system set synchronous_standby_names = '*'")
      await runOn(first.url, 'select pg_reload_conf()')
    },
    /** The second one gets no more of what the first one writes, and the first one waits for it no longer. */
    async keepApart(): Promise<void> {
      await runOn(first.url, 'alter system reset synchronous_standby_names')
      await runOn(first.url, 'select pg_reload_conf()')
      await runOn(second.url, "alter system set primary_conninfo = ''")
      await runOn(second.url, 'select pg_reload_conf()')
      for (const until = Date.now() + 10_000; Date.now() < until; ) {
        const { rowCount } = await runOn(second.url, 'select 1 from pg_stat_wal_receiver')
        if (rowCount === 0) return
      }
      throw new Error('The second one still follows.')
    },
    /** The second one takes writes from now on. */
    async promote(): Promise<void> {
      await runOn(second.url, 'select pg_promote()')
    },
    async stop(): Promise<void> {
      await first.stop()
      await second.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function runOn(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client.query(statement).finally(() => client.end())
}
