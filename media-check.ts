// `npm run media:check`: finds and repairs rows of the library without files, and files without rows.
// `-- --dry` only reports. Exits with 1 when files are lost.
import { join } from 'node:path'
import { readConfig } from '#config.ts'
import { checkMedia } from '#domain/media/background/check-media.ts'
import { sweepIncoming } from '#domain/media/background/sweep-incoming.ts'
import { openServices } from '#domain/open-services.ts'
import { startFailure } from '#domain/start-failure.ts'
import { storeFailure } from '#domain/store-failure.ts'

const isDry = process.argv.includes('--dry')
const config = readConfig(process.env)
const services = await openServices(config).catch((error: unknown) => {
  const failure = startFailure(error)
  if (failure === null) throw error
  process.stderr.write(`Nothing was done: ${failure}\n`)
  process.exit(1)
})
const incoming = join(config.dataDir, 'incoming')
try {
  const { rows, names, ...found } = await checkMedia(services, isDry)
  const swept = await sweepIncoming(incoming, { isDry })
  say(`${rows} files and former files in the library, ${names} names of bytes.`)
  const lists: [words: string, names: readonly string[]][] = [
    [isDry ? 'No row points to' : 'Removed, because no row pointed to', found.strays],
    [isDry ? 'Left by unfinished uploads' : 'Removed, left by unfinished uploads', swept.removed],
    [
      'Being uploaded now, or left by an unfinished upload; removed automatically within minutes',
      found.arriving,
    ],
    [`The same, in ${incoming}`, swept.left],
    ['Other files, left alone', found.foreign],
    [isDry ? 'Copies are missing of' : 'Copies are made again by the server, of', found.mended],
    ['LOST: the bytes are not there (restore them from a backup) of', found.lost],
  ]
  for (const [words, some] of lists) list(words, some)
  if (lists.every(([, some]) => some.length === 0)) say('Everything is as it should be.')
  if (found.lost.length > 0) process.exitCode = 1
} catch (error) {
  if (!storeFailure(error)) throw error
  say(`The library could not be checked: ${error instanceof Error ? error.message : error}.`)
  process.exitCode = 1
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
