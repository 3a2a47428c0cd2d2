// `npm test`: everything that must hold, in order, up to the first step that fails. With --check
// (`npm run check`) all but the journeys in a browser. With --brand PATH only the proof of that brand, with
// --short as much of it as is done for two brands here.
// The last line counts: `N passed, N failed`.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { blankBrand, chosenBrand } from './brand.mjs'
import { testBrand } from './brand-test/test-brand.mjs'
import { build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { startPostgres } from './postgres.mjs'
import { pinnedNode, root } from './root.mjs'
import { projectEnv, run } from './run.mjs'
import { countPlaywright, countVitest } from './testing/counts.mjs'
import { openMemoryFolder } from './testing/memory-folder.mjs'
import { ensureTestTools, hasPostgres } from './tools.mjs'

const isCheck = process.argv.includes('--check')
const results = join(root, 'test-results')
const total = { passed: 0, failed: 0 }
// An inherited NODE_ENV=production would give React without its test tools.
const env = { ...projectEnv, NODE_ENV: 'test' }

await ensureInstalled({ development: true })
if (!isCheck && !(await ensureTestTools())) finish()
if (process.argv.includes('--brand')) {
  const isShort = process.argv.includes('--short')
  const brand = chosenBrand(process.argv, process.env)
  await step('the brand', async () => add(await testBrand(brand, { isShort })))
  finish()
}
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

await step('lock file', () => tool('scripts/packages/check-lock.mjs'))
await step('licences', () => tool('scripts/notice.mjs', '--check'))
await step('format and lint (Biome)', () =>
  tool('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
)
// Its threads wait for one another's memory: 27 s with them on two cores, 7 without.
await step('types (TypeScript)', () => tool('node_modules/typescript/bin/tsc', '--singleThreaded'))
await step('unused code (Knip)', () => tool('node_modules/knip/bin/knip.js'))
await step('unit, domain and API tests (Vitest)', vitest)
if (!isCheck) {
  await step('build (Vite)', build)
  await step('an empty brand', async () =>
    add(await testBrand(blankBrand, { isShort: true, contents: ['empty'] })),
  )
  await step('a brand at its limits', async () =>
    add(await testBrand(join(root, 'test/brand/burger-barn'), { isShort: true })),
  )
  await step('journeys in a browser (Playwright)', playwright)
  await step('faults (npm run chaos -- short)', () => tool('bench/chaos/run.ts', 'short'))
}
finish()

/**
 * @param {string} name
 * @param {() => Promise<boolean>} work
 */
async function step(name, work) {
  const start = Date.now()
  console.log(`\n── ${name}`)
  const before = total.failed
  const worked = await work()
  console.log(
    `── ${name}: ${worked ? 'ok' : 'FAILED'}, ${((Date.now() - start) / 1000).toFixed(1)} s`,
  )
  if (worked) return
  if (total.failed === before) total.failed += 1
  finish()
}

/**
 * Runs a tool of the project on the pinned Node.
 * @param {string} script
 * @param {...string} args
 */
async function tool(script, ...args) {
  return (await run(pinnedNode, [join(root, script), ...args], env)) === 0
}

async function vitest() {
  const report = join(results, 'vitest.json')
  const memory = openMemoryFolder()
  const inMemory = { ...env, ...(memory ? { TMPDIR: memory.folder } : {}) }
  const postgres = hasPostgres() ? await startPostgres(inMemory) : null
  console.log(postgres ? 'on SQLite and on PostgreSQL' : 'on SQLite only: PostgreSQL is missing')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(pinnedNode, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    ...inMemory,
    TEST_PG_URL: postgres?.url ?? '',
  })
  await postgres?.stop()
  memory?.remove()
  return add(countVitest(report)) && code === 0
}

async function playwright() {
  const report = join(results, 'playwright.json')
  const args = ['test', '--reporter=list,json']
  const code = await run(
    pinnedNode,
    [join(root, 'node_modules/@playwright/test/cli.js'), ...args],
    {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  )
  return add(countPlaywright(report)) && code === 0
}

/**
 * Adds to the total; a run of no test at all has not worked.
 * @param {{ passed: number, failed: number }} counts
 */
function add({ passed, failed }) {
  total.passed += passed
  total.failed += failed
  return passed > 0 && failed === 0
}

/** @returns {never} */
function finish() {
  if (total.failed + total.passed === 0) total.failed = 1
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 ? 0 : 1)
}
