#!/usr/bin/env node
// `linecheck COMMAND`, of the installed package, in a brand's folder. Plain JavaScript, because Node
// strips no types in `node_modules`.
import { join } from 'node:path'
import { buildDirOf, chosenBrand } from './brand.mjs'
import { buildAll, buildWhenStale } from './build.mjs'
import { pinnedNode } from './root.mjs'
import { run } from './run.mjs'
import { upgrade } from './upgrade.mjs'

const [command = '', ...args] = process.argv.slice(2)

/** @type {Record<string, () => Promise<unknown>>} */
const commands = {
  start: () => import('./start.mjs'),
  dev() {
    process.argv.push('--dev')
    return import('./start.mjs')
  },
  async build() {
    process.exitCode = (await buildAll()) ? 0 : 1
  },
  async test() {
    const { testBrand } = await import('./brand-test/test-brand.mjs')
    const isShort = args.includes('--short')
    const { passed, failed } = await testBrand(chosenBrand(args, process.env), { isShort })
    console.log(`${passed} passed, ${failed} failed`)
    process.exitCode = passed > 0 && failed === 0 ? 0 : 1
  },
  async upgrade() {
    const [wanted] = ownArgs()
    process.exitCode = (await upgrade(chosenBrand(args, process.env), wanted)) ? 0 : 1
  },
  ...Object.fromEntries(
    ['backup', 'restore', 'admin-link', 'media-check', 'ledger-check', 'vacuum'].map((script) => [
      script,
      () => runBuilt(script),
    ]),
  ),
}

const work = commands[command]
if (work) await work()
else {
  console.error(`Say what to do: linecheck ${Object.keys(commands).join(' | ')}`)
  process.exitCode = 1
}

/**
 * Runs a script of the chosen brand's build.
 * @param {string} script
 */
async function runBuilt(script) {
  const brand = chosenBrand(args, process.env)
  const buildDir = buildDirOf(brand)
  const env = { ...process.env, BRAND_DIR: brand, BUILD_DIR: buildDir }
  const file = join(buildDir, 'server', `${script}.js`)
  const isBuilt = await buildWhenStale(brand)
  process.exitCode = isBuilt ? await run(pinnedNode, [file, ...ownArgs()], env, process.cwd()) : 1
}

/** The arguments of the command, without `--brand PATH`. */
function ownArgs() {
  const at = args.indexOf('--brand')
  return at < 0 ? args : args.toSpliced(at, 2)
}
