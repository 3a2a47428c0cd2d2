// A process that runs the tests of a sandbox as often as it is told; `test-host.ts` starts and ends it.
import { join } from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'
import { makeTemplate } from '#test/storage/template.ts'
import type { Ran, Run, StillRunning } from './test-host.ts'

const folder = process.cwd()
const vitest = await createVitest({
  root: folder,
  config: join(folder, 'bench/mutate/vitest.config.ts'),
  watch: false,
  reporters: [{ onTestModuleEnd: (module) => tell({ done: module.relativeModuleId }) }],
})
await vitest.standalone()
const project = vitest.getRootProject()
// Vitest would make it for the first run and take it away after it.
const { place } = await makeTemplate('')
process.on('message', (run: Run) => {
  void answer(run).then(tell)
})
process.on('disconnect', () => process.exit())
process.send?.({ ready: true })

function tell(said: Ran | StillRunning): void {
  process.send?.(said)
}

async function answer({ changed, tests, bail }: Run): Promise<Ran> {
  for (const file of changed) vitest.invalidateFile(join(folder, file))
  vitest.config.bail = bail ? 1 : 0
  vitest.state.filesMap.clear() // else it answers for every run that there was
  // What is changed in the store may change how one is made.
  const isCopied = !changed.some((file) => file.startsWith('store/'))
  project.provide('template', isCopied ? place : undefined)
  const wanted = tests.map((test) => project.createSpecification(join(folder, test)))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted)
  const isRed = unhandledErrors.length > 0 || testModules.some((module) => !module.ok())
  const errors = [...unhandledErrors, ...testModules.flatMap(errorsOf)]
  return {
    isRed,
    isLate: errors.length > 0 && errors.every(isLateness),
    tests: testModules.map((module) => ({
      file: module.relativeModuleId,
      isRed: !module.ok(),
      ms: Math.round(durationOf(module)),
    })),
  }
}

function errorsOf(module: TestModule): readonly { message: string }[] {
  const inside = [...module.children.allTests('failed')].flatMap((test) => test.result().errors)
  const around = [...module.children.allSuites()].flatMap((suite) => suite.errors())
  return [...module.errors(), ...around, ...inside.map((error) => error ?? { message: '' })]
}

function isLateness(error: unknown): boolean {
  const isError = typeof error === 'object' && error !== null && 'message' in error
  return isError && /^(Test|Hook) timed out in /.test(String(error.message))
}

function durationOf(module: TestModule): number {
  const { collectDuration, duration, prepareDuration, setupDuration } = module.diagnostic()
  return collectDuration + duration + prepareDuration + setupDuration
}
