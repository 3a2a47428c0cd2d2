// `npm run ledger:check`: computes the hash of every publication again, and names the first that was
// changed. `-- FILE` checks a signed file of a page too. Exits with 1 when one is wrong.
import { readFile } from 'node:fs/promises'
import { readConfig } from '#config.ts'
import { checkLedger } from '#domain/content/publishing/check-ledger.ts'
import { openServices } from '#domain/open-services.ts'
import { checkSignedPage } from '#domain/past/signed-page.ts'
import { startFailure } from '#domain/start-failure.ts'
import { storeFailure } from '#domain/store-failure.ts'

const config = readConfig(process.env)
const services = await openServices(config).catch((error: unknown) => {
  const failure = startFailure(error)
  if (failure === null) throw error
  process.stderr.write(`Nothing was checked: ${failure}\n`)
  process.exit(1)
})
try {
  await checkAll(process.argv[2])
} catch (error) {
  if (!storeFailure(error)) throw error
  say(`The ledger could not be checked: ${error instanceof Error ? error.message : error}.`)
  process.exitCode = 1
} finally {
  await services.store.close()
}

async function checkAll(file: string | undefined): Promise<void> {
  const { checked, last, unchained, broken } = await checkLedger(services.store.longReads)
  if (last)
    say(`${checked} publications are as they were. The last is ${last.sequence}: ${last.hash}`)
  if (unchained > 0) say(`${unchained} have no hash yet: the server writes them when it runs.`)
  if (broken) {
    const [first] = broken.publications
    const what = first ? ` (${first.subject}, entry ${first.entry_id}, ${first.at})` : ''
    fail(`CHANGED: publication ${broken.sequence}${what}, or the text that it published.`)
  }
  say(`Files are signed with this key:\n${services.encryption.publicKey.trim()}`)
  if (file === undefined) return
  const fault = await checkSignedPage(services, await readFile(file, 'utf8'))
  if (fault) fail(`${file}: ${fault}`)
  else say(`${file} is signed here, and the ledger still has its publications.`)
}

function fail(sentence: string): void {
  say(sentence)
  process.exitCode = 1
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
