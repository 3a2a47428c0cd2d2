import { defineConfig } from 'vitest/config'
import { compileSentences } from '#scripts/vite/compile-sentences.mjs'

/** The unit tests as mutants are tried on them: in the order in which they are asked for. */
export default defineConfig({
  plugins: [compileSentences()],
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'test/e2e/**', 'test/recipe/**'],
    setupFiles: ['test/storage/each-file.ts', 'bench/mutate/record-hits.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    expect: { poll: { timeout: 15_000 } }, // as in the tests' own configuration
    env: { TEST_PG_URL: '' },
    maxWorkers: 2,
    sequence: {
      sequencer: class {
        sort = <T>(files: T): T => files
        shard = <T>(files: T): T => files
      },
    },
  },
})
