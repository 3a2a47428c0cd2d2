import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { compileSentences } from './scripts/vite/compile-sentences.mjs'

const postgres = process.env.TEST_PG_URL

/**
 * `unit` runs every test beside the code, on SQLite. Where `TEST_PG_URL` names a PostgreSQL
 * (`npm test` starts one), `postgres` runs the tests that touch a database once more on it.
 */
export default defineConfig({
  plugins: [compileSentences()],
  test: {
    testTimeout: 20_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    expect: { poll: { timeout: 15_000 } }, // its own second is none on a busy machine
    maxWorkers: Math.max(2, availableParallelism()), // many tests wait: for silence, locks, a database
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules/**', 'build/**', 'data/**', 'test/e2e/**'],
          globalSetup: 'test/storage/template.ts',
          setupFiles: 'test/http/say-in-english.ts',
          env: { TEST_PG_URL: '' },
        },
      },
      ...(postgres
        ? [
            {
              test: {
                name: 'postgres',
                environment: 'node' as const,
                include: ['{store,domain,http,demo}/**/*.test.ts'],
                globalSetup: 'test/storage/template.ts',
                setupFiles: 'test/http/say-in-english.ts',
                env: { TEST_PG_URL: postgres },
              },
            },
          ]
        : []),
    ],
  },
})
