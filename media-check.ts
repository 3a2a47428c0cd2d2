// `npm run media:check`: finds and mends what is not as it should be between the library's rows and
// its bytes. `-- --dry` only tells. Ends with 1 when files are lost.
import { join } from 'node:path'
import { readConfig } from '#config.ts'
import { checkMedia } from '#domain/media/check-media.ts'
import { sweepIncoming } from '#domain/media/sweep-incoming.ts'
import { openServices } from '#domain/open-services.ts'

const isDry = process.argv.includes('--dry')
const config = readConfig(process.env)
const services = await openServices(config)
try {
  const { rows, names, strays, mended, lost } = await checkMedia(services, isDry)
  const swept = isDry ? 0 : await sweepIncoming(join(config.dataDir, 'incoming'))
  say(`${rows} files and former files in the library, ${names} names of bytes.`)
  list(isDry ? 'No row points to' : 'Removed, because no row pointed to', strays)
  list(
    isDry ? 'Copies are missing of' : 'Copies are made again, as soon as the server runs, of',
    mended,
  )
  list('LOST: the bytes are not there (restore them from a backup) of', lost)
  if (swept > 0) say(`Removed ${swept} files of uploads that never ended.`)
  if (strays.length + mended.length + lost.length === 0) say('Everything is as it should be.')
  if (lost.length > 0) process.exitCode = 1
} finally {
  await services.store.close()
}

function list(words: string, names: readonly string[]): void {
  if (names.length === 0) return
  say(`${words}:`)
  for (const name of names) say(`  ${name}`)
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
