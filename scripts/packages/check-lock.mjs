import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

// npm leaves packages for other platforms out of the lock without a word when the registry lacks
// them, and then `npm ci` fails elsewhere. Nor may the lock name a registry, or scripts run unseen.
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
