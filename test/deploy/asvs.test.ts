import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
const rows = [
  ...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (\w+) \| (.+?) \| ?(.*?) ?\|$/gm),
].map(([, number = '', level = '', state = '', words = '', shown = '']) => ({
  number,
  level,
  state,
  words,
  shown,
}))

test('every requirement of ASVS 5.0.0 of level 1 and 2 stands there once', () => {
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
  const of = (level: string) => rows.filter((row) => row.level === level).length
  // As many as the standard has.
  expect([of('1'), of('2')]).toEqual([70, 183])
})

test('each says how it stands, and what is met says where that is shown', () => {
  for (const { number, state, shown } of rows) {
    expect([number, state]).toEqual([number, expect.stringMatching(/^(met|part|operator|no|gap)$/)])
    if (state === 'met') expect([number, shown]).toEqual([number, expect.stringContaining('`')])
  }
  for (const state of ['met', 'part', 'operator', 'no', 'gap']) {
    const counts = ['1', '2'].map(
      (level) => rows.filter((row) => row.state === state && row.level === level).length,
    )
    expect(page).toMatch(
      new RegExp(`^\\| ${state} \\| [^|]+ \\| ${counts.join(' \\| ')} \\|$`, 'm'),
    )
  }
})

test('every file that it names is there', () => {
  const names = [...page.matchAll(/`([\w./-]+\/[\w.-]+|[A-Z]+\.md)`/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !existsSync(join(root, name)) && name !== '/metrics')).toEqual([])
})
