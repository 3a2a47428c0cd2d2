import { existsSync, readFileSync } from 'node:fs'

const none = { passed: 0, failed: 0 }

/**
 * Returns how many tests passed and failed, from Vitest's JSON report. A file that cannot be loaded counts
 * as one failed test.
 * @param {string} file
 */
export function countVitest(file) {
  if (!existsSync(file)) return none
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const unloaded = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ suite) =>
      suite.status === 'failed' && suite.assertionResults.length === 0,
  ).length
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded }
}

/**
 * The same from Playwright's; a test that passed only when tried again counts as failed.
 * @param {string} file
 */
export function countPlaywright(file) {
  if (!existsSync(file)) return none
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}
