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
    if (!ran.isRed)
      return { verdict: (await compiles(sandbox.folder)) ? 'survived' : 'typed', tried }
    sandbox.write(file, sandbox.read(file))
    const red = ran.tests.flatMap((test) => (test.isRed ? [test.file] : []))
    await requireGreen(host, file, red.length > 0 ? red : tests)
    return { verdict: 'killed', tried }
  } finally {
    sandbox.write(file, sandbox.read(file))
  }
}

/** Times that a test may be red without any change, as one that waits too long on a busy machine. */
const mostRed = 3

/** Throws where these tests are red without the mutant too: then nothing that they say is worth anything. */
async function requireGreen(host: TestHost, file: string, tests: readonly string[]): Promise<void> {
  for (let turn = 0; turn < mostRed; turn++) {
    const ran = await host.run({ changed: [file], tests, bail: true }, 600_000)
    if (ran?.isRed === false) return
  }
  throw new Error(`Red without any change: ${tests.join(', ')}`)
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
