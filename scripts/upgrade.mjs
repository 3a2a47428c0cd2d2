import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pinnedNode, root } from './root.mjs'
import { npm, run } from './run.mjs'

const { DATA_DIR, BACKUP_DIR } = process.env
const dataDir = resolve(DATA_DIR || 'data')
const backupDir = resolve(BACKUP_DIR || join(dataDir, 'backups'))

/**
 * `linecheck upgrade [VERSION | TARBALL]`: takes a backup and installs the version in a copy of the brand's
 * folder, where that version proves itself (`prove-upgrade.mjs`). Only then the copy takes the folder's
 * place: what fails before leaves everything as it was.
 * @param {string} brand its folder, absolute
 * @param {string} [wanted] the newest by default
 * @returns {Promise<boolean>} false after a failure, which has been printed
 */
export async function upgrade(brand, wanted = 'latest') {
  const former = versionIn(root)
  const spec = existsSync(wanted) ? resolve(wanted) : `linecheck@${wanted}`
  // A sibling: relative paths in package.json lead to the same files from there.
  const copy = `${brand}.upgrade`
  const installed = join(copy, 'node_modules/linecheck')
  const backup = await takeBackup(brand, former)
  const failed = (/** @type {string} */ what) => {
    rmSync(copy, { recursive: true, force: true })
    console.error(`Linecheck was not upgraded: ${what}. Everything is as before.`)
    return false
  }
  if (backup === null) return failed('the backup failed, see above')
  rmSync(copy, { recursive: true, force: true })
  const notCopied = new Set([dataDir, backupDir].map((path) => realpathSync(path)))
  for (const name of ['node_modules', '.git']) notCopied.add(join(brand, name))
  cpSync(brand, copy, { recursive: true, filter: (path) => !notCopied.has(path) })
  if (await npm(['install', spec, '--prefix', copy, '--no-audit', '--no-fund'], process.env, copy))
    return failed(`npm could not install ${spec}, see above`)
  const next = versionIn(installed)
  console.log(`Linecheck: trying ${next} on a copy of the data …`)
  const prove = join(installed, 'scripts/prove-upgrade.mjs')
  if (await run(pinnedNode, [prove, former, backup], process.env, copy))
    return failed(`${next} does not work with this brand, see above`)

  renameSync(join(brand, 'node_modules'), join(copy, 'former_modules'))
  renameSync(join(copy, 'node_modules'), join(brand, 'node_modules'))
  // What npm and the version change; other files may have been written to meanwhile.
  const isSource = (/** @type {string} */ path) => /\.(tsx?|css|json)$/.test(path)
  const filter = (/** @type {string} */ path) =>
    basename(path) !== 'former_modules' && (isSource(path) || statSync(path).isDirectory())
  cpSync(copy, brand, { recursive: true, filter })
  rmSync(copy, { recursive: true, force: true })
  console.log(`Linecheck is ${next} now, and was ${former}. Restart the server.`)
  console.log(
    `  The way back: npm install linecheck@${former}, linecheck restore --replace ${backup}`,
  )
  return true
}

/**
 * @param {string} brand
 * @param {string} version
 * @returns {Promise<string | null>} the backup; null after a failure
 */
async function takeBackup(brand, version) {
  mkdirSync(dataDir, { recursive: true })
  mkdirSync(backupDir, { recursive: true })
  const time = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const file = join(backupDir, `before-upgrade-${version}-${time}.backup`)
  const args = [join(root, 'scripts/linecheck.mjs'), 'backup', file, '--brand', brand]
  return (await run(pinnedNode, args, process.env, process.cwd())) === 0 ? file : null
}

/** @param {string} folder @returns {string} */
function versionIn(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
}
