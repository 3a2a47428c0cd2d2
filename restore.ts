// `npm run restore -- FILE`: restores a backup while the server is stopped. `--replace` allows it when
// there is a database already, `--accept-missing` when files of the library are missing, `--check` only
// reads the backup and prints what is in it.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#config.ts'
import { backupFailure } from '#domain/backup/backup-failure.ts'
import { type CheckedBackup, checkBackup } from '#domain/backup/check-backup.ts'
import { restoreBackup } from '#domain/backup/restore-backup.ts'
import { openFiles } from '#store/media/open-files.ts'

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    replace: { type: 'boolean', default: false },
    'accept-missing': { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
})

const [file] = positionals
try {
  if (file === undefined) throw new Error('Say which: npm run restore -- FILE')
  await (asked.check ? check(resolve(file)) : restore(resolve(file)))
} catch (error) {
  const failure =
    file === undefined ? 'say which, as in npm run restore -- FILE' : backupFailure(error)
  if (failure === null) throw error
  process.stderr.write(`Nothing was restored: ${failure}\n`)
  process.exitCode = 1
}

async function check(path: string): Promise<void> {
  print(await checkBackup(path))
  say('Every part of it is as it was written.')
}

async function restore(path: string): Promise<void> {
  const config = readConfig(process.env)
  const restored = await restoreBackup({
    path,
    place: config,
    files: openFiles(config),
    mayReplace: asked.replace,
    acceptMissing: asked['accept-missing'],
    now: new Date().toISOString(),
    progress: (words) => say(`${words} …`),
  })
  print(restored)
  say(`${restored.written} files of the library were written; the others were there.`)
  if (restored.missing.length > 0) {
    say(`${restored.missing.length} files that its rows name are nowhere:`)
    for (const name of restored.missing.slice(0, 20)) say(`  ${name}`)
  }
  if (restored.former) say(`The database of before is ${restored.former}.`)
  say('Restored. Everybody signs in again: sessions do not travel.')
}

function print({ header, rows, files, fileBytes }: CheckedBackup): void {
  const sum = rows.values().reduce((all, count) => all + count, 0)
  say(`A backup of ${header.taken_at}, from ${header.database}, version ${header.program}:`)
  say(`  ${rows.size} tables with ${sum.toLocaleString('en')} rows`)
  const where = header.media === 'bytes' ? '' : ' by their names'
  say(
    `  ${files.toLocaleString('en')} files of the library${where}, ${(fileBytes / 1e6).toFixed(1)} MB`,
  )
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
