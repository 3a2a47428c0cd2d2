import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { nodeServer } from '#bench/pinned.ts'
import { fileKinds } from '#domain/media/bytes/file-kind.ts'
import { openServices } from '#domain/open-services.ts'
import type { Services } from '#domain/services.ts'
import { root, serverEnv } from '#scripts/root.mjs'
import type { Db } from '#store/tables.ts'
import { findFaults } from '#test/backup/find-faults.ts'
import { makeLocation } from '#test/storage/locations.ts'
import { until } from '../crew.ts'
import { lostFiles, lostFolders } from '../kept.ts'
import { longest } from '../load/call.ts'
import { startDeciding } from '../load/deciding.ts'
import { startWriting, type Written } from '../load/writing.ts'
import { ChaosNode, type Place } from '../node.ts'
import type { ChaosSite } from '../site.ts'
import { whenOver } from '../trial.ts'
import { judge, summed } from '../verdict.ts'

const crew = { people: 4, uploaders: 2 }

/** What was acknowledged at one moment. */
interface Acknowledged {
  folders: string[]
  /** The files of the library, each with what was acknowledged of it last. */
  files: Map<number, string | undefined>
  publications: number
}

/**
 * `npm run backup` while people write and decide, and `npm run restore` of it at a place of its own,
 * so many times: what was acknowledged before a backup began is in it, nothing is there by half, and
 * every file of the library is what its row says.
 */
export async function restoreUnderLoad(site: ChaosSite, rounds: number): Promise<void> {
  const node = await ChaosNode.at(site.place)
  await node.start()
  const former = await site.inspect(({ store }) => countPublications(store.db))
  const all: Acknowledged = { folders: [], files: new Map(), publications: former }
  const sent = new Map<number, readonly string[]>()
  const folder = mkdtempSync(join(tmpdir(), 'linecheck-backups-'))
  whenOver(() => rmSync(folder, { recursive: true, force: true }))
  const faults: string[] = []
  let [consistent, meanwhile, filed] = [0, 0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const { written, stop } = startWriting([node.url], site.tokens.editors, crew)
    const { decided, stop: decide } = startDeciding(node.url, site.tokens, round)
    const made = () => written.acknowledged.length + written.filed + decided.approved
    const isAtWork = () =>
      written.acknowledged.length > 4 && written.filed > 4 && decided.approved > 0
    await until(isAtWork, longest)
    const before = added(all, written, decided.approved)
    const count = made()
    const file = join(folder, `${round}.tar.zst`)
    await run(site.place, 'backup.ts', file, '--with-files')
    meanwhile += made() - count
    // They rest while it is looked at: else the site grows with each round.
    await Promise.all([stop(), decide()])
    for (const [id, contents] of written.sent) sent.set(id, contents)
    Object.assign(all, added(all, written, decided.approved))
    filed += written.filed
    const { remove, ...bare } = await makeLocation(site.postgres?.url)
    const place = { ...bare, mediaUrl: null }
    const found = await restoreAndLook(place, file, before, sent).finally(remove)
    rmSync(file)
    if (found.length === 0) consistent += 1
    faults.push(...found)
  }
  await node.kill('SIGTERM')
  const figure = `${consistent} of ${rounds} consistent ${summed(faults)}`.trim()
  judge(`${site.kind}: backups under load, restored`, figure, consistent === rounds, 'all')
  const approved = all.publications - former
  const isLoad = meanwhile >= rounds && approved >= rounds && filed >= rounds
  const load = `${meanwhile} while they were taken; ${approved} approvals, ${filed} of files in all`
  judge('  acknowledged', load, isLoad, '> 0')
}

/** What was acknowledged until now, with what people have done since. */
function added(all: Acknowledged, { acknowledged, files }: Written, approved: number) {
  const last = [...files].map(([id, [sha256]]) => [id, sha256] as const)
  return {
    folders: [...all.folders, ...acknowledged],
    files: new Map([...all.files, ...last]),
    publications: all.publications + approved,
  }
}

/** What is not as it was said, or is there by half. */
async function restoreAndLook(
  location: Place,
  file: string,
  before: Acknowledged,
  sent: ReadonlyMap<number, readonly string[]>,
): Promise<string[]> {
  await run(location, 'restore.ts', file)
  const services = await openServices({ ...location, mediaKey: null, secretKey: null })
  try {
    return await lookAt(services, before, sent)
  } finally {
    await services.store.close()
  }
}

async function lookAt(
  services: Services,
  before: Acknowledged,
  sent: ReadonlyMap<number, readonly string[]>,
) {
  const { store } = services
  // Of a file that was there before it is what was acknowledged last, or what was sent after that.
  const files = [...before.files].map(([id, last]) => {
    const all = sent.get(id) ?? []
    return [id, all.slice(all.indexOf(last ?? ''))] as const
  })
  const publications = await countPublications(store.db)
  const documents = store.db.selectFrom('media').where('file_type', '=', fileKinds.pdf.type)
  const rows = await documents.select(['id', 'sha256']).execute()
  const every = new Map(rows.map(({ id, sha256 }) => [id, [sha256]]))
  return [
    ...(await lostFolders(services, { acknowledged: before.folders })),
    ...(await lostFiles(services, { files: new Map(files) })),
    ...(await lostFiles(services, { files: every })),
    ...(publications < before.publications ? ['an approval'] : []),
    ...(await findFaults(services)),
  ]
}

async function countPublications(db: Db): Promise<number> {
  const count = db.selectFrom('publication').select((eb) => eb.fn.countAll<number>().as('count'))
  return Number((await count.executeTakeFirstOrThrow()).count)
}

/** One of the product's commands, as operators say it. Throws what it says where it fails. */
async function run({ dataDir, databaseUrl, mediaUrl }: Place, ...words: [string, ...string[]]) {
  const { program, args } = nodeServer(...words)
  const place = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', MEDIA_URL: mediaUrl ?? '' }
  const env = { ...serverEnv, ...process.env, ...place }
  await promisify(execFile)(program, args, { cwd: root, env })
}
