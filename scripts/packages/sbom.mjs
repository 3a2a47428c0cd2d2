// `npm run sbom`: what runs in production, and what that stands on, as CycloneDX. From the lock file
// alone: nothing has to be installed or asked. `-- --all` has what builds and tests as well.
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
// npm's own --omit=dev leaves out what both production and a tool's optional peer stand on.
if (!argv.includes('--all')) keep(bill, inProduction())
// npm calls it by the folder that it is in.
const { name, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
Object.assign(bill.metadata.component, { name, type: 'application' })
bill.metadata.component.licenses ??= [{ license: { id: license } }]
stdout.write(`${JSON.stringify(bill, null, 2)}\n`)

/** What the lock file has for more than building and testing, as `name@version`. */
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
