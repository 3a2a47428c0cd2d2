import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openServices } from '#domain/open-services.ts'
import type { Services } from '#domain/services.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openSession } from '#test/http/open-session.ts'
import { addTestPeople, asApprover, asApprover2, asEditor, asEditor2 } from '#test/people.ts'
import { startPostgres } from '#test/postgres.ts'
import { startS3Process } from '#test/s3/start-s3-process.ts'
import { startPostgresPair } from '#test/storage/start-postgres-pair.ts'
import type { Place } from './node.ts'

/** A small site of its own, with people who are signed in, on one kind of database. */
export interface ChaosSite {
  kind: 'SQLite' | 'PostgreSQL'
  place: Place
  tokens: { editor: string; editors: string[]; approvers: string[] }
  /** Its PostgreSQL, the first one of a pair; null on SQLite. */
  postgres: Awaited<ReturnType<typeof startPostgres>> | null
  /** The pair, where it is one. */
  pair: Awaited<ReturnType<typeof startPostgresPair>> | null
  /** Its object storage; null where files are in a folder. */
  storage: Awaited<ReturnType<typeof startS3Process>> | null
  /** Another folder for another node of the same site. */
  addNodePlace(): Place
  /** Works on what the site has, past every node. */
  inspect<T>(work: (services: Services) => Promise<T>): Promise<T>
  close(): Promise<void>
}

interface Made {
  isPair?: boolean
  hasStorage?: boolean
  /** Nothing is in its database, not even a schema, and nobody is signed in. */
  isEmpty?: boolean
}

export async function openSite(
  kind: ChaosSite['kind'],
  { isPair = false, hasStorage = false, isEmpty = false }: Made = {},
): Promise<ChaosSite> {
  const pair = isPair ? await startPostgresPair() : null
  const postgres = pair?.first ?? (kind === 'PostgreSQL' ? await startPostgres() : null)
  const storage = hasStorage ? await startS3Process() : null
  const folders: string[] = []
  function addNodePlace(): Place {
    const dataDir = mkdtempSync(join(tmpdir(), 'linecheck-chaos-'))
    folders.push(dataDir)
    // The key is that of the tests' storage.
    const mediaUrl = storage?.mediaUrl.replace('s3://', 's3://S3RVER:S3RVER@') ?? null
    return { dataDir, databaseUrl: pair?.url ?? postgres?.url ?? null, mediaUrl }
  }
  const location = addNodePlace()
  async function inspect<T>(work: (services: Services) => Promise<T>): Promise<T> {
    const services = await openServices({ ...location, mediaKey: null, secretKey: null })
    return work(services).finally(() => services.store.close())
  }
  const nobody = { editor: '', editors: [], approvers: [] }
  const tokens = isEmpty ? nobody : await inspect(fill)
  return {
    kind,
    place: location,
    tokens,
    postgres,
    pair,
    storage,
    addNodePlace,
    inspect,
    async close() {
      await (pair ?? postgres)?.stop()
      await storage?.stop()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function fill(services: Services): Promise<ChaosSite['tokens']> {
  const { store } = services
  await addTestPeople(store)
  await publishSite(services)
  const now = new Date().toISOString()
  const signIn = (actor: Parameters<typeof openSession>[1]) =>
    openSession(store, actor, now).then(({ token }) => token)
  const editors = [await signIn(asEditor), await signIn(asEditor2)]
  const approvers = [await signIn(asApprover), await signIn(asApprover2)]
  return { editor: editors[0] ?? '', editors, approvers }
}
