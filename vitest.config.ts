import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { compileSentences } from './scripts/vite/compile-sentences.mjs'

const postgres = process.env.TEST_PG_URL

/**
 * They watch what a module does (`vi.mock`), load other brands, choose in which language the screen speaks,
 * or measure how long their thread stands still.
 */
const alone = [
  'domain/people/password.test.ts',
  'store/sqlite/open-sqlite.test.ts',
  'domain/people/sign-in/{reserve-attempt,sign-in}.test.ts',
  'http/renamed-brand.test.ts',
  'web/admin/i18n/*.test.ts',
]

const elsewhere = ['node_modules/**', 'build/**', 'data/**', 'test/e2e/**']

/**
 * `unit` runs every test beside the code, on SQLite; `alone` those of them that need a process each.
 * The others share one with many, as what they test does when it serves: half of a run went to
 * reading the same modules for each file. Where `TEST_PG_URL` names a PostgreSQL (`npm test` starts
 * one), `postgres` runs the tests that touch a database once more on it, `postgres alone` likewise.
 */
export default defineConfig({
  plugins: [compileSentences()],
  test: {
    testTimeout: 60_000, // only what hangs takes so long, on a busy machine too
    hookTimeout: 60_000,
    restoreMocks: true,
    expect: { poll: { timeout: 15_000 } }, // its own second is none on a busy machine
    maxWorkers: availableParallelism() + 2, // many tests wait: for silence, locks, a database
    projects: [
      ...pair('unit', '', '**/*.test.{ts,tsx}'),
      ...(postgres ? pair('postgres', postgres, '{store,domain,http,brands}/**/*.test.ts') : []),
    ],
  },
})

function pair(name: string, url: string, tests: string): TestProjectInlineConfiguration[] {
  const common = {
    environment: 'node' as const,
    globalSetup: 'test/storage/template.ts',
    setupFiles: 'test/storage/each-file.ts',
    env: { TEST_PG_URL: url },
  }
  const isolated = url === '' ? alone : alone.filter((file) => !file.startsWith('web/'))
  return [
    {
      extends: true,
      test: {
        ...common,
        name,
        isolate: false,
        include: [tests],
        exclude: [...elsewhere, ...alone],
      },
    },
    {
      extends: true,
      test: { ...common, name: `${name} alone`, include: isolated, exclude: elsewhere },
    },
  ]
}
