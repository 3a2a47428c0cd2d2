// `npm run backup -- FILE`: writes the database and the library into one file, while the server runs.
// Files in a bucket stay there and the backup has their names; `--with-files` includes them,
// `--names-only` leaves out files of a folder. `--scheduled` is the server's own call: a backup into
// BACKUP_DIR if one is due.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { programVersion } from '#catalogue/program-version.ts'
import { type Config, readConfig } from '#config.ts'
import { backupFailure } from '#domain/backup/backup-failure.ts'
import { isBackupDue } from '#domain/backup/schedule/is-backup-due.ts'
import { keepNewest, scheduledFile } from '#domain/backup/schedule/keep-newest.ts'
import { runBackup } from '#domain/backup/schedule/run-backup.ts'
import { type BackupOrder, type Done, takeBackup } from '#domain/backup/take-backup.ts'
import { openServices } from '#domain/open-services.ts'
import { isOfThisVersion } from '#store/dump/open-source.ts'
import { openFiles } from '#store/media/open-files.ts'

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'with-files': { type: 'boolean' },
    'names-only': { type: 'boolean' },
    scheduled: { type: 'boolean' },
  },
})
const stopping = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stopping.abort())

try {
  const config = readConfig(process.env)
  await (asked.scheduled ? takeDueBackup(config) : takeRequestedBackup(config, positionals[0]))
} catch (error) {
  const failure = backupFailure(error)
  if (failure === null) throw error
  process.stderr.write(`The backup was not taken: ${failure}\n`)
  process.exitCode = 1
}

async function takeDueBackup(config: Config): Promise<void> {
  const { backupEvery, backupDir, backupKeep } = config
  if (backupEvery === null) return
  const services = await openServices(config)
  try {
    const path = scheduledFile(backupDir, services.now())
    const isDue = (tx: Parameters<typeof isBackupDue>[0]) =>
      isBackupDue(tx, services.now(), backupEvery)
    const done = await runBackup(services, { ...orderOf(config, path), isDue })
    if (done) await keepNewest(backupDir, backupKeep)
  } finally {
    await services.store.close()
  }
}

async function takeRequestedBackup(config: Config, file: string | undefined): Promise<void> {
  if (file === undefined) {
    process.stderr.write('Say where the backup goes: npm run backup -- FILE\n')
    process.exitCode = 1
    return
  }
  const begun = performance.now()
  const order = { ...orderOf(config, resolve(file)), progress: progress() }
  const done = await takeAndNote(config, order)
  say(`Backup in ${order.path}: ${inWords(done)}; read back, and found whole.`)
  say(`It took ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
  if (done.missing.length === 0) return
  say(`The library names ${done.missing.length} files that are not there, and not in the backup:`)
  for (const name of done.missing.slice(0, 20)) say(`  ${name}`)
}

/** Notes the backup in the database, unless another version of the program owns it. */
async function takeAndNote(config: Config, order: ReturnType<typeof orderOf>): Promise<Done> {
  if (!(await isOfThisVersion(config)))
    return takeBackup({ ...order, files: openFiles(config), now: new Date().toISOString() })
  const services = await openServices(config)
  try {
    const done = await runBackup(services, order)
    if (done) return done
    throw new Error('a backup that was asked for was not taken')
  } finally {
    await services.store.close()
  }
}

function orderOf(config: Config, path: string): Omit<BackupOrder, 'files' | 'now'> {
  const withFiles = asked['with-files'] || (config.mediaUrl === null && !asked['names-only'])
  const media = withFiles ? 'bytes' : 'names'
  return { place: config, media, path, program: programVersion, signal: stopping.signal }
}

/** Returns a function that prints the progress every two seconds. */
function progress(): (done: Done) => void {
  let last = performance.now()
  return (done) => {
    if (performance.now() - last < 2_000) return
    last = performance.now()
    say(`  ${inWords(done)} …`)
  }
}

function inWords({ tables, rows, files, fileBytes }: Done): string {
  const count = (n: number) => n.toLocaleString('en')
  const megabytes = (fileBytes / 1e6).toFixed(1)
  return `${tables} tables with ${count(rows)} rows, ${count(files)} files of ${megabytes} MB`
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
