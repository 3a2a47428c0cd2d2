import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { precompress } from './precompress.mjs'
import { pinnedNode, root } from './root.mjs'
import { projectEnv, run } from './run.mjs'
import { sourcesFingerprint } from './sources.mjs'

const stamp = join(root, 'build/.sources')

/** Whether `build/` was made from the sources as they are now. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesFingerprint()
}

/**
 * Builds server and browser code into `build/`, with compressed copies beside what browsers fetch.
 * @returns {Promise<boolean>} false after a failure, which has been printed
 */
export async function build() {
  const fingerprint = sourcesFingerprint()
  rmSync(stamp, { force: true })
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const env = { ...projectEnv, NODE_ENV: 'production' }
  if (await run(pinnedNode, [vite, 'build', '--app', '--logLevel', 'warn'], env)) return false
  // The licences have to be served with the scripts, styles and fonts.
  copyFileSync(join(root, 'NOTICE'), join(root, 'build/client/licences.txt'))
  await precompress(join(root, 'build/client'))
  writeFileSync(stamp, fingerprint)
  return true
}

if (argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await build()) ? 0 : 1
