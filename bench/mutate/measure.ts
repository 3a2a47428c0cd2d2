import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withHits } from './hits.ts'
import { isIn, isTest, type Sandbox } from './sandbox.ts'
import { digest, load, save } from './store.ts'
import { openTestHost } from './test-host.ts'

/** What a test file runs of the sources. */
export interface Measured {
  /** Of the text of the test file and of all that it ran: when one has changed, it is measured anew. */
  digest: string
  /** How long it takes, in milliseconds. */
  ms: number
  /** Red before anything was changed: it can say nothing about mutants. */
  isRed: boolean
  /** The keys of `hits.ts`. */
  hits: string[]
}

/** The rooms in which mutants can be made. */
export const rooms = ['catalogue', 'store', 'domain', 'http'] as const

const cache = 'hits.json'
const atOnce = 12
const testTimeout = 600_000

/**
 * What every unit test runs, by its path: measured once, and again when the test's text has
 * changed. Gives null when the time was over before all were measured; the next run goes on.
 */
export async function measure(
  sandbox: Sandbox,
  isOver: () => boolean,
): Promise<Map<string, Measured> | null> {
  const known = load<Measured>(cache)
  const tests = sandbox.files.filter(
    (file) => isTest(file) && !file.startsWith('test/e2e/') && !file.startsWith('test/recipe/'),
  )
  const isStale = (test: string, found = known[test]) =>
    !found || found.isRed || found.digest !== digestOf(sandbox, test, found.hits)
  const stale = tests.filter((test) => isStale(test))
  if (stale.length > 0) await measureAll(sandbox, stale, known, isOver)
  const measured = tests.flatMap((test) => {
    const found = known[test]
    return found ? [[test, found] as const] : []
  })
  const isWhole = measured.length === tests.length && !isOver()
  return isWhole ? new Map(measured) : null
}

async function measureAll(
  sandbox: Sandbox,
  stale: readonly string[],
  known: Record<string, Measured>,
  isOver: () => boolean,
) {
  const sources = sandbox.files.filter(
    (file) => rooms.some((room) => isIn(room, file)) && !isTest(file),
  )
  const folder = mkdtempSync(join(tmpdir(), 'linecheck-hits-'))
  const host = openTestHost(sandbox.folder, { MUTATE_HITS: folder })
  for (const file of sources) sandbox.write(file, withHits(file, sandbox.read(file)))
  for (let at = 0; at < stale.length && !isOver(); at += atOnce) {
    const tests = stale.slice(at, at + atOnce)
    console.log(`Looking what tests run: ${at} of ${stale.length} files`)
    const ran = await host.run({ changed: [], tests, bail: false }, testTimeout)
    for (const { file, isRed, ms } of ran?.tests ?? []) {
      if (isRed) console.log(`  ${file} is red as it is: left out`)
      const hits = readHits(join(sandbox.folder, file), folder)
      known[file] = { digest: digestOf(sandbox, file, hits), ms, isRed, hits }
    }
    save(cache, known)
  }
  host.close()
  for (const file of sources) sandbox.write(file, sandbox.read(file))
  rmSync(folder, { recursive: true })
}

function digestOf({ read, files }: Sandbox, test: string, hits: readonly string[]): string {
  const ran = new Set(hits.map((hit) => hit.slice(0, hit.indexOf('#'))))
  return digest(read(test), ...files.filter((file) => ran.has(file)).map(read))
}

/** What `record-hits.ts` wrote for a test file. */
function readHits(testPath: string, folder: string): string[] {
  const name = createHash('sha1').update(testPath).digest('hex')
  const path = join(folder, `${name}.json`)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
}
