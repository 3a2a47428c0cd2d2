import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Measured } from './measure.ts'
import { type Mutant, mutated } from './mutants.ts'
import type { Sandbox } from './sandbox.ts'
import type { TestHost } from './test-host.ts'

/** `slow`: a test hung, or the process ended. `typed`: only the compiler noticed. */
export type Verdict = 'killed' | 'slow' | 'typed' | 'survived'

/** Test time (ms) that is spent on one mutant at most; what it leaves untried counts as survived. */
const mostTests = 150_000

/** Makes the change in the sandbox, asks the tests and then the compiler, and takes it back. */
export async function tryMutant(
  sandbox: Sandbox,
  host: TestHost,
  mutant: Mutant,
  candidates: readonly string[],
  measured: ReadonlyMap<string, Measured>,
): Promise<{ verdict: Verdict; tried: number }> {
  const { file } = mutant
  const msOf = (test: string) => measured.get(test)?.ms ?? 0
  let total = 0
  const tests = candidates.filter((test, index) => {
    total += msOf(test)
    return index === 0 || total <= mostTests
  })
  const tried = tests.length
  sandbox.write(file, mutated(sandbox.read(file), mutant))
  try {
    const longest = Math.max(0, ...tests.map(msOf))
    const ran = await host.run({ changed: [file], tests, bail: true }, 30_000 + 5 * longest)
    if (ran === null) return { verdict: 'slow', tried }
    if (ran.isRed) return { verdict: 'killed', tried }
    return { verdict: (await compiles(sandbox.folder)) ? 'survived' : 'typed', tried }
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
