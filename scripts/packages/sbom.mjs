// `npm run sbom`: the production dependencies as CycloneDX, from the lock file alone. `-- --all` includes
// those that build and test.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, stdout } from 'node:process'
import { root } from '../root.mjs'

const words = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
const npm = process.env.npm_execpath
const [program, before] = npm?.endsWith('.js')
  ? [process.execPath, [npm]]
  : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
const bill = JSON.parse(
  execFileSync(program, [...before, ...words], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
    stdio: ['ignore', 'pipe', 'pipe'],
  }),
)
// npm's own --omit=dev leaves out packages that production and a tool's optional peer both need.
if (!argv.includes('--all')) keep(bill, inProduction())
// npm names the project by its folder.
const { name, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
Object.assign(bill.metadata.component, { name, type: 'application' })
bill.metadata.component.licenses ??= [{ license: { id: license } }]
stdout.write(`${JSON.stringify(bill, null, 2)}\n`)

/** Returns the production packages of the lock file, as `name@version`. */
function inProduction() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const needed = Object.entries(packages).filter(([, { dev, devOptional }]) => !dev && !devOptional)
  return new Set(
    needed.map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`),
  )
}

/**
 * @param {{ components: Part[], dependencies: { ref: string, dependsOn: string[] }[], metadata: { component: Part } }} bill
 * @param {Set<string>} names
 * @typedef {{ 'bom-ref': string, name: string, version: string }} Part
 */
function keep(bill, names) {
  bill.components = bill.components.filter(({ name, version }) => names.has(`${name}@${version}`))
  const kept = new Set([bill.metadata.component, ...bill.components].map((part) => part['bom-ref']))
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) }))
}
