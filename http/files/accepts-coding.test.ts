import { expect, test } from 'vitest'
import { ownTime } from '#test/http/own-time.ts'
import { acceptsCoding, chosen, mostChosen, smallestCoding } from './accepts-coding.ts'

test('a coding is taken by its own name and with a weight above 0', () => {
  const cases: [header: string | undefined, br: boolean, gzip: boolean][] = [
    [undefined, false, false],
    ['', false, false],
    ['br', true, false],
    ['gzip, deflate, br, zstd', true, true],
    ['gzip;q=0.5,BR ; q=1', true, true],
    ['br;q=0, gzip;q=0.000', false, false],
    ['br;q=0.001', true, false],
    ['abracadabra, brotli, gzipped, x-gzip', false, false],
    ['br;q=x, gzip;q=1.0.0', false, false],
    ['br;level=4', false, false],
    ['*', false, false],
    ['identity', false, false],
  ]
  for (const [header, br, gzip] of cases) {
    expect([header, acceptsCoding(header, 'br'), acceptsCoding(header, 'gzip')]).toEqual([
      header,
      br,
      gzip,
    ])
    const smallest = br ? 'br' : gzip ? 'gzip' : 'identity'
    expect([smallestCoding(header), smallestCoding(header)]).toEqual([smallest, smallest])
  }
})

test('no header takes long to read', () => {
  const long = [
    `br${' '.repeat(16_000)}x`,
    ','.repeat(16_000),
    ', '.repeat(8_000),
    'br;q='.repeat(3_000),
    ' '.repeat(16_000),
  ]
  for (const header of long) {
    const begun = ownTime()
    expect(acceptsCoding(header, 'br')).toBe(false)
    expect(ownTime() - begun).toBeLessThan(50)
  }
})

test('however many headers were seen, each gets what it asks for, and few are remembered', () => {
  for (const coding of ['br', 'gzip', 'identity']) {
    for (let count = 0; count < 500; count += 1) {
      expect(smallestCoding(`x${count}, ${coding}`)).toBe(coding)
      expect(chosen.size).toBeLessThanOrEqual(mostChosen.headers)
    }
  }
  const longest = `${'x'.repeat(mostChosen.length - 4)}, br`
  expect(smallestCoding(longest)).toBe('br')
  expect(smallestCoding(`x${longest}`)).toBe('br')
  expect([chosen.has(longest), chosen.has(`x${longest}`)]).toEqual([true, false])
  chosen.set('what was read', 'gzip')
  expect(smallestCoding('what was read')).toBe('gzip')
})
