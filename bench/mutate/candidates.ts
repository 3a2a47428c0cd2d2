import { basename, dirname } from 'node:path'
import { fileKey, keyAt } from './hits.ts'
import type { Measured } from './measure.ts'
import type { Mutant } from './mutants.ts'
import { isIn } from './sandbox.ts'

/**
 * The test files that can notice a mutant, those that will tell soonest first: they run the function
 * it is in, or load its file. Where nobody was seen to do so (a process of its own does), those that
 * run anything near it.
 */
export function candidatesFor(
  mutant: Mutant,
  text: string,
  measured: ReadonlyMap<string, Measured>,
): string[] {
  const green = [...measured].filter(([, { isRed }]) => !isRed)
  const thatHit = (isHit: (key: string) => boolean) =>
    green.filter(([, { hits }]) => hits.some(isHit)).map(([test]) => test)
  const key = keyAt(mutant.file, text, mutant.start)
  let found = thatHit((hit) => hit === key)
  if (found.length === 0) found = thatHit((hit) => hit === fileKey(mutant.file))
  for (let near = dirname(mutant.file); found.length === 0 && near !== '.'; near = dirname(near)) {
    const folder = near
    found = thatHit((hit) => isIn(folder, hit.slice(0, hit.indexOf('#'))))
  }
  const cost = (test: string) => (measured.get(test)?.ms ?? 0) / nearness(mutant.file, test)
  return found.sort((a, b) => cost(a) - cost(b))
}

/** How much sooner than others a test is tried: its own first, then those of its folder and the folders around it. */
function nearness(file: string, test: string): number {
  const own = basename(file).replace(/\.tsx?$/, '')
  if (basename(test).startsWith(`${own}.test.`)) return 1000
  if (dirname(test) !== '.' && isIn(dirname(test), file)) return 10
  return file.split('/')[0] === test.split('/')[0] ? 3 : 1
}
