import { loadavg } from 'node:os'
import { everyFault } from './every-fault.ts'
import { type ChaosSite, openSite } from './site.ts'
import { tryFault } from './trial.ts'
import { concluded, judge } from './verdict.ts'
import { readWanted, type Wanted } from './wanted.ts'

/**
 * `npm run chaos`: the faults that the product promises to bear, on the build that is there, as a
 * table; ends with 1 where one of them was not borne. `-- short` is what `npm test` runs, about a
 * minute; other words choose faults whose names have them: `-- kills`, `-- "PostgreSQL away"`. What
 * is sent by chance is the same again with `-- seed=7`.
 */
const kinds = ['SQLite', 'PostgreSQL'] as const
const wanted = readWanted(process.argv.slice(2), (isShort) =>
  kinds.flatMap((kind) =>
    Object.keys(everyFault(isShort, 0)[kind]).map((name) => `${kind} ${name}`),
  ),
)
if (typeof wanted === 'string') {
  console.error(wanted)
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1)) // and all that it has started

const begun = performance.now()
console.log(
  `Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}; ! was not borne, ~ is a time over its aim\n`,
)
// The short form does not measure times: much of it is waiting, and both may wait together.
if (wanted.isShort) await Promise.all(kinds.map((kind) => bearAll(kind, wanted)))
else for (const kind of kinds) await bearAll(kind, wanted)
const { isBorne, words } = concluded()
console.log(`\n${words} in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
process.exit(isBorne ? 0 : 1)

async function bearAll(kind: ChaosSite['kind'], { isShort, seed, chosen }: Wanted): Promise<void> {
  const faults = Object.entries(everyFault(isShort, seed)[kind])
  const tried = faults.filter(([name]) => chosen.has(`${kind} ${name}`))
  if (tried.length === 0) return
  const site = await openSite(kind, { hasStorage: kind === 'PostgreSQL' })
  for (const [name, fault] of tried) {
    // One that could not be tried to its end is not borne; the next one is tried all the same.
    await tryFault(
      () => fault(site),
      (error) =>
        judge(`${kind} ${name}`, error instanceof Error ? error.message : `${error}`, false, ''),
    )
  }
  await site.close()
}
