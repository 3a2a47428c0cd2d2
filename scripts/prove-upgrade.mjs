// `node prove-upgrade.mjs FORMER_VERSION BACKUP`, in a copy of a brand's folder where this version is
// installed: changes the brand's sources where this version needs it, builds, runs the brand's own tests
// and starts on a copy of the data. Called by the former version, `upgrade.mjs`.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import gt from 'semver/functions/gt.js'
import { buildDirOf } from './brand.mjs'
import { localOnly, startBrand } from './brand-test/start-brand.mjs'
import { runOwnTests } from './brand-test/test-brand.mjs'
import { build } from './build.mjs'
import { pinnedNode } from './root.mjs'
import { run } from './run.mjs'

/**
 * What each version changes in the sources of brands, oldest first.
 * @type {{ version: string, apply: (folder: string) => Promise<void> }[]}
 */
const codemods = []

const [former = '', backup = ''] = process.argv.slice(2)
const brand = process.cwd()

for (const { version, apply } of codemods) if (gt(version, former)) await apply(brand)
const isProven = (await build(brand)) && (await runOwnTests(brand)) && (await startsOnCopy())
process.exitCode = isProven ? 0 : 1

/** Restores the backup into SQLite in a folder of its own, whichever database it is from, and starts on it. */
async function startsOnCopy() {
  const dataDir = mkdtempSync(join(tmpdir(), 'linecheck-upgrade-'))
  const env = { ...process.env, ...localOnly, DATA_DIR: dataDir, BRAND_DIR: brand }
  // Files in a bucket are not in the backup.
  const args = [join(buildDirOf(brand), 'server/restore.js'), backup, '--accept-missing']
  if (await run(pinnedNode, args, env)) return false
  const site = await startBrand(brand, { dataDir })
  const { status } = await fetch(`${site.url}/home`)
  await site.stop()
  console.log(`  It started on a copy of the data; its home page answered ${status}.`)
  return status === 200
}
