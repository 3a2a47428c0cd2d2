import { expect, test } from 'vitest'
import { collectPatterns } from './collect-patterns.ts'

// In this process: the other backends start processes of their own, one for each expression.
process.env.RECHECK_BACKEND = 'pure'
const { checkSync } = await import('recheck')

const { patterns, made } = collectPatterns()

interface Suspected {
  attack: { pumps: { prefix: string; pump: string }[]; suffix: string }
}

/**
 * Whether ten times the attack takes far more than ten times as long: a hundred times where the time
 * is square. The best of three counts, since a busy machine only ever makes it slower.
 */
function isSlow(source: string, flags: string, { attack }: Suspected): boolean {
  const expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  const timeOf = (length: number) => {
    const parts = attack.pumps.map(({ prefix, pump }) => {
      const times = Math.ceil(length / attack.pumps.length / Math.max(1, pump.length))
      return prefix + pump.repeat(times)
    })
    const text = parts.join('') + attack.suffix
    const tries = Array.from({ length: 3 }, () => {
      const begun = performance.now()
      text.replaceAll(expression, '')
      return performance.now() - begun
    })
    return Math.min(...tries)
  }
  return timeOf(20_000) > 40 * Math.max(timeOf(2_000), 0.1)
}

/** A word that is repeated 100,000 times takes a regular expression of square time half a minute. */
test('no regular expression of the product takes more than linear time', {
  timeout: 1_800_000,
}, () => {
  expect(patterns.length).toBeGreaterThan(200)
  const slow = patterns.flatMap(({ file, source, flags }) => {
    const found = checkSync(source, flags, { timeout: 600_000, randomSeed: 1 })
    if (found.status === 'safe') return []
    // What has a look behind is only tried out, in guesses that a busy machine makes worse.
    if (found.status === 'vulnerable' && found.checker === 'fuzz' && !isSlow(source, flags, found))
      return []
    const why = found.status === 'vulnerable' ? found.complexity.summary : found.error.kind
    return [`${file}: /${source}/${flags} is ${why}`]
  })
  expect(slow).toEqual([])
})

test('the check knows what takes more than linear time', () => {
  for (const source of ['^(a+)+$', '\\s+$', '\\s*(\\w+)\\s*:\\s*([^;]*?)\\s*(?:;\\s*|$)'])
    expect(checkSync(source, '').status, source).toBe('vulnerable')
  const spaces = { attack: { pumps: [{ prefix: '', pump: ' ' }], suffix: 'x' } }
  expect(isSlow('\\s+$', '', spaces)).toBe(true)
  expect(isSlow('(?<!x) ', 'g', spaces)).toBe(false)
})

/** Each is anchored, and what is put into it is escaped or a word of our own. */
test('regular expressions are made out of strings only where somebody has looked at them', () => {
  expect(made).toEqual([
    'catalogue/content/checks/targets-of.ts',
    'catalogue/messages/localize.ts',
    'catalogue/text/visible.ts',
    'http/pages/pages.ts',
    'store/media/s3-files.ts',
    'web/admin/documents/history/log-line-button.tsx',
  ])
})
