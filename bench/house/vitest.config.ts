import { defineConfig } from 'vitest/config'
import { compileSentences } from '#scripts/vite/compile-sentences.mjs'

/** Runs `running-figures.ts` on SQLite, in an app of the tests. */
export default defineConfig({
  plugins: [compileSentences()],
  test: {
    include: ['bench/house/running-figures.ts'],
    setupFiles: ['test/storage/each-file.ts'],
    globalSetup: 'test/storage/template.ts',
    env: { TEST_PG_URL: '' },
    reporters: ['dot'],
    disableConsoleIntercept: true,
    testTimeout: 60_000,
  },
})
