import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Measured } from './measure.ts'
import { type Mutant, mutated } from './mutants.ts'
import type { Sandbox } from './sandbox.ts'
import type { TestHost } from './test-host.ts'

/**
 * `killed`: a test failed, and passes without the mutant. `typed`: only the compiler noticed.
 * `hung`: the process ended, or nothing came in time, or only words of lateness, twice: an endless
 * loop does that, and so may a busy machine.
 */
export type Verdict = 'killed' | 'hung' | 'typed' | 'survived'

/** What was found out before, if it holds: a machine that was busy then may not be now. */
export function settled(verdict: string | undefined): Verdict | undefined {
  return (['killed', 'typed', 'survived'] as const).find((one) => one === verdict)
}

/** Test time (ms) that is spent on one mutant at most; what it leaves untried counts as survived. */
const mostTests = 300_000

/** Times that a mutant is tried until its tests say something that can be believed. */
const mostTurns = 2

/** Makes the change in the sandbox, asks the tests and then the compiler, and takes it back. */
export async function tryMutant(
  sandbox: Sandbox,
  host: TestHost,
  mutant: Mutant,
  candidates: readonly string[],
  measured: ReadonlyMap<string, Measured>,
): Promise<Verdict> {
  const { file } = mutant
  const msOf = (test: string) => measured.get(test)?.ms ?? 0
  let total = 0
  const tests = candidates.filter((test, index) => {
    total += msOf(test)
    return index === 0 || total <= mostTests
  })
  const timeout = 30_000 + 5 * Math.max(0, ...tests.map(msOf))
  const runTests = (wanted: readonly string[]) =>
    host.run({ changed: [file], tests: wanted, bail: true }, timeout)
  try {
    for (let turn = 0; turn < mostTurns; turn++) {
      sandbox.write(file, mutated(sandbox.read(file), mutant))
      const ran = await runTests(tests)
      if (ran && !ran.isRed) return (await compiles(sandbox.folder)) ? 'survived' : 'typed'
      sandbox.write(file, sandbox.read(file))
      if (!ran || ran.isLate) continue
      const red = ran.tests.flatMap((test) => (test.isRed ? [test.file] : []))
      const clean = await runTests(red.length > 0 ? red : tests)
      if (clean?.isRed === false) return 'killed'
      console.log(`  red without any change too, not believed: ${red.join(', ')}`)
    }
    return 'hung'
  } finally {
    sandbox.write(file, sandbox.read(file))
  }
}

/** Nothing reaches `main` that the compiler refuses. */
async function compiles(folder: string): Promise<boolean> {
  const tsc = join(folder, 'node_modules/typescript/bin/tsc')
  const state = ['--incremental', '--tsBuildInfoFile', join(folder, '.tsbuildinfo')]
  return promisify(execFile)(process.execPath, [tsc, ...state], { cwd: folder }).then(
    () => true,
    () => false,
  )
}
