import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

// npm silently leaves packages for other platforms out of the lock when the registry lacks them, and then
// `npm ci` fails on those platforms. The lock must also not name a registry or allow install scripts.
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
const faults = Object.entries(packages).flatMap(([path, entry]) => [
  ...Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !names.has(name))
    .map((name) => `${path} wants ${name}, which the lock does not have.`),
  ...(path && !entry.integrity ? [`${path} has no integrity hash.`] : []),
  ...(entry.resolved ? [`${path} names the registry it came from.`] : []),
  ...(entry.hasInstallScript && path !== 'node_modules/node' ? [`${path} runs a script.`] : []),
])
for (const fault of faults) console.error(`package-lock.json: ${fault}`)
process.exitCode = faults.length === 0 ? 0 : 1
