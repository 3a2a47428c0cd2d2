import { expect, test } from 'vitest'
import { collectPatterns } from './collect-patterns.ts'

// In this process: the other backends start processes of their own, one for each expression.
process.env.RECHECK_BACKEND = 'pure'
const { checkSync } = await import('recheck')

const { patterns, made } = collectPatterns()

/** A word that is repeated 100,000 times takes a regular expression of square time half a minute. */
test('no regular expression of the product takes more than linear time', {
  timeout: 1_800_000,
}, () => {
  expect(patterns.length).toBeGreaterThan(200)
  const slow = patterns.flatMap(({ file, source, flags }) => {
    const found = checkSync(source, flags, { timeout: 600_000, randomSeed: 1 })
    if (found.status === 'safe') return []
    const why = found.status === 'vulnerable' ? found.complexity.summary : found.error.kind
    return [`${file}: /${source}/${flags} is ${why}`]
  })
  expect(slow).toEqual([])
})

test('the check knows what takes more than linear time', () => {
  for (const source of ['^(a+)+$', '\\s+$', '\\s*(\\w+)\\s*:\\s*([^;]*?)\\s*(?:;\\s*|$)'])
    expect(checkSync(source, '').status, source).toBe('vulnerable')
})

/** Each is anchored, and what is put into it is escaped or a word of our own. */
test('regular expressions are made out of strings only where somebody has looked at them', () => {
  expect(made).toEqual([
    'catalogue/care/targets-of.ts',
    'catalogue/messages/api-speech.ts',
    'http/pages/pages.ts',
    'store/media/s3-files.ts',
    'web/admin/history/log-line-button.tsx',
  ])
})
